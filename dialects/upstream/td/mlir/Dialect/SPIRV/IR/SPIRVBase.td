//===- SPIRVBase.td: requirements, types and operations' classes ----------===//
#ifndef LEGALIZE_SPIRV_BASE
#define LEGALIZE_SPIRV_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
include "mlir/Dialect/SPIRV/IR/SPIRVDialect.td"
include "mlir/Dialect/SPIRV/IR/SPIRVEnums.td"

// Requirements.

class MinVersion<I32EnumAttrCase min> : MinVersionBase<"QueryMinVersionInterface", SPIRV_VersionAttr, min> {
  let cppNamespace = "::mlir::spirv";
}
class MaxVersion<I32EnumAttrCase max> : MaxVersionBase<"QueryMaxVersionInterface", SPIRV_VersionAttr, max> {
  let cppNamespace = "::mlir::spirv";
}

// One of several words of an enum; `plural` names the query.
class SPIRV_OneOf<string enum, string plural, list<I32EnumAttrCase> cases> : Availability {
  defvar type = "::mlir::spirv::" # enum;
  let cppNamespace = "::mlir::spirv";
  let interfaceName = "Query" # enum # "Interface";
  let queryFnName = "get" # plural;
  let queryFnRetType = "::llvm::SmallVector<::llvm::ArrayRef<" # type # ">, 1>";
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<" # type # ">";
  let instance = "{" # !interleave(!foreach(case, cases, type # "::" # case.symbol), ", ") # "}";
}
class Extension<list<I32EnumAttrCase> extensions> : SPIRV_OneOf<"Extension", "Extensions", extensions>;
class Capability<list<I32EnumAttrCase> capabilities>
    : SPIRV_OneOf<"Capability", "Capabilities", capabilities>;

// The four requirements of an operation.
class SPIRV_Needs<list<I32EnumAttrCase> capabilities = [], list<I32EnumAttrCase> extensions = [],
                  I32EnumAttrCase min = SPIRV_V_1_0, I32EnumAttrCase max = SPIRV_V_1_6> {
  list<Availability> all = [
      MinVersion<min>, MaxVersion<max>, Extension<extensions>, Capability<capabilities>];
}

class SPIRVOpInterface<string name> : OpInterface<name> { let cppNamespace = "::mlir::spirv"; }
foreach bound = ["Min", "Max"] in
  def Query # bound # VersionInterface : SPIRVOpInterface<"Query" # bound # "VersionInterface"> {
    let methods = [
      InterfaceMethod<"", "::std::optional<::mlir::spirv::Version>", "get" # bound # "Version">];
  }
foreach query = [Extension<[]>, Capability<[]>] in
  def !cast<string>(query.interfaceName) : SPIRVOpInterface<query.interfaceName> {
    let methods = [InterfaceMethod<"", query.queryFnRetType, query.queryFnName>];
  }

// An attribute that C++ declares.
def SPIRV_VerCapExtAttr : DialectAttr<SPIRV_Dialect,
    CPred<"::llvm::isa<::mlir::spirv::VerCapExtAttr>($_self)">, "version-capability-extension attribute"> {
  let storageType = "::mlir::spirv::VerCapExtAttr";
  let returnType = "::mlir::spirv::VerCapExtAttr";
  let convertFromStorage = "$_self";
}

// Types that C++ declares: the predicate and the type of each class.

class SPIRV_IsA<string name> : CPred<"::llvm::isa<::mlir::spirv::" # name # ">($_self)">;
def SPIRV_IsVectorType : CPred<"::llvm::isa<::mlir::VectorType>($_self)">;
def SPIRV_IsPtrType : SPIRV_IsA<"PointerType">;
def SPIRV_IsRTArrayType : SPIRV_IsA<"RuntimeArrayType">;
foreach name = ["Array", "CooperativeMatrix", "Image", "Matrix", "SampledImage", "Struct", "TensorArm"] in
  def SPIRV_Is # name # Type : SPIRV_IsA<name # "Type">;

class SPIRV_AnyOf<string type, string words>
    : DialectType<SPIRV_Dialect, !cast<Pred>("SPIRV_Is" # type # "Type"), "any SPIR-V " # words # " type">;
def SPIRV_AnyArray : SPIRV_AnyOf<"Array", "array">;
def SPIRV_AnyCooperativeMatrix : SPIRV_AnyOf<"CooperativeMatrix", "cooperative matrix">;
def SPIRV_AnyImage : SPIRV_AnyOf<"Image", "image">;
def SPIRV_AnyMatrix : SPIRV_AnyOf<"Matrix", "matrix">;
def SPIRV_AnyPtr : SPIRV_AnyOf<"Ptr", "pointer">;
def SPIRV_AnyRTArray : SPIRV_AnyOf<"RTArray", "runtime array">;
def SPIRV_AnySampledImage : SPIRV_AnyOf<"SampledImage", "sampled image">;
def SPIRV_AnyStruct : SPIRV_AnyOf<"Struct", "struct">;
def SPIRV_AnyTensorArm : SPIRV_AnyOf<"TensorArm", "tensorArm">;
def SPIRV_AnyVector : SPIRV_AnyOf<"Vector", "vector">;

// Scalars.

class IOrUI<int width>
    : Type<Or<[CPred<"$_self.isSignlessInteger(" # width # ")">,
               CPred<"$_self.isUnsignedInteger(" # width # ")">]>,
           width # "-bit signless/unsigned integer"> {
  int bitwidth = width;
}
class SignlessOrUnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, IOrUI<width>),
                !interleave(widths, "/") # "-bit signless/unsigned integer">;

def SPIRV_Void : TypeAlias<NoneType, "void">;
def SPIRV_Bool : TypeAlias<I1, "bool">;
def SPIRV_Int16 : TypeAlias<I16, "Int16">;
def SPIRV_Int32 : TypeAlias<I32, "Int32">;
def SPIRV_Float32 : TypeAlias<F32, "Float32">;
def SPIRV_BFloat16KHR : TypeAlias<BF16, "BFloat16">;

defvar SPIRV_IntWidths = [8, 16, 32, 64];
def SPIRV_Integer : AnyIntOfWidths<SPIRV_IntWidths>;
def SPIRV_SignedInt : SignedIntOfWidths<SPIRV_IntWidths>;
def SPIRV_SignlessOrUnsignedInt : SignlessOrUnsignedIntOfWidths<SPIRV_IntWidths>;
def SPIRV_Float : FloatOfWidths<[16, 32, 64]>;
def SPIRV_Float16or32 : FloatOfWidths<[16, 32]>;
def SPIRV_AnyFloat : AnyTypeOf<[SPIRV_Float, SPIRV_BFloat16KHR]>;
def SPIRV_Numerical : AnyTypeOf<[SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_Scalar : AnyTypeOf<[SPIRV_Numerical, SPIRV_Bool]>;

// Vectors, matrices and what may be either.

defvar SPIRV_Lengths = [2, 3, 4, 8, 16];
def SPIRV_Vector : VectorOfLengthAndType<SPIRV_Lengths, [SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_ScalarOrVector : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector]>;
def SPIRV_ScalarOrVectorOrPtr : AnyTypeOf<[SPIRV_ScalarOrVector, SPIRV_AnyPtr]>;
def SPIRV_SelectType : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector, SPIRV_AnyPtr]>;

class SPIRV_VectorOf<Type type> : FixedVectorOfLengthAndType<SPIRV_Lengths, [type]>;
class SPIRV_Vec4<Type type> : VectorOfLengthAndType<[4], [type]>;
def SPIRV_IntVec4 : SPIRV_Vec4<SPIRV_Integer>;
def SPIRV_IOrUIVec4 : SPIRV_Vec4<SPIRV_SignlessOrUnsignedInt>;
def SPIRV_Int32Vec4 : SPIRV_Vec4<AnyI32>;

class SPIRV_GridOf<string name, Pred isOne, list<Type> types, string words>
    : ContainerType<AnyTypeOf<types>, isOne,
                    "::llvm::cast<::mlir::spirv::" # name # ">($_self).getElementType()", words>;
class SPIRV_CoopMatrixOfType<list<Type> types>
    : SPIRV_GridOf<"CooperativeMatrixType", SPIRV_IsCooperativeMatrixType, types, "Cooperative Matrix">;
class SPIRV_MatrixOfType<list<Type> types> : SPIRV_GridOf<"MatrixType", SPIRV_IsMatrixType, types, "Matrix">;
class SPIRV_MatrixOf<Type type> : SPIRV_MatrixOfType<[type]>;

class SPIRV_ScalarOrVectorOf<Type type> : AnyTypeOf<[type, SPIRV_VectorOf<type>]>;
class SPIRV_ScalarOrVectorOrCoopMatrixOf<Type type>
    : AnyTypeOf<[type, SPIRV_VectorOf<type>, SPIRV_CoopMatrixOfType<[type]>]>;
class SPIRV_MatrixOrCoopMatrixOf<Type type> : AnyTypeOf<[SPIRV_AnyMatrix, SPIRV_CoopMatrixOfType<[type]>]>;

// Types of members, and all types.

def SPIRV_Aggregate : AnyTypeOf<[SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct]>;
def SPIRV_Composite : AnyTypeOf<[
    SPIRV_Vector, SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct, SPIRV_AnyCooperativeMatrix,
    SPIRV_AnyMatrix, SPIRV_AnyTensorArm]>;
def SPIRV_Type : AnyTypeOf<[
    SPIRV_Void, SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat, SPIRV_Vector, SPIRV_AnyPtr, SPIRV_AnyArray,
    SPIRV_AnyRTArray, SPIRV_AnyStruct, SPIRV_AnyCooperativeMatrix, SPIRV_AnyMatrix, SPIRV_AnySampledImage,
    SPIRV_AnyImage, SPIRV_AnyTensorArm]>;

// Traits.

def InFunctionScope : PredOpTrait<"op must appear in a function-like op's block",
    CPred<"isNestedInFunctionOpInterface($_op.getParentOp())">>;
def InModuleScope : PredOpTrait<"op must appear in a module-like op's block",
    CPred<"isDirectInModuleLikeOp($_op.getParentOp())">>;
foreach trait = ["SignedOp", "UnsignedOp", "UsableInSpecConstantOp"] in
  def !cast<string>(trait) : NativeOpTrait<"spirv::" # trait>;

// Operations.

class SPIRV_Op<string mnemonic, list<Trait> traits = []> : Op<SPIRV_Dialect, mnemonic, traits # [
    DeclareOpInterfaceMethods<QueryMinVersionInterface>,
    DeclareOpInterfaceMethods<QueryMaxVersionInterface>,
    DeclareOpInterfaceMethods<QueryExtensionInterface>,
    DeclareOpInterfaceMethods<QueryCapabilityInterface>]> {
  list<Availability> availability = SPIRV_Needs<>.all;
  bit autogenAvailability = 1;
  bit autogenSerialization = 1;
  bit hasOpcode = 1;
  string spirvOpName = "Op" # mnemonic;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class SPIRV_UnaryOp<string mnemonic, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
  let hasVerifier = 0;
}
class SPIRV_BinaryOp<string mnemonic, Type resultType, Type operandsType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  defvar operand = SPIRV_ScalarOrVectorOf<operandsType>;
  let arguments = (ins operand:$operand1, operand:$operand2);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let hasVerifier = 0;
}

// Instructions of an extended set.
class SPIRV_ExtInstOp<string mnemonic, string setPrefix, string setName, int opcode, list<Trait> traits = []>
    : SPIRV_Op<setPrefix # "." # mnemonic, traits> {
  int extendedInstOpcode = opcode;
  string extendedInstSetName = setName;
  let hasOpcode = 0;
}

// Instructions of a vendor.
class SPIRV_VendorOp<string mnemonic, string vendorName, list<Trait> traits = []>
    : SPIRV_Op<vendorName # "." # mnemonic, traits> {
  let spirvOpName = "Op" # mnemonic # vendorName;
}
class SPIRV_ArmVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "ARM", traits>;
class SPIRV_ExtVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "EXT", traits>;
class SPIRV_IntelVendorOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_VendorOp<mnemonic, "INTEL", traits>;
class SPIRV_KhrVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "KHR", traits>;
class SPIRV_NvVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "NV", traits>;

#endif
