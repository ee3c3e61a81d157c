//! The embedded default dialects: `builtin`, `func`, `arith`, `cf`, `dlti`, `scf`, `index`, `llvm`, `ub`.
//!
//! Their definitions are our own `.td` files, found under upstream's include names (`td/`) and embedded
//! frozen (`frozen/`); Rust adds what `.td` cannot express: custom assembly, folders, verifiers, value names.
//! Hooks attach by operation name, so they also apply to upstream's definitions.
//!
//! ```
//! use legalize_session::Session;
//!
//! let session = Session::builder().providers(legalize_dialects_core::providers()).build()?;
//! let text = "
//!     func.func @f() -> i32 {
//!       %0 = arith.constant 1 : i32
//!       %1 = arith.addi %0, %0 : i32
//!       return %1 : i32
//!     }";
//! let mut module = session.parse("input.mlir", text)?;
//! session.run_pipeline("builtin.module(canonicalize)", &mut module)?;
//! assert!(session.print(&module).contains("arith.constant 2 : i32"));
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

mod arith;
mod builtin;
mod cf;
mod common;
mod dlti;
mod func;
mod index;
mod llvm;
pub mod ops;
mod scf;
mod structural;
mod ub;

pub use structural::populate_structural_conversions;

use std::sync::Arc;

use legalize_conversion::{Natives, PatternSet};
use legalize_dialects_hooks::HookTables;
use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::DialectHooks;
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_passes::PassKind;
use legalize_session::{EmbeddedDialect, NativePatterns, Provider};
use legalize_snippet::Classes;
use legalize_source::{Diagnostics, Includes, MemoryLoader, Reported, SourceMap, Text};

/// Provider of the default dialects for a tool.
#[derive(Clone, Copy, Debug, Default)]
pub struct DefaultDialects;

/// The tables of all dialects; their order does not matter.
const DIALECTS: &[&DialectHooks] = &[
    &arith::HOOKS,
    &builtin::HOOKS,
    &cf::HOOKS,
    &dlti::HOOKS,
    &func::HOOKS,
    &index::HOOKS,
    &llvm::HOOKS,
    &scf::HOOKS,
    &ub::HOOKS,
];

/// The hooks of all these dialects, without their definitions.
pub const HOOKS: HookTables = HookTables::new(DIALECTS);

/// Returns all default providers.
pub fn providers() -> Vec<Arc<dyn Provider>> {
    vec![Arc::new(DefaultDialects)]
}

/// Attaches the assembly format of `func.func` to an operation with its attributes:
/// `@name(%arg: type) -> type { … }`.
pub fn attach_function_assembly(ctx: &mut Context, name: &str) {
    let op = ctx.op_name(name);
    ctx.update_op(op, |info| info.attached_mut().set_custom_assembly(parse_func, print_func));
}

impl Provider for DefaultDialects {
    fn add_files(&self, files: &mut MemoryLoader) {
        for &(path, text) in common::files::FILES {
            files.insert(path, Text::embedded(text));
        }
    }

    fn modules(&self, _: &Arc<SourceMap>, _: &Includes) -> Reported<Vec<OdsModule>> {
        Reported::new(common::files::load(), Diagnostics::new())
    }

    fn embedded_dialects(&self) -> Vec<EmbeddedDialect> {
        common::files::by_name()
    }

    // A user who does not load other definitions has nothing to attach to; `legalize ods` lists the missing
    // hooks.
    fn lists_missing_hooks(&self) -> bool {
        false
    }

    fn add_classes(&self, ctx: &Context, classes: &Classes) {
        HOOKS.add_classes(ctx, classes);
    }

    fn attach(&self, ctx: &mut Context) {
        legalize_ir::register_builtin(ctx);
        HOOKS.attach(ctx);
    }

    fn add_natives(&self, natives: &mut Natives) {
        HOOKS.add_natives(natives);
    }

    fn native_patterns(&self) -> Vec<NativePatterns> {
        HOOKS.native_patterns()
    }

    fn add_canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        HOOKS.add_canonicalization_patterns(ctx, patterns)
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        HOOKS.passes()
    }
}
