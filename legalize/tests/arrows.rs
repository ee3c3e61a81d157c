//! Dependencies point down: no room uses one that stands above it.

use std::collections::BTreeMap;

/// Room and what it may use, as the table of rooms in ARCHITECTURE.md has it.
fn rooms() -> BTreeMap<&'static str, Vec<&'static str>> {
    let ground = ["source"];
    let table = [
        ("source", vec![]),
        ("ir", ground.to_vec()),
        ("snippet", vec!["source", "ir"]),
        ("tblgen", ground.to_vec()),
        ("ods", vec!["source", "ir", "snippet", "tblgen"]),
        ("pattern-model", ground.to_vec()),
        ("pdl", vec!["source", "ir", "pattern-model"]),
        ("drr", vec!["source", "ir", "tblgen", "ods", "pattern-model"]),
        ("pdll", vec!["source", "ir", "tblgen", "ods", "pattern-model", "pdl"]),
        ("conversion", vec!["source", "ir", "snippet", "pattern-model"]),
        ("typed", vec!["source", "ir", "ods", "pattern-model", "conversion"]),
    ];
    let mut rooms: BTreeMap<_, Vec<_>> = table.into_iter().collect();
    let libraries: Vec<_> = rooms.keys().copied().filter(|room| *room != "typed").collect();
    rooms.insert("opt", libraries.clone());
    rooms.insert("dialects", [libraries.clone(), vec!["opt", "typed"]].concat());
    let all = [libraries, vec!["opt", "typed", "dialects"]].concat();
    rooms.insert("build", all.clone());
    rooms.insert("macros", vec!["source", "build"]);
    rooms.insert("test-dialects", [all, vec!["build"]].concat());
    rooms
}

#[test]
fn dependencies_point_down() {
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let rooms = rooms();
    let mut checked = 0;
    for package in &metadata.packages {
        let Some(room) = package.name.strip_prefix("legalize-") else { continue };
        // Binaries and the facade may use everything.
        let Some(allowed) = rooms.get(room) else { continue };
        checked += 1;
        let normal = |kind| {
            matches!(kind, cargo_metadata::DependencyKind::Normal | cargo_metadata::DependencyKind::Build)
        };
        for dependency in package.dependencies.iter().filter(|dependency| normal(dependency.kind)) {
            let Some(used) = dependency.name.strip_prefix("legalize-") else { continue };
            assert!(allowed.contains(&used), "{room} uses {used}, which stands above it or beside it");
        }
    }
    assert_eq!(checked, rooms.len(), "every room is a package");
}
