//! How many files of a crate use each other in a circle: what is in one circle can only be read as a whole.
//!
//! A file uses another by `use`; a name that is exported again counts as the file that defines it. Tests are left out.
//! `cargo test -p legalize --test rings -- --nocapture` prints the rings.

mod graph;

use graph::Files;

/// The most files in one ring, by crate; 1 is none.
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
