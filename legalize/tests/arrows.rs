//! Dependencies point down: no crate uses one above it; and each dependency is used.

use std::collections::BTreeMap;
use std::path::Path;

/// Crates and their allowed dependencies, as in the table in ARCHITECTURE.md.
fn packages() -> BTreeMap<&'static str, Vec<&'static str>> {
    let ground = ["source"];
    let table = [
        ("source", vec![]),
        ("ir", ground.to_vec()),
        ("snippet", vec!["source", "ir", "pattern-model"]),
        ("tblgen", ground.to_vec()),
        ("ods", vec!["source", "ir", "snippet", "tblgen", "pattern-model"]),
        ("pattern-model", ground.to_vec()),
        ("pdl", vec!["source", "ir", "pattern-model"]),
        ("drr", vec!["source", "ir", "tblgen", "ods", "pattern-model"]),
        ("pdll", vec!["source", "ir", "tblgen", "ods", "pattern-model", "pdl"]),
        ("conversion", vec!["source", "ir", "snippet", "pattern-model"]),
        ("analysis", vec!["source", "ir"]),
        ("evaluation", vec!["ir", "snippet", "pattern-model", "conversion"]),
        ("typed", vec!["source", "ir", "ods", "pattern-model", "conversion", "evaluation"]),
    ];
    let mut packages: BTreeMap<_, Vec<_>> = table.into_iter().collect();
    let libraries: Vec<_> = packages.keys().copied().filter(|package| *package != "typed").collect();
    packages.insert("passes", vec!["source", "ir", "tblgen", "conversion", "analysis"]);
    packages.insert("session", [libraries.clone(), vec!["passes"]].concat());
    packages.insert("opt", vec!["source", "ir", "ods", "conversion", "passes", "session"]);
    let hosts = [libraries.clone(), vec!["passes", "session", "typed"]].concat();
    packages.insert("dialects-hooks", hosts.clone());
    // Neither depends on the other.
    packages.insert("dialects-core", [hosts.clone(), vec!["dialects-hooks"]].concat());
    packages.insert("dialects-upstream", [hosts.clone(), vec!["dialects-hooks"]].concat());
    let all = [hosts, vec!["dialects-core", "dialects-upstream"]].concat();
    packages.insert("build", all.clone());
    packages.insert("macros", vec!["source", "build"]);
    packages.insert("test-dialects", [all, vec!["opt", "build"]].concat());
    packages
}

#[test]
fn dependencies_point_down() {
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let packages = packages();
    let mut checked = 0;
    for package in &metadata.packages {
        let Some(name) = package.name.strip_prefix("legalize-") else { continue };
        // Binaries and the facade may use everything.
        let Some(allowed) = packages.get(name) else { continue };
        checked += 1;
        let normal = |kind| {
            matches!(kind, cargo_metadata::DependencyKind::Normal | cargo_metadata::DependencyKind::Build)
        };
        for dependency in package.dependencies.iter().filter(|dependency| normal(dependency.kind)) {
            let Some(used) = dependency.name.strip_prefix("legalize-") else { continue };
            assert!(allowed.contains(&used), "{name} uses {used}, which is not a lower layer");
        }
    }
    assert_eq!(checked, packages.len(), "every entry is a package");
}

#[test]
fn programs_without_upstreams_dialects_compile_none_of_their_hooks() {
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    for name in ["legalize", "legalize-build", "legalize-macros"] {
        let package = metadata.packages.iter().find(|package| package.name == name).expect("a package");
        let is_hooks =
            |dependency: &&cargo_metadata::Dependency| dependency.name == "legalize-dialects-upstream";
        assert!(package.dependencies.iter().filter(is_hooks).all(|dependency| dependency.optional), "{name}");
        let mut asked = vec!["default"];
        let mut all = Vec::new();
        while let Some(feature) = asked.pop().filter(|feature| !all.contains(feature)) {
            all.push(feature);
            asked.extend(package.features.get(feature).into_iter().flatten().map(String::as_str));
        }
        assert!(!all.iter().any(|feature| feature.contains("upstream")), "{name} asks for {all:?}");
    }
}

/// The text of every Rust file and grammar under a path, without line comments.
fn code_under(path: &Path, text: &mut String) {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for entry in entries {
            code_under(&entry.expect("a directory entry").path(), text);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "lalrpop") {
        let code =
            std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for line in code.lines() {
            text.push_str(line.split("//").next().unwrap_or_default());
            text.push('\n');
        }
    }
}

/// True if a word occurs in a text, and not only as a part of other words.
fn names(text: &str, word: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(is_word) && !text[at + word.len()..].starts_with(is_word))
}

/// Dependencies that are declared for their features alone: package, kind, names.
const FOR_FEATURES: [(&str, &str, &[&str]); 2] = [
    // A test renders diagnostics as on a terminal.
    ("legalize-source", "dev-dependencies", &["miette"]),
    // Build scripts and programs share all libraries (tests/gate.rs).
    (
        "legalize-test-dialects",
        "build-dependencies",
        &["legalize-ods", "legalize-passes", "legalize-session", "either"],
    ),
];

#[test]
fn declared_dependencies_are_used() {
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let mut unused = Vec::new();
    let mut checked = 0;
    for package in &metadata.packages {
        let root = package.manifest_path.as_std_path().parent().expect("a manifest is in a directory");
        let code = |paths: &[&str]| {
            let mut text = String::new();
            for path in paths.iter().map(|path| root.join(path)).filter(|path| path.exists()) {
                code_under(&path, &mut text);
            }
            text
        };
        let normal = code(&["src"]);
        let build = code(&["build.rs"]);
        let dev = code(&["src", "tests", "benches", "examples"]);
        for dependency in &package.dependencies {
            checked += 1;
            let (kind, text) = match dependency.kind {
                cargo_metadata::DependencyKind::Build => ("build-dependencies", &build),
                cargo_metadata::DependencyKind::Development => ("dev-dependencies", &dev),
                _ => ("dependencies", &normal),
            };
            let name = dependency.rename.as_ref().unwrap_or(&dependency.name);
            // The library of `layout-rs` is `layout`.
            let library = name.trim_end_matches("-rs").replace('-', "_");
            let is_feature = FOR_FEATURES.iter().any(|&(who, of, whose)| {
                who == package.name.as_str() && of == kind && whose.contains(&&**name)
            });
            if !names(text, &library) && !is_feature {
                unused.push(format!("{}: [{kind}] {name}", package.name));
            }
        }
    }
    assert!(checked > 100, "{checked} dependencies are declared");
    assert!(unused.is_empty(), "declared and never named:\n{}", unused.join("\n"));
}
