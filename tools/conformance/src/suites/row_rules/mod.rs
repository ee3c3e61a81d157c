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
use std::fmt::{self, Write as _};
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

/// The modules of both sides, one for each rule.
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
        let (ours, upstream) = (&self.ours, &self.upstream);
        if [ours.len(), upstream.len()] != [rules.len(); 2] {
            let (ours, upstream) = (ours.len(), upstream.len());
            return Err(format!("{} modules, {ours} of ours and {upstream} of upstream's", rules.len()));
        }
        let mut counts = Counts::default();
        for (number, (rule, (ours, upstream))) in rules.iter().zip(ours.iter().zip(upstream)).enumerate() {
            let row = format!("{name}: {}", rule.row);
            if *upstream == "// failed" {
                report.unanswered(&row);
                continue;
            }
            counts.add(rule, number, upstream);
            report.compare(&row, ours, upstream);
        }
        report.note(format!("{name}: {counts}"));
        Ok(())
    }
}

/// Numbers of rules, as upstream's program runs them.
#[derive(Default)]
struct Counts {
    conditions: usize,
    fire: usize,
    negated: usize,
    /// Conditions that do not hold where the tables show the value: an attribute that is shown as a number or
    /// a truth value is compared as one.
    other: usize,
    rewrites: usize,
    run: usize,
    /// Rewrites with values that are compared, and those that have the values of the tables.
    compared: usize,
    hold: usize,
    expressions: usize,
}

impl Counts {
    fn add(&mut self, rule: &Rule, number: usize, module: &str) {
        let fired = !module.contains(&format!("row = {number} : i32"));
        self.expressions += rule.text.expressions;
        if rule.text.changes {
            self.rewrites += 1;
            self.run += usize::from(fired);
            self.compared += usize::from(rule.text.test.is_some());
            self.hold += usize::from(module.contains("holds = true"));
        } else {
            self.conditions += 1;
            self.fire += usize::from(fired);
            self.negated += usize::from(rule.is_negated);
            self.other += usize::from(fired == rule.is_negated);
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { conditions, fire, negated, other, rewrites, run, compared, hold, expressions } = self;
        write!(
            f,
            "{conditions} conditions, {fire} fire, {negated} are negated, {other} compare otherwise than the tables \
             show; {rewrites} rewrites, {run} run, {hold} of {compared} have the values of the tables; {expressions} expressions"
        )
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

/// A module for each rule.
fn pieces(module: &str, rules: &[Rule]) -> String {
    let pieces: Vec<String> = (0..rules.len()).map(|number| with_operation(module, number)).collect();
    pieces.join("// -----\n")
}

/// The module of the tables with the operation of a rule, and one that uses it.
fn with_operation(module: &str, number: usize) -> String {
    let mut out = String::new();
    for line in module.lines() {
        if line.trim_start().starts_with("cf.cond_br ") {
            let _ = writeln!(out, "    %row = arith.xori %a, %b {{row = {number} : i32}} : i32 loc(\"row\")");
            let _ = writeln!(out, "    \"test.keep\"(%row) : (i32) -> () loc(\"keep\")");
        }
        let _ = writeln!(out, "{line}");
    }
    out
}
