//! The embedded default dialects: `builtin`, `func`, `arith`, `cf`, `dlti`, `scf`, `index`, `llvm`, `ub`.
//!
//! Their definitions are `.td` files of our own, found under upstream's include names (`td/`), loaded at
//! run time like anybody's; Rust adds what `.td` cannot say: text, folders, verifiers, value names. Hooks
//! attach by operation name, so they serve upstream's definitions too.

mod acc;
mod affine;
mod amdgpu;
mod arith;
mod r#async;
mod bufferization;
mod builtin;
mod cf;
mod common;
mod complex;
mod dlti;
mod emitc;
mod func;
mod gpu;
mod index;
mod irdl;
mod linalg;
mod llvm;
mod memref;
mod ml_program;
mod nvvm;
mod omp;
pub mod ops;
mod pdl;
mod pdl_interp;
mod provider;
mod ptr;
mod quant;
mod rocdl;
mod scf;
mod shape;
mod shard;
mod smt;
mod sparse_tensor;
mod spirv;
mod tensor;
mod tosa;
mod transform;
mod ub;
mod vector;
mod wasmssa;
mod x86vector;
mod xegpu;

use std::sync::Arc;

use crate::common::functions::asm::{parse_func, print_func};
use crate::common::hooks::DialectHooks;
use crate::common::trait_rules::TRAIT_RULES;
use legalize_conversion::{Natives, PatternSet, TypeConverter};
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_passes::PassKind;
use legalize_session::Provider;
use legalize_snippet::Classes;
use legalize_source::{Diagnostics, Includes, MemoryLoader, SourceMap, Text};

/// The default dialects, to be handed to a tool.
#[derive(Clone, Copy, Debug, Default)]
pub struct DefaultDialects;

/// The tables of all dialects; no order of them is of importance.
const DIALECTS: &[&DialectHooks] = &[
    &acc::HOOKS,
    &affine::HOOKS,
    &amdgpu::HOOKS,
    &arith::HOOKS,
    &r#async::HOOKS,
    &bufferization::HOOKS,
    &builtin::HOOKS,
    &cf::HOOKS,
    &complex::HOOKS,
    &dlti::HOOKS,
    &emitc::HOOKS,
    &func::HOOKS,
    &gpu::HOOKS,
    &index::HOOKS,
    &irdl::HOOKS,
    &linalg::HOOKS,
    &llvm::HOOKS,
    &memref::HOOKS,
    &ml_program::HOOKS,
    &nvvm::HOOKS,
    &omp::HOOKS,
    &pdl::HOOKS,
    &pdl_interp::HOOKS,
    &ptr::HOOKS,
    &quant::HOOKS,
    &rocdl::HOOKS,
    &scf::HOOKS,
    &shape::HOOKS,
    &shard::HOOKS,
    &smt::HOOKS,
    &sparse_tensor::HOOKS,
    &spirv::HOOKS,
    &tensor::HOOKS,
    &tosa::HOOKS,
    &transform::HOOKS,
    &vector::HOOKS,
    &wasmssa::HOOKS,
    &x86vector::HOOKS,
    &xegpu::HOOKS,
];

/// All default providers.
pub fn providers() -> Vec<Arc<dyn Provider>> {
    vec![Arc::new(DefaultDialects)]
}

/// Gives an operation with the attributes of `func.func` its text: `@name(%arg: type) -> type { … }`.
pub fn attach_function_form(ctx: &mut Context, name: &str) {
    let op = ctx.op_name(name);
    ctx.update_op(op, |info| info.attached_mut().set_form(parse_func, print_func));
}

impl Provider for DefaultDialects {
    fn add_files(&self, files: &mut MemoryLoader) {
        for &(path, text) in provider::files::FILES {
            files.insert(path, Text::embedded(text));
        }
    }

    fn modules(&self, sources: &Arc<SourceMap>, includes: &Includes) -> (Vec<OdsModule>, Diagnostics) {
        provider::files::load(sources, includes)
    }

    // A user who loads nothing has nothing to attach; `legalize ods` lists what is missing here.
    fn lists_missing_hooks(&self) -> bool {
        false
    }

    fn add_classes(&self, ctx: &Context, classes: &Classes) {
        for add in DIALECTS.iter().flat_map(|dialect| dialect.classes) {
            add(ctx, classes);
        }
        common::classes::add_classes(classes);
    }

    fn attach(&self, ctx: &mut Context) {
        legalize_ir::register_builtin(ctx);
        for dialect in DIALECTS {
            dialect.attach(ctx);
        }
        for rule in TRAIT_RULES {
            rule.attach(ctx);
        }
    }

    fn add_natives(&self, natives: &mut Natives) {
        for add in DIALECTS.iter().flat_map(|dialect| dialect.natives) {
            add(natives);
        }
    }

    fn add_patterns(
        &self,
        name: &str,
        ctx: &Context,
        converter: &Arc<TypeConverter>,
        patterns: &mut PatternSet,
    ) -> bool {
        let conversions = DIALECTS.iter().flat_map(|dialect| dialect.conversions);
        let asked: Vec<_> = conversions.filter(|(known, _)| *known == name).collect();
        for (_, add) in &asked {
            add(ctx, converter, patterns);
        }
        !asked.is_empty()
    }

    fn add_canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        let mut diagnostics = Diagnostics::default();
        for add in DIALECTS.iter().flat_map(|dialect| dialect.canonicalization) {
            diagnostics.extend(add(ctx, patterns));
        }
        diagnostics
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        let own = DIALECTS.iter().flat_map(|dialect| dialect.passes).map(|pass| pass());
        provider::passes::passes().into_iter().chain(own).collect()
    }
}
