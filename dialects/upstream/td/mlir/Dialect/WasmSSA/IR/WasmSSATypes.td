//===- WasmSSATypes.td: types of WebAssembly, and attributes of them ------===//
#ifndef LEGALIZE_WASMSSA_TYPES
#define LEGALIZE_WASMSSA_TYPES

include "mlir/Dialect/WasmSSA/IR/WasmSSABase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"

class WasmSSA_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<WasmSSA_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

// References that say nothing of what they refer to. Summaries are what diagnostics show.
def WasmSSA_ExternRefType : WasmSSA_Type<"ExternRef", "externref"> {
  let summary = "Opaque type for external reference";
}
def WasmSSA_FuncRefType : WasmSSA_Type<"FuncRef", "funcref"> {
  let summary = "Opaque type for function reference";
  let assemblyFormat = "";
}

// What values may be.
def WasmSSA_IntegerType : AnyTypeOf<[I32, I64]>;
def WasmSSA_FPType      : AnyTypeOf<[F32, F64]>;
def WasmSSA_VecType     : AnyTypeOf<[I128]>;
def WasmSSA_NumericType : AnyTypeOf<[WasmSSA_IntegerType, WasmSSA_FPType]> {
  let cppFunctionName = "isWasmNumericType";
}
def WasmSSA_RefType : AnyTypeOf<[WasmSSA_FuncRefType, WasmSSA_ExternRefType]> {
  let cppFunctionName = "isWasmRefType";
}
def WasmSSA_ValType : AnyTypeOf<[WasmSSA_NumericType, WasmSSA_VecType, WasmSSA_RefType]> {
  let cppFunctionName = "isWasmValueType";
}
def WasmSSA_ResultType : TupleOf<[WasmSSA_ValType]>;
def WasmSSA_FuncType   : TypeAlias<FunctionType>;

def WasmSSA_LimitType : WasmSSA_Type<"Limit", "limit"> {
  let summary = "Wasm limit type";
  let parameters = (ins "uint32_t":$min, OptionalParameter<"std::optional<uint32_t>">:$max);
  let assemblyFormat = "`[` $min `` `:` ($max^)? `]`";
}

def WasmSSA_LocalRef : WasmSSA_Type<"LocalRef", "local"> {
  let summary = "Type of a local variable";
  let parameters = (ins WasmSSA_ValType:$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$typeParam),
                                                 "return $_get(typeParam.getContext(), typeParam);">];
  let assemblyFormat = "`ref` `to` $elementType";
}

def WasmSSA_TableType : WasmSSA_Type<"Table", "tabletype"> {
  let summary = "Wasm table type";
  let parameters = (ins WasmSSA_RefType:$reference, WasmSSA_LimitType:$limit);
  let assemblyFormat = "$reference $limit";
}

// Types and numbers as attributes.
foreach kind = ["Func", "Limit", "Table", "Val"] in
  def WasmSSA_ # kind # TypeAttr : TypeAttrOf<!cast<Type>("WasmSSA_" # kind # "Type")>;

def WasmSSA_IntegerAttr : AnyAttrOf<[I32Attr, I64Attr]>;
def WasmSSA_FPAttr      : AnyAttrOf<[F32Attr, F64Attr]>;
def WasmSSA_NumericAttr : AnyAttrOf<[WasmSSA_IntegerAttr, WasmSSA_FPAttr]>;

#endif
