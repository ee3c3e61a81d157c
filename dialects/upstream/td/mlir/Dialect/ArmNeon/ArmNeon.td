//===- ArmNeon.td: Neon's products ----------------------------------------===//
#ifndef LEGALIZE_ARM_NEON
#define LEGALIZE_ARM_NEON

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ArmNeon_Dialect : Dialect {
  let name = "arm_neon";
  let cppNamespace = "::mlir::arm_neon";
}

class NeonVectorOfLength<int length, Type of>
    : ShapedContainerType<[of], And<[IsVectorOfShape<[length]>, IsFixedVectorOfAnyRankTypePred]>,
                          "a vector with length " # length, "::mlir::VectorType">;

// Intrinsics.

class ArmNeon_IntrOp<string mnemonic, list<int> overloadedResults, list<int> overloadedOperands,
                     int numResults, list<Trait> traits = [], bit requiresAccessGroup = 0,
                     bit requiresAliasAnalysis = 0>
    : LLVM_IntrOpBase<ArmNeon_Dialect, "intr." # mnemonic,
                      "aarch64_neon_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults, requiresAccessGroup,
                      requiresAliasAnalysis>;
class ArmNeon_OverloadedOneResultIntrOp<string mnemonic, list<Trait> traits = []>
    : ArmNeon_IntrOp<mnemonic, [0], [], 1, traits>;
class ArmNeon_OverloadedOperandsWithOneResultIntrOp<string mnemonic, list<int> overloadedOperands,
                                                    list<Trait> traits = []>
    : ArmNeon_IntrOp<mnemonic, [0], overloadedOperands, 1, traits>;

defvar _Neon_narrow = VectorOfLengthAndType<[8, 4, 2], [I8, I16, I32]>;
def SMullOp : ArmNeon_OverloadedOneResultIntrOp<"smull", [
    Pure, AllTypesMatch<["a", "b"]>,
    TypesMatchWith<"res has same vector shape and element bitwidth scaled by 2 as a", "a", "res",
                   "::llvm::cast<VectorType>($_self).scaleElementBitwidth(2)">]> {
  let summary = "products of twice the width";
  let arguments = (ins _Neon_narrow:$a, _Neon_narrow:$b);
  let results = (outs VectorOfLengthAndType<[8, 4, 2], [I16, I32, I64]>:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `to` type($res)";
}

// Dot products of four neighbours each: as an intrinsic, and with a dimension for them.

defvar _Neon_sums = VectorOfLengthAndType<[4, 2], [I32]>;
defvar _Neon_bytes = VectorOfLengthAndType<[16, 8], [I8]>;
class _Neon_Dot {
  string summary = "adds dot products";
  dag arguments = (ins _Neon_sums:$a, _Neon_bytes:$b, _Neon_bytes:$c);
  dag results = (outs _Neon_sums:$res);
  string format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)";
  list<Trait> same = [AllTypesMatch<["b", "c"]>, AllTypesMatch<["a", "res"]>, Pure];
}
defvar _Neon_dot = _Neon_Dot<>;

def SdotOp : ArmNeon_OverloadedOperandsWithOneResultIntrOp<"sdot", [1], _Neon_dot.same # [
    TypesMatchWith<"res has the same number of elements as operand b", "b", "res",
        "VectorType::get({::llvm::cast<VectorType>($_self).getShape()[0] / 4}, "
        "IntegerType::get($_self.getContext(), 32))">]> {
  let summary = _Neon_dot.summary;
  let arguments = _Neon_dot.arguments;
  let results = _Neon_dot.results;
  let assemblyFormat = _Neon_dot.format;
}

class ArmNeon_2dOp<string mnemonic, list<Trait> traits = []>
    : Op<ArmNeon_Dialect, "2d." # mnemonic, traits>;

class _Neon_Shape<string desc, string left, string right>
    : PredOpTrait<desc, CPred<"::llvm::cast<VectorType>(" # left # ".getType()).getShape()" # right>>;

def Sdot2dOp : ArmNeon_2dOp<"sdot", _Neon_dot.same # [
    _Neon_Shape<"operand `a` should be 1-dimensional", "getA()", ".size() == 1">,
    _Neon_Shape<"operand `b` should be 2-dimensional", "getB()", ".size() == 2">,
    _Neon_Shape<"operand `b` should have 4 columns", "getB()", "[1] == 4">,
    _Neon_Shape<"operand `b` should have as many rows as the size of operand `a`", "getB()",
                "[0] == ::llvm::cast<VectorType>(getA().getType()).getShape()[0]">]> {
  let summary = _Neon_dot.summary;
  let arguments = _Neon_dot.arguments;
  let results = _Neon_dot.results;
  let assemblyFormat = _Neon_dot.format;
}

// Products of small matrices.

defvar _Neon_matrixTraits = [Pure, AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "res"]>];
defvar _Neon_matrixFormat =
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)";

class _Neon_Mmla<string mnemonic>
    : ArmNeon_OverloadedOperandsWithOneResultIntrOp<mnemonic, [1], _Neon_matrixTraits> {
  let summary = "adds products of matrices of bytes";
  let arguments = (ins NeonVectorOfLength<4, I32>:$acc, NeonVectorOfLength<16, I8>:$src1,
                       NeonVectorOfLength<16, I8>:$src2);
  let results = (outs NeonVectorOfLength<4, I32>:$res);
  let assemblyFormat = _Neon_matrixFormat;
}
def SmmlaOp : _Neon_Mmla<"smmla">;
def UmmlaOp : _Neon_Mmla<"ummla">;
def UsmmlaOp : _Neon_Mmla<"usmmla">;

def BfmmlaOp : ArmNeon_IntrOp<"bfmmla", [], [], 1, _Neon_matrixTraits> {
  let summary = "adds products of matrices of bf16";
  let arguments = (ins NeonVectorOfLength<4, F32>:$acc, NeonVectorOfLength<8, BF16>:$src1,
                       NeonVectorOfLength<8, BF16>:$src2);
  let results = (outs NeonVectorOfLength<4, F32>:$res);
  let assemblyFormat = _Neon_matrixFormat;
}

#endif
