//! All of upstream's definitions in one context: every `.td` file that no other file includes, one keeper
//! each.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize::ir::Context;
use legalize::ods::OdsModule;
use legalize::session::{includes, load_ods, register_definitions};
use legalize::source::{Diagnostics, Reported, SourceMap, in_parallel};

/// All files below a folder with an extension, sorted.
pub fn all_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut pending = vec![folder.to_owned()];
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                pending.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The `.td` files below the `mlir` of an include folder that are not included by other files there.
pub fn roots(include: &Path) -> Vec<PathBuf> {
    let files = all_below(&include.join("mlir"), "td");
    let mut included = BTreeSet::new();
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        for line in text.lines() {
            if let Some(rest) = line.trim_start().strip_prefix("include \"")
                && let Some((name, _)) = rest.split_once('"')
            {
                included.insert(include.join(name));
            }
        }
    }
    files.into_iter().filter(|file| !included.contains(file)).collect()
}

/// Removes the definitions of a module that previous modules had.
fn keep_new(module: &mut OdsModule, seen: &mut BTreeSet<String>) {
    module.ops.retain(|def| seen.insert(format!("op {}", def.name)));
    module.types.retain(|def| seen.insert(format!("type {}", def.cpp_class)));
    module.attrs.retain(|def| seen.insert(format!("attr {}", def.cpp_class)));
    module.enums.retain(|def| seen.insert(format!("enum {}", def.cpp_type())));
    module.interfaces.retain(|def| seen.insert(format!("interface {}::{}", def.cpp_namespace, def.name)));
    module.dialects.retain(|def| seen.insert(format!("dialect {}", def.name)));
}

/// Creates a context in which everything below an include folder is registered, with hooks attached; returns
/// it with the diagnostics of registration.
pub fn all_definitions(include: &Path) -> (Context, Diagnostics) {
    let sources: Arc<SourceMap> = Arc::default();
    let providers = legalize::providers();
    let mut seen = BTreeSet::new();
    let mut modules = Vec::new();
    let loaded = in_parallel(&roots(include), |file| {
        // Some includes name files beside them without their folder.
        let mut dirs = vec![include.to_owned()];
        dirs.extend(file.parent().map(Path::to_owned));
        load_ods(&sources, &includes(&dirs, &providers), file)
    });
    for Reported { value: module, diagnostics } in loaded {
        // Fragments that rely on their includer are complete in another root.
        let Some(mut module) = module.filter(|_| !diagnostics.has_errors()) else { continue };
        keep_new(&mut module, &mut seen);
        modules.push(module);
    }
    let mut ctx = Context::new(sources);
    ctx.allow_unregistered_dialects(true);
    let diagnostics = register_definitions(&mut ctx, &modules, &providers);
    (ctx, diagnostics)
}
