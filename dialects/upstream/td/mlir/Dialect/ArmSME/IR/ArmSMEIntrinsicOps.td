//===- ArmSMEIntrinsicOps.td: SME's intrinsics ----------------------------===//
#ifndef LEGALIZE_ARM_SME_INTRINSIC_OPS
#define LEGALIZE_ARM_SME_INTRINSIC_OPS

include "mlir/Dialect/ArmSME/IR/ArmSME.td"

def MOPPredicate : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2], [I1]> {
  let summary = "a vector type that is a supported predicate for the SME MOP instructions";
}
def MOPVector : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2], [
    I8, I16, BF16, F16, F32, F64]> {
  let summary = "a vector type that is a supported input for the SME MOP instructions";
}

class ArmSME_IntrOp<string mnemonic, list<int> immArgPositions = [], list<string> immArgAttrNames = [],
                    list<int> overloadedOperands = [], list<Trait> traits = [], int numResults = 0,
                    list<int> overloadedResults = []>
    : LLVM_IntrOpBase<ArmSME_Dialect, "intr." # mnemonic,
                      "aarch64_sme_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults, 0, 0, 0, 0, 0, immArgPositions,
                      immArgAttrNames>;

// What many of them take.
defvar _SME_TileId = Arg<I32Attr, "number of the tile">;
defvar _SME_Slice = Arg<I32, "number of the slice">;
defvar _SME_Mask = Arg<SVEPredicate, "which elements">;

// Outer products.

class ArmSME_IntrMopOverloadedOp<string mnemonic>
    : ArmSME_IntrOp<mnemonic, [0], ["tile_id"], [4]>,
      Arguments<(ins _SME_TileId:$tile_id, Arg<MOPPredicate, "which rows">:$lhs_predicate,
                     Arg<MOPPredicate, "which columns">:$rhs_predicate,
                     Arg<MOPVector, "rows">:$lhs_vector, Arg<MOPVector, "columns">:$rhs_vector)>;

foreach sign = ["a", "s"] in {
  def LLVM_aarch64_sme_mop#sign : ArmSME_IntrMopOverloadedOp<"mop" # sign>;
  foreach kind = ["", "s", "u", "su", "us"] in
    def LLVM_aarch64_sme_#kind#mop#sign#_wide : ArmSME_IntrMopOverloadedOp<kind # "mop" # sign # ".wide">;
  foreach kind = ["s", "u"] in
    def LLVM_aarch64_sme_#kind#mop#sign#_za32 : ArmSME_IntrMopOverloadedOp<kind # "mop" # sign # ".za32">;
}

// Memory, by size of element and direction of the slice.

class ArmSME_IntrLoadStoreOp<string mnemonic> : ArmSME_IntrOp<mnemonic, [2], ["tile_id"]>;
class ArmSME_IntrLoadOp<string mnemonic>
    : ArmSME_IntrLoadStoreOp<mnemonic>,
      Arguments<(ins _SME_Mask:$predicate, Arg<LLVM_AnyPointer, "where from">:$load_address,
                     _SME_TileId:$tile_id, _SME_Slice:$tile_slice_index)>;
class ArmSME_IntrStoreOp<string mnemonic>
    : ArmSME_IntrLoadStoreOp<mnemonic>,
      Arguments<(ins _SME_Mask:$predicate,
                     Arg<LLVM_AnyPointer, "where to", [MemWrite]>:$store_address,
                     _SME_TileId:$tile_id, _SME_Slice:$tile_slice_index)>;

// From and to vectors.

class LLVM_aarch64_sme_write<string direction>
    : ArmSME_IntrOp<"write." # direction, [0], ["tile_id"], [3],
                    [AllShapesMatch<["predicate", "vector"]>]>,
      Arguments<(ins _SME_TileId:$tile_id, _SME_Slice:$tile_slice_index, _SME_Mask:$predicate,
                     Arg<SVEVector, "what">:$vector)>;
class LLVM_aarch64_sme_read<string direction>
    : ArmSME_IntrOp<"read." # direction, [2], ["tile_id"], [],
                    [AllShapesMatch<["vector", "predicate", "res"]>,
                     AllElementTypesMatch<["vector", "res"]>], 1, [0]>,
      Arguments<(ins Arg<SVEVector, "what is not selected">:$vector, _SME_Mask:$predicate,
                     _SME_TileId:$tile_id, _SME_Slice:$tile_slice_index)>;

foreach direction = ["horiz", "vert"] in {
  foreach size = ["b", "h", "w", "d", "q"] in {
    def LLVM_aarch64_sme_ld1#size#_#direction : ArmSME_IntrLoadOp<"ld1" # size # "." # direction>;
    def LLVM_aarch64_sme_st1#size#_#direction : ArmSME_IntrStoreOp<"st1" # size # "." # direction>;
  }
  def LLVM_aarch64_sme_write_#direction : LLVM_aarch64_sme_write<direction>;
  def LLVM_aarch64_sme_read_#direction : LLVM_aarch64_sme_read<direction>;
}

// Others.

def LLVM_aarch64_sme_zero
    : ArmSME_IntrOp<"zero", [0], ["tile_mask"]>, Arguments<(ins Arg<I32Attr, "which tiles">:$tile_mask)>;

def LLVM_aarch64_sme_str
    : ArmSME_IntrOp<"str">,
      Arguments<(ins Arg<I32, "row">:$index, Arg<LLVM_AnyPointer, "where to", [MemWrite]>:$store_address,
                     Arg<I32, "how far from there">:$offset)>;

class ArmSME_IntrCountOp<string mnemonic>
    : ArmSME_IntrOp<mnemonic, [], [], [], [PredOpTrait<"`res` is i64", TypeIsPred<"res", I64>>], 1>;
def LLVM_aarch64_sme_cntsd : ArmSME_IntrCountOp<"cntsd">;

#endif
