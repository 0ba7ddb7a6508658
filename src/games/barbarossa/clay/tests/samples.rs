//! Handmade objects as text, with the digests of their clay: the same on every device. A difference means that objects
//! of players look different now.

use super::super::{Clay, Mesher, Replay, export::Whole, from_text, pack, to_text, unpack};

/// Name, packed strokes, digest, number of triangles.
const SAMPLES: [(&str, &str, u64, usize); 11] = [
    ("duck", include_str!("samples/duck.txt"), 0x8059b47858abcbd2, 25592),
    ("mug", include_str!("samples/mug.txt"), 0xf9da869320d9b3c9, 24024),
    ("snail", include_str!("samples/snail.txt"), 0xe2c794e99ea2d26b, 17688),
    ("face", include_str!("samples/face.txt"), 0xbb1fe7146a86a4be, 40268),
    ("star", include_str!("samples/star.txt"), 0x114f76d4244ba29b, 18648),
    ("letters", include_str!("samples/letters.txt"), 0xc19fa06202cb6644, 38744),
    ("typical", include_str!("samples/typical.txt"), 0xc84beac0d357395d, 64168),
    ("owl", include_str!("samples/owl.txt"), 0x7a582e0ca5a83e8e, 21832),
    ("castle", include_str!("samples/castle.txt"), 0x2cdb4500e1670f2a, 36368),
    ("giraffe", include_str!("samples/giraffe.txt"), 0xb53d646324ef1f0f, 18404),
    ("octopus", include_str!("samples/octopus.txt"), 0xfb4ae082a412669, 54272),
];

#[test]
fn they_are_as_they_were() {
    for (name, text, digest, triangles) in SAMPLES {
        let strokes = unpack(&from_text(text.trim()).unwrap()).unwrap();
        assert_eq!(to_text(&pack(&strokes)), text.trim(), "{name}");
        let clay = Clay::of(&strokes);
        assert_eq!(clay.digest(), digest, "{name} is {:#x}", clay.digest());
        assert_eq!(Whole::of(&clay).triangles.len(), triangles, "{name}");
        let mut replay = Replay::new(strokes);
        let mut mesher = Mesher::new();
        while replay.step(97).unwrap() {
            mesher.update(replay.sculpture().clay());
        }
        assert_eq!(replay.sculpture().clay().digest(), digest, "{name} bit by bit");
        mesher.update(replay.sculpture().clay());
        let mut fresh = Mesher::new();
        fresh.update(&clay);
        assert!(mesher.patches() == fresh.patches(), "{name} looks different bit by bit");
    }
}
