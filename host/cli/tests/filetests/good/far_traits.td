// Traits of names that C++ knows, of another namespace: they are others.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Far : Dialect { let name = "far"; let cppNamespace = "::far"; }
class FarTrait<string name> : NativeOpTrait<name> { let cppNamespace = "::mlir::far::OpTrait"; }

def EndOp : Op<Far, "end", [FarTrait<"IsTerminator">, FarTrait<"IsIsolatedFromAbove">]>;

class Far_Attr<string name, string of> : AttrDef<Far, name> {
  let mnemonic = !tolower(name);
  let parameters = (ins of:$x);
  let assemblyFormat = "`<` $x `>`";
}
def U8 : Far_Attr<"U8", "uint8_t">;
def U32 : Far_Attr<"U32", "uint32_t">;
def U64 : Far_Attr<"U64", "uint64_t">;
def S64 : Far_Attr<"S64", "int64_t">;
def Truth : Far_Attr<"Truth", "bool">;
