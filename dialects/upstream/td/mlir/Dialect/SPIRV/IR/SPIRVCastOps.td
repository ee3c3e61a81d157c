//===- SPIRVCastOps.td: casts ---------------------------------------------===//
#ifndef LEGALIZE_SPIRV_CAST_OPS
#define LEGALIZE_SPIRV_CAST_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A cast of the operand of that name.
class SPIRV_AnyCast<string mnemonic, string operand, Type from, Type to, list<Trait> traits>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = !dag(ins, [from], [operand]);
  let results = (outs to:$result);
  let assemblyFormat = "$" # operand # " attr-dict `:` type($" # operand # ") `to` type($result)";
}
class SPIRV_CastOp<string mnemonic, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_AnyCast<mnemonic, "operand", SPIRV_ScalarOrVectorOrCoopMatrixOf<operandType>,
                    SPIRV_ScalarOrVectorOrCoopMatrixOf<resultType>,
                    traits # [Pure, SameOperandsAndResultShape]>;

foreach to = ["S", "U"] in
  def SPIRV_ConvertFTo # to # Op : SPIRV_CastOp<"ConvertFTo" # to, SPIRV_Integer, SPIRV_AnyFloat>;
def SPIRV_ConvertSToFOp : SPIRV_CastOp<"ConvertSToF", SPIRV_AnyFloat, SPIRV_Integer, [SignedOp]>;
def SPIRV_ConvertUToFOp : SPIRV_CastOp<"ConvertUToF", SPIRV_AnyFloat, SPIRV_Integer, [UnsignedOp]>;
def SPIRV_FConvertOp
    : SPIRV_CastOp<"FConvert", SPIRV_AnyFloat, SPIRV_AnyFloat, [UsableInSpecConstantOp]>;
def SPIRV_SConvertOp
    : SPIRV_CastOp<"SConvert", SPIRV_Integer, SPIRV_Integer, [SignedOp, UsableInSpecConstantOp]>;
def SPIRV_UConvertOp
    : SPIRV_CastOp<"UConvert", SPIRV_Integer, SPIRV_Integer, [UnsignedOp, UsableInSpecConstantOp]>;

let hasFolder = 1 in
  def SPIRV_BitcastOp : SPIRV_AnyCast<"Bitcast", "operand", SPIRV_ScalarOrVectorOrPtr,
                                      SPIRV_ScalarOrVectorOrPtr, [Pure]>;

let availability = SPIRV_Needs<[SPIRV_C_Addresses, SPIRV_C_PhysicalStorageBufferAddresses]>.all in {
  def SPIRV_ConvertPtrToUOp : SPIRV_AnyCast<"ConvertPtrToU", "pointer", SPIRV_AnyPtr, SPIRV_Integer, []>;
  def SPIRV_ConvertUToPtrOp
      : SPIRV_AnyCast<"ConvertUToPtr", "operand", SPIRV_Integer, SPIRV_AnyPtr, [UnsignedOp]>;
}
foreach op = ["PtrCastToGeneric", "GenericCastToPtr", "GenericCastToPtrExplicit"] in
  def SPIRV_ # op # Op : SPIRV_AnyCast<op, "pointer", SPIRV_AnyPtr, SPIRV_AnyPtr, [Pure]> {
    let availability = SPIRV_Needs<[SPIRV_C_Kernel]>.all;
    let autogenSerialization = !ne(op, "GenericCastToPtrExplicit");
  }

#endif
