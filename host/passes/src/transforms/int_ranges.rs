//! `int-range-optimizations`.

use std::sync::{Arc, Mutex, PoisonError};

use legalize_analysis::{DataFlowSolver, IntRange, IntRangeAnalysis, RangeFoldInterface, range_fold};
use legalize_conversion::{
    GreedyConfig, MatchResult, Natives, PatternInfo, PatternSet, Rewriter, apply_patterns_greedily,
    is_trivially_dead, recovered,
};
use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, InsertPoint, Ir, Location, Name, OpId, OperationState,
    Traits, Type, ValueDef, ValueId, element_type_or_self, located, shape_of,
};
use legalize_source::{Diagnostics, Exceeded, Severity};
use rustc_hash::FxHashMap;

use crate::{PassDef, PassInput, PassKind, plain_pass};

/// The dialect whose constants replace values of dialects that have none, as in upstream's pass.
const FALLBACK: &str = "arith";

/// The known ranges, which the patterns extend to values that they create.
type Known = Arc<Mutex<FxHashMap<ValueId, IntRange>>>;

/// Replaces values that have a single possible value, and remainders of small numbers.
pub fn int_range_optimizations() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "int-range-optimizations",
        "ArithIntRangeOpts",
        "Replaces values by what the ranges of integers say that they are",
    );
    plain_pass(definition, run)
}

fn run(input: &mut PassInput<'_>) -> Diagnostics {
    let (ctx, root) = (input.ctx, input.root);
    let known: Known = match ranges(ctx, input.ir, root) {
        Ok(ranges) => Arc::new(Mutex::new(ranges)),
        Err(exceeded) => return located(ctx, input.ir.op(root).loc(), exceeded.diagnostic()).into(),
    };
    let mut patterns = PatternSet::new();
    // Named as upstream's patterns.
    for info in ctx.registered_ops().filter(|info| info.extensions.get::<RangeFoldInterface>().is_some()) {
        let known = Arc::clone(&known);
        patterns.add_fn(PatternInfo::on("DeleteTrivialRem", ctx.op_str(info.name)), move |op, rewriter| {
            let known = known.lock().unwrap_or_else(PoisonError::into_inner);
            let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
            let value = range_fold(ctx, ir, op, &|value| known.get(&value).copied());
            let value = value.ok_or("the ranges do not decide it")?;
            rewriter.replace_op(op, &[value]);
            Ok(())
        });
    }
    patterns.add_fn(PatternInfo::any("MaterializeKnownConstantValues"), move |op, rewriter| {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        use_constants(op, rewriter, &mut known)
    });
    let patterns = match patterns.freeze(ctx, &Natives::new()) {
        Ok(patterns) => patterns,
        Err(errors) => return errors,
    };
    let report = match apply_patterns_greedily(ctx, input.ir, root, &patterns, &GreedyConfig::default()) {
        Ok(report) => report,
        Err(error) => return error.into(),
    };
    let mut found = recovered(&report.errors);
    if let Some(mut diagnostic) = report.stop.to_diagnostic() {
        diagnostic.severity = Severity::Error;
        found.push(diagnostic);
    }
    found
}

/// The ranges of all values below an operation; fails if constants take more memory than they may, or the
/// analysis more visits.
fn ranges(ctx: &Context, ir: &Ir, root: OpId) -> Result<FxHashMap<ValueId, IntRange>, Exceeded> {
    let solver = DataFlowSolver::with_analysis(ctx, ir, root, IntRangeAnalysis);
    if let Some(exceeded) = solver.exceeded() {
        return Err(exceeded);
    }
    let mut known = FxHashMap::default();
    for block in ir.nested_blocks(root) {
        let results = ir.block_ops(block).flat_map(|op| ir.op(op).results().iter());
        for &value in ir.block(block).args().iter().chain(results) {
            known.extend(solver.value(value).map(|range| (value, range)));
        }
    }
    Ok(known)
}

/// Replaces results and arguments that have a single possible value.
fn use_constants(
    op: OpId,
    rewriter: &mut dyn Rewriter<'_>,
    known: &mut FxHashMap<ValueId, IntRange>,
) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    if ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::CONSTANT_LIKE)) {
        return Err("it is a constant".into());
    }
    let results = ir.op(op).results().to_vec();
    let blocks: Vec<_> = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region)).collect();
    let mut values =
        results.iter().copied().chain(blocks.iter().flat_map(|&block| ir.block(block).args().to_vec()));
    if !values.any(|value| is_to_be_replaced(ir, known, value)) {
        return Err("no value is known".into());
    }
    let mut replaced_all = !results.is_empty();
    for result in results {
        rewriter.set_insert_point(InsertPoint::Before(op));
        replaced_all &= replace(rewriter, known, result) || rewriter.ir().is_unused(result);
    }
    if replaced_all && is_trivially_dead(ctx, rewriter.ir(), op) {
        rewriter.erase_op(op);
        return Ok(());
    }
    for block in blocks {
        for arg in rewriter.ir().block(block).args().to_vec() {
            rewriter.set_insert_point(InsertPoint::Start(block));
            replace(rewriter, known, arg);
        }
    }
    Ok(())
}

fn is_to_be_replaced(ir: &Ir, known: &FxHashMap<ValueId, IntRange>, value: ValueId) -> bool {
    !ir.is_unused(value) && known.get(&value).is_some_and(|range| range.as_constant().is_some())
}

/// Replaces a value by a constant at the insertion point, if it can only be one.
fn replace(
    rewriter: &mut dyn Rewriter<'_>,
    known: &mut FxHashMap<ValueId, IntRange>,
    value: ValueId,
) -> bool {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let Some((range, number)) = known.get(&value).and_then(|range| Some((*range, range.as_constant()?)))
    else {
        return false;
    };
    if !is_to_be_replaced(ir, known, value) {
        return false;
    }
    let (ty, loc) = (ir.value_type(value), ir.value_loc(value).unwrap_or(Location::UNKNOWN));
    let owner = match ir.value(value).def() {
        ValueDef::Result { op, .. } => Some(op),
        ValueDef::Argument { block, .. } => ir.block_parent_op(block),
    };
    let own = owner.map(|owner| ctx.op_dialect(ir.op(owner).name()));
    let Some(attr) = number_attr(ctx, ty, range.width, number) else { return false };
    let fallback = ctx.name(FALLBACK);
    let state =
        own.into_iter().chain([fallback]).find_map(|dialect| materialize(ctx, dialect, attr, ty, loc));
    let Some(state) = state else { return false };
    let constant = rewriter.create_op(&state);
    let Some(&created) = rewriter.ir().op(constant).results().first() else { return false };
    known.insert(created, range);
    rewriter.replace_all_uses(value, &[created]);
    true
}

fn materialize(
    ctx: &Context,
    dialect: Name,
    value: Attribute,
    ty: Type,
    loc: Location,
) -> Option<OperationState> {
    ctx.dialect(dialect)?.hooks().materialize_constant.as_ref()?(ctx, value, ty, loc)
}

/// A number, or a splat of it, as an attribute.
fn number_attr(ctx: &Context, ty: Type, width: u32, number: i128) -> Option<Attribute> {
    let element = element_type_or_self(ctx, ty);
    let bits = number & IntRange::unsigned_max(width);
    // Attributes hold signless numbers as signed ones, booleans as 0 and 1.
    let value = if width > 1 && bits >> (width - 1) & 1 == 1 { bits - (1i128 << width) } else { bits };
    if element == ty {
        return Some(ctx.int_attr(ty, i64::try_from(value).ok()?));
    }
    let is_static = shape_of(ctx, ty)?.shape?.iter().all(|&size| size >= 0);
    let bytes = &bits.to_le_bytes()[..width.div_ceil(8) as usize];
    let data = ElementsData::Bytes { splat: true, data: bytes.into() };
    is_static.then(|| ctx.attr(AttrData::DenseElements { ty, data }))
}
