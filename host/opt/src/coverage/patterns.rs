//! Patterns: how many can be applied.

use legalize_passes::Timing;
use legalize_session::Session;
use legalize_source::{Diagnostics, Severity, SourceMap};

use super::assembly::MissingAssembly;
use super::cause::cause;
use super::ranking::{Blocked, Detail, Ranking, Subject};
use super::report::{BlockerKind, Count};
use super::{CoverageInput, NamedPatterns, fresh};

/// Loads each pattern file by itself, and counts the patterns that can be applied, of all.
pub(super) fn measure(input: &CoverageInput<'_>, assembly: &MissingAssembly, ranking: &mut Ranking) -> Count {
    let mut count = Count::default();
    for file in &input.patterns {
        let sources = fresh(input);
        let options = input.options.clone().with(|options| options.patterns = vec![file.file.clone()]);
        let loaded = Session::new(sources.clone(), &options, input.providers, &mut Timing::new());
        let (session, found) = loaded.into_parts();
        match session {
            Some(session) => measure_file(&session, &file.name, assembly, &mut count, ranking),
            None => {
                let number = not_loaded(&sources, file, &found, ranking);
                count.total += number;
            }
        }
    }
    count
}

/// Counts the patterns of a file that is loaded.
fn measure_file(
    session: &Session,
    name: &str,
    assembly: &MissingAssembly,
    count: &mut Count,
    ranking: &mut Ranking,
) {
    let set = session.pattern_set(None);
    for (info, errors) in set.errors_of_each(session.ctx(), session.natives()) {
        count.total += 1;
        if errors.is_empty() {
            count.usable += 1;
            continue;
        }
        let causes = errors.iter().filter(|one| one.severity == Severity::Error).map(|error| {
            let (key, mut detail) = cause(error, assembly);
            if matches!(key.0, BlockerKind::Function | BlockerKind::Constraint | BlockerKind::Rewrite) {
                detail.call = call_of(session.sources(), &key.1);
            }
            (key, detail)
        });
        let blocked: Blocked = causes.collect();
        ranking.add(Subject::Pattern, &blocked, &format!("{name}, {}", info.debug_name));
    }
}

/// Counts the patterns of a file that cannot be loaded, by its text; the file is what blocks them.
fn not_loaded(
    sources: &SourceMap,
    file: &NamedPatterns,
    found: &Diagnostics,
    ranking: &mut Ranking,
) -> usize {
    let error = found.iter().find(|one| one.severity == Severity::Error);
    let why = error.map(|error| error.clone().resolved(sources).one_line());
    let files = sources.files();
    let text = files.iter().find(|known| std::path::Path::new(known.name()) == file.file.path);
    let number = text.map_or(0, |text| rules(text.text()));
    let detail = Detail { why, call: None };
    let blocked = Blocked::from([((BlockerKind::File, file.name.clone()), detail)]);
    (0..number).for_each(|_| ranking.add(Subject::Pattern, &blocked, &file.name));
    number
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

/// Maximum number of bytes of a call.
const LONGEST: usize = 200;

/// Returns the first call of a function in the files that were read.
pub(super) fn call_of(sources: &SourceMap, name: &str) -> Option<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    for file in &sources.files() {
        let text = file.text();
        for (at, _) in text.match_indices(name) {
            let rest = &text[at + name.len()..];
            if text[..at].ends_with(is_word) || !rest.trim_start().starts_with('(') {
                continue;
            }
            if let Some(len) = closed(rest).filter(|len| *len <= LONGEST) {
                let call = format!("{name}{}", &rest[..len]);
                return Some(call.split_whitespace().collect::<Vec<_>>().join(" "));
            }
        }
    }
    None
}

/// Returns the length of a text up to the parenthesis that closes the first one.
fn closed(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices().take(LONGEST + 1) {
        match c {
            '(' => depth += 1,
            ')' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_whole() {
        let sources = SourceMap::new();
        sources.add("a.td", "// isCheaper(x) isCheap\nCPred<\"isCheap($_self,\n  f(1))\">");
        assert_eq!(call_of(&sources, "isCheap").as_deref(), Some("isCheap($_self, f(1))"));
        assert_eq!(call_of(&sources, "f").as_deref(), Some("f(1)"));
        assert_eq!(call_of(&sources, "g"), None);
    }

    #[test]
    fn rules_are_counted_by_their_text() {
        assert_eq!(rules("def A : Pat<(x), (y)>;\n  Pattern B {\n// Pattern\ndef C;\n"), 2);
    }
}
