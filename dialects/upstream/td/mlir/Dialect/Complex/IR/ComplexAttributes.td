//===- ComplexAttributes.td: a complex number as an attribute -------------===//
#ifndef LEGALIZE_COMPLEX_ATTRIBUTES
#define LEGALIZE_COMPLEX_ATTRIBUTES

include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class Complex_Attr<string name, string word, list<Trait> traits = []>
    : AttrDef<Complex_Dialect, name, traits> {
  let mnemonic = word;
}

def Complex_NumberAttr : Complex_Attr<"Number", "number", [TypedAttrInterface]> {
  let summary = "real and imaginary part";
  let parameters = (ins APFloatParameter<"">:$real, APFloatParameter<"">:$imag,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [AttrBuilderWithInferredContext<
      (ins "mlir::ComplexType":$type, "double":$real, "double":$imag), [{
    auto part = [&](double number) {
      bool rounded = false;
      ::llvm::APFloat value(number);
      value.convert(::llvm::cast<::mlir::FloatType>(type.getElementType()).getFloatSemantics(),
                    ::llvm::APFloat::rmNearestTiesToEven, &rounded);
      return value;
    };
    return $_get(type.getContext(), part(real), part(imag), type);
  }]>];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

#endif
