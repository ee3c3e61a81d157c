//! Lints: named warnings, each of which may be allowed, warned about or denied.
//!
//! One table holds their names, codes and default levels; every command and every library user sets levels by
//! these names ([`LintLevels`]). A level applies to a diagnostic by its code, so the code that reports a
//! diagnostic does not depend on levels. Levels by place in a file are not supported.

use crate::{Diagnostic, Diagnostics, Severity, closest_name};

/// Treatment of a lint's findings; the names are rustc's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LintLevel {
    /// Findings are not reported.
    Allow,
    /// Findings are warnings.
    Warn,
    /// Findings are errors.
    Deny,
}

/// One row of the table.
#[derive(Debug)]
#[non_exhaustive]
pub struct Lint {
    /// Name by which levels are set. It has a hyphen, which no macro of a `.td` file has.
    pub name: &'static str,
    /// Group that the lint belongs to; empty if there is none.
    pub group: &'static str,
    /// Codes of the lint's diagnostics.
    pub codes: &'static [&'static str],
    /// Default level.
    pub default: LintLevel,
    /// Description of the finding, as a noun phrase.
    pub about: &'static str,
}

/// Name that sets all lints.
const ALL: &str = "all-lints";

/// Group of patterns that interfere with each other or with themselves.
const OVERLAPS: &str = "pattern-overlaps";

/// All lints, in the order of the help text.
pub const LINTS: &[Lint] = &[
    Lint {
        name: "duplicate-patterns",
        group: OVERLAPS,
        codes: &["model::duplicate"],
        default: LintLevel::Warn,
        about: "patterns that match and rewrite as an earlier one does",
    },
    Lint {
        name: "shadowed-patterns",
        group: OVERLAPS,
        codes: &["model::shadowed"],
        default: LintLevel::Warn,
        about: "patterns that match as one which is tried first",
    },
    Lint {
        name: "self-triggering-patterns",
        group: OVERLAPS,
        codes: &["model::retrigger"],
        default: LintLevel::Warn,
        about: "patterns that match what they create",
    },
    Lint {
        name: "unknown-names",
        group: "",
        codes: &[
            "convert::unknown_op",
            "convert::unknown_attribute",
            "convert::unknown_operand",
            "convert::unknown_result",
        ],
        default: LintLevel::Warn,
        about: "names in patterns that a loaded dialect does not have",
    },
];

/// Levels of all lints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LintLevels {
    /// Levels in the order of the table.
    levels: Vec<LintLevel>,
}

impl Default for LintLevels {
    fn default() -> Self {
        LintLevels { levels: LINTS.iter().map(|lint| lint.default).collect() }
    }
}

impl LintLevels {
    /// Returns levels that allow everything.
    pub fn allow_all() -> Self {
        LintLevels { levels: vec![LintLevel::Allow; LINTS.len()] }
    }

    /// Sets the level of a lint, of a group of lints, or of all (`all-lints`).
    ///
    /// # Errors
    /// Fails if the name is not that of a lint or group.
    pub fn set(&mut self, name: &str, level: LintLevel) -> Result<(), Diagnostic> {
        if !name.is_empty() && self.set_group(name, level) { Ok(()) } else { Err(unknown(name)) }
    }

    /// Returns the same levels, except that the lints of overlapping patterns are allowed.
    #[must_use]
    pub fn without_overlaps(mut self) -> Self {
        self.set_group(OVERLAPS, LintLevel::Allow);
        self
    }

    fn set_group(&mut self, group: &str, level: LintLevel) -> bool {
        let mut any = false;
        for (lint, kept) in LINTS.iter().zip(&mut self.levels) {
            if lint.name == group || lint.group == group || group == ALL {
                (*kept, any) = (level, true);
            }
        }
        any
    }

    /// Denies every lint whose level is `Warn`.
    pub fn deny_warnings(&mut self) {
        let warned = self.levels.iter_mut().filter(|level| **level == LintLevel::Warn);
        warned.for_each(|level| *level = LintLevel::Deny);
    }

    /// Returns the level of the lint that has this code; `None` if no lint has it.
    pub fn of_code(&self, code: &str) -> Option<LintLevel> {
        let at = LINTS.iter().position(|lint| lint.codes.contains(&code))?;
        self.levels.get(at).copied()
    }

    /// Allows the lint that has this code.
    pub fn allow_code(&mut self, code: &str) {
        let found = LINTS.iter().zip(&mut self.levels).find(|(lint, _)| lint.codes.contains(&code));
        if let Some((_, level)) = found {
            *level = LintLevel::Allow;
        }
    }

    /// True if none of these codes is reported, so that the check can be skipped.
    pub fn allows(&self, codes: &[&str]) -> bool {
        codes.iter().all(|code| self.of_code(code) == Some(LintLevel::Allow))
    }

    /// Drops the findings of allowed lints and turns those of denied lints into errors; the help of each
    /// finding names its lint. Diagnostics that are not warnings or do not belong to a lint are unchanged.
    #[must_use]
    pub fn apply(&self, diagnostics: Diagnostics) -> Diagnostics {
        let kept = diagnostics.into_iter().filter_map(|mut diagnostic| {
            if diagnostic.severity != Severity::Warning {
                return Some(diagnostic);
            }
            let lint = LINTS.iter().zip(&self.levels).find(|(lint, _)| lint.codes.contains(&diagnostic.code));
            let Some((lint, level)) = lint else { return Some(diagnostic) };
            match level {
                LintLevel::Allow => return None,
                LintLevel::Deny => diagnostic.severity = Severity::Error,
                LintLevel::Warn => {}
            }
            let name = format!("(lint {})", lint.name);
            diagnostic.help = Some(diagnostic.help.map_or(name.clone(), |help| format!("{help} {name}")));
            Some(diagnostic)
        });
        kept.collect()
    }
}

/// True if this is the name of a lint or of a group.
pub fn is_lint(name: &str) -> bool {
    lint_names().any(|known| known == name)
}

/// Returns the names of all lints and groups, and the name that sets all lints.
pub fn lint_names() -> impl Iterator<Item = &'static str> {
    let names = LINTS.iter().map(|lint| lint.name);
    let group = |at: usize| {
        let group = LINTS[at].group;
        (!group.is_empty() && (at == 0 || LINTS[at - 1].group != group)).then_some(group)
    };
    names.chain((0..LINTS.len()).filter_map(group)).chain([ALL])
}

fn unknown(name: &str) -> Diagnostic {
    let help = match closest_name(name, lint_names()) {
        Some(known) => format!("did you mean '{known}'?"),
        None => format!("use one of {}", lint_names().collect::<Vec<_>>().join(", ")),
    };
    Diagnostic::error("opt::unknown_lint", format!("no lint is called '{name}'")).with_help(help)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels_of(set: impl FnOnce(&mut LintLevels)) -> Vec<Option<Severity>> {
        let mut levels = LintLevels::default();
        set(&mut levels);
        let one = |code| {
            let found = levels.apply(Diagnostic::warning(code, "found").into());
            found.iter().next().map(|found| found.severity)
        };
        ["model::duplicate", "model::shadowed", "convert::unknown_op", "model::unused"].map(one).to_vec()
    }

    #[test]
    fn the_last_level_of_a_name_holds() {
        let (warn, deny) = (Some(Severity::Warning), Some(Severity::Error));
        assert_eq!(levels_of(|_| {}), [warn, warn, warn, warn]);
        let mixed = levels_of(|levels| {
            levels.set("pattern-overlaps", LintLevel::Allow).expect("a group");
            levels.set("shadowed-patterns", LintLevel::Deny).expect("a lint");
        });
        assert_eq!(mixed, [None, deny, warn, warn]);
        let denied = levels_of(|levels| {
            levels.set("unknown-names", LintLevel::Allow).expect("a lint");
            levels.deny_warnings();
        });
        assert_eq!(denied, [deny, deny, None, warn]);
        let none = levels_of(|levels| levels.set("all-lints", LintLevel::Allow).expect("all"));
        assert_eq!(none, [None, None, None, warn]);
    }

    #[test]
    fn lint_levels_keep_errors() {
        let error: Diagnostics = Diagnostic::error("convert::unknown_op", "found").into();
        assert_eq!(LintLevels::allow_all().apply(error).len(), 1);
    }

    #[test]
    fn a_name_that_is_misspelt_is_refused() {
        let error =
            LintLevels::default().set("shadowed-pattern", LintLevel::Allow).expect_err("no such lint");
        assert_eq!(error.help.as_deref(), Some("did you mean 'shadowed-patterns'?"));
        assert!(LintLevels::default().set("", LintLevel::Allow).is_err());
    }

    #[test]
    fn lint_names_differ_from_macros_by_their_hyphen() {
        assert!(lint_names().all(|name| name.contains('-')), "{:?}", lint_names().collect::<Vec<_>>());
        assert!(lint_names().all(|name| lint_names().filter(|other| *other == name).count() == 1));
    }
}
