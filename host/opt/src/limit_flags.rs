//! The flags `--max-…`, one for each limit, the same on every command.

use std::sync::Arc;

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};
use legalize_source::{Limit, Limits, SourceMap};

/// Limits as set on the command line; see [`Limit::ALL`]. The help lists one of them, the book all.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct LimitFlags {
    /// The limits that were set, and the defaults of the others.
    pub limits: Box<Limits>,
}

impl LimitFlags {
    /// A table of files with these limits, for one run.
    pub fn sources(&self) -> Arc<SourceMap> {
        Arc::new(SourceMap::with_limits((*self.limits).clone()))
    }
}

impl Args for LimitFlags {
    fn augment_args(command: Command) -> Command {
        let flags = Limit::ALL.iter().map(|limit| {
            let info = limit.info();
            let flag = Arg::new(info.name).long(info.flag());
            match limit {
                // The help has the one that is often set.
                Limit::Errors => {
                    let help = "Limit of reported errors; the book's page \"Limits\" lists the other flags `--max-…`";
                    flag.help(help).value_name("N|upstream").value_parser(ErrorCount::parse)
                }
                _ => {
                    let flag = flag.help(format!("Limit: {}", info.what)).hide(true);
                    flag.value_name("N").value_parser(value_parser!(u64))
                }
            }
        });
        command.args(flags)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for LimitFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut flags = LimitFlags::default();
        flags.update_from_arg_matches(matches)?;
        Ok(flags)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for &limit in Limit::ALL {
            let name = limit.info().name;
            let value = match limit {
                Limit::Errors => match matches.get_one::<ErrorCount>(name) {
                    Some(ErrorCount::Upstream) => {
                        self.limits.upstream_errors = true;
                        Some(0)
                    }
                    Some(&ErrorCount::Number(count)) => Some(count),
                    None => None,
                },
                _ => matches.get_one::<u64>(name).copied(),
            };
            if let Some(value) = value {
                self.limits.set(limit, value);
            }
        }
        Ok(())
    }
}

/// The value of `--max-errors`.
#[derive(Clone, Copy, Debug)]
enum ErrorCount {
    Number(u64),
    /// The number that upstream's tools report.
    Upstream,
}

impl ErrorCount {
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "upstream" => Ok(ErrorCount::Upstream),
            _ => text
                .parse()
                .map(ErrorCount::Number)
                .map_err(|_| "expected a number, or `upstream`".to_owned()),
        }
    }
}
