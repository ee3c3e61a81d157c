//===- ArmSME.td: the arm_sme dialect -------------------------------------===//
#ifndef LEGALIZE_ARM_SME
#define LEGALIZE_ARM_SME

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/DialectBase.td"

def ArmSME_Dialect : Dialect {
  let name = "arm_sme";
  let cppNamespace = "::mlir::arm_sme";
  let dependentDialects = ["scf::SCFDialect", "vector::VectorDialect", "memref::MemRefDialect"];
  let useDefaultAttributePrinterParser = 1;
}

def SVEVector : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2, 1], [
    I8, I16, I32, I64, I128, F16, BF16, F32, F64]> {
  let summary = "a vector type that matches the size of a SVE vector";
}
def SVEPredicate : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2, 1], [I1]> {
  let summary = "a vector type that matches the size of a SVE predicate";
}

#endif
