//! Cycles of files in a crate that use each other: the files of a cycle can only be read as a whole.
//!
//! A file uses another by `use`; a re-exported name counts as the file that defines it. Tests are ignored.
//! `cargo test -p legalize --test rings -- --nocapture` prints the cycles.

mod graph;

use graph::Files;

/// Maximum number of files in one cycle, by crate; 1 means that there is none.
const RINGS: &[(&str, usize)] = &[
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
    ("host/passes", 2),
    ("host/session", 1),
    ("host/opt", 1),
    ("dialects/hooks", 1),
    ("dialects/core", 5),
    ("dialects/upstream", 2),
    ("typed-rust/build", 3),
    ("typed-rust/macros", 1),
    ("test-dialects", 1),
    ("filetest", 1),
    ("host/cli", 1),
];

#[test]
fn rings_are_no_larger_than_they_were() {
    let workspace = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut wrong = Vec::new();
    for &(krate, most) in RINGS {
        let files = Files::read(format!("{workspace}/{krate}/src").as_ref());
        let rings = files.rings();
        for ring in &rings {
            println!("{krate}: {} files: {}", ring.len(), ring.join(", "));
        }
        let found = rings.iter().map(Vec::len).max().unwrap_or(1);
        if found != most {
            wrong.push(format!("{krate}: the largest ring has {found} files, not {most}"));
        }
    }
    assert!(wrong.is_empty(), "{}\nwhat is smaller is noted here, so that it stays so", wrong.join("\n"));
}
