//===- AsyncOps.td: asynchronous regions and functions, and their runtime -===//
#ifndef LEGALIZE_ASYNC_OPS
#define LEGALIZE_ASYNC_OPS

include "mlir/Dialect/Async/IR/AsyncDialect.td"
include "mlir/Dialect/Async/IR/AsyncTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Async_Op<string mnemonic, list<Trait> traits = []> : Op<AsyncDialect, mnemonic, traits>;
class Async_PlainOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : Async_Op<mnemonic, traits> {
  let arguments = args;
  let results = made;
  let assemblyFormat = form;
}

def Async_ExecuteOp : Async_Op<"execute", [SingleBlockImplicitTerminator<"YieldOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands",
                                                        "areTypesCompatible"]>,
    AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects]> {
  let summary = "runs a region once what it waits for is there";
  let arguments = (ins Variadic<Async_TokenType>:$dependencies,
                       Variadic<Async_AnyValueOrTokenType>:$bodyOperands);
  let results = (outs Async_TokenType:$token, Variadic<Async_ValueType>:$bodyResults);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}
def Async_YieldOp : Async_PlainOp<"yield", (ins Variadic<AnyType>:$operands), (outs),
    "($operands^ `:` type($operands))? attr-dict",
    [HasParent<"ExecuteOp">, Pure, Terminator, ReturnLike]>;

// Functions.
defvar Async_SignatureAttrs = (ins OptionalAttr<DictArrayAttr>:$arg_attrs,
                                   OptionalAttr<DictArrayAttr>:$res_attrs);
def Async_FuncOp : Async_Op<"func", [FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function whose results are there later";
  let arguments = !con((ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                            OptionalAttr<StrAttr>:$sym_visibility), Async_SignatureAttrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "async"; }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    bool isDeclaration() { return isExternal(); }
  }];
}
def Async_CallOp : Async_PlainOp<"call",
    !con((ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands), Async_SignatureAttrs),
    (outs Variadic<Async_AnyValueOrTokenType>),
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    [CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let extraClassDeclaration = [{
    ::mlir::Operation::operand_range getArgOperands() { return getOperands(); }
    ::mlir::CallInterfaceCallable getCallableForCallee() { return getCalleeAttr(); }
  }];
}
def Async_ReturnOp : Async_PlainOp<"return", (ins Variadic<AnyType>:$operands), (outs),
    "attr-dict ($operands^ `:` type($operands))?",
    [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let hasVerifier = 1;
}

// Waiting.
defvar Async_Operand = (ins Async_AnyValueOrTokenType:$operand);
def Async_AwaitOp : Async_PlainOp<"await", Async_Operand, (outs Optional<AnyType>:$result),
    "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict"> {
  let hasVerifier = 1;
}
def Async_AwaitAllOp : Async_PlainOp<"await_all", (ins Async_GroupType:$operand), (outs),
                                     "$operand attr-dict">;

defvar Async_Group = (outs Async_GroupType:$result);
def Async_CreateGroupOp : Async_PlainOp<"create_group", (ins Index:$size), Async_Group,
                                        "$size `:` type($result) attr-dict", [Pure]> {
  let hasCanonicalizeMethod = 1;
}
defvar Async_Member = !con(Async_Operand, (ins Async_GroupType:$group));
def Async_AddToGroupOp : Async_PlainOp<"add_to_group", Async_Member, (outs Index:$rank),
                                       "$operand `,` $group `:` type($operand) attr-dict">;

// Coroutines, as LLVM knows them.
defvar Async_Id = (ins Async_CoroIdType:$id);
defvar Async_Handle = (ins Async_CoroHandleType:$handle);
def Async_CoroIdOp : Async_PlainOp<"coro.id", (ins), (outs Async_CoroIdType:$id), "attr-dict">;
def Async_CoroBeginOp : Async_PlainOp<"coro.begin", Async_Id, (outs Async_CoroHandleType:$handle),
                                      "$id attr-dict">;
def Async_CoroFreeOp : Async_PlainOp<"coro.free", !con(Async_Id, Async_Handle), (outs),
                                     "$id `,` $handle attr-dict">;
def Async_CoroEndOp : Async_PlainOp<"coro.end", Async_Handle, (outs), "$handle attr-dict">;
def Async_CoroSaveOp : Async_PlainOp<"coro.save", Async_Handle, (outs Async_CoroStateType:$state),
                                     "$handle attr-dict">;
def Async_CoroSuspendOp : Async_PlainOp<"coro.suspend", (ins Async_CoroStateType:$state), (outs),
    "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict", [Terminator]> {
  let successors = (successor AnySuccessor:$suspendDest, AnySuccessor:$resumeDest,
                              AnySuccessor:$cleanupDest);
}

// Calls of the runtime.
class Async_RuntimeOp<string name, dag args, dag made, string form, list<Trait> traits = []>
    : Async_PlainOp<"runtime." # name, args, made, form, traits>;
def Async_RuntimeCreateOp : Async_RuntimeOp<"create", (ins),
    (outs Async_AnyValueOrTokenType:$result), "attr-dict `:` type($result)">;
def Async_RuntimeCreateGroupOp : Async_RuntimeOp<"create_group", (ins Index:$size), Async_Group,
                                                 "$size `:` type($result) attr-dict">;
def Async_RuntimeNumWorkerThreadsOp : Async_RuntimeOp<"num_worker_threads", (ins),
    (outs Index:$result), "attr-dict `:` type($result)",
    [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;

defvar Async_AnyOperand = (ins Async_AnyAsyncType:$operand);
class Async_RuntimeOfOp<string name, dag args, dag made = (outs), string middle = "">
    : Async_RuntimeOp<name, args, made, "$operand " # middle # " attr-dict `:` type($operand)">;
def Async_RuntimeSetAvailableOp : Async_RuntimeOfOp<"set_available", Async_Operand>;
def Async_RuntimeSetErrorOp : Async_RuntimeOfOp<"set_error", Async_Operand>;
def Async_RuntimeIsErrorOp : Async_RuntimeOfOp<"is_error", Async_AnyOperand, (outs I1:$is_error)>;
def Async_RuntimeAwaitOp : Async_RuntimeOfOp<"await", Async_AnyOperand>;
def Async_RuntimeAwaitAndResumeOp : Async_RuntimeOfOp<"await_and_resume",
    !con(Async_AnyOperand, Async_Handle), (outs), "`,` $handle">;
def Async_RuntimeResumeOp : Async_RuntimeOp<"resume", Async_Handle, (outs), "$handle attr-dict">;
def Async_RuntimeAddToGroupOp : Async_RuntimeOfOp<"add_to_group", Async_Member, (outs Index:$rank),
                                                  "`,` $group">;

// How often something is held.
foreach what = ["Add", "Drop"] in
  def Async_Runtime # what # RefOp : Async_RuntimeOfOp<!tolower(what) # "_ref",
      !con(Async_AnyOperand, (ins ConfinedAttr<I64Attr, [IntPositive]>:$count))>;

// What a value holds.
class Async_HeldAs<string value>
    : TypesMatchWith<"type of 'value' matches element type of 'storage'", "storage", value,
                     "::llvm::cast<ValueType>($_self).getValueType()">;
defvar Async_Storage = (ins Async_ValueType:$storage);
def Async_RuntimeLoadOp : Async_RuntimeOp<"load", Async_Storage, (outs AnyType:$result),
    "$storage attr-dict `:` type($storage)", [Async_HeldAs<"result">]>;
def Async_RuntimeStoreOp : Async_RuntimeOp<"store", !con((ins AnyType:$value), Async_Storage),
    (outs), "$value `,` $storage attr-dict `:` type($storage)", [Async_HeldAs<"value">]>;

#endif
