//! Functions that builders of named operations call, which C++ has in a source file: `buildStructuredOp` and
//! its kin.

use std::sync::Arc;

use legalize_dialects_hooks::attributes::number;
use legalize_ir::{
    Attribute, Context, InsertPoint, Ir, Location, OpId, OperationState, Reason, RegionId, Type, TypeData,
    ValueId,
};
use legalize_snippet::{Classes, Env, EvalError, Host, Val};

use super::asm::body::{Creator, create};
use super::asm::named::{Windows, find, maps_attr};
use super::asm::table::Maps;
use super::asm::{MAPS, MEMOIZED, SEGMENTS, element};

/// The rewriter of a pattern creates operations at the end of the block that it created.
struct Rewriting<'h> {
    host: &'h mut dyn Host,
}

impl Creator for Rewriting<'_> {
    fn ir(&mut self) -> &Ir {
        self.host.ir()
    }

    fn region(&mut self, types: &[Type], loc: Location) -> Result<RegionId, Reason> {
        let region = self.host.create_region()?;
        let args: Vec<(Type, Location)> = types.iter().map(|&ty| (ty, loc)).collect();
        let block = self.host.add_block(region, &args)?;
        self.host.set_insert_point(Some(InsertPoint::End(block)))?;
        Ok(region)
    }

    fn push(&mut self, state: &OperationState) -> Result<OpId, Reason> {
        self.host.create_op(state.clone())
    }
}

/// The values of a range.
fn values(range: &Val) -> Option<Vec<ValueId>> {
    match range {
        Val::Value(value) => Some(vec![*value]),
        other => {
            let of = |item: &Val| if let Val::Value(value) = item { Some(*value) } else { None };
            other.as_list()?.iter().map(of).collect()
        }
    }
}

/// Fills in the state of a structured operation: operands, result types, attributes, indexing maps where an
/// attribute holds them, and the body.
///
/// Follows `buildStructuredOp`, `buildMatmulOp`, … of <https://mlir.llvm.org/docs/Dialects/Linalg/>.
fn build(env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let [Val::Builder, Val::State(state), types, inputs, outputs, attributes, _, maps @ ..] = args else {
        return Err(EvalError::invalid("a structured operation is built of operands and attributes"));
    };
    let ctx = env.ctx;
    let mut state = OperationState::clone(state);
    let (Some(inputs), Some(outputs)) = (values(inputs), values(outputs)) else {
        return Err(EvalError::invalid("inputs and outputs are ranges of values"));
    };
    let ir = env.ir()?;
    let type_of = |values: &[ValueId]| values.iter().map(|&value| ir.value_type(value)).collect::<Vec<_>>();
    let (input_types, output_types) = (type_of(&inputs), type_of(&outputs));
    state.operands.extend(inputs.iter().chain(&outputs).copied());
    match types {
        Val::Null => {
            let is_tensor = |ty: &&Type| matches!(ctx.type_data(**ty), TypeData::RankedTensor { .. });
            state.result_types.extend(output_types.iter().filter(is_tensor).copied());
        }
        Val::Type(ty) => state.result_types.push(*ty),
        other => {
            let items = other.as_list().unwrap_or_default();
            let of = |item: &Val| if let Val::Type(ty) = item { Some(*ty) } else { None };
            let types: Option<Vec<Type>> = items.iter().map(of).collect();
            state.result_types.extend(types.ok_or_else(|| EvalError::invalid("result types are types"))?);
        }
    }
    for item in attributes.as_list().unwrap_or_default() {
        let Val::Named(name, value) = item else {
            return Err(EvalError::invalid("attributes are named attributes"));
        };
        state.set_attr(ctx, ctx.str(*name), *value);
    }
    set_maps(ctx, &mut state, maps);
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&[inputs.len() as i32, outputs.len() as i32]));
    let elements: Vec<Type> = input_types.iter().chain(&output_types).map(|&ty| element(ctx, ty)).collect();
    let Some(named) = find(ctx.op_str(state.name)) else {
        let what = format!("the body of '{}' is not known", ctx.op_str(state.name));
        return Err(EvalError::unknown(what));
    };
    if named.body.value_count() != elements.len() {
        let (expected, given) = (named.body.value_count(), elements.len());
        return Err(EvalError::invalid(format!("the body takes {expected} values, but {given} are given")));
    }
    let unsigned = number(ctx, ctx.dict_entry(state.inherent, ctx.name("cast"))) == Some(1);
    let host = env.host()?;
    let before = host.insert_point();
    let region = create(ctx, &mut Rewriting { host }, named.body, &elements, state.loc, unsigned);
    host.set_insert_point(before).map_err(EvalError::invalid)?;
    state.regions.push(region.map_err(EvalError::invalid)?);
    Ok(Val::State(Arc::new(state)))
}

/// Sets the indexing maps that an operation holds as an attribute.
fn set_maps(ctx: &Context, state: &mut OperationState, given: &[Val]) {
    let Some(named) = find(ctx.op_str(state.name)) else { return };
    let windows = Windows::of(ctx, state.inherent);
    let map = |item: &Val| match item {
        Val::Map(map) => Some(ctx.attr(legalize_ir::AttrData::AffineMap(Box::new((**map).clone())))),
        Val::Attr(attr) => Some(*attr),
        _ => None,
    };
    let given = given.first().and_then(Val::as_list).filter(|items| !items.is_empty());
    let given: Option<Vec<Attribute>> = given.and_then(|items| items.iter().map(map).collect());
    match (named.maps, given) {
        (Maps::Default(..) | Maps::Given, Some(maps))
            if ctx.dict_entry(state.inherent, ctx.name(MAPS)).is_none() =>
        {
            state.set_attr(ctx, MAPS, ctx.array_attr(&maps));
        }
        (Maps::Default(loops, letters), None) if ctx.dict_entry(state.inherent, ctx.name(MAPS)).is_none() => {
            state.set_attr(ctx, MAPS, maps_attr(ctx, loops, letters, &windows));
        }
        (Maps::Kept(loops, letters), _) => {
            state.set_attr(ctx, MEMOIZED, maps_attr(ctx, loops, letters, &windows));
        }
        _ => {}
    }
}

pub(super) fn add_classes(_: &Context, classes: &Classes) {
    for name in ["buildStructuredOp", "buildMatmulOp", "buildBatchMatmulOp", "buildBatchReduceMatmulOp"] {
        classes.register_helper(&format!("mlir::linalg::{name}"), build);
    }
}
