//! The table of dialects: which kinds of hooks each has, and how many recorded inputs judge them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use legalize::upstream_dialects::definitions;
use legalize_filetest::RecordedCase;

use super::{EMBEDDED, cases};

/// Kinds of hooks, with the fields of a table of hooks that are of the kind.
const KINDS: [(&str, &[&str]); 4] = [
    ("forms", &["forms", "default_assembly", "directives", "type_syntax", "type_assembly", "attr_assembly"]),
    (
        "verify",
        &["verifiers", "trait_rules", "family_rules", "symbol_uses", "type_verifiers", "attr_verifiers"],
    ),
    ("fold", &["folders", "canonicalization", "materialize_constant"]),
    ("lower", &["passes", "conversions"]),
];

/// The kinds of hooks in the table of a dialect.
fn hooks(dialect: &str) -> BTreeSet<&'static str> {
    let dialects = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dialects");
    let found = ["core", "upstream"].iter().find_map(|family| {
        let text = fs::read_to_string(dialects.join(family).join("src").join(dialect).join("mod.rs")).ok()?;
        let (_, table) = text.split_once("HOOKS: DialectHooks = DialectHooks {")?;
        Some(table.split("};").next()?.to_owned())
    });
    let table = found.unwrap_or_default();
    let fields: BTreeSet<&str> =
        table.lines().filter_map(|line| line.trim().split_once(": ")).map(|(field, _)| field).collect();
    let has = |of_kind: &[&str]| of_kind.iter().any(|field| fields.contains(field));
    KINDS.iter().filter(|(_, of_kind)| has(of_kind)).map(|(kind, _)| *kind).collect()
}

/// The dialect and the kind that an input judges, by its folder and how it is read.
fn subject(case: &RecordedCase) -> Option<(String, &'static str)> {
    let (path, kind) = case.name.rsplit_once(' ')?;
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        ["dialects", dialect, "forms.mlir" | "intrinsics.mlir"] => Some((dialect.to_owned(), "forms")),
        ["dialects", dialect, "verify.mlir"] if kind == "expected" => Some((dialect.to_owned(), "verify")),
        ["dialects", dialect, "fold.mlir"] if kind == "canonical" => Some((dialect.to_owned(), "fold")),
        ["ods-instances", file] => Some((file.trim_end_matches(".mlir").to_owned(), "forms")),
        ["drivers", "lower", _] => {
            let pass = case.flags.iter().find_map(|flag| flag.strip_prefix("--convert-"))?;
            Some((pass.split('-').next()?.to_owned(), "lower"))
        }
        _ => None,
    }
}

/// Prints the table: `cargo test -p legalize-cli --test recorded kinds -- --nocapture`.
#[test]
fn every_kind_of_hooks_of_a_dialect_has_recorded_inputs() {
    let mut read: BTreeMap<(String, &str), BTreeSet<String>> = BTreeMap::new();
    for case in cases() {
        if let Some(subject) = subject(&case) {
            read.entry(subject).or_default().insert(case.path);
        }
    }
    let mut lacking = Vec::new();
    println!(
        "{:16} {:>8} {:>8} {:>8} {:>8}   files; - if the dialect has no such hooks",
        "", "forms", "verify", "fold", "lower"
    );
    for dialect in EMBEDDED.into_iter().chain(definitions().map(|(dialect, _)| dialect)) {
        let hooks = hooks(dialect);
        let mut line = format!("{dialect:16}");
        for (kind, _) in KINDS {
            let files = read.get(&(dialect.to_owned(), kind)).map_or(0, BTreeSet::len);
            let shown = if files == 0 && !hooks.contains(kind) { "-".to_owned() } else { files.to_string() };
            line.push_str(&format!(" {shown:>8}"));
            if files == 0 && hooks.contains(kind) {
                lacking.push(format!("{dialect}: {kind}"));
            }
        }
        println!("{line}");
    }
    assert!(lacking.is_empty(), "hooks that no recorded input judges: {}", lacking.join(", "));
}
