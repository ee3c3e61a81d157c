//! Typed Rust for every dialect that upstream's installed `.td` files define: it must be formatted and
//! compile without a warning, and its accessors must return the parts of the operations. A program
//! (`inputs/generated/check.rs`) reads instances that the synthesiser generates, through the accessors and
//! through the definitions.
//!
//! The crates are created in the folder `generated` of `--differing`, one per dialect, in a separate
//! workspace. It has this workspace's lock file, profiles and target folder, so that the libraries below are
//! not compiled again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use legalize::ods::Synthesiser;
use legalize::session::{includes, load_ods};
use legalize::source::SourceMap;
use legalize_build::{Dialect, Generated, Part};

use crate::RandomFlags;
use crate::instances::{context, roots};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// A dialect of our own, with names and parts that are awkward in Rust or for a generator of Rust.
const ODD: &str = "typed-rust/macros/tests/td/odd.td";

/// The files that define operations, types or attributes of each of upstream's dialects, and of the odd one.
pub fn dialects(tools: &Tools) -> BTreeMap<String, Vec<PathBuf>> {
    let include = tools.include();
    let mut found: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    found.insert("odd".to_owned(), vec![root().join(ODD)]);
    for file in roots(&include) {
        let mut dirs = vec![include.clone()];
        dirs.extend(file.parent().map(Path::to_owned));
        let search = includes(&dirs, &legalize::providers());
        // Fragments that rely on their includer are complete in another root.
        let (module, diagnostics) = load_ods(&Arc::default(), &search, &file);
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
    let mut dialect = Dialect::new(first).dialect(name).runtime("::legalize_typed").include(&include);
    for file in files {
        if let Some(dir) = file.parent() {
            dialect = dialect.include(dir);
        }
    }
    for file in more {
        dialect = dialect.file(file);
    }
    let sources: Arc<SourceMap> = Arc::default();
    dialect.generate(&sources).map_err(|diagnostics| {
        let first = diagnostics.resolved(&sources).iter().next().map(|d| d.one_line());
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
pub fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags) {
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
        let made = generate(tools, &name, &files);
        let time = start.elapsed();
        let again = generate(tools, &name, &files);
        let generated = match made {
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
        let manifest = format!(
            "[package]\nname = \"generated-{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\ndoctest = true\n\n\
             [dependencies]\nlegalize-typed = {{ path = {:?} }}\n",
            root().join("typed-rust/typed")
        );
        write(&crate_dir.join("Cargo.toml"), manifest.as_bytes());
        let lib = format!(
            "//! The `{name}` dialect.\n#![deny(warnings, missing_docs, unsafe_code, rustdoc::all)]\n\nmod dialect;\npub use dialect::*;\n"
        );
        write(&crate_dir.join("src/lib.rs"), lib.as_bytes());
        write(&crate_dir.join("src/dialect.rs"), generated.text.as_bytes());
        write(&crate_dir.join(format!("src/{name}.ods")), &generated.definitions);
        let formatted = command("rustfmt", &dir)
            .arg("--check")
            .arg("--edition=2024")
            .arg(crate_dir.join("src/dialect.rs"))
            .output();
        let (good, text) = told(formatted);
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
    let list: Vec<String> = members.iter().map(|name| format!("{name:?}")).collect();
    let manifest = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [{}, \"check\"]\n\n{}",
        list.join(", "),
        profiles()
    );
    write(&dir.join("Cargo.toml"), manifest.as_bytes());
    match std::fs::read(root().join("Cargo.lock")) {
        Ok(lock) => write(&dir.join("Cargo.lock"), &lock),
        Err(error) => report.note(format!("  no lock file: {error}")),
    }
    for (what, args) in [
        // Built rather than checked, because the program below needs the libraries.
        ("compiles", &["build", "--keep-going", "--workspace", "--exclude", "check"][..]),
        ("documented", &["doc", "--no-deps", "--keep-going", "--exclude", "check", "--workspace"]),
    ] {
        let start = Instant::now();
        let (good, text) = told(command("cargo", &dir).args(args).arg("--quiet").output());
        report.note(format!("  cargo {}: {:.1} s", args[0], start.elapsed().as_secs_f64()));
        for name in &members {
            let mine = text.contains(&format!("`generated-{name}`"));
            report.check(&format!("{name}: {what}"), good || !mine, || first_errors(&text, name));
        }
        if args[0] == "build" && !good {
            println!("{text}");
        }
        report.check(what, good, || text.lines().take(4).collect::<Vec<_>>().join("\n"));
    }
    let instances = write_instances(tools, &dir, &members, flags.instances);
    let run = command("cargo", &dir).args(["run", "--quiet", "-p", "check", "--"]).args(&instances).output();
    let (good, text) = told(run);
    println!("{text}");
    report.check("accessors", good && text.contains("wrong 0"), String::new);
}

/// Writes the program that reads instances in two ways.
fn write_check(dir: &Path, all: &[Generated]) {
    let crates: String =
        (all.iter()).map(|made| format!("generated-{0} = {{ path = \"../{0}\" }}\n", made.dialect)).collect();
    let manifest = format!(
        "[package]\nname = \"check\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\nlegalize = {{ path = {:?}, features = [\"upstream-dialects\"] }}\n\
         legalize-typed = {{ path = {:?} }}\n{crates}",
        root().join("legalize"),
        root().join("typed-rust/typed")
    );
    write(&dir.join("check/Cargo.toml"), manifest.as_bytes());
    let main = std::fs::read(root().join("tools/conformance/inputs/generated/check.rs")).unwrap_or_default();
    write(&dir.join("check/src/main.rs"), &main);
    let mut text = String::from(
        "use legalize::ir::{Context, Ir, OpId};\nuse legalize::source::Diagnostics;\nuse legalize_typed::OpView;\n\nuse crate::Shown;\n\n\
         pub type Register = fn(&mut Context) -> Diagnostics;\npub static DIALECTS: &[(&str, Register)] = &[\n",
    );
    for made in all {
        text.push_str(&format!("    ({0:?}, generated_{0}::register),\n", made.dialect));
    }
    text.push_str("];\n\npub fn show(name: &str, ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<Shown>> {\n    let at = (ctx, ir);\n    Some(match name {\n");
    let ops = || all.iter().flat_map(|made| made.ops.iter().map(move |op| (made, op))).enumerate();
    for (index, (_, op)) in ops() {
        text.push_str(&format!("        {:?} => op_{index}(&at, op),\n", op.name));
    }
    text.push_str("        _ => return None,\n    })\n}\n");
    for (index, (made, op)) in ops() {
        text.push_str(&format!(
            "\nfn op_{index}(at: &(&Context, &Ir), op: OpId) -> Vec<Shown> {{\n    let view = generated_{}::{}::cast(at, op);\n    \
             let Some(view) = view else {{ return Vec::new() }};\n    let _ = view;\n    vec![\n",
            made.dialect, op.view
        ));
        for accessor in &op.accessors {
            let (kind, part) = match &accessor.part {
                Part::Operand(number) => ('o', number.to_string()),
                Part::Result(number) => ('r', number.to_string()),
                Part::Attribute(name) => ('a', name.clone()),
                Part::Region(number) => ('g', number.to_string()),
                Part::Successor(number) => ('s', number.to_string()),
            };
            let is_plain = accessor.value.contains("rt::")
                || matches!(
                    accessor.value.as_str(),
                    "bool" | "&'c str" | "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64"
                );
            let call = format!("view.{}(at)", accessor.method);
            let shown = match (is_plain, accessor.optional) {
                (true, _) => format!("format!(\"{{:?}}\", {call})"),
                (false, false) => format!("format!(\"={{}}\", {call})"),
                (false, true) => {
                    format!("{call}.map_or(\"None\".to_owned(), |value| format!(\"Some(={{value}})\"))")
                }
            };
            text.push_str(&format!(
                "        Shown {{ kind: {kind:?}, part: {part:?}, text: {shown}, value: {:?} }},\n",
                accessor.value
            ));
        }
        text.push_str("    ]\n}\n");
    }
    write(&dir.join("check/src/views.rs"), text.as_bytes());
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

fn first_errors(text: &str, name: &str) -> String {
    let places = text.lines().filter(|line| line.contains(&format!("--> {name}/")));
    places.take(6).map(|line| format!("\n    {line}")).collect()
}

/// A command in that folder, which builds in this program's target folder.
fn command(program: &str, dir: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(dir);
    let own = std::env::current_exe().ok();
    if let Some(target) = own.as_deref().and_then(Path::parent).and_then(Path::parent) {
        command.env("CARGO_TARGET_DIR", target);
    }
    command
}

/// The profiles of this workspace's manifest.
fn profiles() -> String {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap_or_default();
    let mut kept = String::new();
    let mut is_profile = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_profile = line.starts_with("[profile.");
        }
        if is_profile {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// Success of a program, and its output.
fn told(output: std::io::Result<std::process::Output>) -> (bool, String) {
    match output {
        Ok(output) => {
            let text = [output.stdout, output.stderr].concat();
            (output.status.success(), String::from_utf8_lossy(&text).into_owned())
        }
        Err(error) => (false, error.to_string()),
    }
}
