//! Examples of the functions that C++ text may call (`snippet/functions`), compiled and run: their values are
//! the column `result` of the tables. With `BLESS` in the environment, the column is written.
//!
//! A test of the facade (`legalize/tests/functions`) evaluates the same examples with ours.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use legalize_filetest::examples::{FunctionTable, function_tables, split_example, write_function_table};

use crate::compiled::{CXX_FLAGS, finished, folder};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// Headers that the examples of a table need, besides those of `functions.h`.
const HEADERS: &[(&str, &[&str])] = &[
    (
        "affine",
        &[
            "mlir/AsmParser/AsmParser.h",
            "mlir/Dialect/Utils/ReshapeOpsUtils.h",
            "mlir/IR/AffineExpr.h",
            "mlir/IR/AffineMap.h",
            "mlir/IR/IntegerSet.h",
        ],
    ),
    ("attributes", &["mlir/AsmParser/AsmParser.h", "mlir/IR/IntegerSet.h", "mlir/IR/TypeUtilities.h"]),
    ("builders", &[]),
    ("numbers", &["cmath", "limits", "llvm/ADT/APSInt.h", "llvm/ADT/bit.h", "llvm/Support/MathExtras.h"]),
    (
        "operations",
        &[
            "mlir/Dialect/Arith/IR/Arith.h",
            "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h",
            "mlir/Dialect/Func/IR/FuncOps.h",
            "mlir/Dialect/Utils/StaticValueUtils.h",
            "mlir/IR/IRMapping.h",
            "mlir/IR/Matchers.h",
            "mlir/Interfaces/SideEffectInterfaces.h",
        ],
    ),
    ("ranges", &["llvm/ADT/STLExtras.h", "llvm/ADT/Sequence.h", "llvm/ADT/SmallSet.h", "numeric"]),
    ("rewrites", &["mlir/Dialect/Arith/IR/Arith.h", "mlir/IR/IRMapping.h", "mlir/IR/ImplicitLocOpBuilder.h"]),
    (
        "text",
        &[
            "llvm/ADT/StringExtras.h",
            "llvm/ADT/StringSwitch.h",
            "mlir/AsmParser/AsmParser.h",
            "mlir/IR/AffineExpr.h",
            "mlir/IR/AffineMap.h",
            "mlir/IR/IntegerSet.h",
            "mlir/Support/DebugStringHelper.h",
        ],
    ),
    (
        "types",
        &[
            "llvm/ADT/TypeSwitch.h",
            "mlir/AsmParser/AsmParser.h",
            "mlir/Dialect/Arith/IR/Arith.h",
            "mlir/Dialect/Func/IR/FuncOps.h",
            "mlir/IR/TypeUtilities.h",
        ],
    ),
];

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let folder = root().join("snippet/functions");
    let module = folder.join("module.mlir");
    let read = function_tables(&folder).map_err(|error| error.to_string());
    let text = std::fs::read_to_string(&module).map_err(|error| format!("{}: {error}", module.display()));
    let (mut tables, text) = match (read, text) {
        (Ok(tables), Ok(text)) => (tables, text),
        (Err(error), _) | (_, Err(error)) => return report.check("tables", false, || error),
    };
    let program = match build(tools, &tables, &text) {
        Ok(program) => program,
        Err(errors) => return report.check("compilation", false, || errors),
    };
    let total = tables.iter().map(|table| table.rows.len()).sum();
    let values = printed(&program, &module, total);
    let is_blessed = std::env::var_os("BLESS").is_some();
    let mut number = 0;
    for table in &mut tables {
        let mut changed = 0;
        for row in &mut table.rows {
            let value = values.get(&number);
            number += 1;
            let name = format!("{}: {}", table.name, row.full_name());
            if let Some(value) = value
                && is_blessed
                && row.result != *value
            {
                row.result.clone_from(value);
                changed += 1;
            }
            if report.wants(&name) {
                report.check(&name, value == Some(&row.result), || {
                    let value = value.map_or("the program crashes", String::as_str);
                    format!("  {}\n-{}\n+{value}", row.example, row.result)
                });
            }
        }
        if changed > 0 {
            report.say(format!("  {}: {changed} results written", table.name));
            if let Err(error) = write_function_table(&folder, table) {
                report.check(&table.name, false, || error.to_string());
            }
        }
    }
}

/// Runs the program, again after an example at which it crashes. Returns the values by the example's number.
fn printed(program: &Path, module: &Path, total: usize) -> BTreeMap<usize, String> {
    let mut values = BTreeMap::new();
    let mut from = 0;
    while from < total {
        let Ok(output) = Command::new(program).arg(module).arg(from.to_string()).output() else { break };
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            if let Some((number, value)) = line.split_once('\t')
                && let Ok(number) = number.parse::<usize>()
            {
                values.insert(number, value.to_owned());
                from = number + 1;
            }
        }
        if output.status.success() {
            break;
        }
        from += 1;
    }
    values
}

/// The C++ of tables that are compiled together, since headers are most of the work.
fn units(tables: &[&FunctionTable], module: &str) -> String {
    let headers = |table: &&FunctionTable| HEADERS.iter().find(|(name, _)| *name == table.name);
    let headers = tables.iter().filter_map(headers).flat_map(|(_, headers)| headers.iter());
    let headers: BTreeSet<&str> = headers.copied().collect();
    let mut text = String::from("#include \"functions.h\"\n");
    for header in headers {
        let _ = writeln!(text, "#include \"{header}\"");
    }
    text.push_str("using namespace mlir;\n");
    tables.iter().for_each(|table| unit(table, module, &mut text));
    text
}

/// Adds the C++ of a table: a function for each example.
fn unit(table: &FunctionTable, module: &str, text: &mut String) {
    let _ = writeln!(text, "namespace of_{} {{", table.name);
    for (at, row) in table.rows.iter().enumerate() {
        let parts = split_example(&row.example);
        // Errors of the compiler name the row.
        let _ = writeln!(text, "#line {} \"{}.tsv\"", at + 2, table.name);
        let _ =
            write!(text, "static void run{at}(Example &example) {{ {}", replaced(parts.statements, module));
        for value in parts.expressions {
            let _ = write!(text, "example.show({}); ", replaced(value, module));
        }
        text.push_str("}\n");
    }
    let runs: Vec<String> = (0..table.rows.len()).map(|at| format!("run{at}")).collect();
    let _ = writeln!(text, "static void (*const all[])(Example &) = {{{}}};\n}}", runs.join(", "));
    let _ = writeln!(text, "extern Unit unit_{0};\nUnit unit_{0} = of_{0}::all;", table.name);
}

/// Replaces placeholders: the rewriter, the context, the location, and objects of the module by name, which
/// are values if the module has an argument of the name.
fn replaced(text: &str, module: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
        let name = &rest[..end];
        rest = &rest[end..];
        let _ = match name {
            "_builder" => write!(out, "example.rewriter"),
            "_ctxt" => write!(out, "example.ctxt"),
            "_loc" => write!(out, "example.loc"),
            _ if module.contains(&format!("%{name}: ")) => write!(out, "example.value(\"{name}\")"),
            _ => write!(out, "example.op(\"{name}\")"),
        };
    }
    out.push_str(rest);
    out
}

/// Compiles the tables, each on its own, and links them. Objects and the program are cached by content.
fn build(tools: &Tools, tables: &[FunctionTable], module: &str) -> Result<PathBuf, String> {
    let text = |error: std::io::Error| error.to_string();
    let harness = root().join("tools/conformance/harness");
    let header = std::fs::read_to_string(harness.join("functions.h")).map_err(text)?;
    let main = std::fs::read_to_string(harness.join("functions.cpp")).map_err(text)?;
    let names = |between: &str| {
        let names: Vec<String> = tables.iter().map(|table| format!("UNIT(unit_{})", table.name)).collect();
        names.join(between)
    };
    let main = format!("#define UNITS {}\n{main}", names(" "));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut sources = vec![("main".to_owned(), main)];
    for first in 0..cores.min(tables.len()) {
        let part: Vec<&FunctionTable> = tables.iter().skip(first).step_by(cores).collect();
        sources.push((format!("part{first}"), units(&part, module)));
    }
    let folder = folder()?;
    let next = AtomicUsize::new(0);
    let compile_next = || {
        let mut done = Vec::new();
        while let Some((name, source)) = sources.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push(compile(tools, &folder, &harness, &header, name, source));
        }
        done
    };
    let objects: Vec<Result<PathBuf, String>> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..cores).map(|_| scope.spawn(compile_next)).collect();
        let ended = || vec![Err("the compilation ended early".to_owned())];
        running.into_iter().flat_map(|thread| thread.join().unwrap_or_else(|_| ended())).collect()
    });
    let errors: Vec<&str> =
        objects.iter().filter_map(|object| object.as_ref().err().map(String::as_str)).collect();
    if !errors.is_empty() {
        return Err(errors.join("\n"));
    }
    let mut objects: Vec<PathBuf> = objects.into_iter().flatten().collect();
    objects.sort();
    let mut hasher = DefaultHasher::new();
    objects.hash(&mut hasher);
    let program = folder.join(format!("functions-{:016x}", hasher.finish()));
    if program.is_file() {
        return Ok(program);
    }
    let lib = tools.prefix().join("lib");
    let mut command = Command::new("g++");
    command
        .args(&objects)
        .arg(format!("-L{}", lib.display()))
        .args(["-lMLIR", "-lLLVM-22"])
        .arg(format!("-Wl,-rpath,{}", lib.display()));
    finished(command, &program)?;
    Ok(program)
}

/// Compiles one source to an object.
fn compile(
    tools: &Tools,
    folder: &Path,
    harness: &Path,
    header: &str,
    name: &str,
    source: &str,
) -> Result<PathBuf, String> {
    let mut hasher = DefaultHasher::new();
    (source, header, tools.prefix()).hash(&mut hasher);
    let object = folder.join(format!("functions-{name}-{:016x}.o", hasher.finish()));
    if object.is_file() {
        return Ok(object);
    }
    let file = object.with_extension("cpp");
    std::fs::write(&file, source).map_err(|error| error.to_string())?;
    let mut command = Command::new("g++");
    command.args(CXX_FLAGS).args(["-fmax-errors=0", "-c"]);
    command.arg("-I").arg(tools.include()).arg("-I").arg(harness).arg(&file);
    finished(command, &object)?;
    let _ = std::fs::remove_file(&file);
    Ok(object)
}
