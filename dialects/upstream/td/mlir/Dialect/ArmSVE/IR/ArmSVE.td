//===- ArmSVE.td: operations on SVE's vectors -----------------------------===//
#ifndef LEGALIZE_ARM_SVE
#define LEGALIZE_ARM_SVE

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ArmSVE_Dialect : Dialect {
  let name = "arm_sve";
  let cppNamespace = "::mlir::arm_sve";
  let dependentDialects = ["vector::VectorDialect"];
}

// Predicates and vectors.

def SVBool : ScalableVectorOfRankAndLengthAndType<[1], [16], [I1]> {
  let summary = "vector<[16]xi1>";
}
def SVEPredicate : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2, 1], [I1]> {
  let summary = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>";
}
def SVBoolMask : VectorWithTrailingDimScalableOfSizeAndType<[16], [I1]>;
def SVEPredicateMask : VectorWithTrailingDimScalableOfSizeAndType<[16, 8, 4, 2, 1], [I1]>;

class Scalable1DVectorOfLength<int length, list<Type> of>
    : ShapedContainerType<of, And<[IsVectorOfShape<[length]>, IsVectorTypeWithAnyDimScalablePred]>,
                          "a 1-D scalable vector with length " # length, "::mlir::VectorType">;
class _SVE_Full : AnyTypeOf<[
    Scalable1DVectorOfLength<2, [I64, F64]>, Scalable1DVectorOfLength<4, [I32, F32]>,
    Scalable1DVectorOfLength<8, [I16, F16, BF16]>, Scalable1DVectorOfLength<16, [I8]>],
    "an SVE vector with element size <= 64-bit">;
def SVEVector : _SVE_Full;
def ZipInputVectorType : _SVE_Full;

// Kinds of operations.

class ArmSVE_Op<string mnemonic, list<Trait> traits = []> : Op<ArmSVE_Dialect, mnemonic, traits>;

class ArmSVE_IntrOp<string mnemonic, list<Trait> traits = [], list<int> overloadedOperands = [],
                    list<int> overloadedResults = [], int numResults = 1,
                    list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<ArmSVE_Dialect, "intr." # mnemonic,
                      "aarch64_sve_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults, 0, 0, 0, 0, 0, immArgPositions,
                      immArgAttrNames>;
class ArmSVE_IntrBinaryOverloadedOp<string mnemonic, list<Trait> traits = []>
    : ArmSVE_IntrOp<mnemonic, traits, [], [0]>;

// Arithmetic under a mask, as an operation and as an intrinsic.

class _SVE_Masked<string mnemonic, string what, Type of, list<Trait> traits>
    : ArmSVE_Op<mnemonic, traits # [
          AllTypesMatch<["src1", "src2", "res"]>,
          TypesMatchWith<"mask has i1 element type and same shape as operands", "src1", "mask",
                         "getI1SameShape($_self)">]> {
  let summary = what # " of the elements that a mask selects";
  let arguments = (ins ScalableVectorOfAnyRank<[I1]>:$mask, of:$src1, of:$src2);
  let results = (outs of:$res);
  let assemblyFormat = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)";
}
class ScalableMaskedFOp<string mnemonic, string what, list<Trait> traits = []>
    : _SVE_Masked<mnemonic, what, ScalableVectorOfAnyRank<[AnyFloat]>, traits>;
class ScalableMaskedIOp<string mnemonic, string what, list<Trait> traits = []>
    : _SVE_Masked<mnemonic, what, ScalableVectorOfAnyRank<[I8, I16, I32, I64]>, traits>;

class _SVE_BinaryIntr<string mnemonic>
    : ArmSVE_IntrBinaryOverloadedOp<mnemonic>,
      Arguments<(ins AnyScalableVectorOfAnyRank, AnyScalableVectorOfAnyRank,
                     AnyScalableVectorOfAnyRank)>;

def ScalableMaskedAddFOp : ScalableMaskedFOp<"masked.addf", "addition", [Commutative]>;
def ScalableMaskedAddIOp : ScalableMaskedIOp<"masked.addi", "addition", [Commutative]>;
def ScalableMaskedDivFOp : ScalableMaskedFOp<"masked.divf", "division">;
def ScalableMaskedMulFOp : ScalableMaskedFOp<"masked.mulf", "multiplication", [Commutative]>;
def ScalableMaskedMulIOp : ScalableMaskedIOp<"masked.muli", "multiplication", [Commutative]>;
def ScalableMaskedSDivIOp : ScalableMaskedIOp<"masked.divi_signed", "signed division">;
def ScalableMaskedSubFOp : ScalableMaskedFOp<"masked.subf", "subtraction">;
def ScalableMaskedSubIOp : ScalableMaskedIOp<"masked.subi", "subtraction">;
def ScalableMaskedUDivIOp : ScalableMaskedIOp<"masked.divi_unsigned", "unsigned division">;

def ScalableMaskedAddFIntrOp : _SVE_BinaryIntr<"fadd">;
def ScalableMaskedAddIIntrOp : _SVE_BinaryIntr<"add">;
def ScalableMaskedDivFIntrOp : _SVE_BinaryIntr<"fdiv">;
def ScalableMaskedMulFIntrOp : _SVE_BinaryIntr<"fmul">;
def ScalableMaskedMulIIntrOp : _SVE_BinaryIntr<"mul">;
def ScalableMaskedSDivIIntrOp : _SVE_BinaryIntr<"sdiv">;
def ScalableMaskedSubFIntrOp : _SVE_BinaryIntr<"fsub">;
def ScalableMaskedSubIIntrOp : _SVE_BinaryIntr<"sub">;
def ScalableMaskedUDivIIntrOp : _SVE_BinaryIntr<"udiv">;

// Products that are added up.

class _SVE_Accumulate<string mnemonic, list<int> sums, list<Type> wide, list<int> parts, list<Type> narrow>
    : ArmSVE_Op<mnemonic, [AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "dst"]>, Pure]> {
  let summary = "adds products";
  let arguments = (ins ScalableVectorOfLengthAndType<sums, wide>:$acc,
                       ScalableVectorOfLengthAndType<parts, narrow>:$src1,
                       ScalableVectorOfLengthAndType<parts, narrow>:$src2);
  let results = (outs ScalableVectorOfLengthAndType<sums, wide>:$dst);
  let assemblyFormat = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)";
}
foreach sign = ["S", "U"] in {
  def sign#dotOp : _SVE_Accumulate<!tolower(sign) # "dot", [4, 2], [I32, I64], [16, 8], [I8, I16]>;
  def sign#dotIntrOp : _SVE_BinaryIntr<!tolower(sign) # "dot">;
}
foreach signs = ["S", "U", "Us"] in {
  def signs#mmlaOp : _SVE_Accumulate<!tolower(signs) # "mmla", [4], [I32], [16], [I8]>;
  def signs#mmlaIntrOp : _SVE_BinaryIntr<!tolower(signs) # "mmla">;
}

def BfmmlaOp : ArmSVE_IntrOp<"bfmmla", [
    AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "res"]>, Pure]> {
  let summary = "adds products of bf16";
  let arguments = (ins ScalableVectorOfLengthAndType<[4], [F32]>:$acc,
                       ScalableVectorOfLengthAndType<[8], [BF16]>:$src1,
                       ScalableVectorOfLengthAndType<[8], [BF16]>:$src2);
  let results = (outs ScalableVectorOfLengthAndType<[4], [F32]>:$res);
  let assemblyFormat = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)";
}

// Predicates.

class SvboolTypeConstraint<string narrow, string wide>
    : TypesMatchWith<"expected corresponding svbool type widened to [16]xi1", narrow, wide,
          "VectorType(VectorType::Builder(::llvm::cast<VectorType>($_self))"
          ".setDim(::llvm::cast<VectorType>($_self).getRank() - 1, 16))">;

def ConvertFromSvboolOp
    : ArmSVE_Op<"convert_from_svbool", [Pure, SvboolTypeConstraint<"result", "source">]> {
  let summary = "a predicate of any width, from the widest";
  let arguments = (ins SVBoolMask:$source);
  let results = (outs SVEPredicateMask:$result);
  let assemblyFormat = "$source attr-dict `:` type($result)";
}
def ConvertFromSvboolIntrOp
    : ArmSVE_IntrOp<"convert.from.svbool", [TypeIs<"res", SVEPredicate>], [], [0]>,
      Arguments<(ins SVBool:$svbool)>;

def ConvertToSvboolOp
    : ArmSVE_Op<"convert_to_svbool", [Pure, SvboolTypeConstraint<"source", "result">]> {
  let summary = "the widest predicate, from one of any width";
  let arguments = (ins SVEPredicateMask:$source);
  let results = (outs SVBoolMask:$result);
  let assemblyFormat = "$source attr-dict `:` type($source)";
}
def ConvertToSvboolIntrOp
    : ArmSVE_IntrOp<"convert.to.svbool", [TypeIs<"res", SVBool>], [0]>,
      Arguments<(ins SVEPredicate:$mask)>;

def PselOp : ArmSVE_Op<"psel", [AllTypesMatch<["p1", "result"]>, Pure]> {
  let summary = "a predicate if an element of another one is set";
  let arguments = (ins SVEPredicate:$p1, SVEPredicate:$p2, Index:$index);
  let results = (outs SVEPredicate:$result);
  let assemblyFormat = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)";
}
def PselIntrOp
    : ArmSVE_IntrOp<"psel", [Pure, TypeIs<"res", SVBool>], [1]>,
      Arguments<(ins Arg<SVBool, "given">:$p1, Arg<SVEPredicate, "asked">:$p2,
                     Arg<I32, "element">:$index)>;

def WhileLTIntrOp
    : ArmSVE_IntrOp<"whilelt", [Pure, TypeIs<"res", SVEPredicate>], [0], [0]>,
      Arguments<(ins I64:$base, I64:$n)>;

// Permutations.

class _SVE_Zip<int ways> : ArmSVE_Op<"zip.x" # ways, [
    AllTypesMatch<!foreach(i, !range(1, !add(ways, 1)), "sourceV" # i)
                  # !foreach(i, !range(1, !add(ways, 1)), "resultV" # i)>, Pure]> {
  let summary = "interleaves " # ways # " vectors";
  defvar numbers = !range(1, !add(ways, 1));
  defvar sources = !foreach(i, numbers, "sourceV" # i);
  let arguments = !dag(ins, !listsplat(ZipInputVectorType, ways), sources);
  let results = !dag(outs, !listsplat(ZipInputVectorType, ways), !foreach(i, numbers, "resultV" # i));
  let assemblyFormat =
      "$" # !interleave(sources, " `,` $") # " attr-dict `:` type($sourceV1)";
}
def ZipX2Op : _SVE_Zip<2>;
def ZipX4Op : _SVE_Zip<4>;

class _SVE_ZipIntr<int ways> : ArmSVE_IntrOp<"zip.x" # ways, [], [0], [], ways> {
  let arguments = !dag(ins, !listsplat(Arg<AnyScalableVectorOfAnyRank, "part">, ways),
                       !foreach(i, !range(1, !add(ways, 1)), "v" # i));
}
def ZipX2IntrOp : _SVE_ZipIntr<2>;
def ZipX4IntrOp : _SVE_ZipIntr<4>;

def DupQLaneOp : ArmSVE_Op<"dupq_lane", [AllTypesMatch<["src", "dst"]>, Pure]> {
  let summary = "repeats 128 bits";
  let arguments = (ins SVEVector:$src, I64Attr:$lane);
  let results = (outs SVEVector:$dst);
  let assemblyFormat = "$src `[` $lane `]` attr-dict `:` type($dst)";
}
def DupQLaneIntrOp
    : ArmSVE_IntrOp<"dupq_lane", [], [0], [], 1, [1], ["lane"]>,
      Arguments<(ins Arg<ScalableVectorOfRank<[1]>, "vector">:$v, Arg<I64Attr, "which part">:$lane)>;

#endif
