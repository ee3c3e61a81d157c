//===- LLVMOps.td: operations of the llvm dialect -------------------------===//
#ifndef LEGALIZE_LLVM_OPS
#define LEGALIZE_LLVM_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

defvar IntLike = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar FloatLikeLLVM = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar PtrLike = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar LLVMFastMath = DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">;

defvar WithOverflow = DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>;
defvar WithExact = DeclareOpInterfaceMethods<ExactFlagInterface>;
defvar WithDisjoint = DeclareOpInterfaceMethods<DisjointFlagInterface>;
defvar WithNonNeg = DeclareOpInterfaceMethods<NonNegFlagInterface>;
defvar WithFastMath = DeclareOpInterfaceMethods<FastmathFlagsInterface>;
defvar WithDereferenceable = DeclareOpInterfaceMethods<DereferenceableOpInterface>;
defvar Promotable = DeclareOpInterfaceMethods<PromotableOpInterface>;
defvar PromotableAccess = DeclareOpInterfaceMethods<PromotableMemOpInterface>;
defvar SafeAccess = DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>;
defvar PartAccess = DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>;
defvar View = DeclareOpInterfaceMethods<ViewLikeOpInterface>;
defvar SymbolUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;

// Binary operations on integers.
class LLVM_IntBinaryOp<string mnemonic, string format, list<Trait> traits, dag flags = (ins)>
    : LLVM_Op<mnemonic, !listconcat([SameOperandsAndResultType, NoMemoryEffect], traits)>,
      Arguments<!con((ins IntLike:$lhs, IntLike:$rhs), flags)>, Results<(outs IntLike:$res)> {
  let assemblyFormat = format # " attr-dict `:` type($res)";
}
class LLVM_PlainIntOp<string mnemonic> : LLVM_IntBinaryOp<mnemonic, "$lhs `,` $rhs", [Pure]>;
class LLVM_OverflowIntOp<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_IntBinaryOp<mnemonic, "$lhs `,` $rhs ($overflowFlags^)?", [WithOverflow] # traits,
                       (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags)>;
class LLVM_ExactIntOp<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_IntBinaryOp<mnemonic, "(`exact` $isExact^)? $lhs `,` $rhs", [WithExact] # traits,
                       (ins UnitAttr:$isExact)>;

foreach op = ["Add", "Mul"] in
  def LLVM_#op#Op : LLVM_OverflowIntOp<!tolower(op), [Commutative, Pure]>;
def LLVM_SubOp : LLVM_OverflowIntOp<"sub">;
def LLVM_ShlOp : LLVM_OverflowIntOp<"shl"> { let hasFolder = 1; }
foreach op = ["UDiv", "SDiv"] in
  def LLVM_#op#Op
      : LLVM_ExactIntOp<!tolower(op), [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
foreach op = ["LShr", "AShr"] in
  def LLVM_#op#Op : LLVM_ExactIntOp<!tolower(op)>;
foreach op = ["URem", "SRem", "And", "XOr"] in
  def LLVM_#op#Op : LLVM_PlainIntOp<!tolower(op)>;
def LLVM_OrOp : LLVM_IntBinaryOp<"or", "(`disjoint` $isDisjoint^)? $lhs `,` $rhs",
                                 [WithDisjoint, Pure], (ins UnitAttr:$isDisjoint)> {
  let hasFolder = 1;
}

// Operations on floating-point numbers.
foreach op = ["FAdd", "FSub", "FMul", "FDiv", "FRem"] in
  def LLVM_#op#Op
      : LLVM_Op<!tolower(op), [SameOperandsAndResultType, NoMemoryEffect, WithFastMath, Pure]> {
    let arguments = (ins FloatLikeLLVM:$lhs, FloatLikeLLVM:$rhs, LLVMFastMath:$fastmathFlags);
    let results = (outs FloatLikeLLVM:$res);
    let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
  }
def LLVM_FNegOp : LLVM_Op<"fneg", [Pure, SameOperandsAndResultType, WithFastMath]> {
  let arguments = (ins FloatLikeLLVM:$operand, LLVMFastMath:$fastmathFlags);
  let results = (outs FloatLikeLLVM:$res);
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

// Comparisons; the result type follows from the operands'.
class LLVM_CmpOp<string mnemonic, dag args, list<Trait> traits>
    : LLVM_Op<mnemonic, traits # [SameTypeOperands,
          TypesMatchWith<"result type has i1 element type and same shape as operands",
                         "lhs", "res", "::getI1SameShape($_self)">]>,
      Arguments<args>, Results<(outs LLVM_ScalarOrVectorOf<I1>:$res)> {
  let hasCustomAssemblyFormat = 1;
}
defvar IntOrPtrLike = AnyTypeOf<[IntLike, PtrLike]>;
def LLVM_ICmpOp : LLVM_CmpOp<"icmp",
    (ins ICmpPredicate:$predicate, IntOrPtrLike:$lhs, IntOrPtrLike:$rhs), [Pure]> {
  let hasFolder = 1;
}
def LLVM_FCmpOp : LLVM_CmpOp<"fcmp", (ins FCmpPredicate:$predicate, FloatLikeLLVM:$lhs,
    FloatLikeLLVM:$rhs, LLVMFastMath:$fastmathFlags), [Pure, WithFastMath]>;

// Casts.
class LLVM_CastOp<string mnemonic, Type from, Type to, list<Trait> traits = [], string before = "",
                  string after = "", dag flags = (ins)>
    : LLVM_Op<mnemonic, [Pure] # traits>, Arguments<!con((ins from:$arg), flags)>,
      Results<(outs to:$res)> {
  let assemblyFormat =
      before # "$arg" # after # " attr-dict `:` type($arg) `to` type($res)";
}
class LLVM_NonNegCastOp<string mnemonic, Type to> : LLVM_CastOp<mnemonic, IntLike, to, [WithNonNeg],
    "(`nneg` $nonNeg^)? ", "", (ins UnitAttr:$nonNeg)>;
def LLVM_BitcastOp
    : LLVM_CastOp<"bitcast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate, [Promotable]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_AddrSpaceCastOp : LLVM_CastOp<"addrspacecast", PtrLike, PtrLike, [Promotable, View]> {
  let hasFolder = 1;
}
def LLVM_TruncOp : LLVM_CastOp<"trunc", IntLike, IntLike, [WithOverflow], "", " ($overflowFlags^)?",
    (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags)>;
def LLVM_ZExtOp : LLVM_NonNegCastOp<"zext", IntLike> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_SExtOp : LLVM_CastOp<"sext", IntLike, IntLike> { let hasVerifier = 1; }
def LLVM_SIToFPOp : LLVM_CastOp<"sitofp", IntLike, FloatLikeLLVM>;
def LLVM_UIToFPOp : LLVM_NonNegCastOp<"uitofp", FloatLikeLLVM>;
foreach kind = ["SI", "UI"] in
  def LLVM_FPTo#kind#Op : LLVM_CastOp<"fpto" # !tolower(kind), FloatLikeLLVM, IntLike>;
foreach kind = ["Ext", "Trunc"] in
  def LLVM_FP#kind#Op : LLVM_CastOp<"fp" # !tolower(kind), FloatLikeLLVM, FloatLikeLLVM>;
def LLVM_PtrToIntOp : LLVM_CastOp<"ptrtoint", PtrLike, IntLike>;
defvar OptDereferenceable = OptionalAttr<LLVM_DereferenceableAttr>;
def LLVM_IntToPtrOp : LLVM_CastOp<"inttoptr", IntLike, PtrLike, [WithDereferenceable], "",
    " (`dereferenceable` `` $dereferenceable^)?", (ins OptDereferenceable:$dereferenceable)>;

// Values of any type.
def LLVM_SelectOp : LLVM_Op<"select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>,
    WithFastMath, DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue,
                       LLVM_Type:$falseValue, LLVMFastMath:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}
def LLVM_FreezeOp : LLVM_Op<"freeze", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

// Constants.
def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
class LLVM_NullaryOp<string mnemonic, Type type, list<Trait> traits>
    : LLVM_Op<mnemonic, [Pure] # traits> {
  let results = (outs type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}
let hasFolder = 1 in {
  def LLVM_UndefOp : LLVM_NullaryOp<"mlir.undef", LLVM_Type, [ConstantLike]>;
  def LLVM_PoisonOp : LLVM_NullaryOp<"mlir.poison", LLVM_Type, [ConstantLike]>;
  def LLVM_ZeroOp : LLVM_NullaryOp<"mlir.zero", LLVM_Type, [ConstantLike]> { let hasVerifier = 1; }
}
def LLVM_NoneTokenOp : LLVM_NullaryOp<"mlir.none", LLVM_TokenType, []>;

// Aggregates.
def LLVM_ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_InsertValueOp : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value,
                       DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
}

// Elements of vectors.
defvar ElementOfVector = "::llvm::cast<::mlir::VectorType>($_self).getElementType()";
def LLVM_ExtractElementOp : LLVM_Op<"extractelement", [Pure,
    TypesMatchWith<"result type matches vector element type", "vector", "res", ElementOfVector>]> {
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat =
      "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_InsertElementOp : LLVM_Op<"insertelement", [Pure,
    TypesMatchWith<"argument type matches vector element type", "vector", "value", ElementOfVector>,
    AllTypesMatch<["res", "vector"]>]> {
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value,
                       AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)
  }];
}
def LLVM_ShuffleVectorOp : LLVM_Op<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1)
    custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Control flow.
defvar LLVMBranch = DeclareOpInterfaceMethods<BranchOpInterface>;
defvar LLVMWeightedBranch = DeclareOpInterfaceMethods<WeightedBranchOpInterface>;
class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits # [Terminator]>;

def LLVM_BrOp : LLVM_TerminatorOp<"br", [LLVMBranch, Pure]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat =
      "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def LLVM_CondBrOp : LLVM_TerminatorOp<"cond_br", [AttrSizedOperandSegments, LLVMBranch,
                                                  LLVMWeightedBranch, Pure]> {
  let arguments = (ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands,
                       Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
}
def LLVM_SwitchOp : LLVM_TerminatorOp<"switch", [AttrSizedOperandSegments, LLVMBranch,
                                                 LLVMWeightedBranch, Pure]> {
  let arguments = (ins AnySignlessInteger:$value, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values,
                       DenseI32ArrayAttr:$case_operand_segments,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,`
    $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations,
                          $caseOperands, type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
}
def LLVM_IndirectBrOp
    : LLVM_TerminatorOp<"indirectbr", [SameVariadicOperandSize, LLVMBranch, Pure]> {
  let arguments = (ins LLVM_AnyPointer:$addr,
                       VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands))
    attr-dict
  }];
}
def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
}
def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let assemblyFormat = "attr-dict";
}
def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

// Memory.
def LLVM_AllocaOp : LLVM_Op<"alloca", [
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]>, LLVM_MemOpPatterns {
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment,
                       TypeAttr:$elem_type, UnitAttr:$inalloca);
  let results =
      (outs Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_GEPOp : LLVM_Op<"getelementptr", [Pure, Promotable, SafeAccess, PartAccess, View]> {
  let arguments = (ins PtrLike:$base, Variadic<IntLike>:$dynamicIndices,
                       DenseI32ArrayAttr:$rawConstantIndices, TypeAttr:$elem_type,
                       GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs PtrLike:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]`
    attr-dict `:` functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

defvar OptAlignment = OptionalAttr<I64Attr>;
defvar OptSyncScope = OptionalAttr<StrAttr>;
defvar NotAtomic = DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">;
defvar SyncScopeClause = "(`syncscope` `(` $syncscope^ `)`)? ";
defvar AtomicClause = !strconcat(" (`atomic` ", SyncScopeClause, "$ordering^)?");
defvar VolatileClause = "(`volatile` $volatile_^)? ";
defvar EffectsOfAccess = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
def LLVM_LoadOp : LLVM_MemAccessOpBase<"load", [PartAccess, EffectsOfAccess, PromotableAccess,
                                                SafeAccess, WithDereferenceable]> {
  let arguments = !con((ins LLVM_AnyPointer:$addr, OptAlignment:$alignment, UnitAttr:$volatile_,
                            UnitAttr:$nontemporal, UnitAttr:$invariant, UnitAttr:$invariantGroup,
                            NotAtomic:$ordering, OptSyncScope:$syncscope,
                            OptDereferenceable:$dereferenceable), aliasAttrs);
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = !strconcat(VolatileClause, "$addr", AtomicClause,
      " (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)?",
      " (`dereferenceable` `` $dereferenceable^)?",
      " attr-dict `:` qualified(type($addr)) `->` type($res)");
  let hasVerifier = 1;
}
def LLVM_StoreOp
    : LLVM_MemAccessOpBase<"store", [PartAccess, EffectsOfAccess, PromotableAccess, SafeAccess]> {
  let arguments = !con((ins LLVM_LoadableType:$value, LLVM_AnyPointer:$addr,
                            OptAlignment:$alignment, UnitAttr:$volatile_, UnitAttr:$nontemporal,
                            UnitAttr:$invariantGroup, NotAtomic:$ordering,
                            OptSyncScope:$syncscope), aliasAttrs);
  let assemblyFormat = !strconcat(VolatileClause, "$value `,` $addr", AtomicClause,
      " (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,`",
      " qualified(type($addr))");
  let hasVerifier = 1;
}

// Atomic accesses.
def LLVM_AtomicRMWType
    : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;
def LLVM_AtomicRMWOp : LLVM_MemAccessOpBase<"atomicrmw",
    [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res", "$_self">]> {
  let arguments = !con((ins AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val,
                            AtomicOrdering:$ordering, OptSyncScope:$syncscope,
                            OptAlignment:$alignment, UnitAttr:$volatile_), aliasAttrs);
  let results = (outs LLVM_AtomicRMWType:$res);
  let assemblyFormat = !strconcat(VolatileClause, "$bin_op $ptr `,` $val ", SyncScopeClause,
      "$ordering attr-dict `:` qualified(type($ptr)) `,` type($val)");
  let hasVerifier = 1;
}
def LLVM_AtomicCmpXchgOp : LLVM_MemAccessOpBase<"cmpxchg", [
    TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp", "$_self">,
    TypesMatchWith<"result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
                   "val", "res", "getValAndBoolStructType($_self)">]> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp,
                            LLVM_AtomicCmpXchgType:$val, AtomicOrdering:$success_ordering,
                            AtomicOrdering:$failure_ordering, OptSyncScope:$syncscope,
                            OptAlignment:$alignment, UnitAttr:$weak, UnitAttr:$volatile_), aliasAttrs);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = !strconcat("(`weak` $weak^)? ", VolatileClause, "$ptr `,` $cmp `,` $val ",
      SyncScopeClause, "$success_ordering $failure_ordering attr-dict `:` qualified(type($ptr))",
      " `,` type($val)");
  let hasVerifier = 1;
}
def LLVM_FenceOp : LLVM_Op<"fence">, LLVM_MemOpPatterns {
  let arguments = (ins AtomicOrdering:$ordering, OptSyncScope:$syncscope);
  let assemblyFormat = SyncScopeClause # "$ordering attr-dict";
  let hasVerifier = 1;
}

// Symbols.
defvar DefaultVisibility = DefaultValuedAttr<Visibility, "mlir::LLVM::Visibility::Default">;
defvar AddressSpaceOrZero = DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">;
def LLVM_GlobalOp : LLVM_Op<"mlir.global", [IsolatedFromAbove,
    SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let arguments = (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name, Linkage:$linkage,
      UnitAttr:$dso_local, UnitAttr:$thread_local_, UnitAttr:$externally_initialized,
      OptionalAttr<AnyAttr>:$value, OptAlignment:$alignment, AddressSpaceOrZero:$addr_space,
      OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<StrAttr>:$section,
      OptionalAttr<SymbolRefAttr>:$comdat,
      OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs, DefaultVisibility:$visibility_,
      OptionalAttr<ArrayAttr>:$target_specific_attrs);
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}
def LLVM_AliasOp : LLVM_Op<"mlir.alias", [IsolatedFromAbove,
    SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let arguments = (ins TypeAttr:$alias_type, StrAttr:$sym_name, Linkage:$linkage,
      UnitAttr:$dso_local, UnitAttr:$thread_local_, OptionalAttr<UnnamedAddr>:$unnamed_addr,
      DefaultVisibility:$visibility_);
  let regions = (region SizedRegion<1>:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}
def LLVM_IFuncOp : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol, SymbolUser]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$i_func_type, FlatSymbolRefAttr:$resolver,
      TypeAttr:$resolver_type, Linkage:$linkage, UnitAttr:$dso_local,
      AddressSpaceOrZero:$address_space,
      DefaultValuedAttr<UnnamedAddr, "mlir::LLVM::UnnamedAddr::None">:$unnamed_addr,
      DefaultVisibility:$visibility_);
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)?
    $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict
  }];
  let hasVerifier = 1;
}

class LLVM_SymbolAddressOp<string mnemonic, string arg, Attr attr>
    : LLVM_Op<mnemonic, [Pure, ConstantLike, SymbolUser]> {
  let arguments = !dag(ins, [attr], [arg]);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$" # arg # " attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}
def LLVM_AddressOfOp : LLVM_SymbolAddressOp<"mlir.addressof", "global_name", FlatSymbolRefAttr>;
def LLVM_DSOLocalEquivalentOp
    : LLVM_SymbolAddressOp<"dso_local_equivalent", "function_name", FlatSymbolRefAttr>;
def LLVM_BlockAddressOp : LLVM_SymbolAddressOp<"blockaddress", "block_addr", LLVM_BlockAddressAttr> {
  let hasVerifier = 1;
}

// Run before and after the program.
foreach kind = ["ctors", "dtors"] in
  def !if(!eq(kind, "ctors"), "LLVM_GlobalCtorsOp", "LLVM_GlobalDtorsOp")
      : LLVM_Op<"mlir.global_" # kind, [SymbolUser]> {
    let arguments = !con(!dag(ins, [FlatSymbolRefArrayAttr], [kind]),
                         (ins I32ArrayAttr:$priorities, ArrayAttr:$data));
    let assemblyFormat = !strconcat("`", kind, "` `=` $", kind,
        " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict");
    let hasVerifier = 1;
  }

def LLVM_ComdatOp
    : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}
def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}
def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}
def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}

// Functions and calls.
defvar CConvOrC = DefaultValuedAttr<CConv, "CConv::C">;
defvar TailCallOrNone = DefaultValuedAttr<TailCallKind, "TailCallKind::None">;
class LLVM_CalleeArgs<dag rest> {
  dag ret = !con((ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                      OptionalAttr<FlatSymbolRefAttr>:$callee,
                      Variadic<LLVM_Type>:$callee_operands), rest);
}
def LLVM_CallOp : LLVM_MemAccessOpBase<"call", [AttrSizedOperandSegments, WithFastMath,
    DeclareOpInterfaceMethods<CallOpInterface>, SymbolUser]> {
  let arguments = LLVM_CalleeArgs<!con(
      (ins LLVMFastMath:$fastmathFlags, CConvOrC:$CConv, TailCallOrNone:$TailCallKind,
           OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, UnitAttr:$convergent,
           UnitAttr:$no_unwind, UnitAttr:$will_return),
      LLVM_BundleArgs, LLVM_SignatureArgs,
      (ins UnitAttr:$no_inline, UnitAttr:$always_inline, UnitAttr:$inline_hint), aliasAttrs)>.ret;
  let results = (outs Optional<LLVM_Type>:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_InvokeOp : LLVM_TerminatorOp<"invoke", [AttrSizedOperandSegments, LLVMBranch,
    DeclareOpInterfaceMethods<CallOpInterface>, LLVMWeightedBranch]> {
  let arguments = LLVM_CalleeArgs<!con(LLVM_SignatureArgs,
      (ins Variadic<LLVM_Type>:$normalDestOperands, Variadic<LLVM_Type>:$unwindDestOperands,
           OptionalAttr<DenseI32ArrayAttr>:$branch_weights, CConvOrC:$CConv),
      LLVM_BundleArgs)>.ret;
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def LLVM_CallIntrinsicOp : LLVM_Op<"call_intrinsic",
    [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments, WithFastMath]> {
  let arguments = !con((ins StrAttr:$intrin, Variadic<LLVM_Type>:$args, LLVMFastMath:$fastmathFlags),
                       LLVM_BundleArgs, LLVM_SignatureArgs);
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_InlineAsmOp
    : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins Variadic<LLVM_Type>:$operands, StrAttr:$asm_string, StrAttr:$constraints,
      UnitAttr:$has_side_effects, UnitAttr:$is_align_stack, TailCallOrNone:$tail_call_kind,
      OptionalAttr<DefaultValuedAttr<AsmATTOrIntel, "AsmDialect::AD_ATT">>:$asm_dialect,
      OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)?
    (`operand_attrs` `=` $operand_attrs^)?
    attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def LLVM_VaArgOp : LLVM_Op<"va_arg"> {
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
}

defvar OptUnit = OptionalAttr<UnitAttr>;
defvar OptString = OptionalAttr<StrAttr>;
defvar OptBoolean = OptionalAttr<BoolAttr>;
defvar OptSizes = OptionalAttr<DenseI32ArrayAttr>;
def LLVM_LLVMFuncOp : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove,
                                       FunctionOpInterface]> {
  let arguments = !con(
      (ins StrAttr:$sym_name, OptString:$sym_visibility,
           TypeAttrOf<LLVM_FunctionType>:$function_type,
           DefaultValuedAttr<Linkage, "Linkage::External">:$linkage, UnitAttr:$dso_local,
           CConvOrC:$CConv, OptionalAttr<SymbolRefAttr>:$comdat, OptUnit:$convergent,
           OptionalAttr<FlatSymbolRefAttr>:$personality, OptString:$garbageCollector,
           OptionalAttr<ArrayAttr>:$passthrough),
      LLVM_SignatureArgs,
      (ins OptionalAttr<I64Attr>:$function_entry_count,
           OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, DefaultVisibility:$visibility_),
      !dag(ins, !listsplat(OptUnit, 8),
           !foreach(what, ["streaming", "locally_streaming", "streaming_compatible", "new_za",
                           "in_za", "out_za", "inout_za", "preserves_za"], "arm_" # what)),
      (ins OptString:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr, OptAlignment:$alignment,
           OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
           OptionalAttr<FramePointerKindAttr>:$frame_pointer, OptString:$target_cpu,
           OptString:$tune_cpu, OptString:$reciprocal_estimates, OptString:$prefer_vector_width,
           OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features, OptBoolean:$no_infs_fp_math,
           OptBoolean:$no_nans_fp_math, OptBoolean:$no_signed_zeros_fp_math,
           OptString:$denormal_fp_math, OptString:$denormal_fp_math_f32, OptString:$fp_contract,
           OptString:$instrument_function_entry, OptString:$instrument_function_exit,
           OptUnit:$no_inline, OptUnit:$always_inline, OptUnit:$inline_hint, OptUnit:$no_unwind,
           OptUnit:$will_return, OptUnit:$optimize_none,
           OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint, OptSizes:$work_group_size_hint,
           OptSizes:$reqd_work_group_size, OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
           OptionalAttr<UWTableKindAttr>:$uwtable_kind));
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

#endif
