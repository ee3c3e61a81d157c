//===- TransformDialect.td: the transform dialect -------------------------===//
#ifndef LEGALIZE_TRANSFORM_DIALECT
#define LEGALIZE_TRANSFORM_DIALECT

include "mlir/IR/OpBase.td"

def Transform_Dialect : Dialect {
  let name = "transform";
  let cppNamespace = "::mlir::transform";
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  // Types of extensions are read and written too.
  let extraClassDeclaration = [{
    ::mlir::Type parseType(::mlir::DialectAsmParser &p) const override;
    void printType(::mlir::Type type, ::mlir::DialectAsmPrinter &p) const override;
  }];
}

class TransformDialectOp<string mnemonic, list<Trait> traits = []>
    : Op<Transform_Dialect, mnemonic, traits>;

def PossibleTopLevelTransformOpTrait : NativeOpTrait<"PossibleTopLevelTransformOpTrait"> {
  let cppNamespace = "::mlir::transform";
}

#endif
