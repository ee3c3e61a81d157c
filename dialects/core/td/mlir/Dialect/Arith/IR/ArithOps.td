//===- ArithOps.td: operations of the arith dialect -----------------------===//
#ifndef LEGALIZE_ARITH_OPS
#define LEGALIZE_ARITH_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

defvar FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;
defvar Overflow =
    DefaultValuedAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">;
defvar IntRange = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;
defvar HasFastMath = DeclareOpInterfaceMethods<ArithFastMathInterface>;
defvar Cast = DeclareOpInterfaceMethods<CastOpInterface>;
defvar VectorShape = DeclareOpInterfaceMethods<VectorUnrollOpInterface>;

// Every elementwise operation; `format` is what stands between the operands and the types.
class Arith_Op<string mnemonic, list<Trait> traits = []>
    : Op<Arith_Dialect, mnemonic, !listconcat(traits, [VectorShape, NoMemoryEffect],
                                              ElementwiseMappable.traits)>;

// Operands, flags and one result of one type.
class Arith_SameTypeOp<string mnemonic, dag args, string operands, string flags, Type type,
                       list<Trait> traits>
    : Arith_Op<mnemonic, !listconcat(traits, [SameOperandsAndResultType])>,
      Arguments<args>, Results<(outs type:$result)> {
  let assemblyFormat = operands # flags # " attr-dict `:` type($result)";
  let hasFolder = 1;
}

defvar Lhs_Rhs = "$lhs `,` $rhs";
defvar FastMathClause = " (`fastmath` `` $fastmath^)?";
defvar OverflowClause = " (`overflow` `` $overflowFlags^)?";
defvar ExactClause = " (`exact` $isExact^)?";

class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_SameTypeOp<mnemonic,
          (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs),
          Lhs_Rhs, "", SignlessIntegerOrIndexLike, !listconcat(traits, [IntRange])>;

class Arith_TotalIntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, !listconcat(traits, [Pure])>;

class Arith_IntBinaryOpWithOverflowFlags<string mnemonic, list<Trait> traits = []>
    : Arith_SameTypeOp<mnemonic,
          (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
               Overflow:$overflowFlags),
          Lhs_Rhs, OverflowClause, SignlessIntegerOrIndexLike,
          !listconcat(traits, [Pure, IntRange,
                      DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>])>;

class Arith_IntBinaryOpWithExactFlag<string mnemonic, list<Trait> traits = []>
    : Arith_SameTypeOp<mnemonic,
          (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
               UnitAttr:$isExact),
          Lhs_Rhs, ExactClause, SignlessIntegerOrIndexLike, !listconcat(traits, [IntRange])>;

class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_SameTypeOp<mnemonic,
          (ins FloatLike:$lhs, FloatLike:$rhs, FastMath:$fastmath),
          Lhs_Rhs, FastMathClause, FloatLike, !listconcat([Pure, HasFastMath], traits)>;

class Arith_FloatUnaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_SameTypeOp<mnemonic, (ins FloatLike:$operand, FastMath:$fastmath),
          "$operand", FastMathClause, FloatLike, !listconcat([HasFastMath, Pure], traits)>;

def Arith_ConstantOp : Op<Arith_Dialect, "constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
     AllTypesMatch<["value", "result"]>, IntRange]> {
  let summary = "integer or floating point constant";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

let hasCanonicalizer = 1 in {
  def Arith_AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]>;
  def Arith_SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi">;
  def Arith_MulIOp : Arith_IntBinaryOpWithOverflowFlags<"muli", [Commutative,
      DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;
  def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", [Commutative, Idempotent]>;
  def Arith_OrIOp  : Arith_TotalIntBinaryOp<"ori", [Commutative, Idempotent]>;
  def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", [Commutative]>;
  def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]>;
  def Arith_DivFOp : Arith_FloatBinaryOp<"divf">;
}

// Two results: the low part and what did not fit.
class Arith_ExtendedOp<string mnemonic, dag outs, string types, list<Trait> traits>
    : Arith_Op<mnemonic, !listconcat([Pure, Commutative], traits)>,
      Arguments<(ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs)>,
      Results<outs> {
  let assemblyFormat = Lhs_Rhs # " attr-dict `:` " # types;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_AddUIExtendedOp : Arith_ExtendedOp<"addui_extended",
    (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow),
    "type($sum) `,` type($overflow)", [AllTypesMatch<["lhs", "rhs", "sum"]>]>;

class Arith_MulExtendedOp<string mnemonic> : Arith_ExtendedOp<mnemonic,
    (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high),
    "type($lhs)", [AllTypesMatch<["lhs", "rhs", "low", "high"]>]>;
def Arith_MulSIExtendedOp : Arith_MulExtendedOp<"mulsi_extended">;
def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended">;

def Arith_DivUIOp : Arith_IntBinaryOpWithExactFlag<"divui", [ConditionallySpeculatable]>;
def Arith_DivSIOp : Arith_IntBinaryOpWithExactFlag<"divsi", [ConditionallySpeculatable]>;
def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", [ConditionallySpeculatable]>;
def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", [ConditionallySpeculatable]>;
def Arith_FloorDivSIOp : Arith_TotalIntBinaryOp<"floordivsi">;
def Arith_RemUIOp : Arith_TotalIntBinaryOp<"remui">;
def Arith_RemSIOp : Arith_TotalIntBinaryOp<"remsi">;
def Arith_ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli">;
def Arith_ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui", [Pure]>;
def Arith_ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi", [Pure]>;
def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", [Commutative]>;
def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", [Commutative]>;
def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", [Commutative]>;
def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", [Commutative]>;

def Arith_NegFOp : Arith_FloatUnaryOp<"negf">;
def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]>;
def Arith_SubFOp : Arith_FloatBinaryOp<"subf">;
def Arith_RemFOp : Arith_FloatBinaryOp<"remf">;
def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]>;
def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]>;
def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]>;
def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]>;

def SignlessFixedWidthIntegerLike : TypeConstraint<Or<[
    AnySignlessInteger.predicate, VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
    TensorOf<[AnySignlessInteger]>.predicate]>, "signless-fixed-width-integer-like">;

// Shapes that are known only in part need not only fit, but be the same.
def SameInputOutputTensorDims : PredOpTrait<"input and output have the same tensor dimensions",
    AllMatchSameOperatorPred<["in", "out"],
        "(::llvm::isa<::mlir::TensorType>($_self.getType()) ?"
        # " ::llvm::cast<::mlir::TensorType>($_self.getType()).getShape() :"
        # " ::llvm::ArrayRef<int64_t>{})">>;
defvar SameDimensions = [SameOperandsAndResultShape, SameInputOutputTensorDims];

class Arith_CastOp<string mnemonic, TypeConstraint from, TypeConstraint to, dag more = (ins),
                   string flags = "", list<Trait> traits = [Pure] # SameDimensions # [Cast]>
    : Arith_Op<mnemonic, traits>,
      Arguments<!con((ins from:$in), more)>, Results<(outs to:$out)> {
  let assemblyFormat = "$in" # flags # " attr-dict `:` type($in) `to` type($out)";
  let hasFolder = 1;
}

defvar IntRangeCast = [IntRange, Pure] # SameDimensions # [Cast];
let hasVerifier = 1 in {
  def Arith_ExtUIOp : Arith_CastOp<"extui", SignlessFixedWidthIntegerLike,
      SignlessFixedWidthIntegerLike, (ins), "", IntRangeCast>;
  def Arith_ExtFOp : Arith_CastOp<"extf", FloatLike, FloatLike,
      (ins OptionalAttr<Arith_FastMathAttr>:$fastmath), FastMathClause,
      [HasFastMath, Pure] # SameDimensions # [Cast]>;
}
let hasCanonicalizer = 1, hasVerifier = 1 in {
  def Arith_ExtSIOp : Arith_CastOp<"extsi", SignlessFixedWidthIntegerLike,
      SignlessFixedWidthIntegerLike, (ins), "", IntRangeCast>;
  def Arith_TruncIOp : Arith_CastOp<"trunci", SignlessFixedWidthIntegerLike,
      SignlessFixedWidthIntegerLike, (ins Overflow:$overflowFlags), OverflowClause,
      [Pure] # SameDimensions
      # [Cast, IntRange, DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]>;
  def Arith_TruncFOp : Arith_CastOp<"truncf", FloatLike, FloatLike,
      (ins OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
           OptionalAttr<Arith_FastMathAttr>:$fastmath),
      !strconcat(" ($roundingmode^)?", FastMathClause),
      [Pure] # SameDimensions
      # [DeclareOpInterfaceMethods<ArithRoundingModeInterface>, HasFastMath, Cast]>;
}

// The scale of each element comes along.
class Arith_ScalingCastOp<string mnemonic, dag more, string flags, list<Trait> traits>
    : Arith_Op<mnemonic, !listconcat([Pure, SameInputOutputTensorDims], traits, [HasFastMath, Cast])>,
      Arguments<!con((ins FloatLike:$in, FloatLike:$scale), more,
                     (ins OptionalAttr<Arith_FastMathAttr>:$fastmath))>,
      Results<(outs FloatLike:$out)> {
  let hasVerifier = 1;
  let assemblyFormat = !strconcat("$in `,` $scale", flags, FastMathClause,
      " attr-dict `:` type($in) `,` type($scale) `to` type($out)");
}

def Arith_ScalingExtFOp : Arith_ScalingCastOp<"scaling_extf", (ins), "", []>;
def Arith_ScalingTruncFOp : Arith_ScalingCastOp<"scaling_truncf",
    (ins OptionalAttr<Arith_RoundingModeAttr>:$roundingmode), " ($roundingmode^)?",
    [DeclareOpInterfaceMethods<ArithRoundingModeInterface>]>;

def Arith_UIToFPOp : Arith_CastOp<"uitofp", SignlessFixedWidthIntegerLike, FloatLike>;
def Arith_SIToFPOp : Arith_CastOp<"sitofp", SignlessFixedWidthIntegerLike, FloatLike>;
def Arith_FPToUIOp : Arith_CastOp<"fptoui", FloatLike, SignlessFixedWidthIntegerLike>;
def Arith_FPToSIOp : Arith_CastOp<"fptosi", FloatLike, SignlessFixedWidthIntegerLike>;

def IndexCastTypeConstraint : TypeConstraint<Or<[
    SignlessIntegerOrIndexLike.predicate,
    MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
    "signless-integer-like or memref of signless-integer">;
foreach kind = ["", "UI"] in
  def Arith_IndexCast#kind#Op : Arith_CastOp<"index_cast" # !tolower(kind), IndexCastTypeConstraint,
      IndexCastTypeConstraint, (ins), "", IntRangeCast> {
    let hasCanonicalizer = 1;
  }

def BitcastTypeConstraint : TypeConstraint<Or<[
    SignlessIntegerOrFloatLike.predicate,
    MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
    "signless-integer-or-float-like or memref of signless-integer or float">;
def Arith_BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint, BitcastTypeConstraint> {
  let hasCanonicalizer = 1;
}

class Arith_CompareOp<string mnemonic, Attr predicate, TypeConstraint type, dag more,
                      string flags, list<Trait> traits>
    : Arith_Op<mnemonic, !listconcat(traits, [Pure, SameTypeOperands,
          TypesMatchWith<"result type has i1 element type and same shape as operands",
                         "lhs", "result", "::getI1SameShape($_self)">])>,
      Arguments<!con((ins predicate:$predicate, type:$lhs, type:$rhs), more)>,
      Results<(outs BoolLike:$result)> {
  // A global name right of `#` would denote itself.
  let assemblyFormat =
      !strconcat("$predicate `,` ", Lhs_Rhs, flags, " attr-dict `:` type($lhs)");
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Arith_CmpIOp : Arith_CompareOp<"cmpi", Arith_CmpIPredicateAttr, SignlessIntegerOrIndexLike,
    (ins), "", [IntRange]>;
def Arith_CmpFOp : Arith_CompareOp<"cmpf", Arith_CmpFPredicateAttr, FloatLike,
    (ins FastMath:$fastmath), FastMathClause, [HasFastMath]>;

class BooleanConditionOrMatchingShape<string condition, string result>
    : PredOpTrait<condition # " is signless i1 or has matching shape",
          Or<[TypeIsPred<condition, I1>, AllShapesMatch<[condition, result]>.predicate]>>;
def SelectOp : Arith_Op<"select", [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
    BooleanConditionOrMatchingShape<"condition", "result">,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "one of two values, chosen by a condition";
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif
