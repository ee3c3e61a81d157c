// Types by the names of upstream's, whose checks are C++ there.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

class Of<string dialect> : Dialect {
  let name = dialect;
  let cppNamespace = "::mlir::" # dialect;
}
def Smt_Dialect : Of<"smt">;
def Tosa_Dialect : Of<"tosa">;
def EmitC_Dialect : Of<"emitc">;
def Transform_Dialect : Of<"transform">;

class Checked<Dialect dialect, string name, string word, dag params> : TypeDef<dialect, name> {
  let mnemonic = word;
  let parameters = params;
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
}
def Smt_BitVector : Checked<Smt_Dialect, "BitVector", "bv", (ins "int64_t":$width)>;
def Tosa_Shape : Checked<Tosa_Dialect, "shape", "shape", (ins "int":$rank)>;
def EmitC_Opaque : Checked<EmitC_Dialect, "Opaque", "opaque", (ins StringRefParameter<"text">:$value)>;
def EmitC_Pointer : Checked<EmitC_Dialect, "Pointer", "ptr", (ins "Type":$pointee)>;
def Transform_Param : Checked<Transform_Dialect, "Param", "param", (ins "Type":$type)>;
