//! Arrays of all variants of an enum.

use strum::VariantArray;

/// Returns all `N` variants in the order of their declaration. A wrong `N` does not compile.
pub const fn variants<T: VariantArray + Copy, const N: usize>() -> [T; N] {
    match T::VARIANTS.first_chunk() {
        Some(all) if T::VARIANTS.len() == N => *all,
        _ => panic!("an enum has another number of variants"),
    }
}
