//! Rules with natives drawn from the tables of functions (`snippet/functions`), in PDLL and DRR, against
//! upstream's generated C++.
//!
//! Each row becomes a rule on one operation. A row that only asks is a condition: whether its rule fires
//! shows what the text evaluates to. Half of the conditions are negated, by the seed, so that a rule which
//! ignores its native shows as well. A row that changes the module, or counts uses, is a rewrite on a module
//! of its own, which is compared as it is afterwards.

mod compared;
mod condition;
mod rules;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::Path;

use legalize_filetest::examples::function_tables;

use self::condition::{RowText, row_text};
pub(crate) use self::rules::Language;
use crate::RandomFlags;
use crate::case::head;
use crate::harness::{Harness, Program, Rules};
use crate::random::Random;
use crate::report::SuiteReport;
use crate::tools::{TIME_LIMIT, Tools, root, run as run_program};

/// Name of the pattern file in the program.
const NAME: &str = "rows";

/// A rule that is drawn from a row.
struct Rule {
    /// The row: table, receiver and name.
    row: String,
    text: RowText,
    /// For a condition.
    is_negated: bool,
}

/// Compares the rules of a language.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags, language: Language) {
    let name = format!("rules of table rows, {}", language.name());
    if flags.rows == 0 || !report.wants(&name) {
        return;
    }
    match compare(tools, report, flags, language, &name) {
        Ok(()) => {}
        Err(error) => report.check(&name, false, || error),
    }
}

fn compare(
    tools: &Tools,
    report: &mut SuiteReport,
    flags: &RandomFlags,
    language: Language,
    name: &str,
) -> Result<(), String> {
    let text = |error: std::io::Error| error.to_string();
    let rules = draw(report, flags, language)?;
    if rules.is_empty() {
        return Err("no row was drawn".to_owned());
    }
    let folder = tempfile::tempdir().map_err(text)?;
    let file = folder.path().join(NAME).with_extension(language.extension());
    std::fs::write(&file, language.file(&rules)).map_err(text)?;
    let module = folder.path().join("module.mlir");
    std::fs::write(&module, pieces(&read(Path::new("module.mlir"))?, &rules)).map_err(text)?;

    let include = ["-I".into(), OsString::from(tools.include())];
    let generated = match language {
        Language::Pdll => tools.upstream(
            "mlir-pdll",
            ["-x".into(), "cpp".into()].into_iter().chain(include.clone()).chain([file.clone().into()]),
        ),
        Language::Drr => tools.upstream(
            "mlir-tblgen",
            ["--gen-rewriters".into()].into_iter().chain(include.clone()).chain([file.clone().into()]),
        ),
    };
    if !generated.accepted() {
        return Err(format!("upstream refuses the rules\n{}", generated.stderr));
    }
    let program = match language {
        Language::Pdll => Program::PdllRows,
        Language::Drr => Program::RewriteRows,
    };
    let rules_of_file = Rules { name: NAME.to_owned(), generated: generated.stdout, llvm: false };
    let harness = Harness::build(tools, program, vec![rules_of_file]);
    let mut args: Vec<OsString> = vec![NAME.into()];
    args.extend(matches!(language, Language::Drr).then(|| "rows".into()));
    args.push(module.clone().into());
    let upstream = run_program(harness.program(NAME)?, args, None, TIME_LIMIT);
    let flags = [
        "rewrite",
        "--driver=walk",
        "--split-input-file",
        "--no-verify",
        "--allow-unregistered-dialect",
        "--allow-unresolved-natives",
    ]
    .map(OsString::from);
    let debug = matches!(language, Language::Drr).then(|| "--mlir-print-debuginfo".into());
    let patterns = ["--patterns".into(), file.into(), module.into()];
    let ours = tools.ours(flags.into_iter().chain(debug).chain(include).chain(patterns));
    let outputs = Outputs::of(&ours.stdout, &upstream.stdout);
    outputs
        .check(report, name, &rules)
        .map_err(|why| format!("{why}\n{}{}", head(&ours.stderr), head(&upstream.stderr)))
}

/// The modules of both sides, one for all conditions and one for each rewrite.
struct Outputs<'o> {
    ours: Vec<&'o str>,
    upstream: Vec<&'o str>,
}

impl<'o> Outputs<'o> {
    fn of(ours: &'o str, upstream: &'o str) -> Self {
        let pieces = |text: &'o str| text.split("// -----\n").map(str::trim).collect();
        Outputs { ours: pieces(ours), upstream: pieces(upstream) }
    }

    /// Compares each rule.
    fn check(&self, report: &mut SuiteReport, name: &str, rules: &[Rule]) -> Result<(), String> {
        let (changes, conditions): (Vec<_>, Vec<_>) =
            rules.iter().enumerate().partition(|(_, rule)| rule.text.changes);
        let (ours, upstream) = (&self.ours, &self.upstream);
        if [ours.len(), upstream.len()] != [changes.len() + 1; 2] {
            let (ours, upstream) = (ours.len(), upstream.len());
            return Err(format!(
                "{} modules, {ours} of ours and {upstream} of upstream's",
                changes.len() + 1
            ));
        }
        if ours[0].is_empty() {
            return Err("the module of the conditions is missing".to_owned());
        }
        let fired = |piece: &str, number: usize| !piece.contains(&format!("row = {number} : i32"));
        let (mut held, mut other) = (0, 0);
        for (number, rule) in &conditions {
            let [ours, upstream] = [ours[0], upstream[0]].map(|piece| fired(piece, *number));
            held += usize::from(upstream);
            // An attribute that is shown as a number or a truth value is compared as one, which may not hold.
            other += usize::from(upstream == rule.is_negated);
            let row = format!("{name}: {}", rule.row);
            report.check(&row, ours == upstream, || format!("fires: {ours} here, {upstream} upstream"));
        }
        let (mut run, mut hold) = (0, 0);
        for ((number, rule), (ours, upstream)) in changes.iter().zip(ours[1..].iter().zip(&upstream[1..])) {
            let row = format!("{name}: {}", rule.row);
            if *upstream == "// failed" {
                report.unanswered(&row);
                continue;
            }
            run += usize::from(fired(upstream, *number));
            hold += usize::from(upstream.contains("holds = true"));
            report.compare(&row, ours, upstream);
        }
        let negated = conditions.iter().filter(|(_, rule)| rule.is_negated).count();
        let compared = changes.iter().filter(|(_, rule)| rule.text.test.is_some()).count();
        report.note(format!(
            "{name}: {} conditions, {held} fire, {negated} are negated, {other} compare otherwise than the tables show; \
             {} rewrites, {run} run, {hold} of {compared} have the values of the tables; {} expressions",
            conditions.len(),
            changes.len(),
            rules.iter().map(|rule| rule.text.expressions).sum::<usize>()
        ));
        Ok(())
    }
}

fn read(file: &Path) -> Result<String, String> {
    let path = root().join("snippet/functions").join(file);
    std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Draws rules, one for each row that can be in one; counts the others by the reason.
fn draw(report: &mut SuiteReport, flags: &RandomFlags, language: Language) -> Result<Vec<Rule>, String> {
    let tables = function_tables(&root().join("snippet/functions")).map_err(|error| error.to_string())?;
    let known = read(Path::new("known-differences.txt"))?;
    let mut random = Random::new(flags.seed);
    let (mut rules, mut left_out) = (Vec::new(), BTreeMap::<&str, usize>::new());
    for table in &tables {
        for row in &table.rows {
            let full = format!("{}: {}", table.name, row.full_name());
            let listed = format!("{full}({}) => ", row.arguments);
            let is_known = known.lines().any(|line| line.starts_with(&listed));
            let found =
                if is_known { Err("listed as different") } else { row_text(&table.name, row, language) };
            match found {
                Ok(text) => rules.push(Rule { row: full, text, is_negated: random.one_in(2) }),
                Err(reason) => *left_out.entry(reason).or_default() += 1,
            }
        }
    }
    let whole = rules.len();
    while rules.len() > flags.rows {
        rules.swap_remove(random.below(rules.len()));
    }
    let reasons: Vec<String> = left_out.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    report.note(format!(
        "rules of table rows, {}: {} of {whole} drawn; left out: {}",
        language.name(),
        rules.len(),
        reasons.join(", ")
    ));
    Ok(rules)
}

/// The module of the tables with an operation for each condition, and a copy of it for each rewrite.
fn pieces(module: &str, rules: &[Rule]) -> String {
    let numbers = |changes: bool| {
        (rules.iter().enumerate())
            .filter(move |(_, rule)| rule.text.changes == changes)
            .map(|(number, _)| number)
    };
    let conditions: Vec<usize> = numbers(false).collect();
    let changes = numbers(true).map(|number| with_operations(module, &[number]));
    let pieces: Vec<String> = std::iter::once(with_operations(module, &conditions)).chain(changes).collect();
    pieces.join("// -----\n")
}

/// The module of the tables with an operation for each number, and one that uses them all.
fn with_operations(module: &str, numbers: &[usize]) -> String {
    let mut out = String::new();
    for line in module.lines() {
        if line.trim_start().starts_with("cf.cond_br ") {
            for number in numbers {
                let _ = writeln!(out, "    %row{number} = arith.xori %a, %b {{row = {number} : i32}} : i32");
            }
            let names: Vec<String> = numbers.iter().map(|number| format!("%row{number}")).collect();
            let types = vec!["i32"; numbers.len()];
            let _ = writeln!(out, "    \"test.keep\"({}) : ({}) -> ()", names.join(", "), types.join(", "));
        }
        let _ = writeln!(out, "{line}");
    }
    out
}
