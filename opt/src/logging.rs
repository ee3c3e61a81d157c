//! What a program prints while it runs, on standard error: warnings, and the logs that it is asked for.
//!
//! `LEGALIZE_LOG` takes the directives of `tracing`'s `EnvFilter`; `--debug-only` names drivers, whose log trees
//! are printed as they are.

use std::fmt;
use std::io::IsTerminal;

use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::{Format, Full, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// The drivers that have a log tree.
pub const LOG_TREES: [&str; 3] = ["greedy-rewriter", "walk-rewriter", "dialect-conversion"];

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
        if !LOG_TREES.contains(&event.metadata().target()) {
            return self.others.format_event(ctx, writer, event);
        }
        ctx.format_fields(writer.by_ref(), event)?;
        writeln!(writer)
    }
}

/// Installs the subscriber for a whole program. Does nothing if the program has one already.
pub fn start_logging(debug_only: &[String]) {
    let mut filter = EnvFilter::builder()
        .with_default_directive(tracing::Level::WARN.into())
        .with_env_var("LEGALIZE_LOG")
        .from_env_lossy();
    for name in LOG_TREES.iter().filter(|name| debug_only.iter().any(|wanted| wanted == *name)) {
        if let Ok(directive) = format!("{name}=trace").parse() {
            filter = filter.add_directive(directive);
        }
    }
    let ansi = std::io::stderr().is_terminal();
    let others = tracing_subscriber::fmt::format().with_target(false).without_time().with_ansi(ansi);
    // A host's own subscriber stays.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(ansi)
        .event_format(Lines { others })
        .try_init();
}
