include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Cell_Dialect : Dialect {
  let name = "cell";
  let cppNamespace = "::cell";
}

class Cell_Op<string mnemonic, list<Trait> traits = []> : Op<Cell_Dialect, mnemonic, traits>;

// It has the effects of its region, and writes itself.
def Cell_UpdateOp : Cell_Op<"update", [RecursiveMemoryEffects]> {
  let arguments = (ins Arg<AnyType, "", [MemRead, MemWrite]>:$cell);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$cell attr-dict `:` type($cell) $body";
}
// It has those of its region alone.
def Cell_ScopeOp : Cell_Op<"scope", [RecursiveMemoryEffects]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def Cell_YieldOp : Cell_Op<"yield", [Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
def Cell_GetOp : Cell_Op<"get"> {
  let arguments = (ins Arg<AnyType, "", [MemRead]>:$cell);
  let results = (outs I32:$value);
  let assemblyFormat = "$cell attr-dict `:` type($cell)";
}
// What it does only C++ code says.
def Cell_OddOp : Cell_Op<"odd", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let results = (outs I32:$value);
  let assemblyFormat = "attr-dict";
}
