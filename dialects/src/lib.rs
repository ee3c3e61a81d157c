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
mod names;
mod nvvm;
mod omp;
pub mod ops;
mod pdl;
mod provider;
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
mod type_verifiers;
mod ub;
mod vector;
mod wasmssa;
mod xegpu;

use std::sync::Arc;

use crate::common::hooks::DialectHooks;
use crate::common::trait_rules::TRAIT_RULES;
use legalize_conversion::{Natives, PatternSet, TypeConverter};
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_opt::{PassKind, Provider};
use legalize_snippet::Classes;
use legalize_source::{Diagnostics, Includes, MemoryLoader, SourceMap, Text};

/// The default dialects, to be handed to a tool.
#[derive(Clone, Copy, Debug, Default)]
pub struct DefaultDialects;

/// The tables of all dialects; no order of them is of importance.
const DIALECTS: &[&DialectHooks] = &[&shard::HOOKS];

/// All default providers.
pub fn providers() -> Vec<Arc<dyn Provider>> {
    vec![Arc::new(DefaultDialects)]
}

/// Gives an operation with the attributes of `func.func` its text: `@name(%arg: type) -> type { … }`.
pub fn attach_function_form(ctx: &mut Context, name: &str) {
    let op = ctx.op_name(name);
    ctx.update_op(op, |info| info.attached_mut().set_form(func::asm::parse_func, func::asm::print_func));
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
        common::helpers::add(ctx, classes);
        for add in DIALECTS.iter().flat_map(|dialect| dialect.classes) {
            add(ctx, classes);
        }
        arith::add_classes(classes);
        common::class_methods::add_classes(classes);
        gpu::asm::add_classes(ctx, classes);
        linalg::add_classes(classes);
        spirv::add_classes(ctx, classes);
        common::type_helpers::add_classes(classes);
    }

    fn attach(&self, ctx: &mut Context) {
        legalize_ir::register_builtin(ctx);
        for dialect in DIALECTS {
            dialect.attach(ctx);
        }
        for rule in TRAIT_RULES {
            rule.attach(ctx);
        }
        affine::attach(ctx);
        arith::attach(ctx);
        r#async::asm::attach(ctx);
        buffers::attach(ctx);
        common::calls::attach(ctx);
        builtin::fold::attach(ctx);
        cf::attach(ctx);
        checks::attach(ctx);
        complex::asm::attach(ctx);
        directives::attach(ctx);
        emitc::attach(ctx);
        dlti::asm::attach(ctx);
        forms::attach(ctx);
        func::asm::attach(ctx);
        gpu::asm::attach(ctx);
        index::attach(ctx);
        common::infer::attach(ctx);
        linalg::attach(ctx);
        llvm::attach(ctx);
        names::attach(ctx);
        omp::attach(ctx);
        scf::asm_parallel::attach(ctx);
        pdl::asm::attach(ctx);
        quant::attach(ctx);
        common::region_forms::attach(ctx);
        scf::attach(ctx);
        shape::asm::attach(ctx);
        small::attach(ctx);
        sparse_tensor::attach(ctx);
        spirv::attach(ctx);
        common::switches::attach(ctx);
        tosa::attach(ctx);
        attach_function_form(ctx, "transform.named_sequence");
        vector::asm::attach(ctx);
        transform::asm::attach(ctx);
        wasmssa::asm::attach(ctx);
        xegpu::asm::attach(ctx);
        type_verifiers::attach(ctx);
        matches::attach(ctx);
        common::rules::attach(ctx);
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
        !asked.is_empty() || func::patterns_to_llvm::add(name, ctx, converter, patterns)
    }

    fn add_canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        let mut diagnostics = arith::add_patterns(ctx, patterns);
        for add in DIALECTS.iter().flat_map(|dialect| dialect.canonicalization) {
            diagnostics.extend(add(ctx, patterns));
        }
        diagnostics.extend(index::add_patterns(ctx, patterns));
        cf::add_patterns(patterns);
        func::asm::add_patterns(patterns);
        scf::add_patterns(patterns);
        diagnostics
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        let own = DIALECTS.iter().flat_map(|dialect| dialect.passes).map(|pass| pass());
        provider::passes::passes().into_iter().chain(own).collect()
    }
}
