//! Definitions in, text in and out: formats, constraints, inference, types, messages.

mod conditions;
mod each;
mod enums;
mod foreign;
mod formats;
mod hooks;
mod instances;
mod older;
mod operations;
mod overlays;
mod types;

use std::sync::Arc;

use legalize_ir::{Context, PrintOptions, parse_module, print_op};
use legalize_source::{Diagnostics, Includes, SourceMap};

use crate::{OdsModule, classes, load, prelude, register, register_definitions};

/// Beginning of every test's definitions.
const HEAD: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T : Dialect { let name = "t"; let cppNamespace = "::t"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T, mnemonic, traits>;
"#;

struct Loaded {
    sources: Arc<SourceMap>,
    module: OdsModule,
    diagnostics: Diagnostics,
}

fn load_td(text: &str) -> Loaded {
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("t.td", format!("{HEAD}{text}"));
    let mut includes = Includes::default();
    includes.set_virtual_files(prelude());
    let options = legalize_tblgen::TblgenOptions::default().with(|options| options.includes = includes);
    let parsed = legalize_tblgen::parse(&sources, file, &options);
    let Some(keeper) = parsed.value.keeper else {
        panic!("{}", parsed.diagnostics.resolved(&sources).render());
    };
    let (module, diagnostics) = load(&keeper).into_parts();
    Loaded { sources, module, diagnostics }
}

fn context(td: &str) -> (Context, OdsModule) {
    let loaded = load_td(td);
    let mut ctx = Context::new(loaded.sources.clone());
    ctx.allow_unregistered_dialects(true);
    legalize_ir::register_builtin(&mut ctx);
    let mut all = loaded.diagnostics;
    let classes = classes(&ctx);
    all.extend(register_definitions(&mut ctx, std::slice::from_ref(&loaded.module), &classes));
    assert!(all.is_empty(), "{}", all.resolved(&loaded.sources).render());
    (ctx, loaded.module)
}

/// The complaints about definitions, without the lines of the file.
fn complaints(td: &str) -> String {
    let loaded = load_td(td);
    let mut ctx = Context::new(loaded.sources.clone());
    let mut all = loaded.diagnostics;
    all.extend(register(&mut ctx, std::slice::from_ref(&loaded.module)));
    all.resolved(&loaded.sources).render()
}

/// Returns the custom assembly, then the generic form; or the errors.
fn run(ctx: &Context, mlir: &str) -> String {
    let file = ctx.sources().add("t.mlir", mlir);
    let (module, diagnostics) = parse_module(ctx, file, &Default::default()).into_parts();
    if !diagnostics.is_empty() {
        return diagnostics.resolved(ctx.sources()).iter().map(|d| d.one_line() + "\n").collect();
    }
    let module = module.expect("no error, so a module");
    let print = |generic| {
        let options = PrintOptions::default().with(|options| options.generic = generic);
        print_op(ctx, &module.ir, module.root, &options)
    };
    let (custom, generic) = (print(false), print(true));
    // Both forms read back to the same module.
    for text in [&custom, &generic] {
        let file = ctx.sources().add("again.mlir", text.as_str());
        let (again, errors) = parse_module(ctx, file, &Default::default()).into_parts();
        let Some(again) = again else { panic!("{text}\n{}", errors.resolved(ctx.sources()).render()) };
        let options = PrintOptions::default().with(|options| options.generic = true);
        assert_eq!(print_op(ctx, &again.ir, again.root, &options), generic);
    }
    format!("{custom}\n{generic}")
}

#[test]
fn every_prelude_file_loads_alone_without_diagnostics() {
    for path in prelude().paths() {
        let sources = Arc::new(SourceMap::new());
        let file = sources.add("t.td", format!("include \"{}\"", path.display()));
        let mut includes = Includes::default();
        includes.set_virtual_files(prelude());
        let options = legalize_tblgen::TblgenOptions::default().with(|options| options.includes = includes);
        let parsed = legalize_tblgen::parse(&sources, file, &options);
        assert_eq!(parsed.diagnostics.resolved(&sources).render(), "", "{}", path.display());
        let (_, diagnostics) = load(&parsed.value.keeper.expect("no error, so a keeper")).into_parts();
        assert_eq!(diagnostics.resolved(&sources).render(), "", "{}", path.display());
    }
}
