//! Sessions with a project file, and with dialects that are loaded by name.
#![cfg(all(feature = "dialects", feature = "pdll", feature = "project"))]

use std::fs;
use std::path::{Path, PathBuf};

use legalize::prelude::*;
use legalize::session::project::{FileSet, Project, ProjectSpec};
use legalize::source::SourceMap;

/// Writes a project with two dialects that have a `Dialect.td` each, and a rule.
fn written(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("projects").join(name);
    let mut spec = ProjectSpec::default();
    for dialect in ["one", "two"] {
        let own = folder.join(dialect);
        fs::create_dir_all(&own).expect("a folder");
        let base = format!(
            "include \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"{dialect}\"; let cppNamespace = \"::d\"; }}\n"
        );
        fs::write(own.join("Dialect.td"), base).expect("a file");
        let op = "include \"Dialect.td\"\ndef X : Op<D, \"x\"> { let assemblyFormat = \"attr-dict\"; }\n";
        fs::write(own.join("Ops.td"), op).expect("a file");
        spec.definitions
            .push(FileSet { files: vec![format!("{dialect}/*Ops.td")], include: vec![dialect.to_owned()] });
    }
    let rule = "#include \"Ops.td\"\nPattern Drop => erase op<one.x>;\n";
    fs::write(folder.join("rules.pdll"), rule).expect("a file");
    spec.patterns = vec![FileSet { files: vec!["rules.pdll".to_owned()], include: vec!["one".to_owned()] }];
    let file = folder.join(Project::FILE);
    fs::write(&file, spec.to_ron()).expect("a file");
    file
}

#[test]
fn a_session_has_the_definitions_and_patterns_of_its_project() {
    let session = legalize::session().project(written("session")).build().expect("a session");
    let mut module = session.parse("a.mlir", "one.x\ntwo.x").expect("a module");
    let set = session.freeze_set(session.pattern_set(None)).expect("a set");
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &set, &config).expect("an end");
    assert_eq!(session.print(&module).trim_end(), "module {\n  two.x\n}");
}

#[test]
fn files_that_a_program_names_have_their_folders_of_the_project() {
    let file = written("own");
    let folder = file.parent().expect("a folder");
    let sources = SourceMap::new();
    let project = Project::load(&sources, &file).into_result().expect("a project");
    let (one, two) = (folder.join("one"), folder.join("two"));
    assert_eq!(project.own_dirs(&two.join("Ops.td")), std::slice::from_ref(&two));
    // By another path too.
    assert_eq!(project.own_dirs(&one.join("../two/Ops.td")), std::slice::from_ref(&two));
    assert_eq!(project.own_dirs(&two.join("Dialect.td")), Vec::<PathBuf>::new());
    let builder = legalize::session().project(&file).ods(one.join("../two/Ops.td"));
    let session = builder.build().expect("a session");
    session.parse("a.mlir", "two.x").expect("a module");
}

#[test]
fn a_project_at_fault_fails_the_session() {
    let file = written("fault");
    fs::write(&file, "(schema: \"legalize-project\", version: 1, include: [\"three\"])").expect("a file");
    let found = legalize::session().project(&file).build().expect_err("a folder that is not there");
    assert_eq!(found.iter().map(|error| error.code).collect::<Vec<_>>(), ["project::no_folder"]);
}

#[test]
fn dialects_are_loaded_by_name() {
    let found = legalize::session().dialects(["tensr"]).build().expect_err("no such dialect");
    assert_eq!(found.iter().map(|error| error.code).collect::<Vec<_>>(), ["session::unknown_dialect"]);
}

#[test]
#[cfg(feature = "upstream-dialects")]
fn texts_that_are_parsed_later_have_dialects_that_were_loaded_by_name() {
    let text = "func.func @f(%t: tensor<4xi32>, %i: index) {\n  %x = tensor.extract %t[%i] : tensor<4xi32>\n  return\n}";
    let without = legalize::session().build().expect("a session");
    assert!(without.parse("a.mlir", text).is_err());
    let session = legalize::session().dialects(["tensor"]).build().expect("a session");
    session.parse("a.mlir", text).expect("a module");
}
