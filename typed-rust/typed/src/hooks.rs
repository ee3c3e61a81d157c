//! Functions that attach the implementations of generated hook traits.
//!
//! Each function takes the shared implementation of a trait, and the trait's method. Attaching to something
//! that is not registered is an error of the program, and panics.

use std::ops::Range;
use std::sync::Arc;

use legalize_conversion::{Canonicalizer, MatchFailure, PatternInfo, PatternSet, Rewriter};
use legalize_ir::{
    Attribute, Context, DialectInfo, Fold, FoldInput, InferInput, Ir, Location, MemoryEffect, Name, OpId,
    OpInfo, OpParser, OpPrinter, OperationState, Param, Reason, RegionEdge, Type, ValueId, VerifyPhase,
};
use legalize_ods::{HookKind, provide};
use legalize_source::Diagnostic;
use smallvec::SmallVec;

use crate::OpView;
use crate::methods::method;

type Verified = Result<(), Diagnostic>;
type Inferred = Result<SmallVec<[Type; 2]>, Reason>;

#[track_caller]
pub(crate) fn registered(done: bool, name: &str) {
    assert!(done, "'{name}' is not registered: register its dialect before hooks are attached");
}

#[track_caller]
fn update<O: OpView>(ctx: &mut Context, change: impl FnOnce(&mut OpInfo)) {
    registered(ctx.update_op(ctx.op_name(O::NAME), change), O::NAME);
}

/// Attaches a verifier, which runs after the declared constraints hold.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_verifier<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    verify: impl Fn(&H, O, &Context, &Ir) -> Verified + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, ir: &Ir, op: OpId| verify(&hooks, O::of(op), ctx, ir);
    update::<O>(ctx, |info| info.attached_mut().set_verifier(run));
}

/// Attaches a verifier that runs after the operations in the regions were verified.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_region_verifier<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    verify: impl Fn(&H, O, &Context, &Ir) -> Verified + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, ir: &Ir, op: OpId| verify(&hooks, O::of(op), ctx, ir);
    update::<O>(ctx, |info| info.attached_mut().set_region_verifier(run));
}

/// Attaches the check of `SymbolUserOpInterface::verifySymbolUses`, which runs after the verifier.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_symbol_uses<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    verify: impl Fn(&H, O, &Context, &Ir) -> Verified + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    update::<O>(ctx, |info| {
        let run = move |ctx: &Context, ir: &Ir, op: OpId| verify(&hooks, O::of(op), ctx, ir);
        info.attached_mut().verifiers.set(VerifyPhase::AfterOperation, "verifySymbolUses", Arc::new(run));
    });
    method::<O>(ctx, "SymbolUserOpInterface", "verifySymbolUses");
}

/// Attaches `CastOpInterface::areCastCompatible`, checked after the verifier: types of operands, then of
/// results.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_casts<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    compatible: impl Fn(&H, &Context, &[Type], &[Type]) -> bool + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let verify = move |ctx: &Context, ir: &Ir, op: OpId| {
        let from: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
        let to: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
        if compatible(&hooks, ctx, &from, &to) {
            Ok(())
        } else {
            let (from, to) = (listed(ctx, "operand", &from), listed(ctx, "result", &to));
            Err(Diagnostic::error("verify::op", format!("{from} and {to} are cast incompatible")))
        }
    };
    update::<O>(ctx, |info| {
        info.attached_mut().verifiers.set(VerifyPhase::AfterOperation, "areCastCompatible", Arc::new(verify));
    });
    method::<O>(ctx, "CastOpInterface", "areCastCompatible");
}

/// `operand type 'i32'`, `operand types 'i32', 'i64'`
fn listed(ctx: &Context, what: &str, types: &[Type]) -> String {
    let names: Vec<String> =
        types.iter().map(|&ty| format!("'{}'", legalize_ir::type_to_string(ctx, ty))).collect();
    format!("{what} type{} {}", if types.len() == 1 { "" } else { "s" }, names.join(", "))
}

/// Attaches a folder.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_folder<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    fold: impl Fn(&H, O, &FoldInput<'_>) -> Fold + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |input: &FoldInput<'_>| fold(&hooks, O::of(input.op), input);
    update::<O>(ctx, |info| info.attached_mut().fold = Some(Arc::new(run)));
}

/// Attaches the inference of result types.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_inference<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    infer: impl Fn(&H, &InferInput<'_>) -> Inferred + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |input: &InferInput<'_>| infer(&hooks, input);
    update::<O>(ctx, |info| info.attached_mut().infer_result_types = Some(Arc::new(run)));
}

/// Attaches a custom assembly format that can express every operation.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_custom_assembly<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    parse: impl Fn(&H, &mut OpParser<'_, '_>, &mut OperationState) -> Verified + Send + Sync + 'static,
    print: impl Fn(&H, O, &mut OpPrinter<'_>) + Send + Sync + 'static,
) {
    let (reads, prints) = (hooks.clone(), hooks.clone());
    let parse = move |parser: &mut OpParser<'_, '_>, state: &mut OperationState| parse(&reads, parser, state);
    let print = move |printer: &mut OpPrinter<'_>, op: OpId| print(&prints, O::of(op), printer);
    update::<O>(ctx, |info| info.attached_mut().set_custom_assembly(parse, print));
}

/// Attaches canonicalization patterns, for all passes that canonicalize.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_canonicalizer<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    add: impl Fn(&H, &Context, &mut PatternSet) + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    canonicalize_with::<O>(ctx, "patterns", move |ctx, patterns| add(&hooks, ctx, patterns));
}

/// Attaches a canonicalization pattern that consists of one function.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_canonicalize<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    run: impl Fn(&H, O, &mut dyn Rewriter<'_>) -> Result<(), MatchFailure> + Send + Sync + 'static,
) {
    let (hooks, run) = (hooks.clone(), Arc::new(run));
    canonicalize_with::<O>(ctx, "method", move |_, patterns| {
        let (hooks, run) = (hooks.clone(), run.clone());
        let info = PatternInfo::on(format!("{}.canonicalize", O::NAME), O::NAME);
        patterns.add_fn(info, move |op, rewriter| run(&hooks, O::of(op), rewriter));
    });
}

#[track_caller]
fn canonicalize_with<O: OpView>(
    ctx: &mut Context,
    name: &'static str,
    add: impl Fn(&Context, &mut PatternSet) + Send + Sync + 'static,
) {
    update::<O>(ctx, |info| {
        let known = info.extensions.get::<Canonicalizer>().cloned().unwrap_or_default();
        info.extensions.insert(known.with(name, add));
    });
    provide(ctx, O::NAME, HookKind::Canonicalizer);
}

/// Attaches `BranchOpInterface::getSuccessorOperands`: the operands that are forwarded to the arguments of a
/// successor.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_successor_operands<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    operands: impl Fn(&H, O, &Context, &Ir, usize) -> Range<usize> + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run =
        move |ctx: &Context, ir: &Ir, op: OpId, index: usize| operands(&hooks, O::of(op), ctx, ir, index);
    update::<O>(ctx, |info| info.attached_mut().successor_operands = Some(Arc::new(run)));
}

/// Attaches the combined information of the methods of `RegionBranchOpInterface`: the operands that are
/// forwarded to each region argument and result; nothing if the operation does not conform to its definition.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_region_flow<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    edges: impl Fn(&H, O, &Context, &Ir) -> Option<Vec<RegionEdge>> + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, ir: &Ir, op: OpId| edges(&hooks, O::of(op), ctx, ir);
    update::<O>(ctx, |info| info.attached_mut().region_flow = Some(Arc::new(run)));
}

/// Attaches `MemoryEffectOpInterface::getEffects`: the function reports each effect that the operation itself
/// has through a callback.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_memory_effects<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    effects: impl Fn(&H, O, &Context, &Ir, &mut dyn FnMut(MemoryEffect)) + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, ir: &Ir, op: OpId, report: &mut dyn FnMut(MemoryEffect)| {
        effects(&hooks, O::of(op), ctx, ir, report);
    };
    update::<O>(ctx, |info| info.attached_mut().memory_effects = Some(Arc::new(run)));
}

/// Attaches `OpAsmOpInterface::getAsmResultNames`: the function suggests names through a callback.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_result_names<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    names: impl Fn(&H, O, &Context, &Ir, &mut dyn FnMut(ValueId, &str)) + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
        names(&hooks, O::of(op), ctx, ir, set);
    };
    update::<O>(ctx, |info| info.attached_mut().set_result_names(run));
}

/// Attaches the verifier of a type's parameters.
///
/// # Panics
/// If the type is not registered.
#[track_caller]
pub fn hook_type_verifier<H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    name: &str,
    verify: impl Fn(&H, &Context, &[Param]) -> Result<(), Reason> + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, params: &[Param]| verify(&hooks, ctx, params);
    registered(ctx.update_type(ctx.name(name), |info| info.verify = Some(Arc::new(run))), name);
}

/// Attaches the verifier of an attribute's parameters.
///
/// # Panics
/// If the attribute is not registered.
#[track_caller]
pub fn hook_attr_verifier<H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    name: &str,
    verify: impl Fn(&H, &Context, &[Param]) -> Result<(), Reason> + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, params: &[Param]| verify(&hooks, ctx, params);
    registered(ctx.update_attr(ctx.name(name), |info| info.verify = Some(Arc::new(run))), name);
}

#[track_caller]
fn update_dialect(ctx: &mut Context, dialect: &str, change: impl FnOnce(&mut DialectInfo)) {
    registered(ctx.update_dialect(ctx.name(dialect), change), dialect);
}

/// Attaches the constant materializer of a dialect.
///
/// # Panics
/// If the dialect is not registered.
#[track_caller]
pub fn hook_constants<H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    dialect: &str,
    make: impl Fn(&H, &Context, Attribute, Type, Location) -> Option<OperationState> + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run =
        move |ctx: &Context, value: Attribute, ty: Type, loc: Location| make(&hooks, ctx, value, ty, loc);
    update_dialect(ctx, dialect, |info| info.hooks_mut().materialize_constant = Some(Arc::new(run)));
}

/// Attaches the verifier of a dialect's discardable attributes.
///
/// # Panics
/// If the dialect is not registered.
#[track_caller]
pub fn hook_discardable<H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    dialect: &str,
    verify: impl Fn(&H, &Context, &Ir, OpId, Name, Attribute) -> Verified + Send + Sync + 'static,
) {
    let hooks = hooks.clone();
    let run = move |ctx: &Context, ir: &Ir, op: OpId, name: Name, value: Attribute| {
        verify(&hooks, ctx, ir, op, name, value)
    };
    update_dialect(ctx, dialect, |info| info.hooks_mut().verify_attr = Some(Arc::new(run)));
}
