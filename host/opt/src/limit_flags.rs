//! The flags `--max-…`, one for each limit, the same on every command.

use std::sync::Arc;

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};
use legalize_source::{Limit, Limits, SourceMap};

/// Limits as the command line sets them; see [`Limit::ALL`]. The help does not list them, the book does.
#[derive(Clone, Debug, Default)]
pub struct LimitFlags {
    /// What was set, the default for the rest.
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
            Arg::new(info.name)
                .long(info.flag())
                .value_name("N")
                .value_parser(value_parser!(u64))
                .help(format!("Limit: {}", info.what))
                .hide(true)
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
            if let Some(&value) = matches.get_one::<u64>(limit.info().name) {
                self.limits.set(limit, value);
            }
        }
        Ok(())
    }
}
