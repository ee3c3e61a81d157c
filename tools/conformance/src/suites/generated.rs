//! Typed Rust for every dialect that upstream's installed `.td` files define: it must be formatted and
//! compile without a warning, and its accessors must return the parts of the operations. A program
//! (`inputs/generated/check.rs`) reads instances that the synthesiser generates, through the accessors and
//! through the definitions.
//!
//! The crates are created in the folder `generated` of `--differing`, one per dialect. The compiler runs on
//! each alone, with the libraries of this workspace.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use std::time::Instant;

use legalize::ods::Synthesiser;
use legalize::session::{includes, load_ods};
use legalize::source::SourceMap;
use legalize_build::{Dialect, Generated, Part};
use legalize_filetest::rust::Libraries;

use crate::RandomFlags;
use crate::instances::{context, roots};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// A dialect of our own, with names and parts that are awkward in Rust or for a generator of Rust.
const ODD: &str = "typed-rust/macros/tests/td/odd.td";

/// The files that define operations, types or attributes of each of upstream's dialects, and of the odd one.
pub(crate) fn dialects(tools: &Tools) -> BTreeMap<String, Vec<PathBuf>> {
    let include = tools.include();
    let mut found: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    found.insert("odd".to_owned(), vec![root().join(ODD)]);
    for file in roots(&include) {
        let mut dirs = vec![include.clone()];
        dirs.extend(file.parent().map(Path::to_owned));
        let search = includes(&dirs, &legalize::providers());
        // Fragments that rely on their includer are complete in another root.
        let (module, diagnostics) = load_ods(&Arc::default(), &search, &file).into_parts();
        let Some(module) = module.filter(|_| !diagnostics.has_errors()) else { continue };
        for dialect in &module.dialects {
            let has = module.ops.iter().any(|def| def.dialect.name == dialect.name)
                || module.types.iter().chain(&module.attrs).any(|def| def.dialect.name == dialect.name);
            if has {
                found.entry(dialect.name.clone()).or_default().push(file.clone());
            }
        }
    }
    found
}

/// Generates the Rust of a dialect.
fn generate(tools: &Tools, name: &str, files: &[PathBuf]) -> Result<Generated, String> {
    let include = tools.include();
    let (first, more) = files.split_first().ok_or("no file")?;
    let mut dialect = Dialect::new(first).dialect(name).include(&include);
    for file in files {
        if let Some(dir) = file.parent() {
            dialect = dialect.include(dir);
        }
    }
    for file in more {
        dialect = dialect.file(file);
    }
    let sources: Arc<SourceMap> = Arc::default();
    dialect.generate(&sources).into_result().map_err(|diagnostics| {
        let first = diagnostics.resolved(&sources).iter().next().map(legalize::prelude::Diagnostic::one_line);
        first.unwrap_or_default()
    })
}

fn write(path: &Path, bytes: &[u8]) {
    if std::fs::read(path).is_ok_and(|old| old == bytes) {
        return;
    }
    if let Err(error) =
        path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, bytes))
    {
        println!("cannot write {}: {error}", path.display());
    }
}

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags) {
    let dir = root().join(&flags.differing).join("generated");
    // The default style of a crate, not the style of this repository.
    write(&dir.join("rustfmt.toml"), b"style_edition = \"2024\"\n");
    let mut members = Vec::new();
    let (mut bytes, mut ops) = (0, 0);
    let mut all = Vec::new();
    for (name, files) in dialects(tools) {
        if !report.wants(&name) {
            continue;
        }
        let start = Instant::now();
        let generated_module = generate(tools, &name, &files);
        let time = start.elapsed();
        let again = generate(tools, &name, &files);
        let generated = match generated_module {
            Ok(generated) => generated,
            Err(error) => {
                report.check(&format!("{name}: generated"), false, || error);
                continue;
            }
        };
        println!(
            "  {name}: {:.3} s, {} operations, {} bytes of Rust ({} an operation), {} frozen",
            time.as_secs_f64(),
            generated.ops.len(),
            generated.text.len(),
            generated.text.len() / generated.ops.len().max(1),
            generated.definitions.len()
        );
        bytes += generated.text.len();
        ops += generated.ops.len();
        let same = again.is_ok_and(|again| {
            (again.text, again.definitions) == (generated.text.clone(), generated.definitions.clone())
        });
        report.check(&format!("{name}: the same twice"), same, String::new);
        let crate_dir = dir.join(&name);
        let lib = format!(
            "//! The `{name}` dialect.\n#![deny(warnings, missing_docs, unsafe_code, rustdoc::all)]\n\nmod dialect;\npub use dialect::*;\n"
        );
        write(&crate_dir.join("lib.rs"), lib.as_bytes());
        write(&crate_dir.join("dialect.rs"), generated.text.as_bytes());
        write(&crate_dir.join(format!("{name}.ods")), &generated.definitions);
        let formatted = Command::new("rustfmt")
            .current_dir(&dir)
            .args(["--check", "--edition=2024"])
            .arg(crate_dir.join("dialect.rs"))
            .output();
        let (good, text) = outcome(formatted);
        report.check(&format!("{name}: formatted"), good, || text);
        members.push(name);
        all.push(generated);
    }
    report.note(format!(
        "  all: {} dialects, {ops} operations, {} bytes an operation",
        members.len(),
        bytes / ops.max(1)
    ));
    write_check(&dir, &all);
    let libraries = match Libraries::of_workspace(&root()) {
        Ok(libraries) => libraries,
        Err(error) => return report.check("compiles", false, || error.to_string()),
    };
    let start = Instant::now();
    report.each(&members, |report, name| {
        let (good, text) = outcome(library(&libraries, &dir, name));
        report.check(&format!("{name}: compiles"), good, || first_lines(&text));
        let (good, text) = outcome(documentation(&libraries, &dir, name));
        report.check(&format!("{name}: documented"), good, || first_lines(&text));
    });
    report.note(format!("  compiled and documented: {:.1} s", start.elapsed().as_secs_f64()));
    let instances = write_instances(tools, &dir, &members, flags.instances);
    let (good, text) = match outcome(check_program(&libraries, &dir, &members)) {
        (true, _) => outcome(Command::new(dir.join("check/check")).args(&instances).output()),
        failed => failed,
    };
    println!("{text}");
    report.check("accessors", good && text.contains("wrong 0"), String::new);
}

/// Compiles the crate of a dialect.
fn library(libraries: &Libraries, dir: &Path, name: &str) -> std::io::Result<Output> {
    libraries
        .compiler("rustc", &["legalize"])?
        .args(["--crate-type", "lib", "--crate-name", &format!("generated_{name}"), "--out-dir"])
        .arg(dir.join("lib"))
        .arg(dir.join(name).join("lib.rs"))
        .output()
}

/// Documents the crate of a dialect.
fn documentation(libraries: &Libraries, dir: &Path, name: &str) -> std::io::Result<Output> {
    libraries
        .compiler("rustdoc", &["legalize"])?
        .args(["--crate-name", &format!("generated_{name}"), "--out-dir"])
        .arg(dir.join("doc").join(name))
        .arg(dir.join(name).join("lib.rs"))
        .output()
}

/// Compiles the program that reads instances.
fn check_program(libraries: &Libraries, dir: &Path, members: &[String]) -> std::io::Result<Output> {
    let mut command = libraries.compiler("rustc", &["legalize"])?;
    for name in members {
        let crate_name = format!("generated_{name}");
        let file = dir.join("lib").join(format!("lib{crate_name}.rlib"));
        command.arg("--extern").arg(format!("{crate_name}={}", file.display()));
    }
    command.arg("-o").arg(dir.join("check/check")).arg(dir.join("check/main.rs")).output()
}

/// Writes the program that reads instances in two ways.
fn write_check(dir: &Path, all: &[Generated]) {
    let main = std::fs::read(root().join("tools/conformance/inputs/generated/check.rs")).unwrap_or_default();
    write(&dir.join("check/main.rs"), &main);
    let mut text = String::from(
        "use legalize::ir::{Context, Ir, OpId};\nuse legalize::source::Diagnostics;\nuse legalize::typed::OpView;\n\nuse crate::Shown;\n\n\
         pub type Register = fn(&mut Context) -> Diagnostics;\npub static DIALECTS: &[(&str, Register)] = &[\n",
    );
    for generated_module in all {
        text.push_str(&format!("    ({0:?}, generated_{0}::register),\n", generated_module.dialect));
    }
    text.push_str("];\n\npub fn show(name: &str, ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<Shown>> {\n    let at = (ctx, ir);\n    Some(match name {\n");
    let ops = || {
        all.iter()
            .flat_map(|generated_module| generated_module.ops.iter().map(move |op| (generated_module, op)))
            .enumerate()
    };
    for (index, (_, op)) in ops() {
        text.push_str(&format!("        {:?} => op_{index}(&at, op),\n", op.name));
    }
    text.push_str("        _ => return None,\n    })\n}\n");
    for (index, (generated_module, op)) in ops() {
        text.push_str(&format!(
            "\nfn op_{index}(at: &(&Context, &Ir), op: OpId) -> Vec<Shown> {{\n    let view = generated_{}::{}::cast(at, op);\n    \
             let Some(view) = view else {{ return Vec::new() }};\n    let _ = view;\n    vec![\n",
            generated_module.dialect, op.view
        ));
        for accessor in &op.accessors {
            let (kind, part) = match &accessor.part {
                Part::Operand(number) => ('o', number.to_string()),
                Part::Result(number) => ('r', number.to_string()),
                Part::Attribute(name) => ('a', name.clone()),
                Part::Region(number) => ('g', number.to_string()),
                Part::Successor(number) => ('s', number.to_string()),
            };
            // A view of an attribute is compared as the attribute.
            let is_view = accessor.value.ends_with("Attr");
            let value = if is_view { "rt::Attribute" } else { accessor.value.as_str() };
            let is_plain = value.contains("rt::")
                || matches!(
                    value,
                    "bool"
                        | "&'c str"
                        | "i8"
                        | "i16"
                        | "i32"
                        | "i64"
                        | "u8"
                        | "u16"
                        | "u32"
                        | "u64"
                        | "f32"
                        | "f64"
                );
            let call = match (is_view, accessor.optional) {
                (false, _) => format!("view.{}(at)", accessor.method),
                (true, false) => format!("legalize::ir::Attribute::from(view.{}(at))", accessor.method),
                (true, true) => format!("view.{}(at).map(legalize::ir::Attribute::from)", accessor.method),
            };
            let shown = match (is_plain, accessor.optional) {
                _ if value.starts_with("Vec<") && !matches!(accessor.part, Part::Operand(_)) => {
                    let text = shown_value("value", value);
                    if accessor.optional {
                        format!("{call}.map_or(\"None\".to_owned(), |value| format!(\"Some({{}})\", {text}))")
                    } else {
                        format!("{{\n            let value = {call};\n            {text}\n        }}")
                    }
                }
                (true, _) => format!("format!(\"{{:?}}\", {call})"),
                (false, false) => format!("format!(\"={{}}\", {call})"),
                (false, true) => {
                    format!("{call}.map_or(\"None\".to_owned(), |value| format!(\"Some(={{value}})\"))")
                }
            };
            text.push_str(&format!(
                "        Shown {{ kind: {kind:?}, part: {part:?}, text: {shown}, value: {value:?} }},\n"
            ));
        }
        text.push_str("    ]\n}\n");
    }
    write(&dir.join("check/views.rs"), text.as_bytes());
}

/// The expression that formats a value of this type, element by element.
fn shown_value(expression: &str, value: &str) -> String {
    if let Some(element) = value.strip_prefix("Vec<").and_then(|rest| rest.strip_suffix('>')) {
        let element = shown_value("value", element);
        let all = format!("{expression}.into_iter().map(|value| {element}).collect::<Vec<String>>()");
        return format!("format!(\"[{{}}]\", {all}.join(\", \"))");
    }
    let is_plain = value.starts_with(['&', 'i', 'u', 'f']) || value == "bool" || value == "rt::Type";
    match value {
        _ if value.ends_with("Attr") => {
            format!("format!(\"{{:?}}\", legalize::ir::Attribute::from({expression}))")
        }
        _ if is_plain => format!("format!(\"{{:?}}\", {expression})"),
        _ => format!("format!(\"={{}}\", {expression})"),
    }
}

/// Writes instances of every operation of the dialects, one file for each dialect.
fn write_instances(tools: &Tools, dir: &Path, members: &[String], count: u64) -> Vec<PathBuf> {
    let ctx = context(tools);
    let synthesiser = Synthesiser::new(&ctx, &[], &[]);
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    for def in synthesiser.ops().filter(|def| members.contains(&def.dialect.name)) {
        for seed in 0..count {
            if let Some(instance) = synthesiser.instance(def, seed) {
                let text = texts.entry(&def.dialect.name).or_default();
                text.push_str(&instance.text(&ctx));
                text.push_str("\n// -----\n");
            }
        }
    }
    let path = |name: &str| dir.join("instances").join(format!("{name}.mlir"));
    texts.iter().for_each(|(name, text)| write(&path(name), text.as_bytes()));
    texts.keys().map(|name| path(name)).collect()
}

fn first_lines(text: &str) -> String {
    text.lines().take(12).map(|line| format!("\n    {line}")).collect()
}

/// Success of a program, and its output.
fn outcome(output: std::io::Result<Output>) -> (bool, String) {
    match output {
        Ok(output) => {
            let text = [output.stdout, output.stderr].concat();
            (output.status.success(), String::from_utf8_lossy(&text).into_owned())
        }
        Err(error) => (false, error.to_string()),
    }
}
