//! Rows on the start of the program: a small module without definitions, and in a project of many dialects,
//! without and with the cache of definitions.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use legalize_bench::figures::{Figure, Unit};

use crate::{Job, Table, Tools, repeat};

/// Number of dialects in the project, and of operations in each.
const DIALECTS: usize = 33;
const OPS: usize = 40;

/// A small module that uses two of the dialects.
const MODULE: &str = "\
func.func @f(%a: i32, %b: !d3.box<i32>) -> i32 {
  %0 = d3.op1 %a : i32
  %1 = d7.op2 %0 {level = 2 : i32} : i32
  d3.put %1, %b : i32, !d3.box<i32>
  return %1 : i32
}
";

/// Measures all rows.
pub(crate) fn rows(tools: &Tools, folder: &Path, table: &mut Table) -> Result<(), String> {
    let failed = |error: std::io::Error| error.to_string();
    let folder = folder.join("start");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(failed)?;
    for number in 0..DIALECTS {
        std::fs::write(folder.join(format!("d{number}.td")), dialect(number)).map_err(failed)?;
    }
    let project = "(schema: \"legalize-project\", version: 1, definitions: [(files: [\"*.td\"])])";
    std::fs::write(folder.join("legalize.ron"), project).map_err(failed)?;
    std::fs::write(folder.join("module.mlir"), MODULE).map_err(failed)?;
    let small = folder.join("small.mlir");
    std::fs::write(&small, "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n").map_err(failed)?;

    let job = |program, more: &[&str]| Job {
        program,
        args: more.iter().map(|&arg| arg.to_owned()).chain([small.display().to_string()]).collect(),
        phases: &[],
    };
    let ours = job(tools.legalize.clone(), &["opt", "--no-project"]);
    let theirs = job(tools.prefix.join("bin/mlir-opt"), &[]);
    table.compare("start: a small module", &ours, &theirs)?;
    let cache = folder.join("cache").display().to_string();
    for (name, cache, module) in [
        ("start, ms: a small module", "", "small.mlir"),
        ("start, ms: two of 33 dialects, cold", "", "module.mlir"),
        ("start, ms: two of 33 dialects, warm", cache.as_str(), "module.mlir"),
    ] {
        let project: &[&str] = if module == "small.mlir" { &["--no-project"] } else { &[] };
        let run = || {
            let mut command = Command::new(&tools.legalize);
            command.arg("opt").args(project).arg(module).current_dir(&folder);
            command.env("LEGALIZE_CACHE", cache).stdout(Stdio::null());
            let start = Instant::now();
            let status = command.status().map_err(failed)?;
            let time = start.elapsed().as_secs_f64() * 1e3;
            if status.success() { Ok(time) } else { Err(format!("{name}: {status}")) }
        };
        // The first run fills the cache.
        run()?;
        let mut times = Vec::new();
        repeat(table.runs, || {
            times.push(run()?);
            Ok(())
        })?;
        times.sort_by(f64::total_cmp);
        table.add(name, Figure::Alone { value: times[times.len() / 2], unit: Unit::Milliseconds });
    }
    Ok(())
}

/// The definitions of a dialect.
fn dialect(number: usize) -> String {
    let mut text = format!(
        "include \"mlir/IR/OpBase.td\"\n\
         include \"mlir/IR/AttrTypeBase.td\"\n\
         include \"mlir/Interfaces/InferTypeOpInterface.td\"\n\
         include \"mlir/Interfaces/SideEffectInterfaces.td\"\n\
         def D{number} : Dialect {{ let name = \"d{number}\"; let cppNamespace = \"::d{number}\"; }}\n\
         class D{number}_Op<string name, list<Trait> traits = []> : Op<D{number}, name, traits>;\n\
         def D{number}_Box : TypeDef<D{number}, \"Box\"> {{\n  \
           let mnemonic = \"box\"; let parameters = (ins \"::mlir::Type\":$inner); let assemblyFormat = \"`<` $inner `>`\";\n}}\n\
         def D{number}_Put : D{number}_Op<\"put\"> {{\n  \
           let arguments = (ins AnyType:$value, D{number}_Box:$box);\n  \
           let assemblyFormat = \"$value `,` $box attr-dict `:` type($value) `,` type($box)\";\n}}\n"
    );
    for op in 0..OPS {
        let _ = writeln!(
            text,
            "def D{number}_Op{op} : D{number}_Op<\"op{op}\", [Pure, SameOperandsAndResultType]> {{\n  \
               let summary = \"operation {op}\";\n  \
               let arguments = (ins AnyTypeOf<[I32, I64, F32]>:$in, OptionalAttr<I32Attr>:$level);\n  \
               let results = (outs AnyTypeOf<[I32, I64, F32]>:$out);\n  \
               let assemblyFormat = \"$in attr-dict `:` type($out)\";\n}}"
        );
    }
    text
}
