//! Output of a program while it runs, on standard error: warnings, and the requested logs.
//!
//! `LEGALIZE_LOG` holds a filter ([`Targets`]): a level, or `target=level` separated by commas.
//! `--debug-only` names drivers, whose log trees are printed unchanged.

use std::fmt;
use std::fs::File;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use legalize_source::Diagnostic;
use tracing::level_filters::LevelFilter;
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::format::{Format, Full, Writer};
use tracing_subscriber::fmt::writer::MakeWriterExt;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::log_lines::{write_action, write_tree};

/// The drivers that have a log tree.
pub const LOG_TREES: [&str; 3] = ["greedy-rewriter", "walk-rewriter", "dialect-conversion"];

/// The target of actions.
const ACTIONS: &str = "actions";

/// The environment variable that holds a filter.
const VARIABLE: &str = "LEGALIZE_LOG";

/// Formats the lines of log trees and of actions, and other events with their level.
struct Lines {
    others: Format<Full, ()>,
    /// The name of the thread in actions: that of the program, as in upstream's tools.
    thread: String,
}

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        ctx: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        match event.metadata().target() {
            ACTIONS => write_action(&self.thread, event, &mut writer),
            target if LOG_TREES.contains(&target) => write_tree(target, event, &mut writer),
            _ => self.others.format_event(ctx, writer, event),
        }
    }
}

/// Installs the subscriber for a whole program. Does nothing if the program already has one. `actions` is the
/// file for the events of the target `actions`: each pass and each attempt of a pattern, with its begin and
/// its end.
///
/// # Errors
/// If `LEGALIZE_LOG` does not hold a filter, or the file for actions cannot be created.
pub fn start_logging(debug_only: &[String], actions: Option<&Path>) -> Result<ActionLog, Box<Diagnostic>> {
    let mut filter = match std::env::var_os(VARIABLE).filter(|text| !text.is_empty()) {
        None => Targets::new().with_default(LevelFilter::WARN),
        Some(text) => parse_filter(&text.to_string_lossy())?,
    };
    for name in LOG_TREES.iter().filter(|name| debug_only.iter().any(|wanted| wanted == *name)) {
        filter = filter.with_target(*name, LevelFilter::TRACE);
    }
    let log = ActionLog::default();
    let file: Option<Box<dyn io::Write + Send>> = match actions {
        Some(path) if path == Path::new("-") => Some(Box::new(io::stderr())),
        Some(path) => {
            let file = File::create(path).map_err(|error| Box::new(actions_not_written(&error)))?;
            Some(Box::new(Noting { file, log: log.clone() }))
        }
        None => None,
    };
    if file.is_some() {
        filter = filter.with_target(ACTIONS, LevelFilter::TRACE);
    }
    let is_action = |metadata: &Metadata<'_>| metadata.target() == ACTIONS;
    let thread =
        std::env::current_exe().ok().and_then(|path| Some(path.file_stem()?.to_string_lossy().into_owned()));
    let thread = thread.unwrap_or_else(|| "main".to_owned());
    let ansi = io::stderr().is_terminal();
    let others = tracing_subscriber::fmt::format().with_target(false).without_time().with_ansi(ansi);
    let format = tracing_subscriber::fmt::layer().with_ansi(ansi).event_format(Lines { others, thread });
    let stderr = io::stderr.with_filter(move |metadata| !is_action(metadata));
    // The filter is a layer of its own rather than the format's filter: the answer of the latter about one
    // event would be used for the next.
    let filtered = tracing_subscriber::registry().with(filter);
    // A host's own subscriber stays.
    let _ = match file {
        Some(file) => {
            let writer = stderr.and(Mutex::new(file).with_filter(is_action));
            filtered.with(format.with_writer(writer)).try_init()
        }
        None => filtered.with(format.with_writer(stderr)).try_init(),
    };
    Ok(log)
}

/// Parses the filter in the environment variable.
fn parse_filter(text: &str) -> Result<Targets, Box<Diagnostic>> {
    text.parse().map_err(|error| {
        let message = format!("the variable {VARIABLE} is not a valid filter: {error}");
        let help = "use a level (`off`, `error`, `warn`, `info`, `debug`, `trace`), or entries \
                    `target=level` separated by commas";
        Box::new(Diagnostic::error("opt::log", message).with_help(help))
    })
}

/// The error for a file of actions that cannot be written.
pub(crate) fn actions_not_written(error: &io::Error) -> Diagnostic {
    Diagnostic::error("opt::file", format!("the actions cannot be written: {error}"))
        .with_help("pass a file to `--log-actions-to` that can be written, or `-`")
}

/// The state of the file of actions, which is written during a run.
#[derive(Clone, Debug, Default)]
pub struct ActionLog {
    error: Arc<Mutex<Option<io::Error>>>,
}

impl ActionLog {
    /// # Errors
    /// If some of the actions could not be written.
    pub fn finish(&self) -> io::Result<()> {
        match self.error.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

/// A file that records the first error, since the log ignores errors.
struct Noting {
    file: File,
    log: ActionLog,
}

impl io::Write for Noting {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write_all(bytes);
        if let Err(error) = written {
            self.log.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
