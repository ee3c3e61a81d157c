//! What a program prints while it runs, on standard error: warnings, and the logs that it is asked for.
//!
//! `LEGALIZE_LOG` takes the directives of `tracing`'s `EnvFilter`; `--debug-only` names drivers, whose log trees
//! are printed as they are.

use std::fmt;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::Mutex;

use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::format::{Format, Full, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

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
pub fn start_logging(debug_only: &[String], actions: Option<&Path>) -> io::Result<()> {
    let mut filter = EnvFilter::builder()
        .with_default_directive(tracing::Level::WARN.into())
        .with_env_var("LEGALIZE_LOG")
        .from_env_lossy();
    for name in LOG_TREES.iter().filter(|name| debug_only.iter().any(|wanted| wanted == *name)) {
        if let Ok(directive) = format!("{name}=trace").parse() {
            filter = filter.add_directive(directive);
        }
    }
    let ansi = io::stderr().is_terminal();
    let others = tracing_subscriber::fmt::format().with_target(false).without_time().with_ansi(ansi);
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(io::stderr)
        .with_ansi(ansi)
        .event_format(Lines { others })
        .with_filter(filter);
    let file: Option<Box<dyn io::Write + Send>> = match actions {
        Some(path) if path == Path::new("-") => Some(Box::new(io::stderr())),
        Some(path) => Some(Box::new(std::fs::File::create(path)?)),
        None => None,
    };
    let actions = file.map(|file| {
        let others = tracing_subscriber::fmt::format().with_target(false).without_time().with_ansi(false);
        tracing_subscriber::fmt::layer()
            .with_writer(Mutex::new(file))
            .with_ansi(false)
            .event_format(Lines { others })
            .with_filter(filter_fn(|metadata| metadata.target() == ACTIONS))
    });
    // A host's own subscriber stays.
    let _ = tracing_subscriber::registry().with(lines).with(actions).try_init();
    Ok(())
}
