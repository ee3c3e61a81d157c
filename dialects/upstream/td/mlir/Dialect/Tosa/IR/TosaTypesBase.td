//===- TosaTypesBase.td: types of tosa and constraints on types -----------===//
#ifndef LEGALIZE_TOSA_TYPES_BASE
#define LEGALIZE_TOSA_TYPES_BASE

include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

class Tosa_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<Tosa_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

//===- Shapes -------------------------------------------------------------===//

def Tosa_Shape : Tosa_Type<"shape", "shape"> {
  let summary = "Shape with static rank and Index element type";
  let parameters = (ins "int":$rank);
  let assemblyFormat = "`<` $rank `>`";
  let genVerifyDecl = 1;
}

def IsTosaShapeType : CPred<"mlir::tosa::isa_tosa_shape_type($_self)">;
class IsTosaShapeOfRankPred<int rank>
    : And<[IsTosaShapeType, CPred<"::llvm::cast<::mlir::tosa::shapeType>($_self).getRank() == " # rank>]>;
class TosaShapeOfRank<int rank> : Type<IsTosaShapeOfRankPred<rank>, "Tosa shape type of rank " # rank>;
foreach rank = [1, 2, 4] in
  def Rank # rank # TosaShape : TosaShapeOfRank<rank>;

//===- Elements -----------------------------------------------------------===//

foreach width = [4, 8, 16, 32, 64] in
  def Tosa_Int # width : I<width>;
def Tosa_Int : AnyTypeOf<[AnyUnsignedInteger, AnySignlessInteger]>;
def Tosa_Int16Or32 : AnyTypeOf<[Tosa_Int16, Tosa_Int32]>;
def Tosa_Int32Or64 : AnyTypeOf<[Tosa_Int32, Tosa_Int64]>;

class Tosa_QuantizedType<string n, list<int> params, bit signed>
    : Type<And<[_TypeIsA<"quant::QuantizedType">,
                _on<"quant::QuantizedType", ".getStorageTypeIntegralWidth() == " # params[0]>]>,
           "Q" # !if(signed, "", "u") # "int" # params[0] # " type"> {
  string name = n;
}
def Tosa_QuantizedInt : AnyTypeOf<[Tosa_QuantizedType<"uint8", [8], 0>]
    # !foreach(width, [4, 8, 16, 32], Tosa_QuantizedType<"int" # width, [width, 0], 1>)>;

def Tosa_MXInt8 : Tosa_Type<"mxint8", "mxint8"> {
  let summary = "INT8 type as defined by OCP-MX";
}

def Tosa_AnyNumber : AnyTypeOf<[Tosa_Int, Tosa_QuantizedInt, AnyFloat, Tosa_MXInt8], "number">;
def Tosa_MXFPNumber : AnyTypeOf<[F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, Tosa_MXInt8],
                                "micro-scaling format number">;
def Tosa_MXFPScaleNumber : AnyTypeOf<[F8E8M0FNU], "micro-scaling format scale number">;
def Tosa_ElementType
    : Type<Or<[Tosa_Int.predicate, Tosa_QuantizedInt.predicate, AnyFloat.predicate]>, "tosa.dtype">;

//===- Tensors ------------------------------------------------------------===//

class _TosaAllExtents<string that>
    : And<[IsRankedTensorTypePred,
           CPred<"::llvm::all_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), "
                 # "[](auto v) { return v " # that # "; })">]>;
def HasNo0Dimensions : _TosaAllExtents<"!= 0">;
def AllDimensionsAreSizeOne : _TosaAllExtents<"== 1">;
def AtLeastRankOne : And<[IsRankedTensorTypePred, _on<"RankedTensorType", ".getRank() >= 1">]>;

class TosaTensorOf<list<Type> allowedTypes, string summary = "tosa-conformant tensor">
    : TensorOf<allowedTypes, [Or<[HasNo0Dimensions, IsUnrankedTensorTypePred]>], summary>;
class TosaRankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                         string summary = "tosa-conformant ranked tensor">
    : RankedTensorOf<allowedTypes, [HasNo0Dimensions] # preds, summary>;
class TosaUnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                           string summary = "tosa-conformant unranked tensor">
    : UnrankedTensorOf<allowedTypes, preds, summary>;
class TosaTensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : TosaRankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                         !interleave(!foreach(rank, ranks, rank # "D"), "/") # " tensor">;
class TosaScalarTensorOf<list<Type> allowedTypes, list<int> ranks>
    : TosaRankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>, AllDimensionsAreSizeOne],
                         "tosa-conformant scalar tensor">;
class Tosa_TensorOfOrNone<list<Type> allowedTypes, string description = "">
    : AnyTypeOf<[TosaTensorOf<allowedTypes>, NoneType], description>;

// Of any rank.
def Tosa_Tensor : TosaTensorOf<[Tosa_AnyNumber]>;
def Tosa_FloatTensor : TosaTensorOf<[AnyFloat]>;
def Tosa_I1Tensor : TosaTensorOf<[I1]>;
def Tosa_Int32Tensor : TosaTensorOf<[Tosa_Int32]>;
def Tosa_Int32Or64Tensor : TosaTensorOf<[Tosa_Int32Or64]>;
def Tosa_RankedTensor : TosaRankedTensorOf<[Tosa_AnyNumber]>;
def Tosa_UnrankedTensor : TosaUnrankedTensorOf<[Tosa_AnyNumber]>;

// Of one rank, or unknown rank.
def Tosa_Rank0Tensor : TosaTensorRankOf<[Tosa_AnyNumber], [0]>;
foreach rank = [1, 2, 3, 4, 5] in
  def Tosa_Tensor # rank # D
      : AnyTypeOf<[Tosa_UnrankedTensor, TosaTensorRankOf<[Tosa_AnyNumber], [rank]>],
                  rank # "-d tosa-conformant tensor", "::mlir::TensorType">;
def Tosa_1DInt8Tensor : 1DTensorOf<[Tosa_Int8]>;
def Tosa_1DInt16Or32Tensor : 1DTensorOf<[Tosa_Int16Or32]>;

// Of one among several ranks, or unknown rank.
class _TosaAmong<list<int> ranks, list<Type> allowedTypes = [Tosa_AnyNumber],
                 Type unranked = Tosa_UnrankedTensor>
    : AnyTypeOf<[unranked, TosaTensorRankOf<allowedTypes, ranks>]>;
def Tosa_TensorUpto4D : _TosaAmong<!range(0, 5)>;
def Tosa_Tensor1Dto4D : _TosaAmong<!range(1, 5)>;
def Tosa_Tensor1Dto6D : _TosaAmong<!range(1, 7)>;
def Tosa_IndexTensor2D : _TosaAmong<[2], [Tosa_Int32, Tosa_Int64]>;

class _TosaAtLeast1D<Type number, Type unranked = TosaUnrankedTensorOf<[number]>>
    : AnyTypeOf<[unranked, TosaRankedTensorOf<[number], [AtLeastRankOne]>],
                "tosa-conformant tensor of at least rank 1", "::mlir::TensorType">;
def Tosa_TensorAtLeast1D : _TosaAtLeast1D<Tosa_AnyNumber, Tosa_UnrankedTensor>;

// In the formats of blocks with scales.
foreach part = ["Data", "Scale"] in {
  defvar number = !cast<Type>("Tosa_MXFP" # !if(!eq(part, "Data"), "", part) # "Number");
  def Tosa_MXFP # part # Tensor3D : _TosaAmong<[3], [number], TosaUnrankedTensorOf<[number]>>;
  def Tosa_MXFP # part # TensorAtLeast1D : _TosaAtLeast1D<number>;
}

// Of one element.
class _TosaScalar<list<Type> ranked, list<Type> unranked = ranked>
    : AnyTypeOf<[TosaUnrankedTensorOf<unranked>, TosaScalarTensorOf<ranked, [1]>]>;
def Tosa_ScalarTensor : _TosaScalar<[Tosa_AnyNumber], [Tosa_Int, AnyFloat]>;
def Tosa_ScalarInt8Tensor : _TosaScalar<[Tosa_Int8]>;
def Tosa_ScalarInt32Tensor : _TosaScalar<[Tosa_Int32]>;
def Tosa_ScalarIntOrFloatTensor : _TosaScalar<[Tosa_Int, AnyFloat]>;

//===- Elements or containers of them -------------------------------------===//

class Tosa_TypeLike<list<Type> types, string description = "">
    : TypeConstraint<Or<[AnyTypeOf<types>.predicate, VectorOfNonZeroRankOf<types>.predicate,
                         TosaTensorOf<types>.predicate]>, description>;
def Tosa_IntLike : Tosa_TypeLike<[Tosa_Int], "signless-integer-like">;
def Tosa_Int8Like : Tosa_TypeLike<[Tosa_Int8], "signless-integer-8-bit-like">;

def Tosa_Buffer : MemRefOf<[Tosa_AnyNumber]>;
def Tosa_TupleBuffer : NestedTupleOf<[Tosa_Buffer]>;
def Tosa_BufOrTuple : AnyTypeOf<[Tosa_Buffer, Tosa_TupleBuffer]>;

//===- Attributes ---------------------------------------------------------===//

foreach n = [2, 3, 4, 5, 6] in {
  def Tosa_Fp32ArrayAttr # n : ConfinedAttr<DenseF32ArrayAttr, [DenseArrayCount<n>]>;
  def Tosa_IntArrayAttr # n : ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<n>]>;
}
foreach n = [2, 4, 5] in
  def Tosa_IntArrayAttrUpto # n : ConfinedAttr<DenseI64ArrayAttr, [DenseArrayMaxCt<n>]>;

class _TosaNumberAttr<string class_, string kind, string value>
    : Attr<CPred<"::llvm::isa<" # class_ # ">($_self)">, "arbitrary " # kind # " attribute"> {
  let storageType = class_;
  let returnType = value;
}
def Tosa_FloatAttr : _TosaNumberAttr<"::mlir::FloatAttr", "float", "::mlir::APFloat">;
def Tosa_IntegerAttr : _TosaNumberAttr<"::mlir::IntegerAttr", "integer", "::llvm::APInt">;
def Tosa_IntOrFloatAttr : AnyAttrOf<[Tosa_IntegerAttr, Tosa_FloatAttr]>;
def Tosa_TensorTypeAttr : TypeAttrBase<"TensorType", "Tensor type attribute">;

#endif
