//! Custom assembly of transfers between vectors and buffers or tensors.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, names};
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Attribute, Context, Delimiter, Name, OpId, OpParser, OpPrinter,
    OperationState, Punct, Type, TypeData, UnresolvedOperand, ValueId,
};

const SEGMENTS: &str = "operandSegmentSizes";
const MAP: &str = "permutation_map";

const IN_BOUNDS: &str = "in_bounds";

pub(crate) fn vector(ctx: &Context, ty: Type) -> Option<(&[i64], &[bool], Type)> {
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

/// Returns true for a minor identity, a map to the last dimensions.
fn is_minor_identity(map: &AffineMap) -> bool {
    let Some(first) = (map.dims as usize).checked_sub(map.results.len()) else { return false };
    let is_dim = |(index, expr): (usize, &AffineExpr)| *expr == AffineExpr::Dim((first + index) as u32);
    map.symbols == 0 && map.results.iter().enumerate().all(is_dim)
}

/// The default map of a transfer: the last dimensions in order.
fn minor_identity(ctx: &Context, shaped_type: Type, vector_type: Type) -> Option<AffineMap> {
    let (rank, element) = shaped(ctx, shaped_type)?;
    let (shape, ..) = vector(ctx, vector_type)?;
    let inner = vector(ctx, element).map_or(0, |(shape, ..)| shape.len());
    let count = shape.len().checked_sub(inner).filter(|count| *count <= rank)?;
    let results = (rank - count..rank).map(|dim| AffineExpr::Dim(dim as u32)).collect();
    Some(AffineMap { dims: rank as u32, symbols: 0, results })
}

/// The type of a transfer's mask: the vector's shape in the order of the dimensions in memory.
pub(in crate::vector) fn mask_type(ctx: &Context, vector_type: Type, map: &AffineMap) -> Option<Type> {
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

/// Completes a parsed transfer: the map and the in-bounds attribute. Returns the map.
fn finish_transfer(
    p: &OpParser<'_, '_>,
    state: &mut OperationState,
    at: u32,
    shaped_type: Type,
    vector_type: Type,
) -> Result<AffineMap> {
    let ctx = p.ctx();
    let given = ctx.dict_entry(state.inherent, ctx.name(MAP));
    let map = match given {
        Some(attr) => match as_map(ctx, Some(attr)) {
            Some(map) => map.clone(),
            None => return Err(p.error(at, "expected an affine map as 'permutation_map'")),
        },
        None => {
            let map = minor_identity(ctx, shaped_type, vector_type);
            let map = map.ok_or_else(|| {
                p.error(at, "expected a custom permutation_map when rank(source) != rank(destination)")
            })?;
            state.set_attr(ctx, MAP, ctx.attr(AttrData::AffineMap(Box::new(map.clone()))));
            map
        }
    };
    if ctx.dict_entry(state.inherent, ctx.name(IN_BOUNDS)).is_none() {
        let flags = vec![ctx.common().false_; map.results.len()];
        state.set_attr(ctx, IN_BOUNDS, ctx.array_attr(&flags));
    }
    Ok(map)
}

/// Resolves the mask of a transfer, whose type follows from the vector's and the map.
fn resolve_mask(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    mask: &UnresolvedOperand,
    at: u32,
    (shaped_type, vector_type): (Type, Type),
    map: &AffineMap,
) -> Result<()> {
    let ctx = p.ctx();
    if shaped(ctx, shaped_type).is_some_and(|(_, element)| vector(ctx, element).is_some()) {
        return Err(p.error(mask.offset, "does not support masks with vector element type"));
    }
    let rank = vector(ctx, vector_type).map(|(shape, ..)| shape.len());
    let ty =
        mask_type(ctx, vector_type, map).filter(|_| rank == Some(map.results.len())).ok_or_else(|| {
            p.error(at, "expected the same rank for the vector and the results of the permutation map")
        })?;
    state.operands.push(p.resolve_operand(mask, ty)?);
    Ok(())
}

fn print_transfer_attrs(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [segments, map, in_bounds] = names(ctx, [SEGMENTS, MAP, IN_BOUNDS]);
    let mut elided: Vec<Name> = vec![segments];
    if let Some(found) = as_map(ctx, ir.attr(ctx, op, map))
        && is_minor_identity(found)
    {
        elided.push(map);
    }
    if elements(ctx, ir.attr(ctx, op, in_bounds)).iter().all(|flag| *flag == ctx.common().false_) {
        elided.push(in_bounds);
    }
    p.attr_dict(op, &elided);
}

// `%source[%i, %j], %padding, %mask {…} : source, vector`

pub(super) fn parse_read(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let source = p.parse_operand()?;
    let indices = p.parse_operand_list(Delimiter::Square)?;
    p.parse_punct(Punct::Comma)?;
    let padding = p.parse_operand()?;
    let mask = if p.try_punct(Punct::Comma) { Some(p.parse_operand()?) } else { None };
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let types = p.parse_colon_type_list()?;
    let [shaped_type, vector_type] = types[..] else { return Err(p.error(at, "requires two types")) };
    if shaped(ctx, shaped_type).is_none() {
        return Err(p.error(at, "requires memref or ranked tensor type"));
    }
    if vector(ctx, vector_type).is_none() {
        return Err(p.error(at, "requires vector type"));
    }
    let map = finish_transfer(p, state, at, shaped_type, vector_type)?;
    let element = shaped(ctx, shaped_type).map_or(shaped_type, |(_, element)| element);
    state.operands.push(p.resolve_operand(&source, shaped_type)?);
    p.resolve_operands_of(&indices, ctx.common().index, &mut state.operands)?;
    state.operands.push(p.resolve_operand(&padding, element)?);
    if let Some(mask) = &mask {
        resolve_mask(p, state, mask, at, (shaped_type, vector_type), &map)?;
    }
    let sizes = [1, indices.len() as i32, 1, i32::from(mask.is_some())];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    state.result_types.push(vector_type);
    Ok(())
}

/// The operands of a transfer by group.
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

pub(super) fn print_read(p: &mut OpPrinter<'_>, op: OpId) {
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
    print_transfer_attrs(p, op);
    p.text(" : ");
    p.types([from, to], ", ");
}

// `%vector, %target[%i, %j], %mask {…} : vector, target`

pub(crate) fn parse_write(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let value = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let target = p.parse_operand()?;
    let indices = p.parse_operand_list(Delimiter::Square)?;
    let mask = if p.try_punct(Punct::Comma) { Some(p.parse_operand()?) } else { None };
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let types = p.parse_colon_type_list()?;
    let [vector_type, shaped_type] = types[..] else { return Err(p.error(at, "requires two types")) };
    if vector(ctx, vector_type).is_none() {
        return Err(p.error(at, "requires vector type"));
    }
    if shaped(ctx, shaped_type).is_none() {
        return Err(p.error(at, "requires memref or ranked tensor type"));
    }
    let map = finish_transfer(p, state, at, shaped_type, vector_type)?;
    state.operands.push(p.resolve_operand(&value, vector_type)?);
    state.operands.push(p.resolve_operand(&target, shaped_type)?);
    p.resolve_operands_of(&indices, ctx.common().index, &mut state.operands)?;
    if let Some(mask) = &mask {
        resolve_mask(p, state, mask, at, (shaped_type, vector_type), &map)?;
    }
    let sizes = [1, 1, indices.len() as i32, i32::from(mask.is_some())];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    if matches!(ctx.type_data(shaped_type), TypeData::RankedTensor { .. }) {
        state.result_types.push(shaped_type);
    }
    Ok(())
}

pub(crate) fn print_write(p: &mut OpPrinter<'_>, op: OpId) {
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
    print_transfer_attrs(p, op);
    p.text(" : ");
    p.types([from, to], ", ");
}
