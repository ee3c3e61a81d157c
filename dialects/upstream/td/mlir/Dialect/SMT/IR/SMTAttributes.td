//===- SMTAttributes.td: constants of smt ---------------------------------===//
#ifndef LEGALIZE_SMT_ATTRIBUTES
#define LEGALIZE_SMT_ATTRIBUTES

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

def BitVectorAttr
    : AttrDef<SMTDialect, "BitVector", [DeclareAttrInterfaceMethods<TypedAttrInterface>]> {
  let mnemonic = "bv";
  let parameters = (ins APIntParameter<"">:$value);
  let hasCustomAssemblyFormat = true;
  let genVerifyDecl = true;
}

#endif
