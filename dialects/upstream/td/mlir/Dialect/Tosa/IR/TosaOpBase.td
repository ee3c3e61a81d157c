//===- TosaOpBase.td: the tosa dialect, its attributes and base classes ---===//
#ifndef LEGALIZE_TOSA_OP_BASE
#define LEGALIZE_TOSA_OP_BASE

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Tosa_Dialect : Dialect {
  let name = "tosa";
  let cppNamespace = "mlir::tosa";
  let summary = "operations on whole tensors, by the TOSA specification";
  let dependentDialects = ["tensor::TensorDialect", "quant::QuantDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

//===- Zero points as attributes ------------------------------------------===//

class Tosa_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Tosa_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

class _TosaZeroPoints<string of, string attrMnemonic, list<string> names>
    : Tosa_Attr<of # "OpQuantization", attrMnemonic> {
  let parameters = !dag(ins, !listsplat("int64_t", !size(names)), names);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Tosa_ConvOpQuantizationAttr : _TosaZeroPoints<"Conv", "conv_quant", ["input_zp", "weight_zp"]>;
def Tosa_MatMulOpQuantizationAttr : _TosaZeroPoints<"MatMul", "matmul_quant", ["a_zp", "b_zp"]>;
def Tosa_PadOpQuantizationAttr : _TosaZeroPoints<"Pad", "pad_quant", ["input_zp"]>;
def Tosa_UnaryOpQuantizationAttr : _TosaZeroPoints<"Unary", "unary_quant", ["input_zp", "output_zp"]>;

//===- Enums --------------------------------------------------------------===//

class Tosa_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let cppNamespace = "::mlir::tosa";
  let genSpecializedAttr = 0;
}
class Tosa_I32EnumAttr<string name, string description, string mnemonic, list<I32EnumAttrCase> cases>
    : EnumAttr<Tosa_Dialect, Tosa_I32Enum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// Profiles.
def Tosa_NONE    : I32EnumAttrCase<"none", 0>;
def Tosa_PRO_INT : I32EnumAttrCase<"pro_int", 1>;
def Tosa_PRO_FP  : I32EnumAttrCase<"pro_fp", 2>;
def Tosa_ProfileAttr : Tosa_I32EnumAttr<"Profile", "supported TOSA profiles", "prof",
    [Tosa_PRO_INT, Tosa_PRO_FP, Tosa_NONE]>;
def Tosa_ProfileArrayAttr : TypedArrayAttrBase<Tosa_ProfileAttr, "TOSA profile array attribute">;

// Extensions, by number.
defvar _TosaExtensions = ["NONE", "INT16", "INT4", "BF16", "FP8E4M3", "FP8E5M2", "FFT", "VARIABLE",
                          "CONTROLFLOW", "DOUBLEROUND", "INEXACTROUND", "DYNAMIC", "MXFP", "INT64", "SHAPE"];
foreach i = !range(!size(_TosaExtensions)) in {
  defvar name = _TosaExtensions[i];
  def Tosa_EXT_ # name : I32EnumAttrCase<!tolower(name), i>;
}
def Tosa_ExtensionAttr : Tosa_I32EnumAttr<"Extension", "supported TOSA extensions", "ext",
    !foreach(name, _TosaExtensions, !cast<I32EnumAttrCase>("Tosa_EXT_" # name))>;
def Tosa_ExtensionArrayAttr : TypedArrayAttrBase<Tosa_ExtensionAttr, "TOSA extension array attribute">;

// Levels and versions.
def Tosa_LVL_NONE : I32EnumAttrCase<"none", 0>;
def Tosa_LVL_8K   : I32EnumAttrCase<"eightK", 1, "8k">;
def Tosa_LevelAttr : Tosa_I32EnumAttr<"Level", "supported TOSA levels", "level",
    [Tosa_LVL_NONE, Tosa_LVL_8K]>;

def Tosa_V_1_0       : I32EnumAttrCase<"V_1_0", 0, "1.0">;
def Tosa_V_1_1_DRAFT : I32EnumAttrCase<"V_1_1_DRAFT", 1, "1.1.draft">;
def Tosa_SpecificationVersion : Tosa_I32EnumAttr<"SpecificationVersion", "TOSA specification version",
    "specification_version", [Tosa_V_1_0, Tosa_V_1_1_DRAFT]>;

// How operations compute.
def Tosa_RESIZE_NEAREST_NEIGHBOR : I32EnumAttrCase<"NEAREST_NEIGHBOR", 1>;
def Tosa_RESIZE_BILINEAR         : I32EnumAttrCase<"BILINEAR", 2>;
def Tosa_ResizeModeAttr : Tosa_I32EnumAttr<"ResizeMode", "Supported resize/upsampling strategies",
    "resize_mode", [Tosa_RESIZE_NEAREST_NEIGHBOR, Tosa_RESIZE_BILINEAR]>;

def Tosa_NANPROPAGATION_PROPAGATE : I32EnumAttrCase<"PROPAGATE", 1>;
def Tosa_NANPROPAGATION_IGNORE    : I32EnumAttrCase<"IGNORE", 2>;
def Tosa_NanPropagationModeAttr : Tosa_I32EnumAttr<"NanPropagationMode",
    "Supported NaN propagation strategies", "nan_mode",
    [Tosa_NANPROPAGATION_PROPAGATE, Tosa_NANPROPAGATION_IGNORE]>;

def Tosa_ROUNDING_SINGLE_ROUND  : I32EnumAttrCase<"SINGLE_ROUND", 1>;
def Tosa_ROUNDING_INEXACT_ROUND : I32EnumAttrCase<"INEXACT_ROUND", 2>;
def Tosa_ROUNDING_DOUBLE_ROUND  : I32EnumAttrCase<"DOUBLE_ROUND", 3>;
def Tosa_RoundingModeAttr : Tosa_I32EnumAttr<"RoundingMode", "Supported rounding modes", "rounding_mode",
    [Tosa_ROUNDING_SINGLE_ROUND, Tosa_ROUNDING_INEXACT_ROUND, Tosa_ROUNDING_DOUBLE_ROUND]>;

def Tosa_BLOCK_SIZE_32 : I32EnumAttrCase<"BLOCK_SIZE_32", 32>;
def Tosa_BlockSizeAttr : Tosa_I32EnumAttr<"BlockSize", "Block size for the block_scaled formats",
    "block_size", [Tosa_BLOCK_SIZE_32]>;

// What a program is made for.
def Tosa_TargetEnv : Tosa_Attr<"TargetEnv", "target_env"> {
  let parameters = (ins "SpecificationVersion":$specification_version, "Level":$level,
                        ArrayRefParameter<"Profile">:$profiles, ArrayRefParameter<"Extension">:$extensions);
  let assemblyFormat = [{
    `<` `specification_version` `=` $specification_version `,` `level` `=` $level `,`
    `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`
  }];
}

//===- The profiles and extensions in which an operation is there ---------===//

class Availability {
  string cppNamespace = "::mlir::tosa";
  string interfaceName = ?;
  list<I32EnumAttrCase> cases = ?;
}
class Profile<list<I32EnumAttrCase> profiles> : Availability {
  let interfaceName = "QueryProfileInterface";
  let cases = profiles;
}
class Extension<list<I32EnumAttrCase> extensions> : Availability {
  let interfaceName = "QueryExtensionInterface";
  let cases = extensions;
}

class _TosaQuery<string kind>
    : OpInterface<"Query" # kind # "Interface"> {
  let cppNamespace = "::mlir::tosa";
  let methods = [InterfaceMethod<"", "::llvm::SmallVector<::llvm::ArrayRef<::mlir::tosa::" # kind # ">, 1>",
                                 "get" # kind # "s">];
}
def QueryProfileInterface : _TosaQuery<"Profile">;
def QueryExtensionInterface : _TosaQuery<"Extension">;

// An operation is in any of these profiles, or else in any of these extensions.
class _TosaIn<list<I32EnumAttrCase> profiles, list<I32EnumAttrCase> extensions = []> {
  list<Availability> availability = [Profile<profiles>, Extension<extensions>];
}
defvar _TosaInt = [Tosa_PRO_INT];
defvar _TosaFp = [Tosa_PRO_FP];
defvar _TosaAll = _TosaInt # _TosaFp;

//===- Base classes of operations -----------------------------------------===//

let cppNamespace = "mlir::OpTrait::tosa" in {
def TosaElementwiseOperator : NativeOpTrait<"TosaElementwiseOperator">;
def TosaResolvableShapeOperands : NativeOpTrait<"TosaResolvableShapeOperands">;
}

class Tosa_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tosa_Dialect, mnemonic, traits # [TosaOpInterface,
        DeclareOpInterfaceMethods<QueryProfileInterface>,
        DeclareOpInterfaceMethods<QueryExtensionInterface>, TosaResolvableShapeOperands]> {
  list<Availability> availability = [Profile<[]>, Extension<[]>];
  bit autogenAvailability = 1;
}

// How the results' types follow from the operands.
defvar _TosaInfersShape =
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>;
class Tosa_InferShapedTypeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, traits # [InferShapedTypeOpAdaptor, Pure]>;
class Tosa_InferTensorTypeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, traits # [InferTensorTypeAdaptor, Pure]>;

class Tosa_ElementwiseOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, traits # [_TosaInfersShape, ResultsBroadcastableShape, TosaElementwiseOperator,
                                  SameOperandsAndResultRank, Pure]>;
class Tosa_ElementwiseUnaryOp<string mnemonic, list<Trait> traits = []>
    : Tosa_ElementwiseOp<mnemonic, traits # [SameOperandsAndResultShape, SameOperandsAndResultElementType]>;

// The custom assembly of most operations.
class _TosaPlainForm { string assemblyFormat = "operands attr-dict `:` functional-type(operands, results)"; }

class Tosa_ConvOp<string mnemonic, list<Trait> traits = []>
    : Tosa_InferShapedTypeOp<mnemonic, traits # [SameVariadicOperandSize]>, _TosaPlainForm;

#endif
