//! C++ helpers that the default dialects' definitions call, ours and upstream's alike.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, ElementsData, Ir, Name, OpId, Param, Type, TypeData};
use legalize_ods::{AttrDef, EnumDef};
use legalize_snippet::{Classes, EvalError, Val};
use legalize_typed::int_of;

use crate::llvm::{LlvmType, classify, is_compatible, is_compatible_float, is_compatible_outer, structure};

/// Types of the llvm dialect that no definition declares.
const LLVM_TYPES: [(&str, &str); 9] = [
    ("::mlir::LLVM::LLVMVoidType", "llvm.void"),
    ("::mlir::LLVM::LLVMTokenType", "llvm.token"),
    ("::mlir::LLVM::LLVMLabelType", "llvm.label"),
    ("::mlir::LLVM::LLVMMetadataType", "llvm.metadata"),
    ("::mlir::LLVM::LLVMPPCFP128Type", "llvm.ppc_fp128"),
    ("::mlir::LLVM::LLVMX86AMXType", "llvm.x86_amx"),
    ("::mlir::LLVM::LLVMPointerType", "llvm.ptr"),
    ("::mlir::LLVM::LLVMStructType", "llvm.struct"),
    ("::mlir::LLVM::LLVMArrayType", "llvm.array"),
];

fn ty(args: &[Val]) -> Result<Type, EvalError> {
    args.first().and_then(Val::as_type).ok_or_else(|| EvalError::invalid("expected a type"))
}

/// A type with a known size.
fn is_loadable(ctx: &Context, ty: Type) -> bool {
    match classify(ctx, ty) {
        Some(LlvmType::Void | LlvmType::Function { .. }) => false,
        Some(LlvmType::Struct { body, .. }) => body.is_some(),
        Some(LlvmType::Array { .. } | LlvmType::Pointer { .. }) => true,
        Some(LlvmType::Other) => target_name(ctx, ty).is_none_or(lies_in_memory),
        None => is_compatible_outer(ctx, ty),
    }
}

/// The name of a type that one target alone has.
pub(crate) fn target_name(ctx: &Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "llvm.target" => match params.first() {
            Some(Param::Str(of)) => Some(of),
            _ => None,
        },
        _ => None,
    }
}

fn lies_in_memory(target: &str) -> bool {
    target.starts_with("spirv.") || target == "aarch64.svcount"
}

/// `i1` in the shape of a type.
pub(crate) fn i1_same_shape(ctx: &Context, ty: Type) -> Type {
    let i1 = ctx.common().i1;
    match ctx.type_data(ty).clone() {
        TypeData::Vector { shape, scalable, .. } => ctx.ty(TypeData::Vector { shape, scalable, element: i1 }),
        TypeData::RankedTensor { shape, encoding, .. } => {
            ctx.ty(TypeData::RankedTensor { shape, element: i1, encoding })
        }
        TypeData::UnrankedTensor(_) => ctx.ty(TypeData::UnrankedTensor(i1)),
        _ => i1,
    }
}

/// As many truth values as a vector has elements, in one dimension; one for what is no vector.
fn i1_same_count(ctx: &Context, ty: Type) -> Type {
    let i1 = ctx.common().i1;
    match ctx.type_data(ty) {
        TypeData::Vector { shape, .. } => {
            let count = shape.iter().fold(1_i64, |count, dim| count.saturating_mul(*dim));
            ctx.ty(TypeData::Vector { shape: [count].into(), scalable: [false].into(), element: i1 })
        }
        _ => i1,
    }
}

/// The type of the value or values whose type or types a type of the pdl dialect stands for.
fn pdl_value_type(ctx: &Context, of: Type) -> Type {
    let value = ctx.ty(TypeData::Dialect { name: ctx.name("pdl.value"), params: [].into() });
    match ctx.type_data(of) {
        TypeData::Dialect { name, .. } if ctx.str(*name) == "pdl.range" => {
            ctx.ty(TypeData::Dialect { name: *name, params: [Param::Type(value)].into() })
        }
        _ => value,
    }
}

/// Registers classes and helpers.
pub(crate) fn add(ctx: &Context, classes: &Classes) {
    for (class, name) in LLVM_TYPES {
        classes.register_type(ctx, class, name);
    }
    classes.register_type(ctx, "::mlir::LLVM::LLVMFunctionType", "llvm.func");
    type Predicate = fn(&Context, Type) -> bool;
    let predicates: [(&str, Predicate); 6] = [
        ("::mlir::LLVM::isCompatibleOuterType", is_compatible_outer),
        ("::mlir::LLVM::isCompatibleType", |ctx, ty| is_compatible(ctx, ty, true)),
        ("::mlir::LLVM::isLoadableType", is_loadable),
        (
            "::mlir::LLVM::isScalableVectorType",
            |ctx, ty| matches!(ctx.type_data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true)),
        ),
        ("::mlir::LLVM::isCompatibleVectorType", |ctx, ty| {
            let TypeData::Vector { shape, element, .. } = ctx.type_data(ty) else { return false };
            let is_number = matches!(ctx.type_data(*element), TypeData::Integer { .. } | TypeData::Float(_));
            let is_pointer = matches!(classify(ctx, *element), Some(LlvmType::Pointer { .. }));
            shape.len() == 1 && (is_number || is_pointer) && is_compatible(ctx, *element, false)
        }),
        ("::mlir::LLVM::isCompatibleFloatingPointType", |ctx, ty| match ctx.type_data(ty) {
            TypeData::Float(kind) => is_compatible_float(*kind),
            TypeData::Dialect { name, .. } => ctx.str(*name) == "llvm.ppc_fp128",
            _ => false,
        }),
    ];
    for (name, predicate) in predicates {
        classes.register_helper(name, move |env, args| Ok(Val::Bool(predicate(env.ctx, ty(args)?))));
    }
    classes.register_helper("::getI1SameShape", |env, args| Ok(Val::Type(i1_same_shape(env.ctx, ty(args)?))));
    classes.register_helper("::getUnaryOpResultType", |env, args| {
        Ok(Val::Type(i1_same_count(env.ctx, ty(args)?)))
    });
    // What was there, and whether it was exchanged.
    classes.register_helper("::mlir::LLVM::getValAndBoolStructType", |env, args| {
        Ok(Val::Type(structure(env.ctx, &[ty(args)?, env.ctx.common().i1])))
    });
    classes.register_helper("::getGetValueTypeOpValueType", |env, args| {
        Ok(Val::Type(pdl_value_type(env.ctx, ty(args)?)))
    });
}

/// The number of an enum attribute, wrapped in the dialect's attribute or bare.
pub(crate) fn number(ctx: &Context, attr: Option<Attribute>) -> Option<i64> {
    int_of(ctx, attr?)
}

/// The number of an enum attribute that several operations have.
pub(crate) fn enum_value(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> Option<i64> {
    number(ctx, ir.attr_named(ctx, op, name))
}

/// The enum behind a dialect's attribute.
pub(crate) fn enum_of(ctx: &Context, name: Name) -> Option<Arc<EnumDef>> {
    ctx.attr_info(name)?.extensions.of::<Arc<AttrDef>>()?.enum_def.clone()
}

/// `array<i1: …>`
pub(crate) fn dense_bools(ctx: &Context, values: &[bool]) -> Attribute {
    let data: Vec<u8> = values.iter().map(|value| u8::from(*value)).collect();
    ctx.attr(AttrData::DenseArray { element: ctx.common().i1, len: data.len() as u64, data: data.into() })
}

/// The elements of an array; none of anything else.
pub(crate) fn elements(ctx: &Context, attr: Option<Attribute>) -> &[Attribute] {
    match attr.map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(all)) => all,
        _ => &[],
    }
}

/// The numbers of a dense attribute of integers, one if all are equal; none of anything else.
pub(crate) fn int_elements(ctx: &Context, attr: Option<Attribute>) -> Vec<i64> {
    let Some(AttrData::DenseElements { ty, data: ElementsData::Bytes { data, .. } }) =
        attr.map(|attr| ctx.attr_data(attr))
    else {
        return Vec::new();
    };
    let width = match ctx.type_data(legalize_ir::verify::element_type_or_self(ctx, *ty)) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Index => 64,
        _ => return Vec::new(),
    };
    let size = width.div_ceil(8).max(1) as usize;
    let shift = 64 - width.clamp(1, 64);
    let number = |element: &[u8]| {
        let mut wide = [0; 8];
        let len = element.len().min(8);
        wide[..len].copy_from_slice(&element[..len]);
        i64::from_le_bytes(wide) << shift >> shift
    };
    data.chunks_exact(size).map(number).collect()
}

/// Longer lists of one number are not written out: few characters of text make them.
const MAX_LISTED: usize = 1 << 16;

/// All numbers of a dense attribute of integers with one dimension; nothing if it is none, or too long a list of one
/// number.
pub(crate) fn listed_ints(ctx: &Context, attr: Option<Attribute>) -> Option<Vec<i64>> {
    let (TypeData::RankedTensor { shape, .. } | TypeData::Vector { shape, .. }) =
        ctx.type_data(ctx.attr_type(attr?)?)
    else {
        return None;
    };
    let &[count] = &shape[..] else { return None };
    let count = usize::try_from(count).ok()?;
    let found = int_elements(ctx, attr);
    match found[..] {
        _ if found.len() == count => Some(found),
        [same] if count <= MAX_LISTED => Some(vec![same; count]),
        _ => None,
    }
}

/// `dense<[1, 2]> : tensor<2xi32>`, of integers of whole bytes or of indices.
pub(crate) fn dense_ints(ctx: &Context, element: Type, numbers: &[i64]) -> Attribute {
    let width = match ctx.type_data(element) {
        TypeData::Integer { width, .. } => *width,
        _ => 64,
    };
    let size = width.div_ceil(8).clamp(1, 8) as usize;
    let ty = ctx.ty(TypeData::RankedTensor { shape: [numbers.len() as i64].into(), element, encoding: None });
    let splat = !numbers.is_empty() && numbers.iter().all(|number| *number == numbers[0]);
    let kept = if splat { &numbers[..1] } else { numbers };
    let data: Vec<u8> = kept.iter().flat_map(|number| number.to_le_bytes().into_iter().take(size)).collect();
    ctx.attr(AttrData::DenseElements { ty, data: ElementsData::Bytes { splat, data: data.into() } })
}
