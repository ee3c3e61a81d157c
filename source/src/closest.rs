//! Suggestion of the known name that is closest to a misspelled one, for help texts.

/// Maximum number of bytes of a name for which a similar one is looked for.
const MAX_LENGTH: usize = 256;

/// Returns the known name closest to `name`: at most one edit per four characters and one more, three at
/// most. Case alone counts as one edit. Of equally close names the first in alphabetical order wins.
pub fn closest_name<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // The distance takes time in the product of the lengths.
    if name.len() > MAX_LENGTH {
        return None;
    }
    let length = name.chars().count();
    let limit = (1 + length / 4).min(3).min(length.saturating_sub(1));
    let distance = |known: &str| {
        if known.eq_ignore_ascii_case(name) {
            return 1;
        }
        // A character has up to four bytes.
        let bound = known.len().abs_diff(name.len()) / 4;
        if bound > limit { bound } else { strsim::osa_distance(known, name) }
    };
    let close =
        known.into_iter().map(|known| (distance(known), known)).filter(|(distance, _)| *distance <= limit);
    close.min().map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::closest_name;

    #[test]
    fn closest_name_allows_one_edit_per_four_characters() {
        let known = ["addf", "addi", "subi", "select"];
        assert_eq!(closest_name("adi", known), Some("addi"));
        assert_eq!(closest_name("selcet", known), Some("select"));
        assert_eq!(closest_name("ADDI", known), Some("addi"));
        assert_eq!(closest_name("divi", known), None);
        assert_eq!(closest_name("a", ["b"]), None);
    }

    #[test]
    fn closest_name_takes_the_first_of_equally_close_names() {
        assert_eq!(closest_name("add", ["addi", "addf"]), Some("addf"));
    }
}
