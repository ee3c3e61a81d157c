//! Cycles of files in a crate that use each other: the files of a cycle can only be read as a whole.
//!
//! A file uses another by `use`; a re-exported name counts as the file that defines it. Tests are ignored.
//! `cargo test -p legalize --test file_cycles -- --nocapture` prints the cycles.

mod graph;

use graph::Files;

/// Maximum number of files in one cycle, by crate; 1 means that there is none.
const CYCLES: &[(&str, usize)] = &[
    ("source", 4),
    ("ir", 10),
    ("snippet", 6),
    ("tblgen-frontend", 6),
    ("ods", 2),
    ("pattern-model", 2),
    ("pdl", 1),
    ("drr", 2),
    ("pdll", 1),
    ("conversion", 4),
    ("evaluation", 1),
    ("typed-rust/typed", 3),
    ("host/analysis", 2),
    ("host/passes", 2),
    ("host/session", 1),
    ("host/opt", 1),
    ("dialects/hooks", 1),
    ("dialects/core", 5),
    ("dialects/upstream", 2),
    ("typed-rust/build", 1),
    ("typed-rust/macros", 1),
    ("test-dialects", 1),
    ("filetest", 1),
    ("host/cli", 1),
];

#[test]
fn file_cycles_do_not_grow() {
    let workspace = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut wrong = Vec::new();
    for &(krate, most) in CYCLES {
        let files = Files::read(format!("{workspace}/{krate}/src").as_ref());
        let cycles = files.cycles();
        for cycle in &cycles {
            println!("{krate}: {} files: {}", cycle.len(), cycle.join(", "));
        }
        let found = cycles.iter().map(Vec::len).max().unwrap_or(1);
        if found != most {
            wrong.push(format!("{krate}: the largest cycle has {found} files, not {most}"));
        }
    }
    assert!(wrong.is_empty(), "{}\nlower the number here if a cycle became smaller", wrong.join("\n"));
}
