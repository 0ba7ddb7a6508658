//! The entries of a drop-down list, and the selected one.

/// A drawn list of options. A value that is not an option gets an entry of its own, so that the list always shows the
/// value in use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DropDown {
    /// The label of each entry.
    pub labels: Vec<String>,
    /// Index of the entry of the value in use.
    pub selected: usize,
}

impl DropDown {
    /// Returns the list for a value. `unlisted` is the label of a value that is not an option.
    pub fn new<T: PartialEq>(options: &[(T, String)], value: &T, unlisted: &str) -> DropDown {
        let mut labels: Vec<String> = options.iter().map(|(_, label)| label.clone()).collect();
        let selected = options.iter().position(|(option, _)| option == value).unwrap_or_else(|| {
            labels.push(unlisted.to_owned());
            options.len()
        });
        DropDown { labels, selected }
    }
}

#[cfg(test)]
mod tests {
    use super::DropDown;

    fn minutes(value: u8) -> DropDown {
        let options = [(0, "no limit".to_owned()), (5, "5 min".to_owned())];
        DropDown::new(&options, &value, "another value")
    }

    #[test]
    fn an_option_is_selected_by_its_value() {
        let shown = minutes(5);
        assert_eq!(shown.labels, ["no limit", "5 min"]);
        assert_eq!(shown.selected, 1);
    }

    #[test]
    fn an_unlisted_value_is_shown_as_such() {
        let shown = minutes(7);
        assert_eq!(shown.labels, ["no limit", "5 min", "another value"]);
        assert_eq!(shown.labels[shown.selected], "another value");
    }
}
