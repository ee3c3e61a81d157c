//! The embedded default dialects: `builtin`, `func`, `arith`, `cf`, `dlti`, `scf`, `index`, `llvm`, `ub`.
//!
//! Their definitions are `.td` files of our own, found under upstream's include names (`td/`), loaded at
//! run time like anybody's; Rust adds what `.td` cannot say: text, folders, verifiers, value names. Hooks
//! attach by operation name, so they serve upstream's definitions too.

mod acc;
mod affine;
mod arith;
mod r#async;
mod bufferization;
mod buffers;
mod builtin;
mod cf;
mod checks;
mod common;
mod complex;
mod directives;
mod dlti;
mod emitc;
mod forms;
mod func;
mod gpu;
mod index;
mod irdl;
mod linalg;
mod llvm;
mod matches;
mod memref;
mod ml_program;
mod names;
mod nvvm;
mod omp;
pub mod ops;
mod pdl;
mod pdl_interp;
mod provider;
mod ptr;
mod quant;
mod scf;
mod shape;
mod shard;
mod small;
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
    &r#async::HOOKS,
    &builtin::HOOKS,
    &cf::HOOKS,
    &complex::HOOKS,
    &func::HOOKS,
    &memref::HOOKS,
    &ml_program::HOOKS,
    &pdl::HOOKS,
    &pdl_interp::HOOKS,
    &ptr::HOOKS,
    &quant::HOOKS,
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

/// Parts that dialects without a table have so far.
const PENDING: &[DialectHooks] = &[
    DialectHooks { verifiers: arith::verify_casts::RULES, ..DialectHooks::of("arith") },
    DialectHooks {
        verifiers: &[llvm::verify::calls::RULES],
        symbol_uses: llvm::verify::calls::SYMBOL_USES,
        successor_operands: llvm::SUCCESSOR_OPERANDS,
        directives: &[llvm::add_switches],
        classes: &[llvm::classes::add_classes],
        ..DialectHooks::of("llvm")
    },
    DialectHooks {
        type_verifiers: emitc::types::VERIFIERS,
        classes: &[emitc::types::add_classes],
        ..DialectHooks::of("emitc")
    },
    DialectHooks { classes: &[bufferization::types::add_classes], ..DialectHooks::of("bufferization") },
    DialectHooks {
        verifiers: &[omp::verify::atomics::RULES, omp::verify::atomics::REGION_RULES],
        classes: &[omp::types::add_classes],
        ..DialectHooks::of("omp")
    },
    DialectHooks {
        verifiers: &[gpu::verify::functions::RULES],
        classes: &[gpu::targets::add_classes],
        ..DialectHooks::of("gpu")
    },
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
        for add in DIALECTS.iter().copied().chain(PENDING).flat_map(|dialect| dialect.classes) {
            add(ctx, classes);
        }
        common::classes::add_classes(classes);
        arith::add_classes(classes);
        gpu::asm::add_classes(ctx, classes);
        linalg::add_classes(classes);
    }

    fn attach(&self, ctx: &mut Context) {
        legalize_ir::register_builtin(ctx);
        for dialect in DIALECTS {
            dialect.attach(ctx);
        }
        arith::attach(ctx);
        buffers::attach(ctx);
        checks::attach(ctx);
        directives::attach(ctx);
        emitc::attach(ctx);
        dlti::asm::attach(ctx);
        forms::attach(ctx);
        gpu::asm::attach(ctx);
        index::attach(ctx);
        common::infer::attach(ctx);
        linalg::attach(ctx);
        llvm::attach(ctx);
        names::attach(ctx);
        omp::attach(ctx);
        common::region_forms::attach(ctx);
        small::attach(ctx);
        matches::attach(ctx);
        common::rules::attach(ctx);
        for dialect in PENDING {
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
        arith::add_natives(natives);
        index::add_natives(natives);
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
        let mut diagnostics = arith::add_patterns(ctx, patterns);
        for add in DIALECTS.iter().flat_map(|dialect| dialect.canonicalization) {
            diagnostics.extend(add(ctx, patterns));
        }
        diagnostics.extend(index::add_patterns(ctx, patterns));
        diagnostics
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        let own = DIALECTS.iter().flat_map(|dialect| dialect.passes).map(|pass| pass());
        provider::passes::passes().into_iter().chain(own).collect()
    }
}
