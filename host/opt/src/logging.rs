//! What a program prints while it runs, on standard error: warnings, and the logs that it is asked for.
//!
//! `LEGALIZE_LOG` takes the directives of `tracing`'s `EnvFilter`; `--debug-only` names drivers, whose log trees
//! are printed as they are.

use std::fmt;
use std::fs::File;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::{Format, Full, Writer};
use tracing_subscriber::fmt::writer::MakeWriterExt;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// The drivers that have a log tree.
pub const LOG_TREES: [&str; 3] = ["greedy-rewriter", "walk-rewriter", "dialect-conversion"];

/// The target of actions.
const ACTIONS: &str = "actions";

/// Lines of log trees as they are, others with their level.
struct Lines {
    others: Format<Full, ()>,
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
        let target = event.metadata().target();
        if !LOG_TREES.contains(&target) && target != ACTIONS {
            return self.others.format_event(ctx, writer, event);
        }
        ctx.format_fields(writer.by_ref(), event)?;
        writeln!(writer)
    }
}

/// Installs the subscriber for a whole program. Does nothing if the program has one already. `actions` is where
/// the events of the target `actions` go: each pass and each try of a pattern, with its begin and its end.
///
/// # Errors
/// If the file for actions cannot be made.
pub fn start_logging(debug_only: &[String], actions: Option<&Path>) -> io::Result<ActionLog> {
    let mut filter = EnvFilter::builder()
        .with_default_directive(tracing::Level::WARN.into())
        .with_env_var("LEGALIZE_LOG")
        .from_env_lossy();
    for name in LOG_TREES.iter().filter(|name| debug_only.iter().any(|wanted| wanted == *name)) {
        if let Ok(directive) = format!("{name}=trace").parse() {
            filter = filter.add_directive(directive);
        }
    }
    let log = ActionLog::default();
    let file: Option<Box<dyn io::Write + Send>> = match actions {
        Some(path) if path == Path::new("-") => Some(Box::new(io::stderr())),
        Some(path) => Some(Box::new(Noting { file: File::create(path)?, log: log.clone() })),
        None => None,
    };
    if file.is_some()
        && let Ok(directive) = format!("{ACTIONS}=trace").parse()
    {
        filter = filter.add_directive(directive);
    }
    let is_action = |metadata: &Metadata<'_>| metadata.target() == ACTIONS;
    let ansi = io::stderr().is_terminal();
    let others = tracing_subscriber::fmt::format().with_target(false).without_time().with_ansi(ansi);
    // One filter for all: what a layer's own filter said about one event would be taken for the next.
    let format =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(ansi).event_format(Lines { others });
    let stderr = io::stderr.with_filter(move |metadata| !is_action(metadata));
    // A host's own subscriber stays.
    let _ = match file {
        Some(file) => format.with_writer(stderr.and(Mutex::new(file).with_filter(is_action))).try_init(),
        None => format.with_writer(stderr).try_init(),
    };
    Ok(log)
}

/// The fate of the file of actions, which is written while a run goes on.
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

/// A file that remembers the first error: whoever logs does not look at it.
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
