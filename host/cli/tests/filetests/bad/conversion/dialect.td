// Operations whose legality hangs on what other patterns change.
include "mlir/IR/OpBase.td"

def C_Dialect : Dialect {
  let name = "c";
  let cppNamespace = "::c";
}
class C_Op<string mnemonic> : Op<C_Dialect, mnemonic> {
  let arguments = (ins Optional<AnyType>:$value);
  let results = (outs I32:$result);
}
def C_Old : C_Op<"old">;
def C_New : C_Op<"new">;
def C_Reader : C_Op<"reader">;
def C_Again : C_Op<"again">;
