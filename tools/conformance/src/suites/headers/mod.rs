//! The C++ names of `docs/migration.tsv`, compared with the installed headers: every public class, function
//! and data member has a row, and every row a name that its header declares.

mod names;
mod tokens;

use std::collections::BTreeSet;
use std::fs;

use names::names;

use crate::report::SuiteReport;
use crate::tools::{Tools, root};

const TABLE: &str = "docs/migration.tsv";

/// The headers of pattern rewriting and dialect conversion.
const HEADERS: &[&str] = &[
    "mlir/Dialect/Func/Transforms/FuncConversions.h",
    "mlir/Dialect/SCF/Transforms/Patterns.h",
    "mlir/IR/Builders.h",
    "mlir/IR/PDLPatternMatch.h.inc",
    "mlir/IR/PatternMatch.h",
    "mlir/Rewrite/FrozenRewritePatternSet.h",
    "mlir/Rewrite/PatternApplicator.h",
    "mlir/Transforms/DialectConversion.h",
    "mlir/Transforms/FoldUtils.h",
    "mlir/Transforms/GreedyPatternRewriteDriver.h",
    "mlir/Transforms/WalkPatternRewriteDriver.h",
];

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let table = match fs::read_to_string(root().join(TABLE)) {
        Ok(table) => table,
        Err(error) => return report.check(TABLE, false, || error.to_string()),
    };
    // The header, the class and the name.
    let row = |line: &str| line.split('\t').take(3).map(str::to_owned).collect();
    let rows: BTreeSet<Vec<String>> = table.lines().skip(1).map(row).collect();
    let mut declared_rows = BTreeSet::new();
    for header in HEADERS {
        let text = match fs::read_to_string(tools.include().join(header)) {
            Ok(text) => text,
            Err(error) => {
                report.check(header, false, || error.to_string());
                continue;
            }
        };
        for declared in names(&text) {
            let row = vec![(*header).to_owned(), declared.class, declared.name];
            if !declared.is_protected {
                let kind = if declared.is_type { "the type" } else { "the function or member" };
                let case = row.join(" ");
                report.check(&case, rows.contains(&row), || format!("  {TABLE} does not list {kind}"));
            }
            declared_rows.insert(row);
        }
    }
    for row in rows.difference(&declared_rows) {
        report.check(&row.join(" "), false, || "  the header does not declare it".to_owned());
    }
}
