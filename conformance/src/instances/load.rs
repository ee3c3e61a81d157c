//! All of upstream's definitions in one context: every `.td` file that no other includes, one keeper each.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize::ir::Context;
use legalize::ods::OdsModule;
use legalize::opt::{includes, load_ods, register};
use legalize::source::SourceMap;

use crate::files::all_below;
use crate::tools::Tools;

/// The files below a folder that no other file there includes.
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

/// Keeps of a module what no module before it had.
fn keep_new(module: &mut OdsModule, seen: &mut BTreeSet<String>) {
    module.ops.retain(|def| seen.insert(format!("op {}", def.name)));
    module.types.retain(|def| seen.insert(format!("type {}", def.record)));
    module.attrs.retain(|def| seen.insert(format!("attr {}", def.record)));
    module.enums.retain(|def| seen.insert(format!("enum {}", def.record)));
    module.interfaces.retain(|def| seen.insert(format!("interface {}", def.record)));
    module.dialects.retain(|def| seen.insert(format!("dialect {}", def.name)));
}

/// A context with everything registered, our hooks attached.
pub fn context(tools: &Tools) -> Context {
    let sources: Arc<SourceMap> = Arc::default();
    let include = tools.include();
    let providers = legalize::dialects::providers();
    let mut seen = BTreeSet::new();
    let mut modules = Vec::new();
    for file in roots(&include) {
        // Some name files beside them without their folder.
        let mut dirs = vec![include.clone()];
        dirs.extend(file.parent().map(Path::to_owned));
        let search = includes(&dirs, &providers);
        // Fragments that rely on their includer are whole in another root.
        let (module, diagnostics) = load_ods(&sources, &search, &file);
        let Some(mut module) = module.filter(|_| !diagnostics.has_errors()) else { continue };
        keep_new(&mut module, &mut seen);
        modules.push(module);
    }
    let mut ctx = Context::new(sources);
    ctx.allow_unregistered_dialects(true);
    for diagnostic in register(&mut ctx, &modules, &providers).iter() {
        println!("  while registering: {}", diagnostic.message);
    }
    ctx
}
