// Embedded prelude: functions.

#ifndef MLIR_IR_FUNCTIONINTERFACES_TD_
#define MLIR_IR_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The signature.", "::mlir::Type", "getFunctionType">,
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::Region &getFunctionBody() { return $_op->getRegion(0); }
    bool isExternal() { return empty(); }
    bool empty() { return getFunctionBody().empty(); }
    auto getBlocks() { return getFunctionBody().getBlocks(); }
    ::mlir::Block &front() { return getFunctionBody().front(); }
    ::mlir::Block &back() { return getFunctionBody().back(); }
    unsigned getNumArguments() { return $_op.getArgumentTypes().size(); }
    unsigned getNumResults() { return $_op.getResultTypes().size(); }
    ::mlir::BlockArgument getArgument(unsigned index) { return getFunctionBody().getArgument(index); }
    auto getArguments() { return getFunctionBody().getArguments(); }
    ::mlir::ArrayAttr getAllArgAttrs() { return $_op.getArgAttrsAttr(); }
    ::mlir::ArrayAttr getAllResultAttrs() { return $_op.getResAttrsAttr(); }
    ::mlir::DictionaryAttr getArgAttrDict(unsigned index) {
      auto all = $_op.getArgAttrsAttr();
      if (!all)
        return nullptr;
      return all.getValue()[index];
    }
    ::mlir::DictionaryAttr getResultAttrDict(unsigned index) {
      auto all = $_op.getResAttrsAttr();
      if (!all)
        return nullptr;
      return all.getValue()[index];
    }
    ::mlir::Attribute getArgAttr(unsigned index, ::llvm::StringRef name) {
      auto own = getArgAttrDict(index);
      if (!own)
        return nullptr;
      return own.get(name);
    }
    ::mlir::Attribute getResultAttr(unsigned index, ::llvm::StringRef name) {
      auto own = getResultAttrDict(index);
      if (!own)
        return nullptr;
      return own.get(name);
    }
    auto getArgAttrs(unsigned index) {
      auto own = getArgAttrDict(index);
      if (!own)
        return {};
      return own.getValue();
    }
    auto getResultAttrs(unsigned index) {
      auto own = getResultAttrDict(index);
      if (!own)
        return {};
      return own.getValue();
    }
  }];
  let verify = "verifyFunction";
}

#endif
