//===- MLProgramTypes.td: a token that orders accesses --------------------===//
#ifndef LEGALIZE_MLPROGRAM_TYPES
#define LEGALIZE_MLPROGRAM_TYPES

include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/IR/AttrTypeBase.td"

class MLProgram_Type<string name, list<Trait> traits = [], string base = "::mlir::Type">
    : TypeDef<MLProgram_Dialect, name, traits, base>;

def MLProgram_TokenType : MLProgram_Type<"Token"> {
  // What verifiers call it.
  let summary = "Token for establishing execution ordering in a graph";
  let mnemonic = "token";
}

#endif
