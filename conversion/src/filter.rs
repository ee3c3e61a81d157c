//! Filter of the patterns of a set, by name and label.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#pattern-filtering>; a name that no pattern has is
//! reported, where upstream ignores it.

use legalize_source::{Diagnostic, Diagnostics, closest_name};

use crate::pattern::PatternInfo;

/// Prefix of the names of upstream's patterns that it generates or that are local to one file.
const ANONYMOUS: &str = "(anonymous namespace)::";
/// Number of names that are listed if none is similar.
const LISTED: usize = 8;

/// Filter of the patterns of a set. A pattern that is disabled by its name or one of its labels is excluded;
/// if any name or label is enabled, only patterns that have one of them are included. A name may have the
/// prefix `(anonymous namespace)::`, which upstream gives patterns that it generates or that are local to one
/// file. The name of a rule with several patterns, `Rule.1` and `Rule.2`, selects all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PatternFilter {
    /// Debug names and labels.
    pub disabled: Vec<String>,
    /// Debug names and labels.
    pub enabled: Vec<String>,
}

impl PatternFilter {
    /// Returns true if the filter accepts all patterns.
    pub fn is_empty(&self) -> bool {
        self.disabled.is_empty() && self.enabled.is_empty()
    }

    /// Returns true if the filter accepts the pattern.
    pub fn accepts(&self, info: &PatternInfo) -> bool {
        let named = |list: &[String]| list.iter().any(|text| names(text, info));
        !named(&self.disabled) && (self.enabled.is_empty() || named(&self.enabled))
    }

    /// Returns a warning for each of the filter's texts that is not the name or label of any of these
    /// patterns, with the most similar one.
    pub fn unknown<'a>(&self, patterns: impl IntoIterator<Item = &'a PatternInfo>) -> Diagnostics {
        let mut found = Diagnostics::new();
        if self.is_empty() {
            return found;
        }
        let patterns: Vec<&PatternInfo> = patterns.into_iter().collect();
        let mut reported: Vec<&str> = Vec::new();
        for text in self.disabled.iter().chain(&self.enabled) {
            if reported.contains(&text.as_str()) || patterns.iter().any(|info| names(text, info)) {
                continue;
            }
            reported.push(text);
            let what = format!("no pattern has the name or label '{text}'");
            found
                .push(Diagnostic::warning("convert::unknown_pattern", what).with_help(help(text, &patterns)));
        }
        found
    }
}

/// Returns true if a filter's text selects a pattern.
fn names(text: &str, info: &PatternInfo) -> bool {
    let has = |text: &str| {
        let name = info.debug_name.as_str();
        name == text || rule_of(name) == Some(text) || info.labels.iter().any(|label| label == text)
    };
    has(text) || text.strip_prefix(ANONYMOUS).is_some_and(has)
}

/// Name of the rule of which a pattern is one of several: `Rule` of `Rule.1`.
fn rule_of(name: &str) -> Option<&str> {
    let (rule, number) = name.rsplit_once('.')?;
    (!rule.is_empty() && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        .then_some(rule)
}

fn help(text: &str, patterns: &[&PatternInfo]) -> String {
    let text = text.strip_prefix(ANONYMOUS).unwrap_or(text);
    let mut known: Vec<&str> = (patterns.iter())
        .flat_map(|info| {
            let name = info.debug_name.as_str();
            info.labels.iter().map(String::as_str).chain([rule_of(name).unwrap_or(name)])
        })
        .collect();
    known.sort_unstable();
    known.dedup();
    if known.is_empty() {
        return "load patterns: there are none".to_owned();
    }
    match closest_name(text, known.iter().copied()) {
        Some(name) => format!("did you mean '{name}'?"),
        None if known.len() <= LISTED => format!("use one of {}", known.join(", ")),
        None => format!("use one of {} and {} more", known[..LISTED].join(", "), known.len() - LISTED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(disabled: &[&str], enabled: &[&str]) -> PatternFilter {
        let texts = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect();
        PatternFilter { disabled: texts(disabled), enabled: texts(enabled) }
    }

    #[test]
    fn a_filter_takes_names_labels_and_names_of_generated_classes() {
        let info = PatternInfo::any("Fold").with_label("cleanup");
        let disabled = |text: &str| !filter(&[text], &[]).accepts(&info);
        assert!(disabled("Fold"));
        assert!(disabled("cleanup"));
        assert!(disabled("(anonymous namespace)::Fold"));
        assert!(!disabled("(anonymous namespace)::Unfold"));
        assert!(!disabled("fold"));
        assert!(filter(&[], &["cleanup"]).accepts(&info));
        assert!(!filter(&["Fold"], &["cleanup"]).accepts(&info));
        assert!(!filter(&[], &[""]).accepts(&info));
    }

    #[test]
    fn a_rules_name_selects_all_its_patterns() {
        let first = PatternInfo::any("Rule.1");
        assert!(!filter(&["Rule"], &[]).accepts(&first));
        assert!(!filter(&["Rule.1"], &[]).accepts(&first));
        assert!(!filter(&["(anonymous namespace)::Rule"], &[]).accepts(&first));
        assert!(filter(&["Rule.2", "Rul", "Rule.", "Rule.1.1"], &[]).accepts(&first));
        // The text after the point is not a number.
        assert!(filter(&["u"], &[]).accepts(&PatternInfo::any("u.a")));
        assert!(filter(&["", "1"], &[]).accepts(&PatternInfo::any(".1")));
    }

    #[test]
    fn an_unknown_pattern_is_reported_with_the_nearest_name() {
        let infos = [
            PatternInfo::any("AddZero").with_label("peephole"),
            PatternInfo::any("MulOne.1"),
            PatternInfo::any("MulOne.2"),
        ];
        let reported = |filter: &PatternFilter| {
            let found = filter.unknown(&infos);
            assert!(!found.has_errors());
            found
                .iter()
                .map(|one| format!("{}: {}", one.message, one.help.as_deref().unwrap_or_default()))
                .collect::<Vec<_>>()
        };
        assert!(reported(&filter(&["AddZero", "MulOne", "MulOne.2"], &["peephole"])).is_empty());
        assert_eq!(
            reported(&filter(
                &["addzero", "MulOnes", "addzero"],
                &["pepehole", "Nothing", "(anonymous namespace)::AddZeros"]
            )),
            [
                "no pattern has the name or label 'addzero': did you mean 'AddZero'?",
                "no pattern has the name or label 'MulOnes': did you mean 'MulOne'?",
                "no pattern has the name or label 'pepehole': did you mean 'peephole'?",
                "no pattern has the name or label 'Nothing': use one of AddZero, MulOne, peephole",
                "no pattern has the name or label '(anonymous namespace)::AddZeros': did you mean 'AddZero'?",
            ]
        );
        let found = filter(&["X"], &[]).unknown([]);
        assert_eq!(
            found.iter().next().and_then(|one| one.help.as_deref()),
            Some("load patterns: there are none")
        );
        let many: Vec<PatternInfo> =
            (0..20).map(|number| PatternInfo::any(format!("p{number:02}"))).collect();
        let found = filter(&["unlike"], &[]).unknown(&many);
        assert_eq!(
            found.iter().next().and_then(|one| one.help.as_deref()),
            Some("use one of p00, p01, p02, p03, p04, p05, p06, p07 and 12 more")
        );
    }
}
