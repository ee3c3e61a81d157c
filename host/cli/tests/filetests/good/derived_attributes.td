// Attributes that are computed: their accessors are the text of the definition.

include "mlir/IR/OpBase.td"

def Mill : Dialect { let name = "mill"; let cppNamespace = "::mill"; }

def GrindOp : Op<Mill, "grind", [AllTypesMatch<["grain", "flour"]>]> {
  let arguments = (ins AnyTensor:$grain);
  let results = (outs AnyTensor:$flour);
  DerivedAttr rank = DerivedAttr<"int64_t", "return ::llvm::cast<::mlir::ShapedType>(getGrain().getType()).getRank();">;
  DerivedTypeAttr stone_type = DerivedTypeAttr<"return ::mlir::getElementTypeOrSelf(getFlour());">;
  let extraClassDeclaration = [{ int64_t twice() { return getRank() * 2; } }];
  let assemblyFormat = "$grain attr-dict `:` type($grain)";
}
