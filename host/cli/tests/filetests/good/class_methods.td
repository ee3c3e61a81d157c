// An operation whose class hides what every operation has.
#ifndef CLASS_METHODS
#define CLASS_METHODS
include "mlir/IR/OpBase.td"

def M_Dialect : Dialect {
  let name = "m";
  let cppNamespace = "::m";
}
def M_Sized : OpInterface<"SizedOpInterface"> {
  let cppNamespace = "::m";
  let methods = [
    InterfaceMethod<"The size.", "int64_t", "size">,
    InterfaceMethod<"Half of it.", "int64_t", "half", (ins), [{}], [{ return $_op.size() / 2; }]>,
    InterfaceMethod<"By the interface alone.", "bool", "isEven", (ins), [{ return $_op.size() % 2 == 0; }]>,
  ];
  let extraSharedClassDeclaration = [{
    // Larger than so much?
    bool exceeds(int64_t limit) { return $_op.size() > limit; }
  }];
}
def M_BoxOp : Op<M_Dialect, "box", [M_Sized]> {
  let arguments = (ins StrAttr:$name, I64Attr:$length, Variadic<AnyType>:$parts);
  let results = (outs Variadic<AnyType>:$made);
  let extraClassDeclaration = [{
    int64_t size() { return getLength() + getNumOperands(); }
    ::llvm::StringRef getTitle() { return getName(); }
    bool isTall();
    bool isLonger(int64_t than, int64_t by = 2 * 2);
    int64_t onlyInCpp();
  }];
  let extraClassDefinition = [{
    bool $cppClass::isTall() { return exceeds(10) && half() > 5; }
    bool $cppClass::isLonger(int64_t limit, int64_t more) { return size() > limit + more; }
  }];
}
#endif
