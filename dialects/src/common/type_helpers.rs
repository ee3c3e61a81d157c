//! What upstream's type constraints ask C++ for, where no definition declares it: which types the emitc and smt
//! dialects support, types of quantized values, encodings of sparse tensors; and interfaces that C++ attaches from
//! outside (`attachInterface`).

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, FloatKind, Name, Param, Type, TypeData};
use legalize_snippet::{Classes, EvalError, NativeClass, Val};

/// The name and parameters of a dialect's type.
fn of_dialect(ctx: &Context, ty: Type) -> Option<(&str, &[Param])> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } => Some((ctx.str(*name), params)),
        _ => None,
    }
}

fn is_emitc_integer(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { width: 1 | 8 | 16 | 32 | 64, .. })
}

fn is_emitc_float(ctx: &Context, ty: Type) -> bool {
    matches!(
        ctx.type_data(ty),
        TypeData::Float(FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
    )
}

/// A type as wide as a pointer.
fn is_emitc_size(ctx: &Context, ty: Type) -> bool {
    matches!(of_dialect(ctx, ty), Some(("emitc.ptrdiff_t" | "emitc.size_t" | "emitc.ssize_t", _)))
}

/// Whether the emitc dialect's operations take a type; how deep types nest makes no difference to the stack.
pub(crate) fn is_emitc(ctx: &Context, ty: Type) -> bool {
    // With each, whether it is held by what holds no array.
    let mut pending = vec![(ty, false)];
    while let Some((ty, is_element)) = pending.pop() {
        if is_emitc_integer(ctx, ty) || is_emitc_float(ctx, ty) || is_emitc_size(ctx, ty) {
            continue;
        }
        match ctx.type_data(ty) {
            TypeData::Index => {}
            TypeData::RankedTensor { shape, element, .. } if !shape.contains(&Type::DYNAMIC) => {
                pending.push((*element, true));
            }
            TypeData::Tuple(types) => pending.extend(types.iter().map(|ty| (*ty, true))),
            TypeData::Dialect { name, params } => {
                let types = params.iter().filter_map(|param| match param {
                    Param::Type(ty) => Some(*ty),
                    _ => None,
                });
                match ctx.str(*name) {
                    "emitc.opaque" => {}
                    "emitc.ptr" => pending.extend(types.map(|ty| (ty, false))),
                    "emitc.array" if !is_element => pending.extend(types.map(|ty| (ty, true))),
                    _ => return false,
                }
            }
            _ => return false,
        }
    }
    true
}

/// An integer, an index, or what is printed as it is.
fn is_emitc_number(ctx: &Context, ty: Type) -> bool {
    is_emitc_integer(ctx, ty)
        || is_emitc_size(ctx, ty)
        || *ctx.type_data(ty) == TypeData::Index
        || matches!(of_dialect(ctx, ty), Some(("emitc.opaque", _)))
}

pub(crate) fn is_smt_value(ctx: &Context, ty: Type) -> bool {
    matches!(
        of_dialect(ctx, ty),
        Some(("smt.array" | "smt.bool" | "smt.bv" | "smt.func" | "smt.int" | "smt.sort", _))
    )
}

fn is_smt_function(ctx: &Context, ty: Type) -> bool {
    matches!(of_dialect(ctx, ty), Some(("smt.func", _)))
}

pub(crate) fn is_smt_value_but_function(ctx: &Context, ty: Type) -> bool {
    is_smt_value(ctx, ty) && !is_smt_function(ctx, ty)
}

fn is_llvm_pointer(ctx: &Context, ty: Type) -> bool {
    matches!(of_dialect(ctx, ty), Some(("llvm.ptr", _)))
}

fn is_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::MemRef { .. })
}

fn is_any_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

fn is_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_))
}

/// An interface, and which types implement it from outside.
type TypeModel = (&'static str, fn(&Context, Type) -> bool);

/// Interfaces that C++ attaches to types from outside, and the types.
const TYPE_MODELS: &[TypeModel] = &[
    ("::mlir::acc::PointerLikeType", is_acc_pointer_model),
    ("::mlir::omp::PointerLikeType", |ctx, ty| is_memref(ctx, ty) || is_llvm_pointer(ctx, ty)),
    ("::mlir::bufferization::BufferLikeType", is_any_memref),
    ("::mlir::bufferization::TensorLikeType", is_tensor),
];

/// Targets that gpu modules are made for.
const GPU_TARGETS: &[&str] = &["nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target"];

/// The same of attributes, which their names tell.
const ATTR_MODELS: &[(&str, &[&str])] = &[("::mlir::gpu::TargetAttrInterface", GPU_TARGETS)];

/// Whether gpu modules are made for what an attribute says.
pub(crate) fn is_gpu_target(ctx: &Context, attr: Attribute) -> bool {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return false };
    let traits = ctx.attr_info(*name).map_or(&[][..], |info| &info.trait_names);
    GPU_TARGETS.contains(&ctx.str(*name))
        || traits.iter().any(|name| ctx.str(*name) == "::mlir::gpu::TargetAttrInterface")
}

/// What C++ attaches acc's interface of pointers to.
fn is_acc_pointer_model(ctx: &Context, ty: Type) -> bool {
    is_any_memref(ctx, ty) || is_llvm_pointer(ctx, ty)
}

/// Whether acc's operations take a type for a pointer.
pub(crate) fn is_acc_pointer(ctx: &Context, ty: Type) -> bool {
    let declares = |name: Name| {
        let traits = ctx.type_info(name).map_or(&[][..], |info| &info.trait_names);
        traits.iter().any(|name| ctx.str(*name) == "OpenACC_PointerLikeTypeInterface")
    };
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } if declares(*name) => true,
        _ => is_acc_pointer_model(ctx, ty),
    }
}

/// What a type of acc's variables holds where it says so: the elements of a buffer, else the variable itself; none of
/// an opaque pointer.
pub(crate) fn acc_element_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => Some(*element),
        _ if is_acc_pointer(ctx, ty) => None,
        _ => Some(ty),
    }
}

fn add_external_models(classes: &Classes) {
    for &(interface, is_type) in TYPE_MODELS {
        let model = NativeClass { is_type: Some(Arc::new(is_type)), ..NativeClass::default() };
        classes.register_external_model(interface, model);
    }
    for &(interface, names) in ATTR_MODELS {
        let is_attr = move |ctx: &Context, attr: Attribute| match ctx.attr_data(attr) {
            AttrData::Dialect { name, .. } => names.contains(&ctx.str(*name)),
            _ => false,
        };
        let model = NativeClass { is_attr: Some(Arc::new(is_attr)), ..NativeClass::default() };
        classes.register_external_model(interface, model);
    }
}

/// Makes them known.
/// What upstream's interface of functions calls for the attributes of an argument or result: the dictionary, or null where
/// none has attributes; its entries.
fn add_function_attributes(classes: &Classes) {
    for (kind, list) in [("Arg", "arg_attrs"), ("Result", "res_attrs")] {
        for (suffix, entries) in [("AttrDict", false), ("Attrs", true)] {
            let name = format!("::mlir::function_interface_impl::get{kind}{suffix}");
            classes.register_helper(&name, move |env, args| {
                let ([Val::Op(op) | Val::View(op, _), index], ctx) = (args, env.ctx) else {
                    return Err(EvalError::invalid("expected a function and an index"));
                };
                let index = index.as_int().and_then(|index| usize::try_from(index).ok());
                let index = index.ok_or_else(|| EvalError::invalid("expected an index"))?;
                let all = env.ir()?.attr_named(ctx, *op, list).map(|all| ctx.attr_data(all));
                let dict = match all {
                    None => None,
                    Some(AttrData::Array(all)) => match all.get(index) {
                        Some(&dict) => Some(dict),
                        None => return Err(EvalError::invalid(format!("there is no index {index}"))),
                    },
                    Some(_) => return Err(EvalError::invalid(format!("'{list}' is no list"))),
                };
                Ok(match (dict, entries) {
                    (dict, false) => dict.map_or(Val::Null, Val::Attr),
                    (dict, true) => {
                        let dict = dict.and_then(|dict| ctx.as_dict(dict));
                        let items = dict.map_or(&[][..], |dict| ctx.dict_entries(dict));
                        Val::list(items.iter().map(|&(name, value)| Val::Named(name, value)))
                    }
                })
            });
        }
    }
}

pub(crate) fn add_classes(classes: &Classes) {
    add_external_models(classes);
    add_function_attributes(classes);
    type Predicate = fn(&Context, Type) -> bool;
    let predicates: [(&str, Predicate); 6] = [
        ("::mlir::emitc::isSupportedEmitCType", is_emitc),
        ("::mlir::emitc::isSupportedIntegerType", is_emitc_integer),
        ("::mlir::emitc::isSupportedFloatType", is_emitc_float),
        ("::mlir::emitc::isIntegerIndexOrOpaqueType", is_emitc_number),
        ("::mlir::smt::isAnySMTValueType", is_smt_value),
        ("::mlir::smt::isAnyNonFuncSMTValueType", is_smt_value_but_function),
    ];
    for (name, predicate) in predicates {
        classes.register_helper(name, move |env, args| {
            let ty = args.first().and_then(Val::as_type);
            let ty = ty.ok_or_else(|| EvalError::invalid("expected a type"))?;
            Ok(Val::Bool(predicate(env.ctx, ty)))
        });
    }
    // Their types are written in C++; nobody who has not given them has any.
    let is_pdl =
        |ctx: &Context, ty: Type| of_dialect(ctx, ty).is_some_and(|(name, _)| name.starts_with("pdl."));
    let pdl = NativeClass { is_type: Some(Arc::new(is_pdl)), ..NativeClass::default() };
    classes.register_class("::mlir::pdl::PDLType", pdl);
    crate::quant::add_classes(classes);
    classes.register_helper("::mlir::sparse_tensor::getSparseTensorEncoding", |env, args| {
        let ctx = env.ctx;
        let encoding = match args.first().and_then(Val::as_type).map(|ty| ctx.type_data(ty)) {
            Some(TypeData::RankedTensor { encoding, .. }) => *encoding,
            _ => None,
        };
        let is_sparse = |attr: &Attribute| match ctx.attr_data(*attr) {
            AttrData::Dialect { name, .. } => ctx.str(*name) == "sparse_tensor.encoding",
            _ => false,
        };
        Ok(encoding.filter(is_sparse).map_or(Val::Null, Val::Attr))
    });
}
