//===- UBOps.td: undefined behaviour --------------------------------------===//
#ifndef LEGALIZE_UB_OPS
#define LEGALIZE_UB_OPS

include "mlir/Dialect/UB/IR/UBOpsInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let cppNamespace = "::mlir::ub";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class UB_Op<string mnemonic, list<Trait> traits> : Op<UB_Dialect, mnemonic, traits>;

def PoisonAttr : AttrDef<UB_Dialect, "Poison", [PoisonAttrInterface]> {
  let mnemonic = "poison";
}

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "a value that must not matter";
  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "{}">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "the end of what is never run";
  let assemblyFormat = "attr-dict";
}

#endif
