//===- LLVMOps.td: operations of the llvm dialect -------------------------===//
// The subset that arithmetic, memory access, branches, functions and calls lower to.
#ifndef LEGALIZE_LLVM_OPS
#define LEGALIZE_LLVM_OPS

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar IntLike = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar FloatLikeLLVM = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar PtrLike = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar LLVMFastMath =
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::mlir::LLVM::FastmathFlags::none">;

// Binary operations on integers.
class LLVM_IntBinaryOp<string mnemonic, string format, list<Trait> traits = [Pure],
                       dag flags = (ins)>
    : LLVM_Op<mnemonic, !listconcat([SameOperandsAndResultType, NoMemoryEffect], traits)>,
      Arguments<!con((ins IntLike:$lhs, IntLike:$rhs), flags)>, Results<(outs IntLike:$res)> {
  let assemblyFormat = format # " attr-dict `:` type($res)";
}
class LLVM_PlainIntOp<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_IntBinaryOp<mnemonic, "$lhs `,` $rhs", traits>;
class LLVM_OverflowIntOp<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_IntBinaryOp<mnemonic, "$lhs `,` $rhs ($overflowFlags^)?", traits,
                       (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags)>;
class LLVM_ExactIntOp<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_IntBinaryOp<mnemonic, "(`exact` $isExact^)? $lhs `,` $rhs", traits,
                       (ins UnitAttr:$isExact)>;

def LLVM_AddOp : LLVM_OverflowIntOp<"add", [Commutative, Pure]>;
def LLVM_SubOp : LLVM_OverflowIntOp<"sub">;
def LLVM_MulOp : LLVM_OverflowIntOp<"mul", [Commutative, Pure]>;
def LLVM_ShlOp : LLVM_OverflowIntOp<"shl"> { let hasFolder = 1; }
def LLVM_UDivOp : LLVM_ExactIntOp<"udiv", [ConditionallySpeculatable]>;
def LLVM_SDivOp : LLVM_ExactIntOp<"sdiv", [ConditionallySpeculatable]>;
def LLVM_LShrOp : LLVM_ExactIntOp<"lshr">;
def LLVM_AShrOp : LLVM_ExactIntOp<"ashr">;
def LLVM_URemOp : LLVM_PlainIntOp<"urem">;
def LLVM_SRemOp : LLVM_PlainIntOp<"srem">;
def LLVM_AndOp : LLVM_PlainIntOp<"and">;
def LLVM_OrOp : LLVM_IntBinaryOp<"or", "(`disjoint` $isDisjoint^)? $lhs `,` $rhs", [Pure],
                                 (ins UnitAttr:$isDisjoint)> {
  let hasFolder = 1;
}
def LLVM_XOrOp : LLVM_PlainIntOp<"xor">;

// Binary operations on floating-point numbers.
class LLVM_FloatBinaryOp<string mnemonic>
    : LLVM_Op<mnemonic, [SameOperandsAndResultType, NoMemoryEffect, Pure]> {
  let arguments = (ins FloatLikeLLVM:$lhs, FloatLikeLLVM:$rhs, LLVMFastMath:$fastmathFlags);
  let results = (outs FloatLikeLLVM:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}
def LLVM_FAddOp : LLVM_FloatBinaryOp<"fadd">;
def LLVM_FSubOp : LLVM_FloatBinaryOp<"fsub">;
def LLVM_FMulOp : LLVM_FloatBinaryOp<"fmul">;
def LLVM_FDivOp : LLVM_FloatBinaryOp<"fdiv">;
def LLVM_FRemOp : LLVM_FloatBinaryOp<"frem">;
def LLVM_FNegOp : LLVM_Op<"fneg", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins FloatLikeLLVM:$operand, LLVMFastMath:$fastmathFlags);
  let results = (outs FloatLikeLLVM:$res);
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

// Comparisons; the result type follows from the operands'.
class LLVM_CmpOp<string mnemonic, dag args>
    : LLVM_Op<mnemonic, [Pure, SameTypeOperands]>, Arguments<args>,
      Results<(outs LLVM_ScalarOrVectorOf<I1>:$res)> {
  let hasCustomAssemblyFormat = 1;
}
def LLVM_ICmpOp : LLVM_CmpOp<"icmp", (ins ICmpPredicate:$predicate,
    AnyTypeOf<[IntLike, PtrLike]>:$lhs, AnyTypeOf<[IntLike, PtrLike]>:$rhs)> {
  let hasFolder = 1;
}
def LLVM_FCmpOp : LLVM_CmpOp<"fcmp", (ins FCmpPredicate:$predicate, FloatLikeLLVM:$lhs,
    FloatLikeLLVM:$rhs, LLVMFastMath:$fastmathFlags)>;

// Casts.
class LLVM_CastOp<string mnemonic, Type from, Type to, string before = "", string after = "",
                  dag flags = (ins)>
    : LLVM_Op<mnemonic, [Pure]>, Arguments<!con((ins from:$arg), flags)>,
      Results<(outs to:$res)> {
  let assemblyFormat =
      before # "$arg" # after # " attr-dict `:` type($arg) `to` type($res)";
}
def LLVM_BitcastOp : LLVM_CastOp<"bitcast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate> {
  let hasFolder = 1;
}
def LLVM_AddrSpaceCastOp : LLVM_CastOp<"addrspacecast", PtrLike, PtrLike> { let hasFolder = 1; }
def LLVM_TruncOp : LLVM_CastOp<"trunc", IntLike, IntLike, "", " ($overflowFlags^)?",
    (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags)>;
def LLVM_ZExtOp : LLVM_CastOp<"zext", IntLike, IntLike, "(`nneg` $nonNeg^)? ", "",
    (ins UnitAttr:$nonNeg)> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_SExtOp : LLVM_CastOp<"sext", IntLike, IntLike> { let hasVerifier = 1; }
def LLVM_SIToFPOp : LLVM_CastOp<"sitofp", IntLike, FloatLikeLLVM>;
def LLVM_UIToFPOp : LLVM_CastOp<"uitofp", IntLike, FloatLikeLLVM, "(`nneg` $nonNeg^)? ", "",
    (ins UnitAttr:$nonNeg)>;
def LLVM_FPToSIOp : LLVM_CastOp<"fptosi", FloatLikeLLVM, IntLike>;
def LLVM_FPToUIOp : LLVM_CastOp<"fptoui", FloatLikeLLVM, IntLike>;
def LLVM_FPExtOp : LLVM_CastOp<"fpext", FloatLikeLLVM, FloatLikeLLVM>;
def LLVM_FPTruncOp : LLVM_CastOp<"fptrunc", FloatLikeLLVM, FloatLikeLLVM>;
def LLVM_PtrToIntOp : LLVM_CastOp<"ptrtoint", PtrLike, IntLike>;
def LLVM_IntToPtrOp : LLVM_CastOp<"inttoptr", IntLike, PtrLike>;

def LLVM_SelectOp : LLVM_Op<"select", [Pure,
    AllTypesMatch<["trueValue", "falseValue", "res"]>]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue,
                       LLVM_Type:$falseValue, LLVMFastMath:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}

// Constants.
def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
class LLVM_NullaryOp<string mnemonic> : LLVM_Op<mnemonic, [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasFolder = 1;
}
def LLVM_UndefOp : LLVM_NullaryOp<"mlir.undef">;
def LLVM_PoisonOp : LLVM_NullaryOp<"mlir.poison">;
def LLVM_ZeroOp : LLVM_NullaryOp<"mlir.zero">;

// Intrinsics.
class LLVM_BinaryIntrOp<string mnemonic, Type element, dag flags = (ins)>
    : LLVM_Op<"intr." # mnemonic, [Pure, SameOperandsAndResultType]>,
      Arguments<!con((ins LLVM_ScalarOrVectorOf<element>:$a, LLVM_ScalarOrVectorOf<element>:$b),
                     flags)>,
      Results<(outs LLVM_Type:$res)> {
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
class LLVM_IntBinaryIntrOp<string mnemonic> : LLVM_BinaryIntrOp<mnemonic, AnySignlessInteger>;
class LLVM_FloatBinaryIntrOp<string mnemonic>
    : LLVM_BinaryIntrOp<mnemonic, LLVM_AnyFloat, (ins LLVMFastMath:$fastmathFlags)>;
def LLVM_SMaxOp : LLVM_IntBinaryIntrOp<"smax">;
def LLVM_SMinOp : LLVM_IntBinaryIntrOp<"smin">;
def LLVM_UMaxOp : LLVM_IntBinaryIntrOp<"umax">;
def LLVM_UMinOp : LLVM_IntBinaryIntrOp<"umin">;
def LLVM_MaximumOp : LLVM_FloatBinaryIntrOp<"maximum">;
def LLVM_MinimumOp : LLVM_FloatBinaryIntrOp<"minimum">;
def LLVM_MaxNumOp : LLVM_FloatBinaryIntrOp<"maxnum">;
def LLVM_MinNumOp : LLVM_FloatBinaryIntrOp<"minnum">;

def LLVM_UAddWithOverflowOp
    : LLVM_Op<"intr.uadd.with.overflow", [Pure, SameOperandsElementType]>,
      Arguments<(ins IntLike, IntLike)>, Results<(outs LLVM_Type:$res)>;
def LLVM_ConstrainedFPTruncIntr : LLVM_Op<"intr.experimental.constrained.fptrunc", [Pure]> {
  let arguments = (ins LLVM_Type:$arg_0, RoundingModeAttr:$roundingmode,
                       FPExceptionBehaviorAttr:$fpExceptionBehavior);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat =
      "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
}

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
def LLVM_ExtractElementOp : LLVM_Op<"extractelement", [Pure,
    TypesMatchWith<"result type matches vector element type", "vector", "res",
                   "::llvm::cast<::mlir::VectorType>($_self).getElementType()">]> {
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat =
      "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_InsertElementOp : LLVM_Op<"insertelement", [Pure,
    TypesMatchWith<"argument type matches vector element type", "vector", "value",
                   "::llvm::cast<::mlir::VectorType>($_self).getElementType()">,
    AllTypesMatch<["res", "vector"]>]> {
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value,
                       AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)
  }];
}

// Control flow.
defvar LLVMBranch = DeclareOpInterfaceMethods<BranchOpInterface>;

def LLVM_BrOp : LLVM_Op<"br", [LLVMBranch, Pure, Terminator]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat =
      "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def LLVM_CondBrOp : LLVM_Op<"cond_br", [AttrSizedOperandSegments, LLVMBranch,
    WeightedBranchOpInterface, Pure, Terminator]> {
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
def LLVM_SwitchOp : LLVM_Op<"switch", [AttrSizedOperandSegments, LLVMBranch,
    WeightedBranchOpInterface, Pure, Terminator]> {
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
def LLVM_ReturnOp : LLVM_Op<"return", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
}
def LLVM_UnreachableOp : LLVM_Op<"unreachable", [Terminator]> {
  let assemblyFormat = "attr-dict";
}

// Memory.
def LLVM_AllocaOp : LLVM_Op<"alloca"> {
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment,
                       TypeAttr:$elem_type, UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc]>:$res);
  let hasCustomAssemblyFormat = 1;
}
def LLVM_MemcpyOp : LLVM_Op<"intr.memcpy"> {
  let arguments = (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst,
                       Arg<LLVM_AnyPointer, "", [MemRead]>:$src, AnySignlessInteger:$len,
                       I1Attr:$isVolatile);
}
def LLVM_GEPOp : LLVM_Op<"getelementptr", [Pure]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$base,
                       Variadic<IntLike>:$dynamicIndices,
                       DenseI32ArrayAttr:$rawConstantIndices, TypeAttr:$elem_type,
                       GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]`
    attr-dict `:` functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
}
defvar NotAtomic = DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">;
// What is known of how an access relates to others.
defvar AliasAttrs = (ins OptionalAttr<ArrayAttr>:$access_groups,
                         OptionalAttr<ArrayAttr>:$alias_scopes,
                         OptionalAttr<ArrayAttr>:$noalias_scopes, OptionalAttr<ArrayAttr>:$tbaa);
def LLVM_LoadOp : LLVM_Op<"load"> {
  let arguments = !con((ins Arg<LLVM_AnyPointer, "", [MemRead]>:$addr,
                            OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_,
                            UnitAttr:$nontemporal, UnitAttr:$invariant, UnitAttr:$invariantGroup,
                            NotAtomic:$ordering, OptionalAttr<StrAttr>:$syncscope), AliasAttrs);
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)?
    attr-dict `:` qualified(type($addr)) `->` type($res)
  }];
}
def LLVM_StoreOp : LLVM_Op<"store"> {
  let arguments = !con((ins LLVM_LoadableType:$value, Arg<LLVM_AnyPointer, "", [MemWrite]>:$addr,
                            OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_,
                            UnitAttr:$nontemporal, UnitAttr:$invariantGroup, NotAtomic:$ordering,
                            OptionalAttr<StrAttr>:$syncscope), AliasAttrs);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant_group` $invariantGroup^)?
    attr-dict `:` type($value) `,` qualified(type($addr))
  }];
}

// Globals.
def LLVM_AddressOfOp : LLVM_Op<"mlir.addressof", [Pure, ConstantLike]> {
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
}
def LLVM_GlobalOp : LLVM_Op<"mlir.global", [IsolatedFromAbove,
    SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let arguments = (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name,
      LinkageAttr:$linkage, UnitAttr:$dso_local, UnitAttr:$thread_local_,
      UnitAttr:$externally_initialized, OptionalAttr<AnyAttr>:$value,
      OptionalAttr<I64Attr>:$alignment,
      DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$addr_space,
      OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<StrAttr>:$section,
      OptionalAttr<SymbolRefAttr>:$comdat,
      DefaultValuedAttr<VisibilityEnum, "::mlir::LLVM::Visibility::Default">:$visibility_);
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
}

// Functions and calls.
def LLVM_CallOp : LLVM_Op<"call", [AttrSizedOperandSegments, CallOpInterface,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
      OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands,
      LLVMFastMath:$fastmathFlags,
      DefaultValuedAttr<CConvAttr, "::mlir::LLVM::CConv::C">:$CConv,
      DefaultValuedAttr<TailCallKindAttr, "::mlir::LLVM::TailCallKind::None">
          :$TailCallKind,
      UnitAttr:$convergent, UnitAttr:$no_unwind, UnitAttr:$will_return,
      VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
      DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags,
      OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
      UnitAttr:$no_inline, UnitAttr:$always_inline, UnitAttr:$inline_hint);
  let results = (outs Optional<LLVM_Type>:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_LLVMFuncOp : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope,
                                       IsolatedFromAbove, FunctionOpInterface]> {
  let arguments = (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
      TypeAttrOf<LLVM_FunctionType>:$function_type,
      DefaultValuedAttr<LinkageAttr, "::mlir::LLVM::Linkage::External">:$linkage,
      UnitAttr:$dso_local,
      DefaultValuedAttr<CConvAttr, "::mlir::LLVM::CConv::C">:$CConv,
      OptionalAttr<SymbolRefAttr>:$comdat, OptionalAttr<UnitAttr>:$convergent,
      OptionalAttr<FlatSymbolRefAttr>:$personality, OptionalAttr<StrAttr>:$garbageCollector,
      OptionalAttr<I64Attr>:$function_entry_count,
      OptionalAttr<UnitAttr>:$arm_streaming, OptionalAttr<UnitAttr>:$arm_locally_streaming,
      OptionalAttr<UnitAttr>:$arm_streaming_compatible, OptionalAttr<UnitAttr>:$arm_new_za,
      OptionalAttr<UnitAttr>:$arm_in_za, OptionalAttr<UnitAttr>:$arm_out_za,
      OptionalAttr<UnitAttr>:$arm_inout_za, OptionalAttr<UnitAttr>:$arm_preserves_za,
      OptionalAttr<StrAttr>:$target_cpu, OptionalAttr<StrAttr>:$tune_cpu,
      OptionalAttr<StrAttr>:$reciprocal_estimates, OptionalAttr<StrAttr>:$prefer_vector_width,
      OptionalAttr<BoolAttr>:$no_infs_fp_math, OptionalAttr<BoolAttr>:$no_nans_fp_math,
      OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math, OptionalAttr<StrAttr>:$denormal_fp_math,
      OptionalAttr<StrAttr>:$denormal_fp_math_f32, OptionalAttr<StrAttr>:$fp_contract,
      OptionalAttr<StrAttr>:$instrument_function_entry,
      OptionalAttr<StrAttr>:$instrument_function_exit, OptionalAttr<UnitAttr>:$inline_hint,
      OptionalAttr<UnitAttr>:$optimize_none, OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
      OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size,
      OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
      OptionalAttr<ArrayAttr>:$passthrough, OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
      OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
      DefaultValuedAttr<VisibilityEnum, "::mlir::LLVM::Visibility::Default">:$visibility_,
      OptionalAttr<StrAttr>:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr,
      OptionalAttr<I64Attr>:$alignment, OptionalAttr<UnitAttr>:$no_inline,
      OptionalAttr<UnitAttr>:$always_inline, OptionalAttr<UnitAttr>:$no_unwind,
      OptionalAttr<UnitAttr>:$will_return);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif
