//! Upstream's generated C++ for pattern files, compiled into programs of many files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiled::{CXX_FLAGS, finished, folder};
use crate::tools::{Tools, root};

/// The C++ of one pattern file.
pub(crate) struct Rules {
    /// The name by which a program finds it.
    pub name: String,
    /// The output of `mlir-tblgen --gen-rewriters` or `mlir-pdll -x cpp`.
    pub generated: String,
    /// True if it needs the LLVM dialect, whose headers cost half of a compilation.
    pub llvm: bool,
}

/// Source of a program.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Program {
    /// `harness/rewrite.cpp`, for declarative rewrite rules.
    Rewrite,
    /// `harness/pdll.cpp`, for PDLL.
    Pdll,
    /// `harness/rewrite.cpp` with the headers that rows of the tables of functions need.
    RewriteRows,
    /// `harness/pdll.cpp` with these headers.
    PdllRows,
}

impl Program {
    fn name(self) -> &'static str {
        match self {
            Program::Rewrite | Program::RewriteRows => "rewrite",
            Program::Pdll | Program::PdllRows => "pdll",
        }
    }

    /// True if it needs the headers of `harness/rows.h`.
    fn has_rows(self) -> bool {
        matches!(self, Program::RewriteRows | Program::PdllRows)
    }
}

/// The programs, by pattern file.
pub(crate) struct Harness {
    programs: BTreeMap<String, Result<PathBuf, String>>,
}

impl Harness {
    /// Compiles all pattern files: a program for those with the LLVM dialect, whose names clash with those of
    /// others, and one for all others, since headers are most of the work. Programs are cached by content.
    pub(crate) fn build(tools: &Tools, program: Program, rules: Vec<Rules>) -> Harness {
        let (llvm, others): (Vec<Rules>, Vec<Rules>) = rules.into_iter().partition(|rules| rules.llvm);
        let compile = |rules: &[Rules]| match rules {
            [] => Err("no file is in it".to_owned()),
            _ => compile(tools, program, rules),
        };
        let (with_llvm, without) = std::thread::scope(|scope| {
            let thread = scope.spawn(|| compile(&llvm));
            let without = compile(&others);
            (thread.join().unwrap_or_else(|_| Err("the compilation ended early".to_owned())), without)
        });
        let built = |rules: Vec<Rules>, built: Result<PathBuf, String>| {
            rules.into_iter().map(move |rules| (rules.name, built.clone()))
        };
        Harness { programs: built(llvm, with_llvm).chain(built(others, without)).collect() }
    }

    /// The program that contains a pattern file.
    pub(crate) fn program(&self, name: &str) -> Result<&Path, &str> {
        match self.programs.get(name) {
            Some(Ok(program)) => Ok(program),
            Some(Err(error)) => Err(error),
            None => Err("no program holds it"),
        }
    }
}

fn compile(tools: &Tools, program: Program, files: &[Rules]) -> Result<PathBuf, String> {
    let text = |error: std::io::Error| error.to_string();
    let source = root().join("tools/conformance/harness").join(program.name()).with_extension("cpp");
    let code = std::fs::read_to_string(&source).map_err(text)?;
    let mut hasher = DefaultHasher::new();
    (&code, tools.prefix(), program.has_rows()).hash(&mut hasher);
    files.iter().for_each(|rules| (&rules.name, &rules.generated).hash(&mut hasher));
    let folder = folder()?;
    let has_rows = program.has_rows();
    let program = folder.join(format!("{}-{:016x}", program.name(), hasher.finish()));
    if program.is_file() {
        return Ok(program);
    }
    let own = program.with_extension("d");
    std::fs::create_dir_all(&own).map_err(text)?;
    let mut list = String::new();
    for rules in files {
        let name = &rules.name;
        let file = own.join(format!("{name}.inc"));
        std::fs::write(&file, &rules.generated).map_err(text)?;
        let _ = write!(
            list,
            "#ifndef TABLE\nnamespace file_{name} {{\n#include \"{}\"\n}}\n#else\nENTRY({name})\n#endif\n",
            file.display()
        );
    }
    let table = own.join("rewriters.list");
    std::fs::write(&table, list).map_err(text)?;
    let lib = tools.prefix().join("lib");
    let mut command = Command::new("g++");
    command.args(CXX_FLAGS);
    if files.iter().any(|rules| rules.llvm) {
        command.arg("-DWITH_LLVM");
    }
    if has_rows {
        command.arg("-DWITH_ROWS");
    }
    command
        .arg(format!("-DREWRITERS=\"{}\"", table.display()))
        .arg("-I")
        .arg(tools.include())
        .arg(&source)
        .arg(format!("-L{}", lib.display()))
        .args(["-lMLIR", "-lLLVM-22"])
        .arg(format!("-Wl,-rpath,{}", lib.display()));
    finished(command, &program)?;
    let _ = std::fs::remove_dir_all(&own);
    Ok(program)
}
