// Definitions under the names of IREE's dialects, as far as their overlay names them.
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def Util_Dialect : Dialect { let name = "util"; let cppNamespace = "::util"; }
def VM_Dialect : Dialect { let name = "vm"; let cppNamespace = "::vm"; }
class Function<Dialect dialect> : Op<dialect, "func", [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def Util_FuncOp : Function<Util_Dialect>;
def VM_FuncOp : Function<VM_Dialect>;
def Util_ReturnOp : Op<Util_Dialect, "return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}
def Util_GlobalOp : Op<Util_Dialect, "global", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, OptionalAttr<TypedAttrInterface>:$initial_value);
  let assemblyFormat = "$sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)";
}
