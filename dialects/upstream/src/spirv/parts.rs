//! Parts of operations and types that text and verifiers read.

use legalize_dialects_hooks::rules::Checked;
use legalize_ir::symbols::lookup_nearest_symbol;
use legalize_ir::verify::plain_error;
use legalize_ir::{Context, Ir, OpId, Param, Type, TypeData};

/// An error that does not name the operation.
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

/// The types of a struct's members; nothing of another type.
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

/// How many bits a number or a vector of numbers has.
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

pub(crate) fn is(ctx: &Context, ir: &Ir, op: OpId, names: &[&str]) -> bool {
    names.contains(&ctx.op_str(ir.op(op).name()))
}

/// What a symbol names that stands in an attribute.
pub(crate) fn named(ctx: &Context, ir: &Ir, op: OpId, attr: &str) -> Option<OpId> {
    lookup_nearest_symbol(ctx, ir, ir.parent_op(op)?, ir.attr_named(ctx, op, attr)?)
}

/// The function around an operation.
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

/// What a pointer points to, and its storage class.
pub(crate) fn pointer(ctx: &Context, ty: Type) -> Option<(Type, i64)> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "spirv.ptr" => match &**params {
            [Param::Type(pointee), Param::Int(class)] => Some((*pointee, class.as_i64()?)),
            _ => None,
        },
        _ => None,
    }
}

/// The type of a pointer to a type in a class.
pub(super) fn pointer_to(ctx: &Context, pointee: Type, class: &Param) -> Type {
    let params = [Param::Type(pointee), class.clone()];
    ctx.ty(TypeData::Dialect { name: ctx.name("spirv.ptr"), params: params.into() })
}

/// The type of an element of a composite, its number of elements where that is known.
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
        "spirv.coopmatrix" => Some((ty(params.get(2))?, None)),
        "spirv.struct" => {
            let Some(Param::List(members)) = params.get(1) else { return None };
            let member = usize::try_from(index).ok().and_then(|index| members.get(index));
            let member = match member {
                Some(Param::List(member)) => ty(member.first()),
                _ => None,
            };
            // A member that is not there has no type either; the number says so.
            Some((member.unwrap_or(ctx.common().index), Some(members.len() as i64)))
        }
        _ => None,
    }
}

/// The elements of a vector, else the type itself.
pub(super) fn element_or_self(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector { element, .. } => *element,
        _ => ty,
    }
}
