//! Coverage of the conversion checklist: inputs that name a rule in a line `// RULES: N, N`, and tests in
//! Rust for rules that the tools cannot show.
//!
//! Each rule is a case, which fails if the rule is not covered or a test does not exist. A rule from which
//! ours differs on purpose is covered by an input with the outputs of both tools, or by a test.

use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::root;

use super::goldens;

/// The rules in order: `N: text`, or `N!: text` if ours differs on purpose. A rule is followed by its tests,
/// `- file: function`, or `- file` for a filetest.
const TABLE: &str = include_str!("../../../inputs/drivers/rules.txt");

struct Rule {
    on_purpose: bool,
    text: &'static str,
    tests: Vec<&'static str>,
    /// Number of inputs that name it.
    inputs: usize,
    /// Number of those with the outputs of both tools.
    outputs: usize,
}

impl Rule {
    /// The missing parts, in words.
    fn missing(&self) -> Vec<String> {
        let mut missing: Vec<String> = self
            .tests
            .iter()
            .filter(|test| !is_there(test))
            .map(|test| format!("there is no test {test}"))
            .collect();
        if self.inputs + self.tests.len() == 0 {
            missing.push(format!("no input and no test shows: {}", self.text));
        } else if self.on_purpose && self.outputs + self.tests.len() == 0 {
            missing.push(format!("no input has the outputs of both tools: {}", self.text));
        }
        missing
    }
}

/// Counts the coverage of each rule.
pub(super) fn run(report: &mut SuiteReport) {
    let mut rules = match table() {
        Ok(rules) => rules,
        Err(error) => return report.check("rules", false, || error),
    };
    for path in [inputs("drivers", "mlir"), inputs("canonicalize", "mlir")].concat() {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let heading = text.lines().take_while(|line| line.starts_with("//"));
        let named =
            heading.filter_map(|line| line.strip_prefix("// RULES: ")).flat_map(|line| line.split(", "));
        for number in named {
            let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match index.and_then(|index| rules.get_mut(index)) {
                Some(rule) => {
                    rule.inputs += 1;
                    rule.outputs += usize::from(goldens::has_both(&text));
                }
                None => report.check(&format!("{}: rules", name_below(&root(), &path)), false, || {
                    format!("there is no rule {number}")
                }),
            }
        }
    }
    let mut counts = Vec::new();
    for (index, rule) in rules.iter().enumerate() {
        let missing = rule.missing();
        report.check(&format!("rule {}", index + 1), missing.is_empty(), || missing.join("; "));
        counts.push(format!("{} {}", index + 1, rule.inputs + rule.tests.len()));
    }
    if report.filter().is_empty() {
        report.note(format!("drivers: hits of {} rules: {}", counts.len(), counts.join(", ")));
    }
}

/// Parses the table.
fn table() -> Result<Vec<Rule>, String> {
    let mut rules: Vec<Rule> = Vec::new();
    for line in TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(test) = line.strip_prefix("- ") {
            let rule = rules.last_mut().ok_or_else(|| format!("rules.txt: a test without a rule: {line}"))?;
            rule.tests.push(test);
            continue;
        }
        let next = rules.len() + 1;
        let (number, text) = line.split_once(": ").unwrap_or((line, ""));
        let plain = number.strip_suffix('!');
        if plain.unwrap_or(number).parse::<usize>() != Ok(next) {
            return Err(format!("rules.txt: rule {next} does not come next: {line}"));
        }
        rules.push(Rule { on_purpose: plain.is_some(), text, tests: Vec::new(), inputs: 0, outputs: 0 });
    }
    Ok(rules)
}

/// True if a test of the table exists.
fn is_there(test: &str) -> bool {
    let (file, function) = match test.split_once(": ") {
        Some((file, function)) => (file, Some(function)),
        None => (test, None),
    };
    let text = std::fs::read_to_string(root().join(file)).unwrap_or_default();
    match function {
        Some(function) => has_test(&text, function),
        // The command of a filetest.
        None => text.starts_with("// test:"),
    }
}

/// True if a Rust file has a test function of that name.
fn has_test(text: &str, function: &str) -> bool {
    let mut is_test = false;
    text.lines().map(str::trim_start).any(|line| {
        let Some(rest) = line.strip_prefix("fn ") else {
            is_test |= line == "#[test]";
            return false;
        };
        std::mem::take(&mut is_test) && rest.split('(').next() == Some(function)
    })
}
