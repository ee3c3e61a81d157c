//! Completeness: the names that the evaluator implements have examples.

use std::collections::BTreeSet;

use legalize::snippet::Classes;

use crate::tables;

/// Names without an example: `NAME => REASON`.
const WITHOUT: &str = include_str!("../../../snippet/functions/without-example.txt");

#[test]
fn all_functions_and_methods_have_an_example() {
    let tables = tables();
    let rows = || tables.iter().flat_map(|table| &table.rows);
    let functions: BTreeSet<&str> =
        rows().filter(|row| row.receiver.is_empty()).map(|row| row.name.as_str()).collect();
    let methods: BTreeSet<&str> =
        rows().filter(|row| !row.receiver.is_empty()).map(|row| row.name.as_str()).collect();
    let implemented = [
        ("function", Classes::builtin_functions(), &functions),
        ("method", Classes::builtin_methods(), &methods),
        ("static function", Classes::builtin_statics(), &methods),
    ];
    let mut problems = Vec::new();
    let mut missing = BTreeSet::new();
    for (kind, names, examples) in implemented {
        for name in names.into_iter().filter(|name| !examples.contains(name)) {
            missing.insert(format!("{kind} {name}"));
        }
    }
    let listed: BTreeSet<String> = WITHOUT
        .lines()
        .filter_map(|line| line.split_once(" => "))
        .map(|(name, reason)| {
            assert!(!reason.is_empty(), "{name} has a reason");
            name.to_owned()
        })
        .collect();
    problems.extend(missing.difference(&listed).map(|name| format!("{name} has no example")));
    problems.extend(
        listed.difference(&missing).map(|name| format!("{name} has an example, or is not implemented")),
    );
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn rows_are_filled_and_sorted_by_receiver() {
    for table in tables() {
        let mut seen = BTreeSet::new();
        let mut last = None;
        for row in &table.rows {
            assert!(
                !row.name.is_empty() && !row.meaning.is_empty() && !row.example.is_empty(),
                "{}: {} lacks a column",
                table.name,
                row.full_name()
            );
            assert!(!row.result.is_empty(), "{}: {} has no result", table.name, row.full_name());
            if last != Some(&row.receiver) {
                assert!(seen.insert(&row.receiver), "{}: rows of {} are apart", table.name, row.receiver);
                last = Some(&row.receiver);
            }
        }
    }
}
