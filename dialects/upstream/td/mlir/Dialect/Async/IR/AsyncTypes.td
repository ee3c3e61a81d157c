//===- AsyncTypes.td: what is computed later ------------------------------===//
#ifndef LEGALIZE_ASYNC_TYPES
#define LEGALIZE_ASYNC_TYPES

include "mlir/Dialect/Async/IR/AsyncDialect.td"
include "mlir/IR/AttrTypeBase.td"

class Async_Type<string name, string typeMnemonic, string text> : TypeDef<AsyncDialect, name> {
  let mnemonic = typeMnemonic;
  let summary = text;
}

def Async_TokenType : Async_Type<"Token", "token", "async token type">;
def Async_GroupType : Async_Type<"Group", "group", "async group type">;
def Async_ValueType : Async_Type<"Value", "value", "async value type"> {
  let parameters = (ins "Type":$valueType);
  let hasCustomAssemblyFormat = 1;
}

def Async_AnyValueOrTokenType : AnyTypeOf<[Async_ValueType, Async_TokenType]>;
def Async_AnyAsyncType : AnyTypeOf<[Async_ValueType, Async_TokenType, Async_GroupType]>;

// Parts of coroutines.
def Async_CoroIdType     : Async_Type<"CoroId", "coro.id", "switched-resume coroutine identifier">;
def Async_CoroHandleType : Async_Type<"CoroHandle", "coro.handle", "coroutine handle">;
def Async_CoroStateType  : Async_Type<"CoroState", "coro.state", "saved coroutine state">;

#endif
