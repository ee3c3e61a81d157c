//! Built-in classes, and the meaning of `isa<X>` for each.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/>.

use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, FloatKind, Signedness, Type, TypeData, shape_of,
};

use crate::integer::IntType;
use crate::operator::BinaryOp;

/// A built-in class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BuiltinClass {
    /// `mlir::Type`
    Type,
    /// A concrete type, or several that have a common base or interface.
    OneOf(TypeClass),
    Float(FloatKind),
    /// `mlir::Attribute`
    Attribute,
    Attr(AttrClass),
    Value(ValueClass),
    Location,
    /// Things that are neither types, attributes nor IR.
    Plain(Plain),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TypeClass {
    Integer,
    Index,
    Float,
    None,
    Complex,
    Tuple,
    Function,
    Vector,
    FixedVector,
    ScalableVector,
    RankedTensor,
    UnrankedTensor,
    Tensor,
    MemRef,
    UnrankedMemRef,
    BaseMemRef,
    Shaped,
    Opaque,
    VectorElement,
    PtrLike,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AttrClass {
    Unit,
    Bool,
    Integer,
    Float,
    String,
    Type,
    Array,
    Dictionary,
    SymbolRef,
    FlatSymbolRef,
    Elements,
    DenseElements,
    DenseIntOrFp,
    DenseInt,
    DenseFp,
    DenseString,
    SplatElements,
    DenseResource,
    SparseElements,
    DenseArray,
    DenseArrayOf(Element),
    AffineMap,
    IntegerSet,
    StridedLayout,
    LayoutInterface,
    Distinct,
    Location,
    Opaque,
    Typed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Element {
    Bool,
    I8,
    I16,
    I32,
    I64,
    F32,
    F64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ValueClass {
    Value,
    BlockArgument,
    OpResult,
    Operation,
}

/// Classes of plain objects, which snippets only construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Plain {
    List,
    Text,
    Int(IntType),
    Bool,
    Double,
    Float32,
    ApInt,
    ApFloat,
    Optional,
    Pair,
    EqualTo,
    IntMatcher,
    FloatMatcher,
    VectorBuilder,
    TensorBuilder,
    MemRefBuilder,
    OpName,
    NamedAttr,
    Logical,
    Any,
    Builder,
    Context,
    Affine,
    Map,
    Set,
    NamedAttrList,
    TypeId,
    Limits,
    SymbolTable,
    InsertionGuard,
    OpState,
    IrMapping,
    StringSwitch,
    /// `std::plus` and its siblings, by the operator.
    Functor(BinaryOp),
    TypeSwitch,
}

use AttrClass as A;
use BuiltinClass::{Attr, Float, Location, OneOf, Plain as P, Value};
use TypeClass as T;

/// All built-in classes by full name.
pub(crate) const CLASSES: &[(&str, BuiltinClass)] = &[
    ("mlir::Type", BuiltinClass::Type),
    ("mlir::IntegerType", OneOf(T::Integer)),
    ("mlir::IndexType", OneOf(T::Index)),
    ("mlir::FloatType", OneOf(T::Float)),
    ("mlir::NoneType", OneOf(T::None)),
    ("mlir::ComplexType", OneOf(T::Complex)),
    ("mlir::TupleType", OneOf(T::Tuple)),
    ("mlir::FunctionType", OneOf(T::Function)),
    ("mlir::VectorType", OneOf(T::Vector)),
    ("mlir::FixedVectorType", OneOf(T::FixedVector)),
    ("mlir::ScalableVectorType", OneOf(T::ScalableVector)),
    ("mlir::RankedTensorType", OneOf(T::RankedTensor)),
    ("mlir::UnrankedTensorType", OneOf(T::UnrankedTensor)),
    ("mlir::TensorType", OneOf(T::Tensor)),
    ("mlir::MemRefType", OneOf(T::MemRef)),
    ("mlir::UnrankedMemRefType", OneOf(T::UnrankedMemRef)),
    ("mlir::BaseMemRefType", OneOf(T::BaseMemRef)),
    ("mlir::ShapedType", OneOf(T::Shaped)),
    ("mlir::OpaqueType", OneOf(T::Opaque)),
    ("mlir::VectorElementTypeInterface", OneOf(T::VectorElement)),
    ("mlir::PtrLikeTypeInterface", OneOf(T::PtrLike)),
    ("mlir::Float4E2M1FNType", Float(FloatKind::F4E2M1FN)),
    ("mlir::Float6E2M3FNType", Float(FloatKind::F6E2M3FN)),
    ("mlir::Float6E3M2FNType", Float(FloatKind::F6E3M2FN)),
    ("mlir::Float8E5M2Type", Float(FloatKind::F8E5M2)),
    ("mlir::Float8E4M3Type", Float(FloatKind::F8E4M3)),
    ("mlir::Float8E4M3FNType", Float(FloatKind::F8E4M3FN)),
    ("mlir::Float8E5M2FNUZType", Float(FloatKind::F8E5M2FNUZ)),
    ("mlir::Float8E4M3FNUZType", Float(FloatKind::F8E4M3FNUZ)),
    ("mlir::Float8E4M3B11FNUZType", Float(FloatKind::F8E4M3B11FNUZ)),
    ("mlir::Float8E3M4Type", Float(FloatKind::F8E3M4)),
    ("mlir::Float8E8M0FNUType", Float(FloatKind::F8E8M0FNU)),
    ("mlir::BFloat16Type", Float(FloatKind::BF16)),
    ("mlir::Float16Type", Float(FloatKind::F16)),
    ("mlir::FloatTF32Type", Float(FloatKind::TF32)),
    ("mlir::Float32Type", Float(FloatKind::F32)),
    ("mlir::Float64Type", Float(FloatKind::F64)),
    ("mlir::Float80Type", Float(FloatKind::F80)),
    ("mlir::Float128Type", Float(FloatKind::F128)),
    ("mlir::Attribute", BuiltinClass::Attribute),
    ("mlir::UnitAttr", Attr(A::Unit)),
    ("mlir::BoolAttr", Attr(A::Bool)),
    ("mlir::IntegerAttr", Attr(A::Integer)),
    ("mlir::FloatAttr", Attr(A::Float)),
    ("mlir::StringAttr", Attr(A::String)),
    ("mlir::TypeAttr", Attr(A::Type)),
    ("mlir::ArrayAttr", Attr(A::Array)),
    ("mlir::DictionaryAttr", Attr(A::Dictionary)),
    ("mlir::SymbolRefAttr", Attr(A::SymbolRef)),
    ("mlir::FlatSymbolRefAttr", Attr(A::FlatSymbolRef)),
    ("mlir::ElementsAttr", Attr(A::Elements)),
    ("mlir::DenseElementsAttr", Attr(A::DenseElements)),
    ("mlir::DenseIntOrFPElementsAttr", Attr(A::DenseIntOrFp)),
    ("mlir::DenseTypedElementsAttr", Attr(A::DenseIntOrFp)),
    ("mlir::DenseIntElementsAttr", Attr(A::DenseInt)),
    ("mlir::DenseFPElementsAttr", Attr(A::DenseFp)),
    ("mlir::DenseStringElementsAttr", Attr(A::DenseString)),
    ("mlir::SplatElementsAttr", Attr(A::SplatElements)),
    ("mlir::DenseResourceElementsAttr", Attr(A::DenseResource)),
    ("mlir::SparseElementsAttr", Attr(A::SparseElements)),
    ("mlir::DenseArrayAttr", Attr(A::DenseArray)),
    ("mlir::DenseBoolArrayAttr", Attr(A::DenseArrayOf(Element::Bool))),
    ("mlir::DenseI8ArrayAttr", Attr(A::DenseArrayOf(Element::I8))),
    ("mlir::DenseI16ArrayAttr", Attr(A::DenseArrayOf(Element::I16))),
    ("mlir::DenseI32ArrayAttr", Attr(A::DenseArrayOf(Element::I32))),
    ("mlir::DenseI64ArrayAttr", Attr(A::DenseArrayOf(Element::I64))),
    ("mlir::DenseF32ArrayAttr", Attr(A::DenseArrayOf(Element::F32))),
    ("mlir::DenseF64ArrayAttr", Attr(A::DenseArrayOf(Element::F64))),
    ("mlir::AffineMapAttr", Attr(A::AffineMap)),
    ("mlir::IntegerSetAttr", Attr(A::IntegerSet)),
    ("mlir::StridedLayoutAttr", Attr(A::StridedLayout)),
    ("mlir::MemRefLayoutAttrInterface", Attr(A::LayoutInterface)),
    ("mlir::DistinctAttr", Attr(A::Distinct)),
    ("mlir::LocationAttr", Attr(A::Location)),
    ("mlir::OpaqueAttr", Attr(A::Opaque)),
    ("mlir::TypedAttr", Attr(A::Typed)),
    ("mlir::TypedAttrInterface", Attr(A::Typed)),
    ("mlir::Value", Value(ValueClass::Value)),
    ("mlir::TypedValue", Value(ValueClass::Value)),
    ("mlir::BlockArgument", Value(ValueClass::BlockArgument)),
    ("mlir::OpResult", Value(ValueClass::OpResult)),
    ("mlir::Operation", Value(ValueClass::Operation)),
    ("mlir::Location", Location),
    ("mlir::FusedLoc", Location),
    ("mlir::UnknownLoc", Location),
    ("mlir::NameLoc", Location),
    ("mlir::FileLineColLoc", Location),
    ("llvm::ArrayRef", P(Plain::List)),
    ("llvm::MutableArrayRef", P(Plain::List)),
    ("llvm::SmallVector", P(Plain::List)),
    ("llvm::SmallVectorImpl", P(Plain::List)),
    ("llvm::SmallSet", P(Plain::List)),
    ("llvm::SmallDenseSet", P(Plain::List)),
    ("llvm::SmallPtrSet", P(Plain::List)),
    ("llvm::DenseSet", P(Plain::List)),
    ("llvm::SetVector", P(Plain::List)),
    ("llvm::SmallSetVector", P(Plain::List)),
    ("std::vector", P(Plain::List)),
    ("std::array", P(Plain::List)),
    ("std::initializer_list", P(Plain::List)),
    ("mlir::TypeRange", P(Plain::List)),
    ("mlir::ValueRange", P(Plain::List)),
    ("mlir::OperandRange", P(Plain::List)),
    ("mlir::ResultRange", P(Plain::List)),
    ("mlir::ValueTypeRange", P(Plain::List)),
    ("mlir::RegionRange", P(Plain::List)),
    ("mlir::BlockRange", P(Plain::List)),
    ("llvm::StringRef", P(Plain::Text)),
    ("std::string", P(Plain::Text)),
    ("std::string_view", P(Plain::Text)),
    ("llvm::Twine", P(Plain::Text)),
    ("llvm::SmallString", P(Plain::Text)),
    ("bool", P(Plain::Bool)),
    ("int", P(Plain::Int(IntType::I32))),
    ("unsigned", P(Plain::Int(IntType::U32))),
    ("long", P(Plain::Int(IntType::I64))),
    ("short", P(Plain::Int(IntType::I16))),
    ("char", P(Plain::Int(IntType::Char))),
    ("size_t", P(Plain::Int(IntType::U64))),
    ("ssize_t", P(Plain::Int(IntType::I64))),
    ("ptrdiff_t", P(Plain::Int(IntType::I64))),
    ("std::size_t", P(Plain::Int(IntType::U64))),
    ("intptr_t", P(Plain::Int(IntType::I64))),
    ("uintptr_t", P(Plain::Int(IntType::U64))),
    ("int8_t", P(Plain::Int(IntType::I8))),
    ("int16_t", P(Plain::Int(IntType::I16))),
    ("int32_t", P(Plain::Int(IntType::I32))),
    ("int64_t", P(Plain::Int(IntType::I64))),
    ("uint8_t", P(Plain::Int(IntType::U8))),
    ("uint16_t", P(Plain::Int(IntType::U16))),
    ("uint32_t", P(Plain::Int(IntType::U32))),
    ("uint64_t", P(Plain::Int(IntType::U64))),
    ("double", P(Plain::Double)),
    ("float", P(Plain::Float32)),
    ("llvm::APInt", P(Plain::ApInt)),
    ("llvm::APSInt", P(Plain::ApInt)),
    ("llvm::APFloat", P(Plain::ApFloat)),
    ("std::optional", P(Plain::Optional)),
    ("mlir::FailureOr", P(Plain::Optional)),
    ("std::pair", P(Plain::Pair)),
    ("std::tuple", P(Plain::Pair)),
    ("std::equal_to", P(Plain::EqualTo)),
    ("std::plus", P(Plain::Functor(BinaryOp::Add))),
    ("std::minus", P(Plain::Functor(BinaryOp::Sub))),
    ("std::multiplies", P(Plain::Functor(BinaryOp::Mul))),
    ("std::divides", P(Plain::Functor(BinaryOp::Div))),
    ("std::modulus", P(Plain::Functor(BinaryOp::Rem))),
    ("std::bit_and", P(Plain::Functor(BinaryOp::And))),
    ("std::bit_or", P(Plain::Functor(BinaryOp::Or))),
    ("std::bit_xor", P(Plain::Functor(BinaryOp::Xor))),
    ("mlir::detail::constant_int_predicate_matcher", P(Plain::IntMatcher)),
    ("mlir::detail::constant_float_predicate_matcher", P(Plain::FloatMatcher)),
    ("mlir::VectorType::Builder", P(Plain::VectorBuilder)),
    ("mlir::RankedTensorType::Builder", P(Plain::TensorBuilder)),
    ("mlir::MemRefType::Builder", P(Plain::MemRefBuilder)),
    ("mlir::OperationName", P(Plain::OpName)),
    ("mlir::NamedAttribute", P(Plain::NamedAttr)),
    ("mlir::NamedAttrList", P(Plain::NamedAttrList)),
    ("mlir::LogicalResult", P(Plain::Logical)),
    ("llvm::LogicalResult", P(Plain::Logical)),
    ("auto", P(Plain::Any)),
    ("mlir::OpFoldResult", P(Plain::Any)),
    ("mlir::Builder", P(Plain::Builder)),
    ("mlir::OpBuilder", P(Plain::Builder)),
    ("mlir::RewriterBase", P(Plain::Builder)),
    ("mlir::PatternRewriter", P(Plain::Builder)),
    ("mlir::ConversionPatternRewriter", P(Plain::Builder)),
    ("mlir::ImplicitLocOpBuilder", P(Plain::Builder)),
    ("mlir::OpBuilder::InsertionGuard", P(Plain::InsertionGuard)),
    ("mlir::OpBuilder::InsertPoint", P(Plain::Any)),
    ("mlir::OpOperand", P(Plain::Any)),
    ("mlir::MutableOperandRange", P(Plain::Any)),
    ("mlir::Block", P(Plain::Any)),
    ("mlir::Region", P(Plain::Any)),
    ("mlir::OperationState", P(Plain::OpState)),
    ("mlir::MLIRContext", P(Plain::Context)),
    ("mlir::AffineExpr", P(Plain::Affine)),
    ("mlir::AffineDimExpr", P(Plain::Affine)),
    ("mlir::AffineSymbolExpr", P(Plain::Affine)),
    ("mlir::AffineConstantExpr", P(Plain::Affine)),
    ("mlir::AffineMap", P(Plain::Map)),
    ("mlir::IntegerSet", P(Plain::Set)),
    ("mlir::TypeID", P(Plain::TypeId)),
    ("std::numeric_limits", P(Plain::Limits)),
    ("mlir::SymbolTable", P(Plain::SymbolTable)),
    ("llvm::TypeSwitch", P(Plain::TypeSwitch)),
    ("llvm::StringSwitch", P(Plain::StringSwitch)),
    ("mlir::IRMapping", P(Plain::IrMapping)),
    ("void", P(Plain::Any)),
];

/// Returns true if a type is of a class.
pub(crate) fn is_type(ctx: &Context, ty: Type, class: TypeClass) -> bool {
    let data = ctx.type_data(ty);
    match class {
        T::Integer => matches!(data, TypeData::Integer { .. }),
        T::Index => matches!(data, TypeData::Index),
        T::Float => matches!(data, TypeData::Float(_)) || type_has_trait(ctx, ty, "FloatTypeInterface"),
        T::None => matches!(data, TypeData::None),
        T::Complex => matches!(data, TypeData::Complex(_)),
        T::Tuple => matches!(data, TypeData::Tuple(_)),
        T::Function => matches!(data, TypeData::Function { .. }),
        T::Vector => matches!(data, TypeData::Vector { .. }),
        T::FixedVector => matches!(data, TypeData::Vector { scalable, .. } if !scalable.contains(&true)),
        T::ScalableVector => matches!(data, TypeData::Vector { scalable, .. } if scalable.contains(&true)),
        T::RankedTensor => matches!(data, TypeData::RankedTensor { .. }),
        T::UnrankedTensor => matches!(data, TypeData::UnrankedTensor(_)),
        T::Tensor => matches!(data, TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_)),
        T::MemRef => matches!(data, TypeData::MemRef { .. }),
        T::UnrankedMemRef => matches!(data, TypeData::UnrankedMemRef { .. }),
        T::BaseMemRef => matches!(data, TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }),
        T::Shaped => shape_of(ctx, ty).is_some() || type_has_trait(ctx, ty, "ShapedTypeInterface"),
        T::Opaque => matches!(data, TypeData::Opaque { .. }),
        T::VectorElement => {
            matches!(data, TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_))
                || type_has_trait(ctx, ty, "VectorElementTypeInterface")
        }
        T::PtrLike => {
            matches!(data, TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
                || type_has_trait(ctx, ty, "PtrLikeTypeInterface")
        }
    }
}

/// Returns true if the definition of a dialect's type names a trait or interface, or a host attached it.
/// Definitions spell interfaces with and without the suffix `Interface`.
pub(crate) fn type_has_trait(ctx: &Context, ty: Type, name: &str) -> bool {
    if ctx.interfaces_of_type(ty).iter().any(|&other| same_trait(ctx.str(other), name)) {
        return true;
    }
    match ctx.type_data(ty) {
        TypeData::Dialect { name: type_name, .. } => ctx
            .type_info(*type_name)
            .is_some_and(|info| info.trait_names.iter().any(|&other| same_trait(ctx.str(other), name))),
        _ => false,
    }
}

/// Returns true if the definition of a dialect's attribute names a trait or interface, or a host attached it.
pub(crate) fn attr_has_trait(ctx: &Context, attr: Attribute, name: &str) -> bool {
    if ctx.interfaces_of_attr(attr).iter().any(|&other| same_trait(ctx.str(other), name)) {
        return true;
    }
    match ctx.attr_data(attr) {
        AttrData::Dialect { name: attr_name, .. } => ctx
            .attr_info(*attr_name)
            .is_some_and(|info| info.trait_names.iter().any(|&other| same_trait(ctx.str(other), name))),
        _ => false,
    }
}

/// Returns true if two spellings denote the same trait: namespaces and the suffixes `Trait` and `Interface`
/// are ignored.
pub fn same_trait(a: &str, b: &str) -> bool {
    fn bare(name: &str) -> &str {
        let name = name.rsplit("::").find(|part| !matches!(*part, "Trait" | "Impl")).unwrap_or(name);
        name.strip_suffix("Interface").or_else(|| name.strip_suffix("Trait")).unwrap_or(name)
    }
    a == b || bare(a) == bare(b)
}

/// The element type of a dense attribute.
fn element_of(ctx: &Context, ty: Type) -> Type {
    legalize_ir::element_type_or_self(ctx, ty)
}

/// Returns true if an attribute is of a class.
pub(crate) fn is_attr(ctx: &Context, attr: Attribute, class: AttrClass) -> bool {
    let data = ctx.attr_data(attr);
    match class {
        A::Unit => matches!(data, AttrData::Unit),
        A::Bool => matches!(data, AttrData::Integer { ty, .. } if *ty == ctx.common().i1),
        A::Integer => matches!(data, AttrData::Integer { .. }),
        A::Float => matches!(data, AttrData::Float { .. }),
        A::String => matches!(data, AttrData::String { .. }),
        A::Type => matches!(data, AttrData::Type(_)),
        A::Array => matches!(data, AttrData::Array(_)),
        A::Dictionary => matches!(data, AttrData::Dictionary(_)),
        A::SymbolRef => matches!(data, AttrData::SymbolRef { .. }),
        A::FlatSymbolRef => matches!(data, AttrData::SymbolRef { nested, .. } if nested.is_empty()),
        A::Elements => {
            matches!(
                data,
                AttrData::DenseElements { .. }
                    | AttrData::DenseResource { .. }
                    | AttrData::SparseElements { .. }
            ) || attr_has_trait(ctx, attr, "ElementsAttrInterface")
                || attr_has_trait(ctx, attr, "ElementsAttr")
        }
        A::DenseElements => matches!(data, AttrData::DenseElements { .. }),
        A::DenseIntOrFp => {
            matches!(data, AttrData::DenseElements { data: ElementsData::Bytes { .. }, .. })
        }
        A::DenseInt => match data {
            AttrData::DenseElements { ty, data: ElementsData::Bytes { .. } } => {
                matches!(ctx.type_data(element_of(ctx, *ty)), TypeData::Integer { .. } | TypeData::Index)
            }
            _ => false,
        },
        A::DenseFp => match data {
            AttrData::DenseElements { ty, data: ElementsData::Bytes { .. } } => {
                matches!(ctx.type_data(element_of(ctx, *ty)), TypeData::Float(_))
            }
            _ => false,
        },
        A::DenseString => {
            matches!(data, AttrData::DenseElements { data: ElementsData::Strings { .. }, .. })
        }
        A::SplatElements => matches!(
            data,
            AttrData::DenseElements {
                data: ElementsData::Bytes { splat: true, .. } | ElementsData::Strings { splat: true, .. },
                ..
            }
        ),
        A::DenseResource => matches!(data, AttrData::DenseResource { .. }),
        A::SparseElements => matches!(data, AttrData::SparseElements { .. }),
        A::DenseArray => matches!(data, AttrData::DenseArray { .. }),
        A::DenseArrayOf(element) => {
            matches!(data, AttrData::DenseArray { element: found, .. } if *found == element_type(ctx, element))
        }
        A::AffineMap => matches!(data, AttrData::AffineMap(_)),
        A::IntegerSet => matches!(data, AttrData::IntegerSet(_)),
        A::StridedLayout => matches!(data, AttrData::StridedLayout { .. }),
        A::LayoutInterface => {
            matches!(data, AttrData::AffineMap(_) | AttrData::StridedLayout { .. })
                || attr_has_trait(ctx, attr, "MemRefLayoutAttrInterface")
        }
        A::Distinct => matches!(data, AttrData::Distinct { .. }),
        A::Location => matches!(data, AttrData::Location(_)),
        A::Opaque => matches!(data, AttrData::Opaque { .. }),
        A::Typed => {
            matches!(
                data,
                AttrData::Integer { .. }
                    | AttrData::Float { .. }
                    | AttrData::String { .. }
                    | AttrData::DenseElements { .. }
                    | AttrData::DenseResource { .. }
                    | AttrData::SparseElements { .. }
                    | AttrData::Opaque { .. }
            ) || attr_has_trait(ctx, attr, "TypedAttrInterface")
                || ctx.attr_type(attr).is_some()
        }
    }
}

/// The type of a dense array's elements.
pub(crate) fn element_type(ctx: &Context, element: Element) -> Type {
    let common = ctx.common();
    match element {
        Element::Bool => common.i1,
        Element::I8 => common.i8,
        Element::I16 => common.i16,
        Element::I32 => common.i32,
        Element::I64 => common.i64,
        Element::F32 => common.f32,
        Element::F64 => common.f64,
    }
}

/// Width and signedness of an integer type.
pub(crate) fn integer(ctx: &Context, ty: Type) -> Option<(u32, Signedness)> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, signedness } => Some((*width, *signedness)),
        _ => None,
    }
}
