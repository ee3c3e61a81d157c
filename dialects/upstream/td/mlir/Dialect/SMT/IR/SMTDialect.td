//===- SMTDialect.td: the smt dialect -------------------------------------===//
#ifndef LEGALIZE_SMT_DIALECT
#define LEGALIZE_SMT_DIALECT

include "mlir/IR/DialectBase.td"

def SMTDialect : Dialect {
  let name = "smt";
  let cppNamespace = "mlir::smt";
  let summary = "satisfiability modulo theories";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
