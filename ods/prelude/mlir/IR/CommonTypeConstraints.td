// Embedded prelude: types and constraints on types.

#ifndef COMMON_TYPE_CONSTRAINTS_TD
#define COMMON_TYPE_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"

// $_self is of a class of `::mlir`; `_on` asks something of it as that class.
class _TypeIsA<string class_> : CPred<"::llvm::isa<::mlir::" # class_ # ">($_self)">;
class _on<string class_, string rest> : CPred<"::llvm::cast<::mlir::" # class_ # ">($_self)" # rest>;

def IsVectorOfNonZeroRankTypePred : And<[_TypeIsA<"VectorType">, _on<"VectorType", ".getRank() > 0">]>;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[_TypeIsA<"FixedVectorType">, _on<"VectorType", ".getRank() > 0">]>;
def IsVectorOfAnyRankTypePred : _TypeIsA<"VectorType">;
def IsFixedVectorOfAnyRankTypePred : _TypeIsA<"FixedVectorType">;
def IsVectorTypeWithAnyDimScalablePred : _TypeIsA<"ScalableVectorType">;
def IsVectorTypeWithOnlyTrailingDimScalablePred : And<[
  _TypeIsA<"VectorType">, _on<"VectorType", ".getRank() > 0">,
  _on<"VectorType", ".getScalableDims().back()">,
  CPred<"!::llvm::is_contained(::llvm::cast<::mlir::VectorType>($_self).getScalableDims().drop_back(), true)">
]>;
def IsVectorTypeWithAllDimsScalablePred
    : And<[IsVectorOfNonZeroRankTypePred, _on<"VectorType", ".allDimsScalable()">]>;
def IsTensorTypePred : _TypeIsA<"TensorType">;
def IsMemRefTypePred : _TypeIsA<"MemRefType">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsUnrankedMemRefTypePred : _TypeIsA<"UnrankedMemRefType">;
def IsUnrankedTensorTypePred : _TypeIsA<"UnrankedTensorType">;
def IsRankedTensorTypePred : _TypeIsA<"RankedTensorType">;
def IsBaseMemRefTypePred : _TypeIsA<"BaseMemRefType">;
def IsShapedTypePred : _TypeIsA<"ShapedType">;
def HasStaticShapePred : _on<"ShapedType", ".hasStaticShape()">;
def IsTupleTypePred : _TypeIsA<"TupleType">;
def HasValueSemanticsPred : CPred<"$_self.hasTrait<::mlir::ValueSemantics>()">;

class Type<Pred condition, string desc = "", string cppClass = "::mlir::Type">
    : TypeConstraint<condition, desc, cppClass> {
  string description = "";
  string builderCall = "";
}
class TypeAlias<Type of, string desc = of.summary> : Type<of.predicate, desc, of.cppType> {
  let description = of.description;
  let builderCall = of.builderCall;
}
class DialectType<Dialect home, Pred condition, string desc = "", string cppClass = "::mlir::Type">
    : Type<condition, desc, cppClass> {
  Dialect dialect = home;
}

// Number of values that an operand or result denotes.
class Variadic<Type of> : TypeConstraint<of.predicate, "variadic of " # of.summary, of.cppType> {
  Type baseType = of;
  int minSize = 0;
}
class VariadicOfVariadic<Type of, string sizes> : Variadic<of> { string segmentAttrName = sizes; }
class Optional<Type of> : TypeConstraint<of.predicate, of.summary, of.cppType> {
  Type baseType = of;
}

// A type that there is just one of.
class BuildableType<code builder> { code builderCall = builder; }
class SameBuildabilityAs<Type of, code builder> {
  code builderCall = !if(!empty(of.builderCall), "", builder);
}

def AnyType : Type<CPred<"true">, "any type">;
def NoneType : Type<_TypeIsA<"NoneType">, "none type", "::mlir::NoneType">,
               BuildableType<"$_builder.getType<::mlir::NoneType>()">;

class AnyTypeOf<list<Type> types, string desc = "", string cppClass = "::mlir::Type">
    : Type<Or<!foreach(type, types, type.predicate)>,
           !if(!empty(desc), !interleave(!foreach(type, types, type.summary), " or "), desc), cppClass> {
  list<Type> allowedTypes = types;
}
class AllOfType<list<Type> types, string desc = "", string cppClass = "::mlir::Type">
    : Type<And<!foreach(type, types, type.predicate)>,
           !if(!empty(desc), !interleave(!foreach(type, types, type.summary), " and "), desc), cppClass> {
  list<Type> allowedTypes = types;
}
class ConfinedType<Type type, list<Pred> predicates, string summary = "", string cppType = type.cppType>
    : Type<And<!listconcat([type.predicate], predicates)>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

// Integers.

def AnyInteger : Type<_TypeIsA<"IntegerType">, "integer", "::mlir::IntegerType">;
class AnyI<int width> : Type<CPred<"$_self.isInteger(" # width # ")">, width # "-bit integer"> {
  int bitwidth = width;
}
class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, AnyI<w>), !interleave(widths, "/") # "-bit integer",
                "::mlir::IntegerType">;
def AnyI1 : AnyI<1>;
def AnyI8 : AnyI<8>;
def AnyI16 : AnyI<16>;
def AnyI32 : AnyI<32>;
def AnyI64 : AnyI<64>;

def AnySignlessInteger
    : Type<CPred<"$_self.isSignlessInteger()">, "signless integer", "::mlir::IntegerType">;
class I<int width>
    : Type<CPred<"$_self.isSignlessInteger(" # width # ")">, width # "-bit signless integer",
           "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ")"> {
  int bitwidth = width;
}
class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, I<w>), !interleave(widths, "/") # "-bit signless integer">;
def I1 : I<1>;
def I8 : I<8>;
def I16 : I<16>;
def I32 : I<32>;
def I64 : I<64>;
def I128 : I<128>;

def AnySignedInteger : Type<CPred<"$_self.isSignedInteger()">, "signed integer">;
class SI<int width>
    : Type<CPred<"$_self.isSignedInteger(" # width # ")">, width # "-bit signed integer",
           "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ", true)"> {
  int bitwidth = width;
}
class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, SI<w>), !interleave(widths, "/") # "-bit signed integer">;
def SI1 : SI<1>;
def SI8 : SI<8>;
def SI16 : SI<16>;
def SI32 : SI<32>;
def SI64 : SI<64>;

def AnyUnsignedInteger : Type<CPred<"$_self.isUnsignedInteger()">, "unsigned integer">;
class UI<int width>
    : Type<CPred<"$_self.isUnsignedInteger(" # width # ")">, width # "-bit unsigned integer",
           "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ", false)"> {
  int bitwidth = width;
}
class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, UI<w>), !interleave(widths, "/") # "-bit unsigned integer">;
def UI1 : UI<1>;
def UI8 : UI<8>;
def UI16 : UI<16>;
def UI32 : UI<32>;
def UI64 : UI<64>;

def Index : Type<_TypeIsA<"IndexType">, "index", "::mlir::IndexType">,
            BuildableType<"$_builder.getIndexType()">;
def AnySignlessIntegerOrIndex : Type<CPred<"$_self.isSignlessIntOrIndex()">, "signless integer or index">;

// Floats.

def AnyFloat : Type<_TypeIsA<"FloatType">, "floating-point", "::mlir::FloatType">;
class F<int width>
    : Type<CPred<"$_self.isF" # width # "()">, width # "-bit float", "::mlir::FloatType">,
      BuildableType<"$_builder.getF" # width # "Type()"> {
  int bitwidth = width;
}
class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, F<w>), !interleave(widths, "/") # "-bit float">;
def F16 : F<16>;
def F32 : F<32>;
def F64 : F<64>;
def F80 : F<80>;
def F128 : F<128>;

class _NamedFloat<string class_, string desc>
    : Type<_TypeIsA<class_>, desc>, BuildableType<"$_builder.getType<" # class_ # ">()">;
def BF16 : _NamedFloat<"BFloat16Type", "bfloat16 type">;
def TF32 : _NamedFloat<"FloatTF32Type", "tf32 type">;
def F8E4M3FN : _NamedFloat<"Float8E4M3FNType", "f8E4M3FN type">;
def F8E5M2 : _NamedFloat<"Float8E5M2Type", "f8E5M2 type">;
def F8E4M3 : _NamedFloat<"Float8E4M3Type", "f8E4M3 type">;
def F8E4M3FNUZ : _NamedFloat<"Float8E4M3FNUZType", "f8E4M3FNUZ type">;
def F8E4M3B11FNUZ : _NamedFloat<"Float8E4M3B11FNUZType", "f8E4M3B11FNUZ type">;
def F8E5M2FNUZ : _NamedFloat<"Float8E5M2FNUZType", "f8E5M2FNUZ type">;
def F8E3M4 : _NamedFloat<"Float8E3M4Type", "f8E3M4 type">;
def F4E2M1FN : _NamedFloat<"Float4E2M1FNType", "f4E2M1FN type">;
def F6E2M3FN : _NamedFloat<"Float6E2M3FNType", "f6E2M3FN type">;
def F6E3M2FN : _NamedFloat<"Float6E3M2FNType", "f6E3M2FN type">;
def F8E8M0FNU : _NamedFloat<"Float8E8M0FNUType", "f8E8M0FNU type">;

def AnyComplex : Type<_TypeIsA<"ComplexType">, "complex-type", "::mlir::ComplexType">;
class Complex<Type of>
    : ConfinedType<AnyComplex,
        [SubstLeaves<"$_self", "::llvm::cast<::mlir::ComplexType>($_self).getElementType()", of.predicate>],
        "complex type with " # of.summary # " elements", "::mlir::ComplexType">,
      SameBuildabilityAs<of, "::mlir::ComplexType::get($_builder.get" # of # "Type())"> {
  Type elementType = of;
}

class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<"isOpaqueTypeWithName($_self, \"" # dialect # "\", \"" # name # "\")">, summary,
           "::mlir::OpaqueType">,
      BuildableType<"::mlir::OpaqueType::get($_builder.getStringAttr(\"" # dialect # "\"), \"" # name
                    # "\")">;

def FunctionType : Type<_TypeIsA<"FunctionType">, "function type", "::mlir::FunctionType">;
def GraphType : Type<_TypeIsA<"GraphType">, "graph type", "::mlir::GraphType">;

// Containers.

class ContainerType<Type of, Pred container, code element, string desc, string cppClass = "::mlir::Type">
    : Type<And<[container, SubstLeaves<"$_self", !cast<string>(element), of.predicate>]>,
           desc # " of " # of.summary # " values", cppClass>;
class ShapedContainerType<list<Type> types, Pred container, string desc, string cppClass = "::mlir::Type">
    : Type<And<[container,
                Concat<"[](::mlir::Type elementType) { return ",
                       SubstLeaves<"$_self", "elementType", AnyTypeOf<types>.predicate>,
                       "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())">]>,
           desc # " of " # AnyTypeOf<types>.summary # " values", cppClass>;

def HasRankPred : _on<"ShapedType", ".hasRank()">;
class HasAnyRankOfPred<list<int> ranks>
    : And<[HasRankPred, Or<!foreach(rank, ranks, _on<"ShapedType", ".getRank() == " # rank>)>]>;
class HasRankGreaterOrEqualPred<int rank> : And<[HasRankPred, _on<"ShapedType", ".getRank() >= " # rank>]>;

class ValueSemanticsContainerOf<list<Type> types>
    : ShapedContainerType<types, HasValueSemanticsPred, "container with value semantics">;

// Vectors.

class VectorOfNonZeroRankOf<list<Type> types>
    : ShapedContainerType<types, IsVectorOfNonZeroRankTypePred, "vector", "::mlir::VectorType">;
class FixedVectorOfNonZeroRankOf<list<Type> types>
    : ShapedContainerType<types, IsFixedVectorOfNonZeroRankTypePred, "fixed-length vector",
                          "::mlir::VectorType">;
class VectorOfAnyRankOf<list<Type> types>
    : ShapedContainerType<types, IsVectorOfAnyRankTypePred, "vector", "::mlir::VectorType">;
class FixedVectorOfAnyRank<list<Type> types>
    : ShapedContainerType<types, IsFixedVectorOfAnyRankTypePred, "fixed-length vector",
                          "::mlir::VectorType">;
class ScalableVectorOfAnyRank<list<Type> types>
    : ShapedContainerType<types, IsVectorTypeWithAnyDimScalablePred, "scalable vector",
                          "::mlir::VectorType">;
class VectorWithTrailingDimScalableOf<list<Type> types>
    : ShapedContainerType<types, IsVectorTypeWithOnlyTrailingDimScalablePred, "trailing scalable vector",
                          "::mlir::VectorType">;

class _AnyNumberOf<Pred container, string question, list<int> numbers>
    : And<[container, Or<!foreach(n, numbers, _on<"VectorType", question # " == " # n>)>]>;
class IsVectorOfRankPred<list<int> ranks>
    : _AnyNumberOf<IsVectorOfNonZeroRankTypePred, ".getRank()", ranks>;
class IsFixedVectorOfRankPred<list<int> ranks>
    : _AnyNumberOf<IsFixedVectorOfAnyRankTypePred, ".getRank()", ranks>;
class IsScalableVectorOfRankPred<list<int> ranks>
    : _AnyNumberOf<IsVectorTypeWithAnyDimScalablePred, ".getRank()", ranks>;

class _VectorThat<Pred condition, string desc> : Type<condition, desc, "::mlir::VectorType">;
class VectorOfRank<list<int> ranks>
    : _VectorThat<IsVectorOfRankPred<ranks>, " of ranks " # !interleave(ranks, "/")>;
class FixedVectorOfRank<list<int> ranks>
    : _VectorThat<IsFixedVectorOfRankPred<ranks>, " of ranks " # !interleave(ranks, "/")>;
class ScalableVectorOfRank<list<int> ranks>
    : _VectorThat<IsScalableVectorOfRankPred<ranks>, " of ranks " # !interleave(ranks, "/")>;
class VectorOfRankAndType<list<int> ranks, list<Type> types>
    : AllOfType<[VectorOfNonZeroRankOf<types>, VectorOfRank<ranks>],
                VectorOfNonZeroRankOf<types>.summary # VectorOfRank<ranks>.summary, "::mlir::VectorType">;
class FixedVectorOfRankAndType<list<int> ranks, list<Type> types>
    : AllOfType<[FixedVectorOfAnyRank<types>, VectorOfRank<ranks>],
                FixedVectorOfAnyRank<types>.summary # VectorOfRank<ranks>.summary, "::mlir::VectorType">;

class IsVectorOfLengthPred<list<int> lengths>
    : _AnyNumberOf<IsVectorOfNonZeroRankTypePred, ".getNumElements()", lengths>;
class IsVectorOfMinLengthPred<int length>
    : And<[IsVectorOfNonZeroRankTypePred, _on<"VectorType", ".getNumElements() >= " # length>]>;
class IsVectorOfMaxLengthPred<int length>
    : And<[IsVectorOfNonZeroRankTypePred, _on<"VectorType", ".getNumElements() <= " # length>]>;
class IsFixedVectorOfLengthPred<list<int> lengths>
    : _AnyNumberOf<IsFixedVectorOfAnyRankTypePred, ".getNumElements()", lengths>;
class IsScalableVectorOfLengthPred<list<int> lengths>
    : _AnyNumberOf<IsVectorTypeWithAnyDimScalablePred, ".getNumElements()", lengths>;

// How many dimensions there must be for an index, which may count from the end.
class NormalizeIndex<int value> { int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1)); }
class IsNthDimSizeIsOneOfPred<int n, list<int> sizes>
    : And<[_on<"ShapedType", ".getRank() >= " # NormalizeIndex<n>.ret>,
           CPred<"::llvm::is_contained(::llvm::ArrayRef<int64_t>({" # !interleave(sizes, ", ")
                 # "}), ::llvm::cast<::mlir::ShapedType>($_self).getDimSize("
                 # !if(!lt(n, 0), "::llvm::cast<::mlir::ShapedType>($_self).getRank() + " # n, "" # n)
                 # "))">]>;
class IsVectorOfShape<list<int> shape>
    : _on<"VectorType", ".getShape() == ::llvm::ArrayRef<int64_t>({" # !interleave(shape, ", ") # "})">;

class VectorOfLength<list<int> lengths>
    : _VectorThat<IsVectorOfLengthPred<lengths>, " of length " # !interleave(lengths, "/")>;
class VectorOfMinLength<int length>
    : _VectorThat<IsVectorOfMinLengthPred<length>, " of at least length " # length>;
class VectorOfMaxLength<int length>
    : _VectorThat<IsVectorOfMaxLengthPred<length>, " of at most length " # length>;
class FixedVectorOfLength<list<int> lengths>
    : _VectorThat<IsFixedVectorOfLengthPred<lengths>, " of length " # !interleave(lengths, "/")>;
class ScalableVectorOfLength<list<int> lengths>
    : _VectorThat<IsScalableVectorOfLengthPred<lengths>, " of length " # !interleave(lengths, "/")>;
class VectorOfLengthAndType<list<int> lengths, list<Type> types>
    : AllOfType<[VectorOfNonZeroRankOf<types>, VectorOfLength<lengths>],
                VectorOfNonZeroRankOf<types>.summary # VectorOfLength<lengths>.summary,
                "::mlir::VectorType">;
class VectorOfMinMaxLengthAndType<int least, int most, list<Type> types>
    : AllOfType<[VectorOfNonZeroRankOf<types>, VectorOfMinLength<least>, VectorOfMaxLength<most>],
                VectorOfNonZeroRankOf<types>.summary # VectorOfMinLength<least>.summary
                  # VectorOfMaxLength<most>.summary,
                "::mlir::VectorType">;
class FixedVectorOfShapeAndType<list<int> shape, Type of>
    : ShapedContainerType<[of], And<[IsVectorOfShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
                          "vector<" # !interleave(shape, "x") # "x" # of # ">", "::mlir::VectorType">,
      BuildableType<"::mlir::VectorType::get({" # !interleave(shape, " ,") # "} , " # of.builderCall # " );">;
class FixedVectorOfLengthAndType<list<int> lengths, list<Type> types>
    : AllOfType<[FixedVectorOfAnyRank<types>, FixedVectorOfLength<lengths>],
                FixedVectorOfAnyRank<types>.summary # FixedVectorOfLength<lengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfLengthAndType<list<int> lengths, list<Type> types>
    : AllOfType<[ScalableVectorOfAnyRank<types>, ScalableVectorOfLength<lengths>],
                ScalableVectorOfAnyRank<types>.summary # ScalableVectorOfLength<lengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfRankAndLengthAndType<list<int> ranks, list<int> lengths, list<Type> types>
    : AllOfType<[ScalableVectorOfRank<ranks>, ScalableVectorOfAnyRank<types>,
                 ScalableVectorOfLength<lengths>],
                ScalableVectorOfRank<ranks>.summary # ScalableVectorOfAnyRank<types>.summary
                  # ScalableVectorOfLength<lengths>.summary,
                "::mlir::VectorType">;
class ShapedTypeWithNthDimOfSize<int n, list<int> sizes>
    : Type<IsNthDimSizeIsOneOfPred<n, sizes>,
           " with dim " # n # " having a size of {" # !interleave(sizes, ", ") # "}", "::mlir::ShapedType">;
class VectorWithTrailingDimScalableOfSizeAndType<list<int> sizes, list<Type> types>
    : AllOfType<[VectorWithTrailingDimScalableOf<types>, ShapedTypeWithNthDimOfSize<-1, sizes>],
                VectorWithTrailingDimScalableOf<types>.summary
                  # ShapedTypeWithNthDimOfSize<-1, sizes>.summary,
                "::mlir::VectorType">;

def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped", "::mlir::ShapedType">;

// Tensors.

class UnrankedTensorOf<list<Type> types, list<Pred> more = [], string desc = "unranked tensor">
    : ShapedContainerType<types, And<!listconcat([IsUnrankedTensorTypePred], more)>, desc,
                          "::mlir::UnrankedTensorType">;
class RankedTensorOf<list<Type> types, list<Pred> more = [], string desc = "ranked tensor">
    : ShapedContainerType<types, And<!listconcat([IsRankedTensorTypePred], more)>, desc,
                          "::mlir::RankedTensorType">;
class TensorOf<list<Type> types, list<Pred> more = [], string desc = "tensor">
    : ShapedContainerType<types, And<!listconcat([IsTensorTypePred], more)>, desc, "::mlir::TensorType">;

def AnyTensor : TensorOf<[AnyType]>;
def I1Tensor : TensorOf<[I1]>;
def I8Tensor : TensorOf<[I8]>;
def I16Tensor : TensorOf<[I16]>;
def I32Tensor : TensorOf<[I32]>;
def I64Tensor : TensorOf<[I64]>;
def IndexTensor : TensorOf<[Index]>;
def BF16Tensor : TensorOf<[BF16]>;
def F16Tensor : TensorOf<[F16]>;
def F32Tensor : TensorOf<[F32]>;
def F64Tensor : TensorOf<[F64]>;

class Non0RankedTensorOf<list<Type> types>
    : TensorOf<types, [HasRankGreaterOrEqualPred<1>], "non-0-ranked.tensor">;
def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor], "non-0-ranked or unranked tensor",
                "::mlir::TensorType">;

class TensorRankOf<list<Type> types, list<int> ranks>
    : RankedTensorOf<types, [HasAnyRankOfPred<ranks>],
                     !interleave(!foreach(rank, ranks, rank # "D"), "/") # " tensor">;
class 0DTensorOf<list<Type> types> : TensorRankOf<types, [0]>;
class 1DTensorOf<list<Type> types> : TensorRankOf<types, [1]>;
class 2DTensorOf<list<Type> types> : TensorRankOf<types, [2]>;
class 3DTensorOf<list<Type> types> : TensorRankOf<types, [3]>;
class 4DTensorOf<list<Type> types> : TensorRankOf<types, [4]>;
class StaticShapeTensorOf<list<Type> types>
    : RankedTensorOf<types, [HasStaticShapePred], "statically shaped tensor">;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;

// Memrefs.

class UnrankedMemRefOf<list<Type> types>
    : ShapedContainerType<types, IsUnrankedMemRefTypePred, "unranked.memref", "::mlir::UnrankedMemRefType">;
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;
class MemRefOf<list<Type> types>
    : ShapedContainerType<types, IsMemRefTypePred, "memref", "::mlir::MemRefType">;
class Non0RankedMemRefOf<list<Type> types>
    : ConfinedType<MemRefOf<types>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<types>.summary, "::mlir::MemRefType">;
def AnyMemRef : MemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;
class RankedOrUnrankedMemRefOf<list<Type> types, list<Pred> more = [],
                               string desc = "ranked or unranked memref">
    : ShapedContainerType<types, And<!listconcat([IsBaseMemRefTypePred], more)>, desc,
                          "::mlir::BaseMemRefType">;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;

def I1MemRef : MemRefOf<[I1]>;
def I8MemRef : MemRefOf<[I8]>;
def I16MemRef : MemRefOf<[I16]>;
def I32MemRef : MemRefOf<[I32]>;
def I64MemRef : MemRefOf<[I64]>;
def BF16MemRef : MemRefOf<[BF16]>;
def F16MemRef : MemRefOf<[F16]>;
def F32MemRef : MemRefOf<[F32]>;
def F64MemRef : MemRefOf<[F64]>;

class MemRefRankOf<list<Type> types, list<int> ranks>
    : ConfinedType<MemRefOf<types>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<types>.summary,
                   "::mlir::MemRefType">;
class StaticShapeMemRefOf<list<Type> types>
    : ConfinedType<MemRefOf<types>, [HasStaticShapePred], "statically shaped " # MemRefOf<types>.summary,
                   "::mlir::MemRefType">;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;

def HasStridesPred : _on<"MemRefType", ".isStrided()">;
class StridedMemRefOf<list<Type> types>
    : ConfinedType<MemRefOf<types>, [HasStridesPred], "strided " # MemRefOf<types>.summary>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
                AnyStridedMemRef.summary # " of rank " # rank>;
class StridedMemRefRankOf<list<Type> types, list<int> ranks>
    : ConfinedType<MemRefOf<types>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<types>.summary>;

// Tuples.

def AnyTuple : Type<IsTupleTypePred, "tuple", "::mlir::TupleType">;
class MixedContainerType<Type of, Pred container, code elements, string desc>
    : Type<And<[container,
                Concat<"::llvm::all_of(" # elements # ", [](::mlir::Type t) { return t && (",
                       SubstLeaves<"$_self", "t", of.predicate>, "); })">]>,
           desc # " with any combination of " # of.summary # " values"> {
  Type elementType = of;
  code getElementTypesCall = elements;
}
class TupleOf<list<Type> types>
    : MixedContainerType<AnyTypeOf<types>, IsTupleTypePred,
                         "::llvm::cast<::mlir::TupleType>($_self).getTypes()", "tuple">;
class NestedTupleOf<list<Type> types>
    : MixedContainerType<AnyTypeOf<types>, IsTupleTypePred,
                         "getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))", "nested tuple">;

class TensorOrMemRef<list<Type> types>
    : ShapedContainerType<types, IsTensorOrMemRefTypePred, "Tensor or MemRef", "::mlir::ShapedType">;

// A type by itself or as the element of a vector or tensor.
class TypeOrValueSemanticsContainer<Type of, string name>
    : Type<Or<[of.predicate, ValueSemanticsContainerOf<[of]>.predicate]>, name>;
def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike
    : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex, "signless-integer-like">;
def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
                     "signless-integer-or-index-like or floating-point-like">;

#endif
