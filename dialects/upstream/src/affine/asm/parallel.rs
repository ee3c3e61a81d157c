//! `affine.parallel`: lower and upper bounds, each a single map; several results of it may form one bound.

use std::sync::Arc;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::attributes::{dense_ints, elements, listed_ints};
use legalize_dialects_hooks::region_assembly::entry_args;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AffineMap, AttrData, Attribute, Context, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct,
    Type, ValueId,
};
use legalize_ods::{EnumDef, enum_of_class};

use super::regions::ensure_yield;
use crate::affine::bounds::{Bound, LOWER, REDUCTIONS, STEPS, UPPER, map};

/// The enum of reduction kinds.
fn reductions(ctx: &Context) -> Option<Arc<EnumDef>> {
    enum_of_class(ctx, "::mlir::arith::AtomicRMWKind")
}

fn i64_array(ctx: &Context, values: impl Iterator<Item = i64>) -> Attribute {
    let values: Vec<Attribute> = values.map(|value| ctx.int_attr(ctx.common().i64, value)).collect();
    ctx.array_attr(&values)
}

/// Parses a bound and adds its operands to the state; returns the number of dimensions.
fn parse_bound(p: &mut OpParser<'_, '_>, state: &mut OperationState, bound: Bound) -> Result<usize> {
    let (ctx, at) = (p.ctx(), p.offset());
    let (map, groups, values) = p.parse_grouped_affine_map_of_values(Delimiter::Paren, bound.2)?;
    let groups: Vec<i64> = groups.iter().map(|&group| group as i64).collect();
    state.set_attr(ctx, bound.0, ctx.attr(AttrData::AffineMap(Box::new(map))));
    state.set_attr(ctx, bound.1, dense_ints(ctx, ctx.common().i32, &groups));
    let types = vec![ctx.common().index; values.len()];
    p.resolve_operands(&values, &types, at, &mut state.operands)?;
    Ok(groups.len())
}

// `(%i, %j) = (0, max(%a, %b)) to (10, %n) step (1, 2) reduce ("addf") -> (type) { … }`

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mut counters = p.parse_argument_list(Delimiter::Paren, false, false)?;
    for counter in &mut counters {
        counter.ty = Some(ctx.common().index);
    }
    p.parse_punct(Punct::Equal)?;
    parse_bound(p, state, LOWER)?;
    p.parse_keyword("to")?;
    parse_bound(p, state, UPPER)?;
    let mut steps = vec![1; counters.len()];
    if p.try_keyword("step") {
        steps.clear();
        let at = p.offset();
        let (map, _) = p.parse_affine_map_of_values(Delimiter::Paren)?;
        for result in &map.results {
            steps.push(result.as_constant().ok_or_else(|| p.error(at, "steps must be constant integers"))?);
        }
    }
    state.set_attr(ctx, STEPS, i64_array(ctx, steps.into_iter()));
    let mut kinds = Vec::new();
    if p.try_keyword("reduce") {
        let def = reductions(ctx);
        p.parse_comma_list(Delimiter::Paren, |p| {
            let at = p.offset();
            let word = p.parse_string()?;
            let kind = def.as_ref().and_then(|def| def.symbolize(&word));
            kinds.push(kind.ok_or_else(|| p.error(at, format!("invalid reduction value: \"{word}\"")))?);
            Ok(())
        })?;
    }
    state.set_attr(ctx, REDUCTIONS, i64_array(ctx, kinds.into_iter()));
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let region = p.parse_region(&counters)?;
    ensure_yield(p, region);
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_bound(p: &mut OpPrinter<'_>, map: &AffineMap, groups: &[i64], values: &[ValueId], word: &str) {
    p.text("(");
    let mut first = 0usize;
    for (index, &group) in groups.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        let end = first.saturating_add(usize::try_from(group).unwrap_or(0));
        let several = group != 1;
        p.text(if several { word } else { "" });
        p.text(if several { "(" } else { "" });
        p.affine_results_of_values(map, first..end, values);
        p.text(if several { ")" } else { "" });
        first = end;
    }
    p.text(")");
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, [LOWER.0, UPPER.0, LOWER.1, UPPER.1, STEPS, REDUCTIONS]);
    let [lower, upper, lower_groups, upper_groups, steps, kinds] = elided.map(|name| ir.attr(ctx, op, name));
    let values: Vec<ValueId> = ir.operands(op).collect();
    let groups = [listed_ints(ctx, lower_groups), listed_ints(ctx, upper_groups)];
    let (&[region], Some(lower), Some(upper), [Some(lower_groups), Some(upper_groups)]) =
        (ir.op(op).regions(), map(ctx, lower), map(ctx, upper), groups)
    else {
        return p.generic_op(op);
    };
    let (first, second) = values.split_at(values.len().min((lower.dims + lower.symbols) as usize));
    p.text(" (");
    p.operands(entry_args(p, region).iter().copied());
    p.text(") = ");
    print_bound(p, lower, &lower_groups, first, LOWER.2);
    p.text(" to ");
    print_bound(p, upper, &upper_groups, second, UPPER.2);
    let steps: Vec<i64> = elements(ctx, steps).iter().filter_map(|&step| ctx.as_i64(step)).collect();
    if steps.iter().any(|step| *step != 1) {
        let steps: Vec<String> = steps.iter().map(i64::to_string).collect();
        p.text(&format!(" step ({})", steps.join(", ")));
    }
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        let def = reductions(ctx);
        let word = |kind: &Attribute| {
            let text = ctx.as_i64(*kind).and_then(|kind| def.as_ref()?.stringify(kind));
            format!("\"{}\"", text.unwrap_or_default())
        };
        let words: Vec<String> = elements(ctx, kinds).iter().map(word).collect();
        p.text(&format!(" reduce ({}) -> (", words.join(", ")));
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    p.text(" ");
    p.region(region, false, !results.is_empty());
    p.attr_dict(op, &elided);
}

pub(super) const ASSEMBLY: &[Assembly] = &[("affine.parallel", parse, print)];
