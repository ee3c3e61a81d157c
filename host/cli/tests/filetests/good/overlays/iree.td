// Definitions under the names of IREE's dialects, as far as their overlay names them.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
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
class Initializer<Dialect dialect> : Op<dialect, "initializer", [IsolatedFromAbove]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def Util_InitializerOp : Initializer<Util_Dialect>;
def VM_InitializerOp : Initializer<VM_Dialect>;
def Util_UnfoldableConstantOp : Op<Util_Dialect, "unfoldable_constant", [FirstAttrDerivedResultType]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType);
  let hasCustomAssemblyFormat = 1;
}
def Util_IntAssumptionAttr : AttrDef<Util_Dialect, "IntAssumption"> {
  let mnemonic = "int.assumption";
  let parameters = (ins "int64_t":$udiv);
  let assemblyFormat = "`<` `udiv` `=` $udiv `>`";
}
def Util_AssumeIntOp : Op<Util_Dialect, "assume.int"> {
  let arguments = (ins Variadic<AnyType>:$operands, ArrayAttr:$assumptions);
  let results = (outs Variadic<AnyType>:$results);
  let hasCustomAssemblyFormat = 1;
}
def Util_CallOp : Op<Util_Dialect, "call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands, OptionalAttr<ArrayAttr>:$tied_operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` custom<OperandTypeList>(type($operands)) `->`
    custom<TiedFunctionResultList>(ref($operands), ref(type($operands)), type($results), $tied_operands)
  }];
}

def Flow_Dialect : Dialect { let name = "flow"; let cppNamespace = "::flow"; }
def Flow_DispatchRegionOp : Op<Flow_Dialect, "dispatch.region", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$result_dims, Variadic<Index>:$workload);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region AnyRegion:$body, AnyRegion:$workgroup_count);
  let hasCustomAssemblyFormat = 1;
}
def Flow_ReturnOp : Op<Flow_Dialect, "return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Stream_Dialect : Dialect {
  let name = "stream";
  let cppNamespace = "::stream";
  let useDefaultTypePrinterParser = 1;
}
def Stream_Resource : TypeDef<Stream_Dialect, "Resource"> {
  let mnemonic = "resource";
}
def Stream_ExportOp : Op<Stream_Dialect, "executable.export", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$function_ref);
  let regions = (region AnyRegion:$workgroup_count);
  let assemblyFormat = "custom<SymbolAlias>($sym_name, $function_ref) custom<WorkgroupCountRegion>($workgroup_count) attr-dict-with-keyword";
}
def Stream_ReturnOp : Op<Stream_Dialect, "return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}
def Stream_DispatchOp : Op<Stream_Dialect, "async.dispatch", [AttrSizedOperandSegments]> {
  let arguments = (ins SymbolRefArrayAttr:$entry_points, Variadic<AnyType>:$operands, Variadic<Index>:$sizes, Variadic<Index>:$offsets,
                       Variadic<Index>:$ends, Variadic<Index>:$lengths, Variadic<Index>:$result_sizes, OptionalAttr<ArrayAttr>:$tied);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    custom<DispatchEntryPoints>($entry_points) `` custom<DispatchOperands>($operands, $offsets, $ends, $lengths) attr-dict `:`
    custom<ShapedFunctionType>(ref($operands), type($operands), $sizes, type($results), $result_sizes, $tied)
  }];
}
def Stream_FillOp : Op<Stream_Dialect, "async.fill", [AllTypesMatch<["target", "result"]>]> {
  let arguments = (ins AnyType:$value, AnyType:$target, Index:$target_size);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value `,` $target attr-dict `:` type($value) `->` custom<ShapedTiedResult>(type($result), $target_size)";
}
def Stream_AwaitOp : Op<Stream_Dialect, "await", [AttrSizedOperandSegments, AllTypesMatch<["values", "results"]>]> {
  let arguments = (ins Variadic<AnyType>:$values, Variadic<Index>:$sizes);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$values `:` custom<ShapedTypeList>(type($values), type($results), $sizes) attr-dict";
}
def Stream_ExecuteOp : Op<Stream_Dialect, "async.execute", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$operands, Variadic<Index>:$sizes, Variadic<Index>:$result_sizes, OptionalAttr<ArrayAttr>:$tied);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    `with` `` custom<ResourceRegion>($operands, type($operands), $sizes, type($results), $result_sizes, $tied, $body) attr-dict-with-keyword
  }];
}
def Stream_CommandOp : Op<Stream_Dialect, "cmd.dispatch", [AttrSizedOperandSegments]> {
  let arguments = (ins SymbolRefArrayAttr:$entry_points, Variadic<AnyType>:$resources, Variadic<Index>:$sizes, Variadic<Index>:$offsets,
                       Variadic<Index>:$lengths, ArrayAttr:$accesses);
  let assemblyFormat = [{
    custom<DispatchEntryPoints>($entry_points) `{`
    custom<DispatchResources>($resources, type($resources), $sizes, $offsets, $lengths, $accesses) `\n` `}` attr-dict-with-keyword
  }];
}

def Codegen_Dialect : Dialect {
  let name = "iree_codegen";
  let cppNamespace = "::codegen";
  let useDefaultAttributePrinterParser = 1;
}
def Codegen_LevelAttr : AttrDef<Codegen_Dialect, "Level"> {
  let mnemonic = "lowering_config_level";
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes, OptionalArrayRefParameter<"int64_t">:$interchange,
                        OptionalArrayRefParameter<"bool">:$scalableFlags);
  let hasCustomAssemblyFormat = 1;
}
def Codegen_ConfigOp : Op<Codegen_Dialect, "config"> {
  let arguments = (ins Codegen_LevelAttr:$level);
  let assemblyFormat = "$level attr-dict";
}
def Codegen_InnerTiledOp : Op<Codegen_Dialect, "inner_tiled", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$outputs, OptionalAttr<Codegen_LevelAttr>:$level);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "`ins` `(` $inputs `)` `outs` `(` $outputs `)` attr-dict `:` type($inputs) `into` type($outputs)";
}
