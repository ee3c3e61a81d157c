//! Accessors of operations and types for custom assembly and verifiers.

use legalize_dialects_hooks::rules::Checked;
use legalize_ir::{Context, Ir, OpId, Param, Type, TypeData, lookup_nearest_symbol, plain_error};

/// Returns an error without the operation's name.
pub(crate) fn plain(message: &str) -> Checked {
    Err(plain_error(message))
}

/// The types of operands.
pub(crate) fn operands(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.operands(op).map(|value| ir.value_type(value)).collect()
}

/// The type of the first result.
pub(crate) fn result(ir: &Ir, op: OpId) -> Option<Type> {
    ir.op(op).results().first().map(|&value| ir.value_type(value))
}

/// The types of the first operand and the first result.
pub(crate) fn ends(ir: &Ir, op: OpId) -> Option<(Type, Type)> {
    Some((ir.value_type(ir.operands(op).next()?), result(ir, op)?))
}

/// The types of a struct's members; `None` for other types.
pub(super) fn members(ctx: &Context, ty: Type) -> Option<Vec<Type>> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    let Some(Param::List(members)) = params.get(1).filter(|_| ctx.str(*name) == "spirv.struct") else {
        return None;
    };
    let first = |member: &Param| match member {
        Param::List(member) => match member.first() {
            Some(Param::Type(ty)) => Some(*ty),
            _ => None,
        },
        _ => None,
    };
    members.iter().map(first).collect()
}

/// The width in bits of a number or of a vector of numbers.
pub(crate) fn bit_width(ctx: &Context, ty: Type) -> Option<u64> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(u64::from(*width)),
        TypeData::Float(kind) => Some(u64::from(kind.width())),
        TypeData::Vector { shape, element, .. } => {
            let count =
                shape.iter().try_fold(1_u64, |count, dim| count.checked_mul(u64::try_from(*dim).ok()?))?;
            bit_width(ctx, *element)?.checked_mul(count)
        }
        _ => None,
    }
}

/// The number of a vector's elements.
pub(crate) fn length(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.type_data(ty) {
        TypeData::Vector { shape, .. } => shape.first().copied(),
        _ => None,
    }
}

pub(crate) const FUNC: &str = "spirv.func";
pub(crate) const GRAPH: &str = "spirv.ARM.Graph";

pub(crate) fn is(ctx: &Context, ir: &Ir, op: OpId, names: &[&str]) -> bool {
    names.contains(&ctx.op_str(ir.op(op).name()))
}

/// The operation that a symbol attribute refers to.
pub(crate) fn named(ctx: &Context, ir: &Ir, op: OpId, attr: &str) -> Option<OpId> {
    lookup_nearest_symbol(ctx, ir, ir.parent_op(op)?, ir.attr_named(ctx, op, attr)?)
}

/// The enclosing function of an operation.
pub(crate) fn function(ctx: &Context, ir: &Ir, op: OpId) -> Option<OpId> {
    let mut parent = ir.parent_op(op)?;
    while !is(ctx, ir, parent, &[FUNC]) {
        parent = ir.parent_op(parent)?;
    }
    Some(parent)
}

pub(crate) fn results(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect()
}

/// The pointee type of a pointer, and its storage class.
pub(crate) fn pointer(ctx: &Context, ty: Type) -> Option<(Type, i64)> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "spirv.ptr" => match &**params {
            [Param::Type(pointee), Param::Int(class)] => Some((*pointee, class.as_i64()?)),
            _ => None,
        },
        _ => None,
    }
}

/// The pointer type to a type in a storage class.
pub(super) fn pointer_to(ctx: &Context, pointee: Type, class: &Param) -> Type {
    let params = [Param::Type(pointee), class.clone()];
    ctx.ty(TypeData::Dialect { name: ctx.name("spirv.ptr"), params: params.into() })
}

/// The type of an element of a composite, and the number of elements if it is known.
pub(crate) fn element(ctx: &Context, ty: Type, index: i64) -> Option<(Type, Option<i64>)> {
    let (name, params) = match ctx.type_data(ty) {
        TypeData::Vector { shape, element, .. } => match shape[..] {
            [count] => return Some((*element, Some(count))),
            _ => return None,
        },
        TypeData::Dialect { name, params } => (ctx.str(*name), params),
        _ => return None,
    };
    let ty = |param: Option<&Param>| match param {
        Some(Param::Type(ty)) => Some(*ty),
        _ => None,
    };
    let count = |param: Option<&Param>| match param {
        Some(Param::Int(count)) => count.as_i64(),
        _ => None,
    };
    match name {
        "spirv.array" => Some((ty(params.get(1))?, count(params.first()))),
        "spirv.matrix" => Some((ty(params.get(1))?, count(params.first()))),
        "spirv.rtarray" => Some((ty(params.first())?, None)),
        "spirv.arm.tensor" => Some((ty(params.get(1))?, None)),
        "spirv.coopmatrix" => Some((ty(params.get(2))?, None)),
        "spirv.struct" => {
            let Some(Param::List(members)) = params.get(1) else { return None };
            let member = usize::try_from(index).ok().and_then(|index| members.get(index));
            let member = match member {
                Some(Param::List(member)) => ty(member.first()),
                _ => None,
            };
            // A missing member has no type; the number of members reports the error.
            Some((member.unwrap_or(ctx.common().index), Some(members.len() as i64)))
        }
        _ => None,
    }
}

/// The element type of a vector, any other type itself.
pub(super) fn element_or_self(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector { element, .. } => *element,
        _ => ty,
    }
}
