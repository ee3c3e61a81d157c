//! The flags that set the levels of lints, spelled as rustc spells them, and as clang does.

use clap::builder::NonEmptyStringValueParser;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use legalize_source::{Diagnostic, LINTS, LintLevel, LintLevels, is_lint};

/// Levels of lints as set on the command line, in order; see [`LINTS`].
///
/// `-D` also defines macros of `.td` files, as `llvm-tblgen` spells it: the value is a lint if it is the name
/// of one, and macro names contain no hyphen. So this must come before the
/// [`SearchFlags`](crate::SearchFlags) of a command, which use the values of that flag.
#[derive(Clone, Debug, Default)]
pub struct LintFlags {
    /// The settings in order: the name of a lint, or nothing for all lints that warn, and its level.
    set: Vec<(Option<String>, LintLevel)>,
}

/// The flags, by the level of the lints that they name.
const FLAGS: [(&str, LintLevel); 4] = [
    ("warn", LintLevel::Warn),
    ("allow", LintLevel::Allow),
    ("deny", LintLevel::Deny),
    ("define", LintLevel::Deny),
];

impl LintFlags {
    /// The levels; lints that are not set keep the given ones.
    ///
    /// # Errors
    /// If a flag does not name a lint.
    pub fn levels(&self, mut levels: LintLevels) -> Result<LintLevels, Diagnostic> {
        for (name, level) in &self.set {
            match name {
                Some(name) => levels.set(name, *level)?,
                None => levels.deny_warnings(),
            }
        }
        Ok(levels)
    }
}

impl Args for LintFlags {
    fn augment_args(command: Command) -> Command {
        let flag = |name: &'static str| {
            Arg::new(name)
                .long(name)
                .value_name("LINT")
                .action(ArgAction::Append)
                .value_parser(NonEmptyStringValueParser::new())
                // After the flags of the command itself.
                .display_order(900)
        };
        command
            .arg(
                flag("warn")
                    .short('W')
                    .help("Warns of a lint; takes `no-LINT`, `error` and `error=LINT` too, as clang does")
                    .long_help(table()),
            )
            .arg(flag("allow").short('A').help("Does not report a lint"))
            .arg(flag("deny").help("Reports the findings of a lint as errors; also `-D LINT`"))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// The help that lists all lints.
fn table() -> String {
    let mut text = "Warns of a lint; takes `no-LINT`, `error` and `error=LINT` too, as clang does. The last of several flags for one lint takes effect. Lints:"
        .to_owned();
    for lint in LINTS {
        let default = match lint.default {
            LintLevel::Allow => "allowed",
            LintLevel::Warn => "a warning",
            LintLevel::Deny => "an error",
        };
        let group = if lint.group.is_empty() { String::new() } else { format!(", in `{}`", lint.group) };
        text.push_str(&format!("\n  {}: {} ({default} by default{group})", lint.name, lint.about));
    }
    text.push_str("\n`all-lints` names all of them");
    text
}

impl FromArgMatches for LintFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut flags = LintFlags::default();
        flags.update_from_arg_matches(matches)?;
        Ok(flags)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        let mut set = Vec::new();
        for (flag, level) in FLAGS {
            // Commands that do not read `.td` files do not define macros.
            let Ok(Some(values)) = matches.try_get_many::<String>(flag) else { continue };
            let at = matches.indices_of(flag).into_iter().flatten();
            for (value, at) in values.zip(at) {
                match (flag, value.as_str()) {
                    ("define", name) if !is_lint(name) => {}
                    ("warn", "error") => set.push((at, (None, LintLevel::Deny))),
                    ("warn", name) => set.push((at, spelled_as_clang(name))),
                    (_, name) => set.push((at, (Some(name.to_owned()), level))),
                }
            }
        }
        set.sort_by_key(|(at, _)| *at);
        self.set.extend(set.into_iter().map(|(_, one)| one));
        Ok(())
    }
}

/// Returns the lint and the level of clang's `-Wno-LINT`, `-Werror=LINT` and `-WLINT`.
fn spelled_as_clang(name: &str) -> (Option<String>, LintLevel) {
    let (name, level) = match (name.strip_prefix("no-"), name.strip_prefix("error=")) {
        (Some(name), _) => (name, LintLevel::Allow),
        (_, Some(name)) => (name, LintLevel::Deny),
        _ => (name, LintLevel::Warn),
    };
    (Some(name.to_owned()), level)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::SearchFlags;

    #[derive(Parser)]
    struct Tool {
        #[command(flatten)]
        lints: LintFlags,
        #[command(flatten)]
        search: SearchFlags,
    }

    fn level_of_shadowed(args: &[&str]) -> Result<Option<LintLevel>, String> {
        let tool = Tool::try_parse_from([&["tool"], args].concat()).map_err(|error| error.to_string())?;
        let levels = tool.lints.levels(LintLevels::default()).map_err(|error| error.message)?;
        assert!(tool.search.macros().all(|name| name == "MACRO"), "a lint is not a macro");
        Ok(levels.of_code("model::shadowed"))
    }

    #[test]
    fn levels_are_spelled_as_two_compilers_spell_them() {
        use LintLevel::{Allow, Deny, Warn};
        for (level, args) in [
            (Warn, &[][..]),
            (Warn, &["-A", "pattern-overlaps", "-W", "shadowed-patterns"]),
            (Allow, &["-A", "shadowed-patterns"]),
            (Allow, &["--allow", "all-lints"]),
            (Allow, &["-Wno-shadowed-patterns"]),
            (Deny, &["-D", "shadowed-patterns"]),
            (Deny, &["-Dpattern-overlaps"]),
            (Deny, &["--deny", "shadowed-patterns"]),
            (Deny, &["-Werror"]),
            (Deny, &["-Werror=shadowed-patterns"]),
            (Allow, &["-Wno-shadowed-patterns", "-Werror"]),
            (Warn, &["-Werror", "-Wshadowed-patterns"]),
            (Allow, &["-D", "shadowed-patterns", "-D", "MACRO", "-A", "shadowed-patterns"]),
            (Deny, &["-A", "shadowed-patterns", "-D", "MACRO", "-D", "shadowed-patterns"]),
        ] {
            assert_eq!(level_of_shadowed(args), Ok(Some(level)), "{args:?}");
        }
    }

    #[test]
    fn names_that_no_lint_has_are_refused() {
        for args in [&["-W", "shadow-patterns"][..], &["-Wno-"], &["-A", "overlaps"], &["--deny", "error"]] {
            assert!(level_of_shadowed(args).is_err(), "{args:?}");
        }
    }

    #[test]
    fn the_help_lists_every_lint() {
        assert!(LINTS.iter().all(|lint| table().contains(lint.name)), "{}", table());
    }
}
