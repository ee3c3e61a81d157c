//! Declarative rewrite rules: verdicts against `mlir-tblgen`, and what the rules do against upstream's
//! generated C++, compiled into a harness of our own (`harness/rewrite.cpp`).

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::case::compare_runs;
use crate::files::{inputs, name_below};
use crate::report::Report;
use crate::tools::{Output, TIME_LIMIT, Tools, root, run as run_program};

/// Runs the suite.
pub fn run(tools: &Tools, report: &mut Report) {
    let include = tools.include();
    for path in inputs("drr", "td") {
        let name = name_below(&root(), &path);
        if !report.wants(&name) {
            continue;
        }
        let flags = ["-I".as_ref(), include.as_os_str(), path.as_os_str()];
        let generated = tools.upstream("mlir-tblgen", ["--gen-rewriters".as_ref()].into_iter().chain(flags));
        let ours = tools.ours(["drr".as_ref()].into_iter().chain(flags));
        let verdict = |output: &Output| Output { stdout: String::new(), ..output.clone() };
        compare_runs(report, &format!("{name}: verdict"), &verdict(&ours), &verdict(&generated));
        let module = path.with_extension("mlir");
        if !generated.accepted() || !module.is_file() {
            continue;
        }
        match build(tools, &path, &generated.stdout) {
            Ok(harness) => {
                let upstream = run_program(&harness, [module.as_os_str()], None, TIME_LIMIT);
                let args = ["rewrite".as_ref(), "--patterns".as_ref(), path.as_os_str()];
                let args = args.into_iter().chain(["-I".as_ref(), include.as_os_str()]);
                let fold = ["--fold=false".as_ref(), module.as_os_str()];
                let ours = tools.ours(args.chain(fold));
                compare_runs(report, &format!("{name}: rewritten"), &ours, &upstream);
            }
            Err(error) => report.check(&format!("{name}: rewritten"), false, || error),
        }
    }
}

/// Compiles the generated rewriters into a program; programs are kept by content, since this takes seconds.
fn build(tools: &Tools, path: &Path, generated: &str) -> Result<PathBuf, String> {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let source = root().join("conformance/harness/rewrite.cpp");
    let text = std::fs::read_to_string(&source).map_err(|error| error.to_string())?;
    let mut hasher = DefaultHasher::new();
    (generated, &text, tools.prefix()).hash(&mut hasher);
    let folder = std::env::temp_dir().join("legalize-conformance");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let program = folder.join(format!("rewrite-{:016x}", hasher.finish()));
    if program.is_file() {
        return Ok(program);
    }
    let rewriters = program.with_extension("inc");
    std::fs::write(&rewriters, generated).map_err(|error| error.to_string())?;
    let lib = tools.prefix().join("lib");
    let unfinished = program.with_extension("part");
    let output = Command::new("g++")
        .args(["-std=c++17", "-O1", "-fno-rtti"])
        .arg(format!("-DREWRITERS=\"{}\"", rewriters.display()))
        .arg("-I")
        .arg(tools.include())
        .arg(&source)
        .arg("-o")
        .arg(&unfinished)
        .arg(format!("-L{}", lib.display()))
        .args(["-lMLIR", "-lLLVM-22"])
        .arg(format!("-Wl,-rpath,{}", lib.display()))
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(format!("{}: {}", path.display(), String::from_utf8_lossy(&output.stderr)));
    }
    std::fs::rename(&unfinished, &program).map_err(|error| error.to_string())?;
    Ok(program)
}
