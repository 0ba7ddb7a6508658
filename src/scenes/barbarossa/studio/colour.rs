//! Clay in the players' colours.

/// `--mark` of style/tokens.css by `data-colour`.
const MARKS: [u32; 12] = [
    0xb02f28, 0x1d5ea8, 0x28763f, 0x8a6100, 0x6a3fa3, 0x0d7177, 0xb02f70, 0x52555c, 0xb04f12, 0x3c4bb4,
    0x5d6a14, 0x6f2340,
];

/// Returns a player's colour in sRGB.
pub fn srgb(colour: u8) -> [u8; 3] {
    let [_, rgb @ ..] = MARKS[usize::from(colour) % MARKS.len()].to_be_bytes();
    rgb
}

/// Returns the linear reflectance of a player's clay. Dark colours are lifted, and the darker the more: shading shows
/// the form, and black has none.
pub fn clay(colour: u8) -> [f32; 3] {
    let light = srgb(colour).map(|part| {
        let part = f32::from(part) / 255.0;
        // Close to the transfer curve of sRGB.
        part * part * (0.3 * part + 0.7)
    });
    let bright = 0.21 * light[0] + 0.72 * light[1] + 0.07 * light[2];
    let lift = (0.058 + 0.82 * bright) / bright.max(0.01);
    // No material reflects a colour fully; the excess makes it paler.
    light.map(|part| (part * lift * 0.86 + 0.025).min(0.85))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_those_of_the_sheet() {
        let sheet = include_str!("../../../../style/tokens.css");
        for (colour, mark) in MARKS.iter().enumerate() {
            let rule = format!("[data-colour=\"{colour}\"] {{\n  --mark: #{mark:06x};\n}}");
            assert!(sheet.contains(&rule), "{rule}");
        }
    }

    #[test]
    fn no_clay_is_dark_or_glaring() {
        for colour in 0..12 {
            let light = clay(colour);
            let bright = 0.21 * light[0] + 0.72 * light[1] + 0.07 * light[2];
            assert!((0.09..0.4).contains(&bright), "{colour}: {bright}");
        }
    }
}
