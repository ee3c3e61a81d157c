//! C++ classes, methods and functions for snippets.

use std::sync::Arc;

use legalize_dialects_hooks::attributes::number;
use legalize_dialects_hooks::classes::type_argument;
use legalize_ir::{Context, Ir, OpId, Traits, Type, TypeData};
use legalize_snippet::{Classes, EvalError, NativeClass, Val};

use super::parts::GRAPH;
use super::verify::matrix;
use super::{attrs, types};

/// Returns true if an operation or an ancestor of it, up to the next symbol table, implements an interface or
/// has that name.
fn is_nested_in(ctx: &Context, ir: &Ir, op: Option<OpId>, expected: &str) -> bool {
    let mut at = op;
    while let Some(op) = at {
        let info = ctx.op_info(ir.op(op).name());
        if info.is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE)) {
            return false;
        }
        let name = ctx.op_str(ir.op(op).name());
        if name == expected || info.is_some_and(|info| info.has_trait_named(ctx.name(expected))) {
            return true;
        }
        at = ir.parent_op(op);
    }
    false
}

/// Registers classes of types and functions on operations. Graph types are function types.
pub(super) fn add_classes(ctx: &Context, classes: &Classes) {
    let is_graph = |ctx: &Context, ty: Type| matches!(ctx.type_data(ty), TypeData::Function { .. });
    let graph = NativeClass { is_type: Some(Arc::new(is_graph)), ..NativeClass::default() };
    classes.register_class("::mlir::GraphType", graph);
    attrs::add_classes(ctx, classes);
    add_type_classes(ctx, classes);
    // Returns true if a bit enum contains any of the bits.
    classes.register_helper("mlir::spirv::bitEnumContainsAny", |env, args| {
        let bits = |value: &Val| match value {
            Val::Int(_) | Val::Enum(..) => value.as_int(),
            Val::Attr(attr) => number(env.ctx, Some(*attr)).map(i128::from),
            _ => None,
        };
        match args {
            [one, other] => match (bits(one), bits(other)) {
                (Some(one), Some(other)) => Ok(Val::Bool(one & other != 0)),
                _ => Err(EvalError::invalid("expected two words of bits")),
            },
            _ => Err(EvalError::invalid("expected two words of bits")),
        }
    });
    for (function, interface) in [
        ("isNestedInFunctionOpInterface", "FunctionOpInterface"),
        ("isNestedInGraphARMOpInterface", GRAPH),
        ("isDirectInModuleLikeOp", ""),
    ] {
        classes.register_helper(function, move |env, args| {
            let ir = env.ir()?;
            let op = match args.first() {
                Some(Val::Op(op)) => Some(*op),
                _ => None,
            };
            let is_table = |op: OpId| {
                let info = env.ctx.op_info(ir.op(op).name());
                info.is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE))
            };
            Ok(Val::Bool(match interface {
                "" => op.is_some_and(is_table),
                interface => is_nested_in(env.ctx, ir, op, interface),
            }))
        });
    }
}

/// `i1`, or a vector of `i1` in one dimension with as many elements as a vector type has.
pub(super) fn i1_same_count(ctx: &Context, ty: Type) -> Type {
    let i1 = ctx.common().i1;
    match ctx.type_data(ty) {
        TypeData::Vector { shape, .. } => {
            let count = shape.iter().fold(1_i64, |count, dim| count.saturating_mul(*dim));
            ctx.ty(TypeData::Vector { shape: [count].into(), scalable: [false].into(), element: i1 })
        }
        _ => i1,
    }
}

/// The C++ types of parameters that are enums, in the order of the parameters; empty for the others.
pub(super) const ENUM_PARAMS: [(&str, &[&str]); 3] = [
    ("::mlir::spirv::PointerType", &["", "StorageClass"]),
    (
        "::mlir::spirv::ImageType",
        &[
            "",
            "Dim",
            "ImageDepthInfo",
            "ImageArrayedInfo",
            "ImageSamplingInfo",
            "ImageSamplerUseInfo",
            "ImageFormat",
        ],
    ),
    ("::mlir::spirv::CooperativeMatrixType", &["", "", "", "Scope", "CooperativeMatrixUseKHR"]),
];

/// Registers the classes of types.
fn add_type_classes(ctx: &Context, classes: &Classes) {
    classes.register_helper("::getUnaryOpResultType", |env, args| {
        Ok(Val::Type(i1_same_count(env.ctx, type_argument(args)?)))
    });
    // The element type of a matrix, which is not one of its parameters.
    classes.register_method("getElementType", |env, args| {
        let element = args.first().and_then(Val::as_type).and_then(|ty| matrix(env.ctx, ty));
        let (_, _, element) = element.ok_or_else(|| EvalError::invalid("expected a matrix"))?;
        Ok(Val::Type(element))
    });
    for syntax in &types::TYPES {
        classes.register_type(ctx, syntax.class, syntax.name);
        classes.register_accessors(syntax.params.iter().copied());
    }
    for (class, types) in ENUM_PARAMS {
        classes.register_param_types(class, types.iter().copied());
    }
}
