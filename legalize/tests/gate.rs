//! The gate runs what the workspace has: sanitizers on every library, tests that others leave out,
//! `cargo deny`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Libraries whose tests run no sanitizer, with the reason.
const WITHOUT: [(&str, &str); 8] = [
    ("legalize-api", "a program of this repository"),
    ("legalize-bench", "a program of this repository"),
    ("legalize-conformance", "a program of this repository"),
    ("legalize-filetest", "it runs programs, and links none of the libraries"),
    ("legalize-fuzz", "the fuzz targets"),
    ("legalize-cli", "the program is tested under limits of address space"),
    ("legalize-macros", "macros run in the compiler"),
    ("legalize-parsers", "a program of this repository"),
];

#[test]
fn the_address_sanitizer_runs_on_every_library() {
    let script = read(".ci/sanitizers");
    let list = script.split_once("packages=(legalize").and_then(|found| found.1.split_once(')'));
    let list = format!("legalize{}", list.expect("a list of packages").0);
    let listed: BTreeSet<&str> = list.split_whitespace().collect();
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let examples = root().join("examples").canonicalize().expect("a folder");
    let of_workspace: BTreeSet<&str> = (metadata.packages.iter())
        .filter(|package| !package.manifest_path.as_std_path().starts_with(&examples))
        .map(|package| package.name.as_str())
        .filter(|name| WITHOUT.iter().all(|without| without.0 != *name))
        .collect();
    assert_eq!(listed, of_workspace);
    let gate = read(".ci/run");
    assert!(gate.contains("\n  .ci/sanitizers address\n"), "the gate runs it on all of them");
    assert!(gate.contains("\n  .ci/sanitizers thread legalize-"), "the gate runs the other one");
}

#[test]
fn the_thread_sanitizer_runs_where_threads_are_made() {
    let gate = read(".ci/run");
    let line = gate.lines().find_map(|line| line.trim().strip_prefix(".ci/sanitizers thread "));
    let listed: BTreeSet<&str> = line.expect("a line").split_whitespace().collect();
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let mut making = BTreeSet::new();
    for package in metadata.packages.iter().filter(|package| package.name.starts_with("legalize-")) {
        let folder = package.manifest_path.parent().expect("a folder");
        let makes = sources(folder.join("src").as_std_path()).iter().any(|path| {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            ["thread::scope", "thread::spawn", "thread::Builder"].iter().any(|call| code.contains(call))
        });
        if makes && WITHOUT.iter().all(|without| without.0 != package.name.as_str()) {
            making.insert(package.name.as_str());
        }
    }
    let missing: Vec<_> = making.difference(&listed).collect();
    assert!(missing.is_empty(), "not under the thread sanitizer: {missing:?}");
}

#[test]
fn tests_that_are_left_out_run_in_the_gate() {
    let gate = read(".ci/run");
    let mut left_out = 0;
    for path in sources(&root()) {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        if !text.lines().any(|line| line.trim_start().starts_with("#[ignore")) {
            continue;
        }
        left_out += 1;
        let name = path.parent().filter(|_| path.ends_with("main.rs")).unwrap_or(&path).file_stem();
        let name = name.and_then(|name| name.to_str()).expect("a name");
        let run = |line: &str| line.contains(&format!("--test {name}")) && line.ends_with("-- --ignored");
        assert!(
            gate.lines().any(run),
            "the gate runs no `--test {name} -- --ignored`, for {}",
            path.display()
        );
    }
    assert!(left_out < 3, "{left_out} files with tests that `cargo test` leaves out");
}

#[test]
fn dependencies_are_judged_with_a_tool_that_the_gate_installs() {
    let gate = read(".ci/run");
    let installed = gate.find("cargo install -q --locked cargo-deny").expect("cargo-deny is installed");
    let run = gate.find("\n  cargo deny check\n").expect("cargo-deny runs");
    assert!(installed < run);
}

/// Libraries of the workspace that are compiled twice all the same, with the reason.
const TWICE: [(&str, &str); 1] = [("legalize", "tests of the macros use it without the command line")];

#[test]
fn build_scripts_and_programs_share_all_libraries() {
    let output = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(["build", "--workspace", "--bins", "--tests", "--features=legalize-fuzz/targets"])
        // A stable cargo lists what it would compile only if it takes itself for another one.
        .args(["-Zunstable-options", "--unit-graph"])
        .env("RUSTC_BOOTSTRAP", "1")
        .envs([("CARGO_PROFILE_DEV_DEBUG", "0"), ("CARGO_PROFILE_DEV_OPT_LEVEL", "1")])
        .env("CARGO_PROFILE_DEV_BUILD_OVERRIDE_OPT_LEVEL", "1")
        .output()
        .expect("cargo runs");
    let graph: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a graph of units");
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for unit in graph["units"].as_array().expect("units") {
        let name = unit["target"]["name"].as_str().expect("a name");
        let is_library = unit["target"]["kind"][0] == "lib" && unit["mode"] == "build";
        if is_library && name.starts_with("legalize") {
            *times.entry(name).or_default() += 1;
        }
    }
    assert!(times.len() > 20, "{times:?}");
    times.retain(|name, times| *times > 1 && TWICE.iter().all(|twice| twice.0 != *name));
    assert!(times.is_empty(), "compiled more than once, as features differ: {times:?}");
}

/// The Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let (mut folders, mut found) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            if path.is_dir() {
                if !name.to_string_lossy().starts_with('.') && name != "target" {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found
}
