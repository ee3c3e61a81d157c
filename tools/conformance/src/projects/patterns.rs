//! The patterns of a project: how many can be applied.

use std::path::Path;
use std::sync::Arc;

use legalize::conversion::DeclarativeOptions;
use legalize::passes::Timing;
use legalize::session::project::Project;
use legalize::session::{Provider, Session, SessionOptions};
use legalize::source::{Severity, SourceMap};

use super::causes::Causes;
use crate::files::name_below;
use crate::report::SuiteReport;

/// Loads each pattern file by itself: the number of patterns that can be applied, of all.
pub(super) fn usable(
    report: &mut SuiteReport,
    checkout: &Path,
    project: &Project,
    providers: &[Arc<dyn Provider>],
    prints_causes: bool,
) -> (usize, usize) {
    let (mut usable, mut all) = (0, 0);
    let mut causes = Causes::default();
    for file in &project.patterns {
        let name = name_below(checkout, &file.path);
        let sources = Arc::new(SourceMap::new());
        let options = SessionOptions::default().with(|options| {
            project.add_to(options);
            options.patterns = vec![file.clone()];
            options.allow_unresolved_natives = true;
        });
        let (session, found) =
            Session::new(sources.clone(), &options, providers, &mut Timing::new()).into_parts();
        let Some(session) = session else {
            let count = rules(&std::fs::read_to_string(&file.path).unwrap_or_default());
            all += count;
            let error = found.iter().find(|one| one.severity == Severity::Error);
            let message = error.map_or("no patterns", |error| &error.message);
            (0..count).for_each(|_| causes.add(message, &name));
            continue;
        };
        let count = session.patterns().map(|file| file.patterns.len()).sum::<usize>();
        let (frozen, found) = session.freeze(&[], &DeclarativeOptions::plain()).into_parts();
        let good = frozen.map_or(0, |frozen| frozen.len());
        for left_out in found.iter().filter(|one| one.code != "model::retrigger").take(count - good) {
            causes.add(&left_out.message, &name);
        }
        usable += good;
        all += count;
    }
    report.note(format!("      patterns usable: {usable} of {all}"));
    if prints_causes {
        causes.print(report);
    }
    (usable, all)
}

/// Returns the number of rules in a file that is not loaded, by its text.
fn rules(text: &str) -> usize {
    let lines = text.lines().map(str::trim_start);
    lines
        .filter(|line| {
            line.starts_with("def ") && (line.contains("Pat<") || line.contains("Pattern<"))
                || line.starts_with("Pattern")
        })
        .count()
}
