//! Every line of the language, as text and as what comes of it.
//!
//! `tests/language.txt` holds the cases: a line `### name`, the text, a line `---`, and the records as
//! `--print-records` prints them, or the diagnostics. `BLESS=1 cargo test` rewrites what comes of each
//! case; then read the difference.

use std::fmt::Write as _;
use std::sync::Arc;

use legalize_source::{Includes, MemoryLoader, SourceMap};
use legalize_tblgen::{ParseOptions, parse, print_records};

fn result_of(text: &str) -> String {
    let sources = Arc::new(SourceMap::new());
    let mut loader = MemoryLoader::new();
    loader.insert("inc.td", "class Included { int included = 1; }\n");
    loader.insert("self.td", "include \"self.td\"\n");
    let options = ParseOptions { includes: Includes::new(Arc::new(loader)), ..ParseOptions::default() };
    let main = sources.add("a.td", text);
    let parsed = parse(&sources, main, &options);
    let mut out = parsed.diagnostics.render();
    if let Some(keeper) = &parsed.keeper {
        let mut records = String::new();
        print_records(keeper, &mut records).unwrap();
        for line in records.lines().filter(|line| !line.starts_with("------")) {
            writeln!(out, "{line}").unwrap();
        }
    }
    assert_eq!(parsed.keeper.is_none(), parsed.diagnostics.has_errors());
    out
}

#[test]
fn language() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/language.txt");
    let old = std::fs::read_to_string(path).unwrap();
    let mut new = String::new();
    for case in old.split("### ").skip(1) {
        let (name, rest) = case.split_once('\n').unwrap();
        let text = rest.split_once("---\n").map_or(rest, |(text, _)| text);
        write!(new, "### {name}\n{text}---\n{}", result_of(text)).unwrap();
    }
    if old == new {
        return;
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, new).unwrap();
        return;
    }
    for (old, new) in old.split("### ").zip(new.split("### ")) {
        assert_eq!(old, new, "run with BLESS=1 to accept");
    }
    panic!("the number of cases changed; run with BLESS=1 to accept");
}
