// Default values that C++ converts to the type of their parameter.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Dft_Dialect : Dialect {
  let name = "dft";
  let cppNamespace = "::dft";
}

class Dft_Type<string name, string type, string value> : TypeDef<Dft_Dialect, name> {
  let mnemonic = !tolower(name);
  let parameters = (ins DefaultValuedParameter<type, value>:$value);
  let assemblyFormat = "`<` ($value^)? `>`";
}

def Dft_Flag : Dft_Type<"Flag", "bool", "1">;
def Dft_Word : Dft_Type<"Word", "unsigned", "-1">;
def Dft_Long : Dft_Type<"Long", "uint64_t", "~0ULL">;
def Dft_Most : Dft_Type<"Most", "uint64_t", "std::numeric_limits<uint64_t>::max()">;
def Dft_Least : Dft_Type<"Least", "int64_t", "std::numeric_limits<int64_t>::min()">;
def Dft_Macro : Dft_Type<"Macro", "int64_t", "INT64_MIN">;
def Dft_Byte : Dft_Type<"Byte", "uint8_t", "256">;
def Dft_High : Dft_Type<"High", "uint64_t", "9223372036854775808ULL">;
def Dft_True : Dft_Type<"True", "int", "true">;
