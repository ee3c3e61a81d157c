// test: ods
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Pair : TypeDef<D, "Pair"> { // error: [ods::mnemonic] "must have a mnemonic to have a format"
  let mnemonic = "";
  let parameters = (ins "int":$first);
  let assemblyFormat = "`<` $first `>`";
}
