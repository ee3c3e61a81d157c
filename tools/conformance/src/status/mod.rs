//! Generation of `docs/status.md` from the saved results of the suites and the benchmark. Parts that were not
//! run are named as such, and misses are reported in the place of hits. A suite shows one small table; what
//! is longer is folded, and no line of prose or cell of a table is long.

mod parts;

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use legalize_bench::figures::{Figure, Figures, Row};

use crate::record::{self, SuiteRecord};
use crate::tools::root;

/// Suites in the order of the page, with their subjects.
pub(crate) const SUITES: [(&str, &str); 11] = [
    ("tblgen", "records of `.td` files in all formats, and what is rejected where"),
    ("ir", "MLIR text, both ways, and what is rejected where"),
    ("ods", "operations defined in `.td`: syntax, verdicts, messages"),
    ("drr", "declarative rewrite rules: verdicts, and what they do to modules"),
    ("pdll", "PDLL: syntax trees, PDL text, behaviour, and what is rejected where"),
    ("drivers", "passes, drivers, conversions, whole programs"),
    ("generated", "typed Rust for all of upstream's dialects"),
    (
        "coverage",
        "`legalize coverage` on the installed definitions and rules: operations with forms, patterns usable",
    ),
    ("inventory", "C++ names in the installed definitions: occurrences that the snippet evaluator knows"),
    (
        "projects",
        "projects with dialects of their own: modules read, printed and read again; patterns usable",
    ),
    ("official", "test files of an MLIR checkout, piece by piece: verdicts and both forms"),
];

/// Reads the saved results in a folder and writes the page.
///
/// # Errors
/// If the results cannot be read or the page cannot be written, in words.
pub(crate) fn write(results: &Path, page: &Path) -> Result<(), String> {
    let mut records = Vec::new();
    for (suite, about) in SUITES {
        records.push((suite, about, SuiteRecord::load(results, suite)?));
    }
    let mut text = page_of(&records);
    let old = std::fs::read_to_string(page).unwrap_or_default();
    for section in &SECTIONS {
        let figures: Option<Figures> = record::read(&results.join(section.file))?;
        section.write(&mut text, figures.as_ref(), &old);
    }
    std::fs::write(page, text).map_err(|error| format!("{}: {error}", page.display()))
}

/// A section with the figures of a command.
struct Section {
    heading: &'static str,
    /// The command that saves the figures, and the file in which it does.
    command: &'static str,
    file: &'static str,
    /// Explanation of the columns.
    about: &'static str,
}

/// The sections with figures, which end the page.
const SECTIONS: [Section; 2] = [
    Section {
        heading: "\n## Build of a program\n\n",
        command: "legalize-bench build",
        file: "build.ron",
        about: "A program that depends on `legalize` is built from nothing in debug mode, on two cores, and once more \
                as a release binary. CPU time is that of cargo and all that it runs.",
    },
    Section {
        heading: "\n## Time and memory\n\n",
        command: "legalize-bench upstream",
        file: "bench.ron",
        about: "\"Faster\" is upstream's time over ours, \"memory\" the most that ours held over upstream's. Rows \
                without upstream's time compare ours with ours: the ratio is the second's time for the same work over \
                the first's.",
    },
];

impl Section {
    /// Adds the section; without figures, as the page has it, with the revision that they were measured on.
    fn write(&self, text: &mut String, figures: Option<&Figures>, old: &str) {
        text.push_str(self.heading);
        let kept = old.split_once(self.heading).map(|(_, kept)| kept.split("\n## ").next().unwrap_or(kept));
        match (figures, kept) {
            (Some(figures), _) => speed(text, figures, self.about),
            (None, Some(kept)) => text.push_str(kept),
            (None, None) => {
                let _ = writeln!(text, "`{}` was not run.", self.command);
            }
        }
    }
}

/// Runs the benchmarks, which save their figures.
///
/// # Errors
/// If one of them fails, in words.
pub(crate) fn run_benchmarks(results: &Path) -> Result<(), String> {
    for task in ["build", "upstream"] {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(["run", "-q", "--release", "-p", "legalize-bench", "--", task, "--results"]);
        match command.arg(results).current_dir(root()).status() {
            Ok(status) if status.success() => {}
            Ok(status) => return Err(format!("legalize-bench {task}: {status}")),
            Err(error) => return Err(format!("legalize-bench {task}: {error}")),
        }
    }
    Ok(())
}

fn page_of(records: &[(&str, &str, Option<SuiteRecord>)]) -> String {
    let mut out = String::from("# Status\n\n");
    out.push_str(&wrapped(
        "Written by `legalize-conformance status` from what the suites and `legalize-bench` (`upstream`, `build`) saved \
         when they last ran whole; `status --run` runs them first. Not edited by hand.",
        "",
    ));
    out.push_str(
        "\n## Side by side with upstream's tools\n\n\
         | suite | about | identical | compared | differ, as known | fail the suite | judged by a share | upstream \
         crashes | sources |\n|---|---|---:|---:|---:|---:|---|---:|---|\n",
    );
    for (suite, about, record) in records {
        let _ = match record {
            Some(record) => writeln!(
                out,
                "| `{suite}` | {about} | {} | {} | {} | {} | {} | {} | {} |",
                record.identical,
                record.total,
                record.known.len(),
                record.fresh.len(),
                parts::share(record),
                record.unanswered,
                record.revision
            ),
            None => writeln!(out, "| `{suite}` | {about} | not run | | | | | | |"),
        };
    }
    out.push('\n');
    out.push_str(&wrapped(
        "A case that differs \"as known\" is listed with its reason below. Differences that are \"judged by a share\" are \
         allowed as long as the shares in the row reach their goals. Where upstream's tool crashes there is nothing to \
         compare with.",
        "",
    ));
    for (suite, _, record) in records {
        if let Some(record) = record {
            let _ = writeln!(out, "\n### `{suite}`");
            parts::write(&mut out, record);
        }
    }
    out
}

/// Maximum number of characters in a line of prose.
const WIDTH: usize = 120;

/// A paragraph in lines of limited width; those after the first begin with an indentation.
fn wrapped(text: &str, indent: &str) -> String {
    let (mut out, mut line) = (String::new(), String::new());
    for word in text.split_inclusive(' ') {
        if !line.is_empty() && line.chars().count() + word.trim_end().chars().count() > WIDTH {
            let _ = writeln!(out, "{}", line.trim_end());
            line = indent.to_owned();
        }
        line.push_str(word);
    }
    let _ = writeln!(out, "{}", line.trim_end());
    out
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

fn speed(out: &mut String, figures: &Figures, explanation: &str) {
    let Figures { revision, runs, workload, rows } = figures;
    let missed = rows.iter().filter(|row| !row.misses().is_empty()).count();
    let with_goal = rows.iter().filter(|row| row.goal != Default::default()).count();
    let about = format!(
        "Medians of {runs} runs in turn (of more where they are short) on {workload}; sources: {revision}. \
         {with_goal} rows have a goal, {missed} of them miss it."
    );
    let _ = writeln!(out, "{}", wrapped(&about, ""));
    let _ = writeln!(out, "| row | ours | upstream | faster | memory | goal | |");
    let _ = writeln!(out, "|---|---:|---:|---:|---:|---|---|");
    for row in rows {
        let _ = writeln!(out, "{}", speed_row(row));
    }
    out.push('\n');
    out.push_str(&wrapped(explanation, ""));
}

fn speed_row(row: &Row) -> String {
    let misses = row.misses();
    let verdict = match (row.goal == Default::default(), misses.is_empty()) {
        (true, _) => "no goal".to_owned(),
        (_, true) => "met".to_owned(),
        _ => format!("**missed**: {}", misses.join("; ")),
    };
    let mut goals = Vec::new();
    goals.extend(row.goal.faster.map(|goal| format!("≥ {goal} × as fast")));
    goals.extend(row.goal.memory.map(|goal| format!("≤ {goal} of the memory")));
    goals.extend(row.goal.at_most.map(|goal| format!("≤ {goal}")));
    let name = cell(&row.name);
    let goals = goals.join(", ");
    match row.figure {
        Figure::Pair { ours, upstream } => {
            let (faster, memory) = row.ratios().unwrap_or_default();
            format!(
                "| {name} | {:.1} ms, {:.0} MB | {:.1} ms, {:.0} MB | {faster:.2} | {memory:.2} | {goals} | {verdict} |",
                ours.ms, ours.mb, upstream.ms, upstream.mb
            )
        }
        Figure::Related { first, second, ratio } => format!(
            "| {name} | {second:.1} ms against {first:.1} ms: {ratio:.2} | | | | {goals} | {verdict} |"
        ),
        Figure::Alone { value, unit } => {
            format!("| {name} | {value:.2} {unit} | | | | {goals} | {verdict} |")
        }
    }
}

#[cfg(test)]
mod tests {
    use legalize_bench::figures::{Cost, Goal};

    use super::*;
    use crate::record::Floor;

    #[test]
    fn misses_are_listed_beside_hits() {
        let record = SuiteRecord {
            suite: "ir".to_owned(),
            revision: "abc".to_owned(),
            identical: 8,
            total: 12,
            unanswered: 1,
            known: vec![("a".to_owned(), "why".to_owned()), ("b".to_owned(), "why".to_owned())],
            fresh: vec!["c".to_owned()],
            stale: Vec::new(),
            floors: vec![Floor { name: "messages".to_owned(), reached: 3, floor: 2, of: 4 }],
            notes: vec![
                "a line".to_owned(),
                format!("ir: hits: {}", "much 1, ".repeat(100)),
                "ir: texts: 5 of 6 the same".to_owned(),
            ],
        };
        let pair = |ms| Figure::Pair { ours: Cost { ms: 1.0, mb: 1.0 }, upstream: Cost { ms, mb: 4.0 } };
        let row = |ms| Row { name: "print".to_owned(), figure: pair(ms), goal: Goal::of("print") };
        let figures = Figures {
            revision: "abc".to_owned(),
            runs: 3,
            workload: "much".to_owned(),
            rows: vec![row(10.0), row(4.0)],
        };
        let mut text = page_of(&[("ir", "text", Some(record)), ("drr", "rules", None)]);
        SECTIONS[1].write(&mut text, Some(&figures), "");
        for line in [
            "| `ir` | text | 8 | 12 | 2 | 1 | 1: messages 75.0 % (goal 50.0 %) | 1 | abc |",
            "| `drr` | rules | not run | | | | | | |",
            "| all | 8 | 12 | |\n| messages | 3 | 4 | 2 |\n| texts | 5 | 6 | |\n",
            "Differences that fail the suite:\n\n- `c`",
            "<details><summary>2 known differences, with 1 reason</summary>\n\n- why (2):\n  - `a`\n  - `b`\n\n</details>",
            "<details><summary>3 lines of figures</summary>\n\n```text ignore reason=saved-by-the-suites\na line\n",
            "2 rows have a goal, 1 of them miss it",
            "| 10.00 | 0.25 | ≥ 8 × as fast, ≤ 0.5 of the memory | met |",
            "| **missed**: 4.00 times as fast, not 8 |",
        ] {
            assert!(text.contains(line), "{line}\nis not in\n{text}");
        }
        let long = |line: &&str| !line.starts_with('|') && line.chars().count() > 200;
        assert_eq!(text.lines().find(long), None);
    }

    #[test]
    fn page_has_no_long_line_or_cell() {
        let page = std::fs::read_to_string(root().join("docs/status.md")).expect("the page");
        let prose = page.lines().filter(|line| !line.starts_with('|'));
        let cells = page.lines().filter(|line| line.starts_with('|')).flat_map(|line| line.split(" | "));
        let long: Vec<&str> = prose.chain(cells).filter(|text| text.chars().count() > 200).collect();
        assert!(long.is_empty(), "longer than 200 characters:\n{}", long.join("\n"));
        assert_eq!(page.matches("<details>").count(), page.matches("</details>").count());
    }

    #[test]
    fn figures_stay_if_none_are_saved() {
        let page =
            "# Status\n\n## Build of a program\n\nA build.\n\n## Time and memory\n\nMedians of 3 runs.\n";
        let mut text = String::new();
        SECTIONS.iter().for_each(|section| section.write(&mut text, None, page));
        assert_eq!(text, "\n## Build of a program\n\nA build.\n\n## Time and memory\n\nMedians of 3 runs.\n");
        let mut text = String::new();
        SECTIONS[1].write(&mut text, None, "a page without them");
        assert_eq!(text, "\n## Time and memory\n\n`legalize-bench upstream` was not run.\n");
    }

    #[test]
    fn a_record_survives_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let record = SuiteRecord { suite: "ir".to_owned(), total: 3, ..SuiteRecord::default() };
        record.save(folder.path()).expect("saved");
        assert_eq!(SuiteRecord::load(folder.path(), "ir"), Ok(Some(record)));
        assert_eq!(SuiteRecord::load(folder.path(), "drr"), Ok(None));
    }
}
