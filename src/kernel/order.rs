//! Order for short lists.

/// Sorts a list, as [`sort_by_key`] does.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, |a, b| a > b);
}

/// Sorts a list by what `key` gives; equals stay as they were. For lists of a few dozen, where the sorts of the standard
/// library are no faster and bring a hundred times as much program for each kind of list.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a) > key(b));
}

fn sort_by<T>(list: &mut [T], wrong: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && wrong(&list[at - 1], &list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_standard_library_sorts() {
        let mut list: Vec<(u32, u32)> = (0..60).map(|n| (n * 37 % 11, n)).collect();
        let mut like = list.clone();
        sort_by_key(&mut list, |(key, _)| *key);
        like.sort_by_key(|(key, _)| *key);
        assert_eq!(list, like);
        sort(&mut list);
        like.sort();
        assert_eq!(list, like);
        sort::<u8>(&mut []);
    }
}
