// Definitions under the names of HEIR's dialects, as far as their overlay names them.
include "mlir/IR/OpBase.td"

def Secret_Dialect : Dialect {
  let name = "secret";
  let cppNamespace = "::secret";
  let useDefaultTypePrinterParser = 1;
}
def Secret : TypeDef<Secret_Dialect, "Secret"> {
  let mnemonic = "secret";
  let parameters = (ins "Type":$valueType);
  let assemblyFormat = "`<` $valueType `>`";
}
def Secret_YieldOp : Op<Secret_Dialect, "yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let hasCustomAssemblyFormat = 1;
}
def Secret_GenericOp : Op<Secret_Dialect, "generic"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
}
