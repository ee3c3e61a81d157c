//! `legalize ods`: the definitions of `.td` files, and how much of them is evaluated.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use legalize::ir::Context;
use legalize::ods::ModuleReport;
use legalize::opt::{SearchFlags, print_charged, report, status};
use legalize::session::{Provider, load_ods, missing_hooks, register_definitions};
use legalize::source::{Diagnostic, Diagnostics, Includes, Reported, SourceMap, in_parallel};

#[derive(Args)]
pub(crate) struct Ods {
    #[command(flatten)]
    search: SearchFlags,
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The files to read, one record keeper each; without, the definitions of the project
    #[arg(value_name = "FILE.td")]
    files: Vec<PathBuf>,
}

impl Ods {
    pub(crate) fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let sources = self.search.limits.sources();
        let mut modules = Vec::new();
        let mut failed = false;
        let files = match self.files(&sources, providers) {
            Ok(files) => files,
            Err(errors) => return status(report(&sources, errors)),
        };
        for Reported { value: module, diagnostics } in
            in_parallel(&files, |(path, search)| load_ods(&sources, search, path))
        {
            failed |= report(&sources, diagnostics);
            modules.extend(module);
        }
        if failed {
            return status(true);
        }
        failed |= report(&sources, legalize::ods::apply_overlays(&mut modules, &|_| false));
        let mut ctx = Context::new(sources.clone());
        failed |= report(&sources, register_definitions(&mut ctx, &modules, providers));
        report(&sources, legalize::ods::definition_warnings(&ctx));
        let mut text = String::new();
        for module in &modules {
            let missing = missing_hooks(&ctx, std::slice::from_ref(module), providers);
            let found = legalize::ods::report_with(module, &ctx, &missing);
            if self.json {
                text.push_str(&legalize::ods::to_json(&found));
                text.push('\n');
            } else {
                text.push_str(&listing(&found));
            }
        }
        match print_charged(&sources, &self.output, &|| text.len() as u64, |out| out.write_str(&text)) {
            Ok(()) => status(failed),
            Err(error) => status(report(&sources, error.into())),
        }
    }

    /// Returns the files to read with the search of each: those of the command line, or those of the project.
    fn files(
        &self,
        sources: &SourceMap,
        providers: &[Arc<dyn Provider>],
    ) -> Result<Vec<(PathBuf, Includes)>, Diagnostics> {
        if !self.files.is_empty() {
            let search = |path: &PathBuf| Ok((path.clone(), self.search.includes(sources, path, providers)?));
            return self.files.iter().map(search).collect();
        }
        match self.search.project.load(sources, Path::new("-"))? {
            Some(project) if !project.definitions.is_empty() => {
                let search = |path: &Path| self.search.includes_in(Some(&project), path, providers);
                // Overlays change what is listed.
                let files = project.definitions.iter().chain(&project.overlays);
                Ok(files.map(|file| (file.path.clone(), search(&file.path))).collect())
            }
            _ => Err(Diagnostic::error("opt::no_definitions", "no file to read")
                .with_help("name a .td file, or write a project file with `legalize init`")
                .into()),
        }
    }
}

/// The report as text: one line per operation, then what is missing.
fn listing(report: &ModuleReport) -> String {
    use std::fmt::Write;
    let mut out = String::new();
    for dialect in &report.dialects {
        let (ops, types, attrs) = (dialect.ops.len(), dialect.types.len(), dialect.attrs.len());
        let _ =
            writeln!(out, "dialect {}: {ops} operations, {types} types, {attrs} attributes", dialect.name);
        if !dialect.unread.is_empty() {
            let _ = writeln!(out, "  parameters need a hook: {}", dialect.unread.join(" "));
        }
        if !dialect.missing.is_empty() {
            let _ = writeln!(out, "  needs a hook: {}", dialect.missing.join(", "));
        }
        for part in &dialect.parts {
            let _ = writeln!(out, "  {}: needs a hook: {}", part.name, part.missing.join(", "));
        }
        for op in &dialect.ops {
            let _ = write!(out, "  {}: syntax {}, {} conditions evaluated", op.name, op.syntax, op.evaluated);
            if !op.native.is_empty() {
                let _ = write!(out, ", native {}", op.native.join(" "));
            }
            if !op.unknown_traits.is_empty() {
                let _ = write!(out, ", unknown traits {}", op.unknown_traits.join(" "));
            }
            if !op.missing.is_empty() {
                let _ = write!(out, ", needs a hook: {}", op.missing.join(", "));
            }
            out.push('\n');
        }
    }
    let list = |out: &mut String, what: &str, names: &[String]| {
        if !names.is_empty() {
            let _ = writeln!(out, "{what}: {}", names.join(" "));
        }
    };
    list(&mut out, "enums", &report.enums);
    list(&mut out, "interfaces", &report.interfaces);
    for text in &report.replaced_predicates {
        let _ = writeln!(out, "predicates that an overlay replaces: {text}");
    }
    out
}
