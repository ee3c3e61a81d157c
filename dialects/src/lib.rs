//! The embedded default dialects: `builtin`, `func`, `arith`, `cf`, `dlti`, `scf`, `index`, `llvm`, `ub`.
//!
//! Their definitions are `.td` files of our own, found under upstream's include names (`td/`), loaded at
//! run time like anybody's; Rust adds what `.td` cannot say: text, folders, verifiers, value names. Hooks
//! attach by operation name, so they serve upstream's definitions too.

mod acc;
mod affine;
mod arith;
mod async_values;
mod buffers;
mod calls;
mod casts;
mod cf;
mod checks;
mod class_methods;
mod clauses;
mod complex;
mod conversions;
mod directives;
mod dlti;
mod emitc;
mod files;
mod forms;
mod func;
mod function;
mod gpu;
mod gpu_launch;
mod gpu_objects;
mod gpu_reduce;
mod helpers;
mod hooks;
mod index;
mod infer;
mod irdl;
mod linalg;
mod llvm;
mod lower;
mod matches;
mod names;
mod omp;
pub mod ops;
mod parallel;
mod pass_options;
mod pdl;
mod pdl_verify;
mod quant;
mod regions;
mod rules;
mod scf;
mod shape;
mod small;
mod sparse;
mod spirv;
mod switches;
mod tosa;
mod transform;
mod type_helpers;
mod type_verifiers;
mod ub;
mod vector;
mod verify;
mod wasmssa;
mod xegpu;

use std::sync::Arc;

use legalize_conversion::{Natives, PatternSet, TypeConverter};
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_opt::{PassKind, Provider};
use legalize_snippet::Classes;
use legalize_source::{Diagnostics, Includes, MemoryLoader, SourceMap, Text};

/// The default dialects, to be handed to a tool.
#[derive(Clone, Copy, Debug, Default)]
pub struct DefaultDialects;

/// All default providers.
pub fn providers() -> Vec<Arc<dyn Provider>> {
    vec![Arc::new(DefaultDialects)]
}

/// Gives an operation with the attributes of `func.func` its text: `@name(%arg: type) -> type { … }`.
pub fn attach_function_form(ctx: &mut Context, name: &str) {
    let op = ctx.op_name(name);
    ctx.update_op(op, |info| info.attached_mut().set_form(func::parse_func, func::print_func));
}

impl Provider for DefaultDialects {
    fn add_files(&self, files: &mut MemoryLoader) {
        for &(path, text) in files::FILES {
            files.insert(path, Text::embedded(text));
        }
    }

    fn modules(&self, sources: &Arc<SourceMap>, includes: &Includes) -> (Vec<OdsModule>, Diagnostics) {
        files::load(sources, includes)
    }

    // A user who loads nothing has nothing to attach; `legalize ods` lists what is missing here.
    fn lists_missing_hooks(&self) -> bool {
        false
    }

    fn add_classes(&self, ctx: &Context, classes: &Classes) {
        helpers::add(ctx, classes);
        arith::add_classes(classes);
        class_methods::add_classes(classes);
        gpu::add_classes(ctx, classes);
        linalg::add_classes(classes);
        spirv::add_classes(ctx, classes);
        type_helpers::add_classes(classes);
    }

    fn attach(&self, ctx: &mut Context) {
        legalize_ir::register_builtin(ctx);
        affine::attach(ctx);
        arith::attach(ctx);
        async_values::attach(ctx);
        buffers::attach(ctx);
        calls::attach(ctx);
        casts::attach(ctx);
        cf::attach(ctx);
        checks::attach(ctx);
        complex::attach(ctx);
        directives::attach(ctx);
        emitc::attach(ctx);
        dlti::attach(ctx);
        forms::attach(ctx);
        func::attach(ctx);
        gpu::attach(ctx);
        index::attach(ctx);
        infer::attach(ctx);
        linalg::attach(ctx);
        llvm::attach(ctx);
        names::attach(ctx);
        omp::attach(ctx);
        parallel::attach(ctx);
        pdl::attach(ctx);
        quant::attach(ctx);
        regions::attach(ctx);
        scf::attach(ctx);
        shape::attach(ctx);
        small::attach(ctx);
        sparse::attach(ctx);
        spirv::attach(ctx);
        switches::attach(ctx);
        tosa::attach(ctx);
        attach_function_form(ctx, "transform.named_sequence");
        vector::attach(ctx);
        transform::attach(ctx);
        wasmssa::attach(ctx);
        xegpu::attach(ctx);
        type_verifiers::attach(ctx);
        matches::attach(ctx);
        verify::attach(ctx);
    }

    fn add_natives(&self, natives: &mut Natives) {
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
        conversions::add(name, ctx, converter, patterns)
    }

    fn add_canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        let mut diagnostics = arith::add_patterns(ctx, patterns);
        diagnostics.extend(index::add_patterns(ctx, patterns));
        cf::add_patterns(patterns);
        func::add_patterns(patterns);
        scf::add_patterns(patterns);
        diagnostics
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        lower::passes()
    }
}
