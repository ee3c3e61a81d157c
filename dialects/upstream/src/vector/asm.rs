//! Custom forms of the vector dialect that C++ writes: transfers, contractions, outer products, masked operations.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Vector/>.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::attributes::{elements, enum_of};
use legalize_dialects_hooks::table::{Form, ResultNames};
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Attribute, Context, InsertPoint, Int, Name, OpId, OpParser, OpPrinter,
    OperationState, Param, Type, TypeData, ValueId,
};

use crate::common::enum_clauses::{case, text};

const SEGMENTS: &str = "operandSegmentSizes";
const MAP: &str = "permutation_map";
const IN_BOUNDS: &str = "in_bounds";
const MAPS: &str = "indexing_maps";
const ITERATORS: &str = "iterator_types";
const KIND: &str = "kind";

fn vector(ctx: &Context, ty: Type) -> Option<(&[i64], &[bool], Type)> {
    match ctx.type_data(ty) {
        TypeData::Vector { shape, scalable, element } => Some((shape, scalable, *element)),
        _ => None,
    }
}

/// Rank and element type of a buffer or tensor.
fn shaped(ctx: &Context, ty: Type) -> Option<(usize, Type)> {
    match ctx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } | TypeData::RankedTensor { shape, element, .. } => {
            Some((shape.len(), *element))
        }
        _ => None,
    }
}

/// The map of a transfer that names none: the last dimensions in order.
fn minor_identity(ctx: &Context, shaped_type: Type, vector_type: Type) -> Option<AffineMap> {
    let (rank, element) = shaped(ctx, shaped_type)?;
    let (shape, ..) = vector(ctx, vector_type)?;
    if rank == 0 && *shape == [1] {
        return Some(AffineMap { dims: 0, symbols: 0, results: [AffineExpr::Constant(0)].into() });
    }
    let inner = vector(ctx, element).map_or(0, |(shape, ..)| shape.len());
    let count = shape.len().checked_sub(inner).filter(|count| *count <= rank)?;
    let results = (rank - count..rank).map(|dim| AffineExpr::Dim(dim as u32)).collect();
    Some(AffineMap { dims: rank as u32, symbols: 0, results })
}

/// The type of a transfer's mask: the vector's shape in the order of the dimensions that it is read from.
fn mask_type(ctx: &Context, vector_type: Type, map: &AffineMap) -> Option<Type> {
    let (shape, scalable, _) = vector(ctx, vector_type)?;
    let mut places: Vec<(u32, usize)> = Vec::new();
    for (at, result) in map.results.iter().enumerate() {
        if let AffineExpr::Dim(dim) = result {
            places.push((*dim, at));
        }
    }
    places.sort_unstable();
    let mut sizes: Vec<i64> = places.iter().map(|(_, at)| shape.get(*at).copied()).collect::<Option<_>>()?;
    let mut flags: Vec<bool> =
        places.iter().map(|(_, at)| scalable.get(*at).copied().unwrap_or(false)).collect();
    if sizes.is_empty() {
        (sizes, flags) = (vec![1], vec![false]);
    }
    Some(ctx.ty(TypeData::Vector { shape: sizes.into(), scalable: flags.into(), element: ctx.common().i1 }))
}

fn as_map(ctx: &Context, attr: Option<Attribute>) -> Option<&AffineMap> {
    match ctx.attr_data(attr?) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// What both transfers have behind their values: the map, what is in bounds, and the mask's type.
fn finish_transfer(
    p: &OpParser<'_, '_>,
    state: &mut OperationState,
    at: u32,
    shaped_type: Type,
    vector_type: Type,
) -> Result<Option<Type>> {
    let ctx = p.ctx();
    if vector(ctx, vector_type).is_none() {
        return Err(p.error(at, "requires vector type"));
    }
    if shaped(ctx, shaped_type).is_none() {
        return Err(p.error(at, "requires memref or ranked tensor type"));
    }
    let given = ctx.dict_entry(state.inherent, ctx.name(MAP));
    let map = match given {
        Some(attr) => match as_map(ctx, Some(attr)) {
            Some(map) => map.clone(),
            None => return Err(p.error(at, "expected an affine map as 'permutation_map'")),
        },
        None => {
            let map = minor_identity(ctx, shaped_type, vector_type);
            let map = map.ok_or_else(|| {
                p.error(at, "expected a custom permutation_map when rank(source) < rank(vector)")
            })?;
            state.set_attr(ctx, MAP, ctx.attr(AttrData::AffineMap(Box::new(map.clone()))));
            map
        }
    };
    if ctx.dict_entry(state.inherent, ctx.name(IN_BOUNDS)).is_none() {
        let flags = vec![ctx.common().false_; map.results.len()];
        state.set_attr(ctx, IN_BOUNDS, ctx.array_attr(&flags));
    }
    Ok(mask_type(ctx, vector_type, &map))
}

fn print_transfer_attrs(p: &mut OpPrinter<'_>, op: OpId, shaped_type: Type, vector_type: Type) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [segments, map, in_bounds] = names(ctx, [SEGMENTS, MAP, IN_BOUNDS]);
    let mut elided: Vec<Name> = vec![segments];
    if let Some(found) = as_map(ctx, ir.attr(ctx, op, map))
        && minor_identity(ctx, shaped_type, vector_type).as_ref() == Some(found)
    {
        elided.push(map);
    }
    if elements(ctx, ir.attr(ctx, op, in_bounds)).iter().all(|flag| *flag == ctx.common().false_) {
        elided.push(in_bounds);
    }
    p.attr_dict(op, &elided);
}

// `%source[%i, %j], %padding, %mask {…} : source, vector`

fn parse_read(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let source = p.parse_operand()?;
    let indices = p.parse_operand_list(Delimiter::Square)?;
    p.parse_punct(Punct::Comma)?;
    let padding = p.parse_operand()?;
    let mask_at = p.offset();
    let mask = if p.try_punct(Punct::Comma) { Some(p.parse_operand()?) } else { None };
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let types = p.parse_colon_type_list()?;
    let [shaped_type, vector_type] = types[..] else { return Err(p.error(at, "requires two types")) };
    let mask_type = finish_transfer(p, state, at, shaped_type, vector_type)?;
    let element = shaped(ctx, shaped_type).map_or(shaped_type, |(_, element)| element);
    state.operands.push(p.resolve_operand(&source, shaped_type)?);
    p.resolve_operands_of(&indices, ctx.common().index, &mut state.operands)?;
    state.operands.push(p.resolve_operand(&padding, element)?);
    if let Some(mask) = &mask {
        if vector(ctx, element).is_some() {
            return Err(p.error(mask_at, "does not support masks with vector element type"));
        }
        let ty = mask_type.ok_or_else(|| p.error(mask_at, "the mask's type does not follow from the map"))?;
        state.operands.push(p.resolve_operand(mask, ty)?);
    }
    let sizes = [1, indices.len() as i32, 1, i32::from(mask.is_some())];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    state.result_types.push(vector_type);
    Ok(())
}

/// The values of a transfer by their groups.
fn groups(p: &OpPrinter<'_>, op: OpId) -> Option<[Vec<ValueId>; 4]> {
    let (ctx, ir) = (p.ctx(), p.ir());
    let sizes = ctx.as_dense_i32_array(ir.attr_named(ctx, op, SEGMENTS)?)?;
    let mut values = ir.operands(op);
    let mut out: [Vec<ValueId>; 4] = Default::default();
    for (group, size) in out.iter_mut().zip(&sizes) {
        group.extend(values.by_ref().take((*size).max(0) as usize));
    }
    (sizes.len() == 4).then_some(out)
}

fn print_read(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let (Some([source, indices, padding, mask]), Some(&result)) =
        (groups(p, op), ir.op(op).results().first())
    else {
        return p.generic_op(op);
    };
    let Some(&source) = source.first() else { return p.generic_op(op) };
    let (from, to) = (ir.value_type(source), ir.value_type(result));
    p.text(" ");
    p.operand(source);
    p.text("[");
    p.operands(indices);
    p.text("], ");
    p.operands(padding.into_iter().chain(mask));
    print_transfer_attrs(p, op, from, to);
    p.text(" : ");
    p.types([from, to], ", ");
}

// `%vector, %target[%i, %j], %mask {…} : vector, target`

fn parse_write(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let value = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let target = p.parse_operand()?;
    let indices = p.parse_operand_list(Delimiter::Square)?;
    let mask_at = p.offset();
    let mask = if p.try_punct(Punct::Comma) { Some(p.parse_operand()?) } else { None };
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let types = p.parse_colon_type_list()?;
    let [vector_type, shaped_type] = types[..] else { return Err(p.error(at, "requires two types")) };
    let mask_type = finish_transfer(p, state, at, shaped_type, vector_type)?;
    state.operands.push(p.resolve_operand(&value, vector_type)?);
    state.operands.push(p.resolve_operand(&target, shaped_type)?);
    p.resolve_operands_of(&indices, ctx.common().index, &mut state.operands)?;
    if let Some(mask) = &mask {
        let ty = mask_type.ok_or_else(|| p.error(mask_at, "the mask's type does not follow from the map"))?;
        state.operands.push(p.resolve_operand(mask, ty)?);
    }
    let sizes = [1, 1, indices.len() as i32, i32::from(mask.is_some())];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    if matches!(ctx.type_data(shaped_type), TypeData::RankedTensor { .. }) {
        state.result_types.push(shaped_type);
    }
    Ok(())
}

fn print_write(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let Some([value, target, indices, mask]) = groups(p, op) else { return p.generic_op(op) };
    let (Some(&value), Some(&target)) = (value.first(), target.first()) else { return p.generic_op(op) };
    let (from, to) = (ir.value_type(value), ir.value_type(target));
    p.text(" ");
    p.operands([value, target]);
    p.text("[");
    p.operands(indices);
    p.text("]");
    for mask in mask {
        p.text(", ");
        p.operand(mask);
    }
    print_transfer_attrs(p, op, to, from);
    p.text(" : ");
    p.types([from, to], ", ");
}

// `{indexing_maps = […], iterator_types = ["…"], kind = …} %lhs, %rhs, %acc {…} : types into type`

/// The attribute of an enum of the vector dialect that is not in the text.
fn default_case(ctx: &Context, name: &str, word: &str) -> Attribute {
    let value = enum_of(ctx, ctx.name(name)).and_then(|def| def.symbolize(word)).unwrap_or(0);
    ctx.attr(AttrData::Dialect { name: ctx.name(name), params: [Param::Int(Int::Small(value))].into() })
}

fn parse_contract(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let traits = p.parse_attribute(None)?;
    let AttrData::Dictionary(entries) = ctx.attr_data(traits) else {
        return Err(p.error(at, "expected a dictionary attribute"));
    };
    for &(name, attr) in entries {
        let attr = match ctx.str(name) == ITERATORS {
            true => {
                let mut words = Vec::new();
                for &word in elements(ctx, Some(attr)) {
                    let word = ctx.as_str(word).unwrap_or_default();
                    words.push(case(p, at, "vector.iterator_type", word)?);
                }
                ctx.array_attr(&words)
            }
            false => attr,
        };
        state.set_attr(ctx, ctx.str(name), attr);
    }
    let mut values = Vec::new();
    for index in 0..3 {
        if index > 0 {
            p.parse_punct(Punct::Comma)?;
        }
        values.push(p.parse_operand()?);
    }
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let mut types = p.parse_colon_type_list()?;
    p.parse_keyword("into")?;
    let ty = p.parse_type()?;
    if types.len() < 2 {
        return Err(p.error(at, "expected two types before 'into'"));
    }
    // Behind them stood those of masks once; upstream does not look at them.
    types.truncate(2);
    types.push(ty);
    p.resolve_operands(&values, &types, at, &mut state.operands)?;
    state.result_types.push(ty);
    if ctx.dict_entry(state.inherent, ctx.name(KIND)).is_none() {
        state.set_attr(ctx, KIND, default_case(ctx, "vector.kind", "add"));
    }
    Ok(())
}

fn print_contract(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let shown = names(ctx, [MAPS, ITERATORS, KIND]);
    let values: Vec<ValueId> = ir.operands(op).collect();
    let ([lhs, rhs, acc], Some(&result)) = (&values[..], ir.op(op).results().first()) else {
        return p.generic_op(op);
    };
    let mut entries = Vec::new();
    for name in shown {
        let Some(attr) = ir.attr(ctx, op, name) else { continue };
        let attr = match name == shown[1] {
            true => {
                let words = elements(ctx, Some(attr)).iter().map(|&word| ctx.string_attr(&text(ctx, word)));
                ctx.array_attr(&words.collect::<Vec<_>>())
            }
            false => attr,
        };
        entries.push((name, attr));
    }
    p.attr_entries(&entries);
    p.text(" ");
    p.operands([*lhs, *rhs, *acc]);
    p.attr_dict(op, &shown);
    p.text(" : ");
    p.types([ir.value_type(*lhs), ir.value_type(*rhs)], ", ");
    p.text(" into ");
    p.ty(ir.value_type(result));
}

// `%lhs, %rhs, %acc {kind = …} : lhs, rhs`

fn parse_outer(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let values = p.parse_operand_list(Delimiter::None)?;
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let types = p.parse_colon_type_list()?;
    if values.len() < 2 {
        return Err(p.error(at, "expected at least 2 operands"));
    }
    let [left, right] = types[..] else { return Err(p.error(at, "expected 2 types")) };
    let Some((rows, row_flags, element)) = vector(ctx, left) else {
        return Err(p.error(at, "expected vector type for operand #1"));
    };
    let (mut shape, mut scalable) = (rows.to_vec(), row_flags.to_vec());
    if let Some((columns, flags, _)) = vector(ctx, right) {
        shape.extend(columns);
        scalable.extend(flags);
    }
    let result = ctx.ty(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element });
    if ctx.dict_entry(state.inherent, ctx.name(KIND)).is_none() {
        state.set_attr(ctx, KIND, default_case(ctx, "vector.kind", "add"));
    }
    for (index, value) in values.iter().enumerate() {
        let ty = [left, right, result][index.min(2)];
        state.operands.push(p.resolve_operand(value, ty)?);
    }
    state.result_types.push(result);
    Ok(())
}

fn print_outer(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let &[left, right, ..] = &values[..] else { return p.generic_op(op) };
    p.text(" ");
    p.operands(values.iter().copied());
    // Without a value to add to, upstream prints no attribute at all.
    if values.len() > 2 {
        p.attr_dict(op, &[]);
    }
    p.text(" : ");
    p.types([ir.value_type(left), ir.value_type(right)], ", ");
}

// `%mask, %passthru { op } : mask -> types`

fn parse_mask(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mask = p.parse_operand()?;
    let other = if p.try_punct(Punct::Comma) { Some(p.parse_operand()?) } else { None };
    let at = p.offset();
    let region = p.parse_region(&[])?;
    // What is masked is handed on where the text does not say so.
    let loc = p.loc_at(at);
    let block = legalize_dialects_hooks::region_forms::last_block(p, region);
    let ir = p.ir();
    if ir.terminator(ctx, block).is_none() {
        let results = ir.block(block).last().map_or_else(Vec::new, |last| ir.op(last).results().to_vec());
        let mut end = OperationState::new(ctx, ctx.op_name("vector.yield"), loc);
        end.operands.extend(results);
        let end = ir.create_op(&end);
        ir.place_op(end, InsertPoint::End(block));
    }
    state.regions.push(region);
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    state.operands.push(p.resolve_operand(&mask, ty)?);
    if let Some(other) = &other {
        let Some(&ty) = state.result_types.first() else {
            return Err(p.error(other.offset, "expects a result if passthru operand is provided"));
        };
        state.operands.push(p.resolve_operand(other, ty)?);
    }
    Ok(())
}

fn print_mask(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let block = ir.op(op).regions().first().and_then(|region| ir.region(*region).first());
    let (Some(block), Some(mask)) = (block, ir.operands(op).next()) else { return p.generic_op(op) };
    p.text(" ");
    p.operands(ir.operands(op));
    p.text(" { ");
    if let Some(masked) = ir.block(block).first() {
        p.custom_or_generic_op(masked);
    }
    p.text(" }");
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.ty(ir.value_type(mask));
    let results = ir.op(op).results();
    if !results.is_empty() {
        p.text(" -> ");
        p.types(results.iter().map(|&value| ir.value_type(value)), ", ");
    }
}

pub(super) const FORMS: &[Form] = &[
    ("vector.contract", parse_contract, print_contract),
    ("vector.mask", parse_mask, print_mask),
    ("vector.outerproduct", parse_outer, print_outer),
    ("vector.transfer_read", parse_read, print_read),
    ("vector.transfer_write", parse_write, print_write),
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[("vector.vscale", ResultNames::Each(&["vscale"]))];
