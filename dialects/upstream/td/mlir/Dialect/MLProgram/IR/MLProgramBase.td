//===- MLProgramBase.td: the ml_program dialect ---------------------------===//
#ifndef LEGALIZE_MLPROGRAM_BASE
#define LEGALIZE_MLPROGRAM_BASE

include "mlir/IR/OpBase.td"

def MLProgram_Dialect : Dialect {
  let name = "ml_program";
  let cppNamespace = "::mlir::ml_program";
  let summary = "functions, graphs and globals of machine learning programs";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
