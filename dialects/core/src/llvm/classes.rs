//! C++ classes of the llvm dialect's types, functions about them, and methods of its operations, for
//! snippets.

use legalize_dialects_hooks::classes::{
    TypePredicate, register_methods, register_type_predicates, type_argument,
};
use legalize_dialects_hooks::llvm_types::{
    LlvmType, classify, is_compatible, is_compatible_float, is_compatible_outer, structure, target_name,
};
use legalize_ir::{Context, Type, TypeData};
use legalize_snippet::{Classes, EvalError, Val};

/// Types of the llvm dialect that no definition declares.
const TYPES: &[(&str, &str)] = &[
    ("::mlir::LLVM::LLVMVoidType", "llvm.void"),
    ("::mlir::LLVM::LLVMTokenType", "llvm.token"),
    ("::mlir::LLVM::LLVMLabelType", "llvm.label"),
    ("::mlir::LLVM::LLVMMetadataType", "llvm.metadata"),
    ("::mlir::LLVM::LLVMPPCFP128Type", "llvm.ppc_fp128"),
    ("::mlir::LLVM::LLVMX86AMXType", "llvm.x86_amx"),
    ("::mlir::LLVM::LLVMPointerType", "llvm.ptr"),
    ("::mlir::LLVM::LLVMStructType", "llvm.struct"),
    ("::mlir::LLVM::LLVMArrayType", "llvm.array"),
    ("::mlir::LLVM::LLVMFunctionType", "llvm.func"),
];

/// Returns true for a type with a known size.
fn is_loadable(ctx: &Context, ty: Type) -> bool {
    match classify(ctx, ty) {
        Some(LlvmType::Void | LlvmType::Function { .. }) => false,
        Some(LlvmType::Struct { body, .. }) => body.is_some(),
        Some(LlvmType::Array { .. } | LlvmType::Pointer { .. }) => true,
        Some(LlvmType::Other) => target_name(ctx, ty).is_none_or(lies_in_memory),
        None => is_compatible_outer(ctx, ty),
    }
}

/// Returns true if values of a target extension type can be stored in memory.
pub(super) fn lies_in_memory(target: &str) -> bool {
    target.starts_with("spirv.") || target == "aarch64.svcount"
}

/// Functions that constraints of the definitions call.
const PREDICATES: &[(&str, TypePredicate)] = &[
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

/// Methods whose bodies upstream writes outside of the definitions, by class.
const METHODS: &[(&str, &str)] = &[
    (
        "mlir::LLVM::CallOp",
        "OperandRange $cppClass::getArgOperands() {
          return getCalleeOperands().drop_front(getCalleeAttr() ? 0 : 1);
        }
        LLVMFunctionType $cppClass::getCalleeFunctionType() {
          if (auto type = getVarCalleeTypeAttr())
            return cast<LLVM::LLVMFunctionType>(type.getValue());
          Type result = LLVM::LLVMVoidType::get(getContext());
          if (getNumResults() == 1)
            result = getOperation()->getResult(0).getType();
          return LLVM::LLVMFunctionType::get(result, getArgOperands().getTypes(), false);
        }",
    ),
    (
        "mlir::LLVM::LLVMFuncOp",
        "ArrayRef<Type> $cppClass::getArgumentTypes() { return getFunctionType().getParams(); }
        ArrayRef<Type> $cppClass::getResultTypes() { return {getFunctionType().getReturnType()}; }
        bool $cppClass::isVarArg() { return getFunctionType().getVarArg(); }",
    ),
    (
        "mlir::LLVM::GlobalOp",
        "Type $cppClass::getType() { return getGlobalType(); }
        Attribute $cppClass::getValueOrNull() { return getValueAttr(); }
        Block *$cppClass::getInitializerBlock() {
          if (getInitializer().empty())
            return nullptr;
          return getInitializer().back();
        }",
    ),
    (
        "mlir::LLVM::vector_insert",
        "uint64_t $cppClass::getVectorBitWidth(Type type) {
          auto vector = cast<VectorType>(type);
          return vector.getNumElements() * vector.getElementType().getIntOrFloatBitWidth();
        }
        uint64_t $cppClass::getSrcVectorBitWidth() { return getVectorBitWidth(getSrcvec().getType()); }
        uint64_t $cppClass::getDstVectorBitWidth() { return getVectorBitWidth(getDstvec().getType()); }",
    ),
    (
        "mlir::LLVM::vector_extract",
        "uint64_t $cppClass::getVectorBitWidth(Type type) {
          auto vector = cast<VectorType>(type);
          return vector.getNumElements() * vector.getElementType().getIntOrFloatBitWidth();
        }
        uint64_t $cppClass::getSrcVectorBitWidth() { return getVectorBitWidth(getSrcvec().getType()); }
        uint64_t $cppClass::getResVectorBitWidth() { return getVectorBitWidth(getRes().getType()); }",
    ),
    (
        "mlir::LLVM::LLVMFunctionType",
        "bool $cppClass::isVarArg() { return getVarArg(); }
        unsigned $cppClass::getNumParams() { return getParams().size(); }
        Type $cppClass::getParamType(unsigned index) { return getParams()[index]; }",
    ),
];

pub(super) fn add_classes(ctx: &Context, classes: &Classes) {
    for &(class, name) in TYPES {
        classes.register_type(ctx, class, name);
    }
    register_type_predicates(classes, PREDICATES);
    register_methods(classes, METHODS, &[]);
    // Scalable vectors have a negative number of elements here, as they are never as long as others.
    classes.register_helper("::mlir::LLVM::getVectorNumElements", |env, args| {
        let TypeData::Vector { shape, scalable, .. } = env.ctx.type_data(type_argument(args)?) else {
            return Err(EvalError::invalid("expected a vector"));
        };
        let count: i64 = shape.iter().product();
        Ok(Val::int64(if scalable.contains(&true) { -count } else { count }))
    });
    // A struct of the old value, and a flag for a successful exchange.
    classes.register_helper("::mlir::LLVM::getValAndBoolStructType", |env, args| {
        Ok(Val::Type(structure(env.ctx, &[type_argument(args)?, env.ctx.common().i1])))
    });
}
