//===- LLVMIntrinsicOps.td: intrinsics of LLVM as operations --------------===//
#ifndef LEGALIZE_LLVM_INTRINSIC_OPS
#define LEGALIZE_LLVM_INTRINSIC_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

defvar IntrInt = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar IntrFloat = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar IntrPtr = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar IntVector = LLVM_VectorOf<AnySignlessInteger>;
defvar FloatVector = LLVM_VectorOf<AnyFloat>;
defvar PtrVector = LLVM_VectorOf<LLVM_AnyPointer>;
defvar Mask = LLVM_VectorOf<I1>;
defvar FastMathArg = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags);
defvar AsFunction = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
defvar TypeOfPtr = "$ptr attr-dict `:` qualified(type($ptr))";

// By results: one of any type, one of a type, and none. Without a format, an operation is written as a
// generic one.
class LLVM_Intr<string name, dag args, string format = "", list<Trait> traits = []>
    : LLVM_OneResultIntrOp<name, [], [], traits> {
  let arguments = args;
  let assemblyFormat = !if(!empty(format), ?, format);
}
class LLVM_TypedIntr<string name, dag args, dag made, string format = "", list<Trait> traits = []>
    : LLVM_Intr<name, args, format, traits> {
  let results = made;
}
class LLVM_VoidIntr<string name, dag args, string format = "", list<Trait> traits = []>
    : LLVM_ZeroResultIntrOp<name, [], traits> {
  let arguments = args;
  let assemblyFormat = !if(!empty(format), ?, format);
}
// With flags of fast math.
class LLVM_FastIntr<string name, dag args, list<Trait> traits = [Pure], string format = AsFunction>
    : LLVM_OneResultIntrOp<name, [], [], traits, 1> {
  let arguments = !con(args, FastMathArg);
  let assemblyFormat = !if(!empty(format), ?, format);
}
// All operands and the result of one type.
defvar PureOfOneType = [Pure, SameOperandsAndResultType];
class LLVM_FloatFunction<string name, list<string> operands>
    : LLVM_FastIntr<name, !dag(ins, !listsplat(IntrFloat, !size(operands)), operands), PureOfOneType>;
class LLVM_IntFunction<string name, list<string> operands>
    : LLVM_Intr<name, !dag(ins, !listsplat(IntrInt, !size(operands)), operands), AsFunction,
                PureOfOneType>;

// Functions of one number.
foreach function = ["ACos", "ASin", "ATan", "Cos", "Cosh", "Exp", "Exp10", "Exp2", "FAbs", "Log", "Log10",
                    "Log2", "Nearbyint", "Rint", "Round", "RoundEven", "Sin", "Sinh", "Sqrt", "Tan",
                    "Tanh"] in
  def LLVM_#function#Op : LLVM_FloatFunction<!tolower(function), ["in"]>;
foreach function = ["Ceil", "Floor", "Trunc"] in
  def LLVM_F#function#Op : LLVM_FloatFunction<!tolower(function), ["in"]>;
def LLVM_BitReverseOp : LLVM_IntFunction<"bitreverse", ["in"]>;
def LLVM_ByteSwapOp : LLVM_IntFunction<"bswap", ["in"]>;
def LLVM_CtPopOp : LLVM_IntFunction<"ctpop", ["in"]>;
foreach end = ["Leading", "Trailing"] in
  def LLVM_Count#end#ZerosOp : LLVM_Intr<!if(!eq(end, "Leading"), "ctlz", "cttz"),
      (ins IntrInt:$in, I1Attr:$is_zero_poison), "", PureOfOneType>;
def LLVM_AbsOp : LLVM_Intr<"abs", (ins IntrInt:$in, I1Attr:$is_int_min_poison), "", [Pure]>;
def LLVM_IsFPClass : LLVM_Intr<"is.fpclass", (ins IntrFloat:$in, I32Attr:$bit), "", [Pure]>;

// To integers.
foreach function = ["Lround", "Lrint", "Llrint"] in
  def LLVM_#function#Op : LLVM_Intr<!tolower(function), (ins IntrFloat:$val), AsFunction, [Pure]>;
def LLVM_LlroundOp : LLVM_Intr<"llround", (ins LLVM_AnyFloat:$val), AsFunction, [Pure]>;

// Of two or three numbers.
foreach function = ["ATan2", "CopySign", "Maximum", "MaxNum", "Minimum", "MinNum", "Pow"] in
  def LLVM_#function#Op : LLVM_FloatFunction<!tolower(function), ["a", "b"]>;
foreach function = ["SMax", "SMin", "UMax", "UMin"] in
  def LLVM_#function#Op : LLVM_IntFunction<!tolower(function), ["a", "b"]>;
foreach function = ["SAdd", "UAdd", "SSub", "USub", "SSHL", "USHL"] in
  def LLVM_#function#Sat : LLVM_IntFunction<!tolower(function) # ".sat", ["a", "b"]>;
foreach function = ["FMA", "FMulAdd"] in
  def LLVM_#function#Op : LLVM_FloatFunction<!tolower(function), ["a", "b", "c"]>;
foreach function = ["Fshl", "Fshr"] in
  def LLVM_#function#Op : LLVM_IntFunction<!tolower(function), ["a", "b", "c"]>;
foreach function = ["SCmp", "UCmp"] in
  def LLVM_#function#Op : LLVM_TypedIntr<!tolower(function), (ins IntrInt:$a, IntrInt:$b),
      (outs IntrInt:$res), AsFunction, [Pure, SameTypeOperands]>;
foreach sign = ["S", "U"] in
  foreach function = ["Add", "Sub", "Mul"] in
    def LLVM_#sign#function#WithOverflowOp
        : LLVM_Intr<!tolower(sign) # !tolower(function) # ".with.overflow", (ins IntrInt, IntrInt), "",
                    [Pure, SameOperandsElementType]>;
defvar IntPower = (ins IntrFloat:$val, AnySignlessInteger:$power);
def LLVM_PowIOp : LLVM_FastIntr<"powi", IntPower>;
def LLVM_LoadExpOp : LLVM_FastIntr<"ldexp", IntPower>;

// Two results in a struct.
def LLVM_FractionExpOp : LLVM_FastIntr<"frexp", (ins IntrFloat:$val)>;
def LLVM_SincosOp : LLVM_FastIntr<"sincos", (ins IntrFloat:$val)> { let hasVerifier = 1; }

// Floating-point arithmetic by another mode than the usual.
class LLVM_ConstrainedIntr<string name, bit rounds>
    : LLVM_Intr<"experimental.constrained." # name,
          !con((ins LLVM_Type:$arg_0), !if(rounds, (ins ValidRoundingModeAttr:$roundingmode), (ins)),
               (ins FPExceptionBehaviorAttr:$fpExceptionBehavior)),
          !strconcat("$arg_0 ", !if(rounds, "$roundingmode ", ""),
                     "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"),
          [Pure, DeclareOpInterfaceMethods<FPExceptionBehaviorOpInterface>]
          # !if(rounds, [DeclareOpInterfaceMethods<RoundingModeOpInterface>], []<Trait>)>;
def LLVM_ConstrainedUIToFP : LLVM_ConstrainedIntr<"uitofp", 1>;
def LLVM_ConstrainedSIToFP : LLVM_ConstrainedIntr<"sitofp", 1>;
def LLVM_ConstrainedFPTruncIntr : LLVM_ConstrainedIntr<"fptrunc", 1>;
def LLVM_ConstrainedFPExtIntr : LLVM_ConstrainedIntr<"fpext", 0>;

// Hints for the optimizer.
def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume", [], [], 0, 0, 0, 1> {
  let arguments = !con((ins I1:$cond), baseArgs);
  let assemblyFormat = [{
    $cond
    ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )?
    `:` type($cond) attr-dict
  }];
  let hasVerifier = 1;
}
defvar ExpectedArgs = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected);
def LLVM_ExpectOp
    : LLVM_Intr<"expect", ExpectedArgs, "$val `,` $expected attr-dict `:` type($val)", PureOfOneType>;
def LLVM_ExpectWithProbabilityOp : LLVM_Intr<"expect.with.probability",
    !con(ExpectedArgs, (ins F64Attr:$prob)), "$val `,` $expected `,` $prob attr-dict `:` type($val)",
    [Pure, AllTypesMatch<["val", "expected", "res"]>]>;
def LLVM_IsConstantOp : LLVM_TypedIntr<"is.constant", (ins LLVM_Type:$val), (outs I1:$res), "", [Pure]>;
def LLVM_SSACopyOp : LLVM_Intr<"ssa.copy", (ins AnyType:$operand),
                               "$operand attr-dict `:` type($operand)", PureOfOneType>;
defvar AnnotationArgs =
    (ins LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line);
defvar AnnotationAttr = (ins LLVM_AnyPointer:$attr);
defvar AnnotationTypes = AllTypesMatch<["annotation", "fileName", "attr"]>;
def LLVM_VarAnnotation : LLVM_VoidIntr<"var.annotation",
    !con((ins LLVM_AnyPointer:$val), AnnotationArgs, AnnotationAttr), "", [AnnotationTypes]>;
def LLVM_PtrAnnotation : LLVM_TypedIntr<"ptr.annotation",
    !con((ins LLVM_AnyPointer:$ptr), AnnotationArgs, AnnotationAttr), (outs LLVM_AnyPointer:$res), "",
    [AllTypesMatch<["res", "ptr"]>, AnnotationTypes]>;
def LLVM_Annotation : LLVM_TypedIntr<"annotation",
    !con((ins AnySignlessInteger:$integer), AnnotationArgs), (outs AnySignlessInteger:$res), "",
    [AllTypesMatch<["res", "integer"]>, AllTypesMatch<["annotation", "fileName"]>]>;

// Memory.
class LLVM_MemIntr<string name, dag args>
    : LLVM_ZeroResultIntrOp<name, [], [
          DeclareOpInterfaceMethods<PromotableMemOpInterface>,
          DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
          DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>], 1, 1, 1> {
  let arguments = !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst), args,
                       (ins I1Attr:$isVolatile), baseArgs);
}
defvar CopySource = (ins Arg<LLVM_AnyPointer, "", [MemRead]>:$src);
defvar SetByte = (ins I8:$val);
defvar Length = (ins AnySignlessInteger:$len);
defvar KnownLength = (ins APIntAttr:$len);
def LLVM_MemcpyOp : LLVM_MemIntr<"memcpy", !con(CopySource, Length)>;
def LLVM_MemmoveOp : LLVM_MemIntr<"memmove", !con(CopySource, Length)>;
def LLVM_MemcpyInlineOp : LLVM_MemIntr<"memcpy.inline", !con(CopySource, KnownLength)>;
def LLVM_MemsetOp : LLVM_MemIntr<"memset", !con(SetByte, Length)>;
def LLVM_MemsetInlineOp : LLVM_MemIntr<"memset.inline", !con(SetByte, KnownLength)>;
def LLVM_Prefetch : LLVM_VoidIntr<"prefetch",
    (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache)>;
def LLVM_NoAliasScopeDeclOp : LLVM_VoidIntr<"experimental.noalias.scope.decl",
                                            (ins LLVM_AliasScopeAttr:$scope), "$scope attr-dict">;
def LLVM_PtrMaskOp : LLVM_TypedIntr<"ptrmask",
    (ins IntrPtr:$ptr, LLVM_ScalarOrVectorOf<AnyInteger>:$mask), (outs IntrPtr:$res),
    "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
    [Pure, AllTypesMatch<["ptr", "res"]>]>;
def LLVM_ThreadlocalAddressOp
    : LLVM_Intr<"threadlocal.address", (ins LLVM_AnyPointer:$global), "", [Pure]>;
defvar SlotUse = [DeclareOpInterfaceMethods<PromotableOpInterface>];
foreach end = ["Start", "End"] in
  def LLVM_Lifetime#end#Op : LLVM_VoidIntr<"lifetime." # !tolower(end), (ins LLVM_AnyPointer:$ptr),
                                           TypeOfPtr, SlotUse>;
def LLVM_InvariantStartOp : LLVM_TypedIntr<"invariant.start",
    (ins I64Attr:$size, LLVM_AnyPointer:$ptr), (outs LLVM_DefaultPointer:$res),
    !strconcat("$size `,` ", TypeOfPtr), SlotUse>;
def LLVM_InvariantEndOp : LLVM_VoidIntr<"invariant.end",
    (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr),
    !strconcat("$start `,` $size `,` ", TypeOfPtr), SlotUse>;
foreach what = ["Launder", "Strip"] in
  def LLVM_#what#InvariantGroupOp : LLVM_TypedIntr<!tolower(what) # ".invariant.group",
      (ins LLVM_AnyPointer:$ptr), (outs LLVM_AnyPointer:$res), TypeOfPtr,
      SlotUse # [SameOperandsAndResultType]>;
def LLVM_StackSaveOp : LLVM_Intr<"stacksave", (ins), "attr-dict `:` qualified(type($res))">;
def LLVM_StackRestoreOp : LLVM_VoidIntr<"stackrestore", (ins LLVM_AnyPointer:$ptr), TypeOfPtr>;

// Coroutines.
defvar Handle = (ins LLVM_AnyPointer:$handle);
class LLVM_CoroIntr<string name, dag args, string operands>
    : LLVM_Intr<"coro." # name, args,
                !strconcat(operands, " attr-dict `:` functional-type(operands, results)")>;
def LLVM_CoroIdOp : LLVM_CoroIntr<"id",
    (ins I32:$align, LLVM_AnyPointer:$promise, LLVM_AnyPointer:$coroaddr, LLVM_AnyPointer:$fnaddrs),
    "$align `,` $promise `,` $coroaddr `,` $fnaddrs">;
def LLVM_CoroBeginOp
    : LLVM_CoroIntr<"begin", (ins LLVM_TokenType:$token, LLVM_AnyPointer:$mem), "$token `,` $mem">;
foreach what = ["Size", "Align"] in
  def LLVM_Coro#what#Op : LLVM_Intr<"coro." # !tolower(what), (ins), "attr-dict `:` type($res)">;
def LLVM_CoroSaveOp : LLVM_CoroIntr<"save", Handle, "$handle">;
def LLVM_CoroSuspendOp : LLVM_Intr<"coro.suspend", (ins LLVM_TokenType:$save, I1:$final),
                                   "$save `,` $final attr-dict `:` type($res)">;
def LLVM_CoroEndOp : LLVM_CoroIntr<"end", !con(Handle, (ins I1:$unwind, LLVM_TokenType:$retvals)),
                                   "$handle `,` $unwind `,` $retvals">;
def LLVM_CoroFreeOp : LLVM_CoroIntr<"free", !con((ins LLVM_TokenType:$id), Handle), "$id `,` $handle">;
def LLVM_CoroResumeOp
    : LLVM_VoidIntr<"coro.resume", Handle, "$handle attr-dict `:` qualified(type($handle))">;
def LLVM_CoroPromiseOp : LLVM_TypedIntr<"coro.promise", !con(Handle, (ins I32:$align, I1:$from)),
    (outs LLVM_AnyPointer:$res),
    "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)">;

// Debug information.
class LLVM_DebugVariableIntr<string name, string operand, Type type, list<string> methods>
    : LLVM_VoidIntr<"dbg." # name,
          !con(!dag(ins, [type], [operand]),
               (ins LLVM_DILocalVariableAttr:$varInfo,
                    DefaultValuedAttr<LLVM_DIExpressionAttr, "{}">:$locationExpr)),
          !subst("OPERAND", operand,
                 "qualified($varInfo) (qualified($locationExpr)^)? `=` $OPERAND `:` "
                 # "qualified(type($OPERAND)) attr-dict"),
          [DeclareOpInterfaceMethods<PromotableOpInterface, methods>]>;
def LLVM_DbgDeclareOp : LLVM_DebugVariableIntr<"declare", "addr", LLVM_AnyPointer,
                                               ["requiresReplacedValues", "visitReplacedValues"]>;
def LLVM_DbgValueOp : LLVM_DebugVariableIntr<"value", "value", LLVM_Type, []>;
def LLVM_DbgLabelOp : LLVM_VoidIntr<"dbg.label", (ins LLVM_DILabelAttr:$label), "$label attr-dict">;

// Further arguments of functions, exceptions, and ends.
foreach what = ["Start", "End"] in
  def LLVM_Va#what#Op : LLVM_VoidIntr<"va" # !tolower(what), (ins LLVM_AnyPointer:$arg_list),
                                      "$arg_list attr-dict `:` qualified(type($arg_list))">;
def LLVM_VaCopyOp : LLVM_VoidIntr<"vacopy", (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list),
                                  "$src_list `to` $dest_list attr-dict `:` type(operands)">;
def LLVM_EhTypeidForOp : LLVM_Intr<"eh.typeid.for", (ins LLVM_AnyPointer:$type_info),
    "$type_info attr-dict `:` functional-type(operands, results)">;
def LLVM_Trap : LLVM_VoidIntr<"trap", (ins), "attr-dict">;
def LLVM_DebugTrap : LLVM_VoidIntr<"debugtrap", (ins), "attr-dict">;
def LLVM_UBSanTrap : LLVM_VoidIntr<"ubsantrap", (ins I8Attr:$failureKind), "prop-dict attr-dict">;

// Vectors to one number.
defvar PureOfOneElement = [Pure, SameOperandsAndResultElementType];
foreach how = ["add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"] in
  def LLVM_vector_reduce_#how
      : LLVM_Intr<"vector.reduce." # how, (ins IntVector:$in), "", PureOfOneElement>;
foreach how = ["fmax", "fmin", "fmaximum", "fminimum"] in
  def LLVM_vector_reduce_#how
      : LLVM_FastIntr<"vector.reduce." # how, (ins FloatVector:$in), PureOfOneElement>;
foreach how = ["fadd", "fmul"] in
  def LLVM_vector_reduce_#how : LLVM_FastIntr<"vector.reduce." # how,
      (ins AnyFloat:$start_value, FloatVector:$input), PureOfOneElement, "">;

// Parts of vectors.
def LLVM_vscale : LLVM_Intr<"vscale", (ins)>;
def LLVM_StepVectorOp
    : LLVM_TypedIntr<"stepvector", (ins), (outs IntVector:$res), "attr-dict `:` type($res)", [Pure]>;
class LLVM_FitsTrait<string other> : PredOpTrait<"vectors are not bigger than 2^17 bits.", And<[
    CPred<"getSrcVectorBitWidth() <= 131072">,
    CPred<"get" # other # "VectorBitWidth() <= 131072">]>>;
class LLVM_ScalableTrait<string what, string small, string large>
    : PredOpTrait<"it is not " # what # " fixed-length vectors.",
          CPred<"!isScalableVectorType($" # small # ".getType()) || isScalableVectorType($"
                # large # ".getType())">>;
def LLVM_vector_insert : LLVM_TypedIntr<"vector.insert",
    (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos), (outs LLVM_AnyVector:$res),
    "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
    [Pure, AllTypesMatch<["dstvec", "res"]>, LLVM_FitsTrait<"Dst">,
     LLVM_ScalableTrait<"inserting scalable into", "srcvec", "dstvec">]>;
def LLVM_vector_extract : LLVM_TypedIntr<"vector.extract",
    (ins LLVM_AnyVector:$srcvec, I64Attr:$pos), (outs LLVM_AnyVector:$res),
    "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
    [Pure, LLVM_FitsTrait<"Res">,
     LLVM_ScalableTrait<"extracting scalable from", "res", "srcvec">]>;
def LLVM_vector_interleave2 : LLVM_Intr<"vector.interleave2",
    (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2), "", [
    Pure, AllTypesMatch<["vec1", "vec2"]>,
    PredOpTrait<"result has twice as many elements as 'vec1'", And<[
        CPred<"getVectorNumElements($res.getType()) == getVectorNumElements($vec1.getType()) * 2">,
        CPred<"::llvm::cast<VectorType>($vec1.getType()).getElementType() == "
              # "::llvm::cast<VectorType>($res.getType()).getElementType()">]>>]>;
def LLVM_vector_deinterleave2
    : LLVM_Intr<"vector.deinterleave2", (ins LLVM_AnyVector:$vec), "", [Pure]>;

// Matrices, which are vectors here.
defvar MatrixSize = (ins I32Attr:$rows, I32Attr:$columns);
defvar MatrixPlace = (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile);
defvar OneMatrix = (ins LLVM_AnyVector:$matrix);
defvar MadeVector = (outs LLVM_AnyVector:$res);
def LLVM_MatrixColumnMajorLoadOp : LLVM_TypedIntr<"matrix.column.major.load",
    !con(MatrixPlace, MatrixSize), MadeVector,
    "$data `,` `<` `stride` `=` $stride `>` attr-dict"
    # "`:` type($res) `from` qualified(type($data)) `stride` type($stride)">;
def LLVM_MatrixColumnMajorStoreOp : LLVM_VoidIntr<"matrix.column.major.store",
    !con(OneMatrix, MatrixPlace, MatrixSize),
    "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict"
    # "`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)">;
def LLVM_MatrixMultiplyOp : LLVM_TypedIntr<"matrix.multiply",
    (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs, I32Attr:$lhs_rows, I32Attr:$lhs_columns,
         I32Attr:$rhs_columns), MadeVector,
    "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)">;
def LLVM_MatrixTransposeOp : LLVM_TypedIntr<"matrix.transpose", !con(OneMatrix, MatrixSize), MadeVector,
                                            "$matrix attr-dict `:` type($matrix) `into` type($res)">;

// Accesses to some elements.
defvar Alignment = (ins I32Attr:$alignment);
defvar AsOperands = "operands attr-dict `:` functional-type(operands, results)";
def LLVM_GetActiveLaneMaskOp : LLVM_Intr<"get.active.lane.mask",
    (ins AnySignlessInteger:$base, AnySignlessInteger:$n),
    "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)", [Pure]>;
def LLVM_MaskedLoadOp : LLVM_TypedIntr<"masked.load",
    !con((ins LLVM_AnyPointer:$data, Mask:$mask, Optional<LLVM_AnyVector>:$pass_thru), Alignment,
         (ins UnitAttr:$nontemporal)), MadeVector, AsOperands>;
def LLVM_MaskedStoreOp : LLVM_VoidIntr<"masked.store",
    !con((ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, Mask:$mask), Alignment),
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) "
    # "`into` qualified(type($data))">;
let hasVerifier = 1 in {
  def LLVM_masked_gather : LLVM_TypedIntr<"masked.gather",
      !con((ins PtrVector:$ptrs, Mask:$mask, Variadic<LLVM_AnyVector>:$pass_thru), Alignment),
      MadeVector, AsOperands>;
  def LLVM_masked_scatter : LLVM_VoidIntr<"masked.scatter",
      !con((ins LLVM_AnyVector:$value, PtrVector:$ptrs, Mask:$mask), Alignment),
      "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)">;
}
def LLVM_masked_expandload : LLVM_OneResultIntrOp<"masked.expandload", [], [], [], 0, 1> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr, Mask:$mask, LLVM_AnyVector:$passthru), baseArgs);
}
def LLVM_masked_compressstore
    : LLVM_ZeroResultIntrOp<"masked.compressstore", [], [], 0, 0, 1> {
  let arguments = !con((ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, Mask:$mask), baseArgs);
}

// Operations on a part of a vector: a mask, and the number of elements from the first on.
defvar PartOfVector = (ins Mask:$mask, I32:$evl);
class LLVM_PartIntr<string name, Type type, list<string> operands>
    : LLVM_Intr<"vp." # name,
                !con(!dag(ins, !listsplat(type, !size(operands)), operands), PartOfVector), "", [Pure]>;
foreach op = ["Add", "Sub", "Mul", "SDiv", "UDiv", "SRem", "URem", "AShr", "LShr", "Shl", "Or", "And",
              "Xor", "SMax", "SMin", "UMax", "UMin"] in
  def LLVM_VP#op#Op : LLVM_PartIntr<!tolower(op), IntVector, ["lhs", "rhs"]>;
foreach op = ["FAdd", "FSub", "FMul", "FDiv", "FRem"] in
  def LLVM_VP#op#Op : LLVM_PartIntr<!tolower(op), FloatVector, ["lhs", "rhs"]>;
def LLVM_VPFNegOp : LLVM_PartIntr<"fneg", FloatVector, ["op"]>;
foreach op = ["FMulAdd", "Fma"] in
  def LLVM_VP#op#Op : LLVM_PartIntr<!tolower(op), FloatVector, ["op1", "op2", "op3"]>;
class LLVM_PartReduction<string how, Type element, Type vector>
    : LLVM_Intr<"vp.reduce." # how, !con((ins element:$satrt_value, vector:$val), PartOfVector), "",
                [Pure]>;
foreach op = ["Add", "Mul", "And", "Or", "Xor", "SMax", "SMin", "UMax", "UMin"] in
  def LLVM_VPReduce#op#Op : LLVM_PartReduction<!tolower(op), AnySignlessInteger, IntVector>;
foreach op = ["FAdd", "FMul", "FMax", "FMin"] in
  def LLVM_VPReduce#op#Op : LLVM_PartReduction<!tolower(op), AnyFloat, FloatVector>;
foreach op = ["Select", "Merge"] in
  def LLVM_VP#op#MinOp : LLVM_Intr<"vp." # !tolower(op),
      (ins Mask:$cond, LLVM_AnyVector:$true_val, LLVM_AnyVector:$false_val, I32:$evl), "", [Pure]>;
foreach op = ["Trunc", "ZExt", "SExt", "UIToFP", "SIToFP", "IntToPtr"] in
  def LLVM_VP#op#Op : LLVM_PartIntr<!tolower(op), IntVector, ["src"]>;
foreach op = ["FPTrunc", "FPExt", "FPToUI", "FPToSI"] in
  def LLVM_VP#op#Op : LLVM_PartIntr<!tolower(op), FloatVector, ["src"]>;
def LLVM_VPPtrToIntOp : LLVM_PartIntr<"ptrtoint", PtrVector, ["src"]>;
foreach strided = [0, 1] in {
  defvar name = !if(strided, "Strided", "");
  defvar prefix = !if(strided, "experimental.vp.strided.", "vp.");
  defvar place = !con((ins LLVM_AnyPointer:$ptr),
                      !if(strided, (ins AnySignlessInteger:$stride), (ins)), PartOfVector);
  def LLVM_VP#name#LoadOp : LLVM_Intr<prefix # "load", place>;
  def LLVM_VP#name#StoreOp : LLVM_VoidIntr<prefix # "store", !con((ins LLVM_AnyVector:$val), place)>;
}

#endif
