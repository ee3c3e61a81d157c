//===- LLVMOpBase.td: what operations of LLVM's dialects are made of ------===//
#ifndef LEGALIZE_LLVM_OP_BASE
#define LEGALIZE_LLVM_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Types.
def LLVM_Type : DialectType<LLVM_Dialect,
    CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">, "LLVM dialect-compatible type">;
def LLVM_TokenType
    : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMTokenType>($_self)">, "LLVM token type">,
      BuildableType<"::mlir::LLVM::LLVMTokenType::get($_builder.getContext())">;
def LLVM_PrimitiveType : Type<And<[LLVM_Type.predicate,
    CPred<"!::llvm::isa<::mlir::LLVM::LLVMVoidType, ::mlir::LLVM::LLVMFunctionType>($_self)">]>,
    "primitive LLVM type">;
def LLVM_FunctionType : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMFunctionType>($_self)">,
    "LLVM function type", "::mlir::LLVM::LLVMFunctionType">;
def LLVM_AnyFloat : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">,
    "floating point LLVM type">;
def LLVM_AnyPointer : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMPointerType>($_self)">,
    "LLVM pointer type", "::mlir::LLVM::LLVMPointerType">;
class LLVM_PointerInAddressSpace<int space> : Type<And<[LLVM_AnyPointer.predicate,
    CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == " # space>]>,
    "LLVM pointer in address space " # space, "::mlir::LLVM::LLVMPointerType"> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # space # ")";
}
def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;
def LLVM_AnyStruct : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType>($_self)">,
    "LLVM structure type">;
def LLVM_OpaqueStruct : Type<And<[LLVM_AnyStruct.predicate,
    CPred<"::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).isOpaque()">]>>;
def LLVM_AnyTargetExt : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMTargetExtType>($_self)">,
    "LLVM target extension type">;
def LLVM_NonLoadableTargetExtType : Type<And<[LLVM_AnyTargetExt.predicate,
    CPred<"!::llvm::cast<::mlir::LLVM::LLVMTargetExtType>($_self).supportsMemOps()">]>>;
def LLVM_LoadableType : Type<Or<[CPred<"mlir::LLVM::isLoadableType($_self)">,
    LLVM_PointerElementTypeInterface.predicate]>, "LLVM type with size">;
def LLVM_AnyAggregate : Type<CPred<
    "::llvm::isa<::mlir::LLVM::LLVMStructType, ::mlir::LLVM::LLVMArrayType>($_self)">,
    "LLVM aggregate type">;
def LLVM_AnyNonAggregate : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
    "LLVM-compatible non-aggregate type">;

// Vectors.
class LLVM_VectorType<string condition, string desc>
    : Type<CPred<condition # "($_self)">, "LLVM dialect-compatible " # desc # "vector type",
           "::mlir::VectorType">;
def LLVM_AnyVector : LLVM_VectorType<"::mlir::LLVM::isCompatibleVectorType", "">;
def LLVM_AnyFixedVector
    : LLVM_VectorType<"!::mlir::LLVM::isScalableVectorType", "fixed-length ">;
def LLVM_AnyScalableVector : LLVM_VectorType<"::mlir::LLVM::isScalableVectorType", "scalable ">;
class LLVM_VectorOf<Type element> : Type<And<[LLVM_AnyVector.predicate,
    SubstLeaves<"$_self", "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
                element.predicate>]>,
    "LLVM dialect-compatible vector of " # element.summary, "::mlir::VectorType">;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

// Operations; the C++ that translates them is not here, but has its fields.
class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []>
    : Op<dialect, mnemonic, traits> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = [];
}
class LLVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

class LLVM_MemOpPatterns {
  code setAlignmentCode = "";
  code setVolatileCode = "";
  code setSyncScopeCode = "";
  code setOrderingCode = "";
  code setNonTemporalMetadataCode = "";
  code setInvariantGroupCode = "";
  code setAccessGroupsMetadataCode = "";
  code setAliasAnalysisMetadataCode = "";
}

// What operations are given for the interfaces that they declare.
class LLVM_DeclareIf<bit wanted, OpInterface interface> {
  list<Trait> ret = !if(wanted, [DeclareOpInterfaceMethods<interface>], []<Trait>);
}
defvar LLVM_GroupArgs = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar LLVM_AliasArgs = (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                             OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                             OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);
defvar LLVM_BundleArgs = (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                              DenseI32ArrayAttr:$op_bundle_sizes,
                              OptionalAttr<ArrayAttr>:$op_bundle_tags);
defvar LLVM_SignatureArgs = (ins OptionalAttr<DictArrayAttr>:$arg_attrs,
                                 OptionalAttr<DictArrayAttr>:$res_attrs);

// An access to memory: `aliasAttrs` come after what it is given.
class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [DeclareOpInterfaceMethods<AccessGroupOpInterface>,
                         DeclareOpInterfaceMethods<AliasAnalysisOpInterface>] # traits>,
      LLVM_MemOpPatterns {
  dag aliasAttrs = !con(LLVM_GroupArgs, LLVM_AliasArgs);
}

// An operation that is one intrinsic; `baseArgs` come after what it is given.
class LLVM_IntrOpBase<Dialect home, string mnemonic, string intrinsic, list<int> overloadedResults,
                      list<int> overloadedOperands, list<Trait> traits, int numResults,
                      bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                      bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0, list<int> immArgPositions = [],
                      list<string> immArgAttrNames = []>
    : LLVM_OpBase<home, mnemonic,
          LLVM_DeclareIf<requiresAccessGroup, AccessGroupOpInterface>.ret
          # LLVM_DeclareIf<requiresAliasAnalysis, AliasAnalysisOpInterface>.ret
          # LLVM_DeclareIf<requiresFastmath, FastmathFlagsInterface>.ret
          # LLVM_DeclareIf<requiresArgAndResultAttrs, ArgAndResultAttrsOpInterface>.ret
          # traits>,
      LLVM_MemOpPatterns {
  let results = !if(!gt(numResults, 0), (outs LLVM_Type:$res), (outs));
  dag baseArgs = !con(!if(requiresAccessGroup, LLVM_GroupArgs, (ins)),
                      !if(requiresAliasAnalysis, LLVM_AliasArgs, (ins)),
                      !if(requiresArgAndResultAttrs, LLVM_SignatureArgs, (ins)),
                      !if(requiresOpBundles, LLVM_BundleArgs, (ins)));
  string llvmEnumName = intrinsic;
  // Which parts are overloaded, and which operands are attributes here.
  list<list<int>> overloaded = [overloadedResults, overloadedOperands];
  list<int> immediatePositions = immArgPositions;
  list<string> immediateNames = immArgAttrNames;
  code setRangeRetAttrCode = "";
  code importRangeRetAttrCode = "";
}
class LLVM_IntrOp<string mnem, list<int> overloadedResults, list<int> overloadedOperands,
                  list<Trait> traits, int numResults, bit requiresAccessGroup = 0,
                  bit requiresAliasAnalysis = 0, bit requiresFastmath = 0,
                  bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                  list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<LLVM_Dialect, "intr." # mnem, !subst(".", "_", mnem), overloadedResults,
                      overloadedOperands, traits, numResults, requiresAccessGroup,
                      requiresAliasAnalysis, requiresFastmath, requiresArgAndResultAttrs,
                      requiresOpBundles, immArgPositions, immArgAttrNames>;
class LLVM_ZeroResultIntrOp<string mnem, list<int> overloadedOperands = [], list<Trait> traits = [],
                            bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                            bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                            list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, [], overloadedOperands, traits, 0, requiresAccessGroup,
                  requiresAliasAnalysis, 0, requiresArgAndResultAttrs, requiresOpBundles,
                  immArgPositions, immArgAttrNames>;
class LLVM_OneResultIntrOp<string mnem, list<int> overloadedResults = [],
                           list<int> overloadedOperands = [], list<Trait> traits = [],
                           bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                           list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 1, 0, 0, requiresFastmath,
                  requiresArgAndResultAttrs, 0, immArgPositions, immArgAttrNames>;
class LLVM_TwoResultIntrOp<string mnem, list<int> overloadedResults = [],
                           list<int> overloadedOperands = [], list<Trait> traits = [],
                           bit requiresFastmath = 0, list<int> immArgPositions = [],
                           list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 2, 0, 0, requiresFastmath, 0, 0,
                  immArgPositions, immArgAttrNames>;

// Builders that files of other dialects name; nothing here calls them.
defvar LLVM_BuilderAttrs = (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);
defvar LLVM_BuilderOperands = (ins "ValueRange":$operands);
def LLVM_ZeroResultOpBuilder : OpBuilder<!con(LLVM_BuilderOperands, LLVM_BuilderAttrs)>;
foreach kind = ["OneResult", "VoidResultType"] in
  def LLVM_#kind#OpBuilder
      : OpBuilder<!con((ins "Type":$resultType), LLVM_BuilderOperands, LLVM_BuilderAttrs)>;
def LLVM_TerminatorPassthroughOpBuilder
    : OpBuilder<!con(LLVM_BuilderOperands, (ins "SuccessorRange":$destinations), LLVM_BuilderAttrs)>;

#endif
