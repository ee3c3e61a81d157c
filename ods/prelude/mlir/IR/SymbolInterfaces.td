// Embedded prelude: symbols.

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifySymbol";
  let methods = [
    InterfaceMethod<"The name as an attribute.", "::mlir::StringAttr", "getNameAttr", (ins),
      [{ return $_op->getAttrOfType<::mlir::StringAttr>("sym_name"); }],
      [{ return $_op->getAttrOfType<::mlir::StringAttr>("sym_name"); }]>,
    InterfaceMethod<"Sets the name.", "void", "setName", (ins "::mlir::StringAttr":$name), [{}],
      [{ $_op->setAttr("sym_name", name); }]>,
    InterfaceMethod<"Who sees it.", "::mlir::SymbolTable::Visibility", "getVisibility", (ins), [{}],
      [{ return ::mlir::SymbolTable::getSymbolVisibility($_op.getOperation()); }]>,
    InterfaceMethod<"Sets who sees it.", "void", "setVisibility", (ins "::mlir::SymbolTable::Visibility":$vis), [{}],
      [{ ::mlir::SymbolTable::setSymbolVisibility($_op.getOperation(), vis); }]>,
    InterfaceMethod<"Lets everybody see it.", "void", "setPublic", (ins), [{}],
      [{ setVisibility(::mlir::SymbolTable::Visibility::Public); }]>,
    InterfaceMethod<"Lets its own table see it.", "void", "setPrivate", (ins), [{}],
      [{ setVisibility(::mlir::SymbolTable::Visibility::Private); }]>,
    InterfaceMethod<"Lets nested tables see it.", "void", "setNested", (ins), [{}],
      [{ setVisibility(::mlir::SymbolTable::Visibility::Nested); }]>,
    InterfaceMethod<"True if it is seen from everywhere.", "bool", "isPublic", (ins), [{}],
      [{ return !$_op->hasAttr("sym_visibility")
             || $_op->getAttrOfType<::mlir::StringAttr>("sym_visibility").getValue() == "public"; }]>,
    InterfaceMethod<"True if it is seen from its own table alone.", "bool", "isPrivate", (ins), [{}],
      [{ return $_op->hasAttr("sym_visibility")
             && $_op->getAttrOfType<::mlir::StringAttr>("sym_visibility").getValue() == "private"; }]>,
    InterfaceMethod<"True if it is seen from nested tables.", "bool", "isNested", (ins), [{}],
      [{ return $_op->hasAttr("sym_visibility")
             && $_op->getAttrOfType<::mlir::StringAttr>("sym_visibility").getValue() == "nested"; }]>,
    InterfaceMethod<"True if the name may be missing.", "bool", "isOptionalSymbol", (ins), [{}],
      [{ return false; }]>,
    InterfaceMethod<"True if it may be erased when it is unused.", "bool", "canDiscardOnUseEmpty", (ins), [{}],
      [{ return !$_op.isPublic(); }]>,
    InterfaceMethod<"True if what it names is defined elsewhere.", "bool", "isDeclaration", (ins), [{}],
      [{ return false; }]>,
  ];
  let extraSharedClassDeclaration = [{
    ::llvm::StringRef getName() { return getNameAttr().getValue(); }
  }];
}
def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let cppNamespace = "::mlir";
}
def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let cppNamespace = "::mlir";
}
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif
