//===- MLProgramOps.td: operations of the ml_program dialect --------------===//
#ifndef LEGALIZE_MLPROGRAM_OPS
#define LEGALIZE_MLPROGRAM_OPS

include "mlir/Dialect/MLProgram/IR/MLProgramAttributes.td"
include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/Dialect/MLProgram/IR/MLProgramTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class MLProgram_Op<string mnemonic, list<Trait> traits = []>
    : Op<MLProgram_Dialect, mnemonic, traits>;

// Functions.

class MLProgram_FunctionOp<string mnemonic, list<Trait> traits = []>
    : MLProgram_Op<mnemonic, !listconcat([FunctionOpInterface, IsolatedFromAbove,
                                          RegionKindInterface, Symbol], traits)> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    bool isDeclaration() { return isExternal(); }
  }];
}

def MLProgram_FuncOp : MLProgram_FunctionOp<"func"> {
  let summary = "a function of control flow";
}

def MLProgram_SubgraphOp : MLProgram_FunctionOp<"subgraph", [HasOnlyGraphRegion, SingleBlock]> {
  let summary = "a function that is a graph";
}

class MLProgram_EndOp<string mnemonic, string parent>
    : MLProgram_Op<mnemonic, [Pure, HasParent<parent>, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

def MLProgram_OutputOp : MLProgram_EndOp<"output", "SubgraphOp"> {
  let summary = "what a graph gives";
}

def MLProgram_ReturnOp : MLProgram_EndOp<"return", "FuncOp"> {
  let summary = "the end of a function";
}

// Globals.

def MLProgram_GlobalOp : MLProgram_Op<"global", [Symbol]> {
  let summary = "a value that outlives calls";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, UnitAttr:$is_mutable,
                       OptionalAttr<AnyAttr>:$value, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``
    custom<TypedInitialValue>($type, $value) attr-dict
  }];
  let hasVerifier = 1;
}

defvar MLProgram_ReadGlobal = Arg<SymbolRefAttr, "", [MemRead]>;
defvar MLProgram_Tokens = Variadic<MLProgram_TokenType>;

class MLProgram_AccessOp<string mnemonic, list<Trait> traits = []>
    : MLProgram_Op<mnemonic, traits # [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;

class MLProgram_NamedLoadOp<string mnemonic, list<Trait> traits = []>
    : MLProgram_AccessOp<mnemonic,
          traits # [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global `:` type($result) attr-dict";
}

def MLProgram_GlobalLoadOp : MLProgram_NamedLoadOp<"global_load"> {
  let summary = "reads a global";
  let arguments = (ins MLProgram_ReadGlobal:$global);
}

def MLProgram_GlobalLoadConstOp : MLProgram_NamedLoadOp<"global_load_const", [Pure]> {
  let summary = "reads a global that never changes";
  let arguments = (ins SymbolRefAttr:$global);
}

def MLProgram_GlobalStoreOp : MLProgram_AccessOp<"global_store"> {
  let summary = "writes a global";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemWrite]>:$global, AnyType:$value);
  let assemblyFormat = "$global `=` $value `:` type($value) attr-dict";
}

// Accesses in graphs, in the order of their tokens.

defvar MLProgram_Order = "`` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` ";

def MLProgram_GlobalLoadGraphOp : MLProgram_AccessOp<"global_load_graph"> {
  let summary = "reads a global after other accesses";
  let arguments = (ins MLProgram_ReadGlobal:$global, MLProgram_Tokens:$consumeTokens);
  let results = (outs AnyType:$result, MLProgram_TokenType:$produceToken);
  let assemblyFormat = !strconcat("$global ", MLProgram_Order, "type($result) attr-dict");
}

def MLProgram_GlobalStoreGraphOp : MLProgram_AccessOp<"global_store_graph"> {
  let summary = "writes a global after other accesses";
  let arguments = (ins MLProgram_ReadGlobal:$global, AnyType:$value,
                       MLProgram_Tokens:$consumeTokens);
  let results = (outs MLProgram_TokenType:$produceToken);
  let assemblyFormat = !strconcat("$global `=` $value ", MLProgram_Order, "type($value) attr-dict");
}

def MLProgram_TokenOp : MLProgram_Op<"token", [Pure]> {
  let summary = "a token before any access";
  let results = (outs MLProgram_TokenType:$token);
  let assemblyFormat = "attr-dict";
}

#endif
