//===- SPIRVCompositeOps.td: parts of composite values --------------------===//
#ifndef LEGALIZE_SPIRV_COMPOSITE_OPS
#define LEGALIZE_SPIRV_COMPOSITE_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Parts by constant indices.

def SPIRV_CompositeConstructOp : SPIRV_Op<"CompositeConstruct", [Pure]> {
  let summary = "a composite of its parts";
  let arguments = (ins Variadic<SPIRV_Type>:$constituents);
  let results = (outs SPIRV_Composite:$result);
  let assemblyFormat = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)";
}
def SPIRV_CompositeExtractOp : SPIRV_Op<"CompositeExtract", [Pure, UsableInSpecConstantOp]> {
  let summary = "a part of a composite";
  let arguments = (ins SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Type:$component);
  let builders = [OpBuilder<(ins "Value":$composite, "ArrayRef<int32_t>":$indices)>];
  let hasFolder = 1;
}
def SPIRV_CompositeInsertOp : SPIRV_Op<"CompositeInsert", [Pure, UsableInSpecConstantOp]> {
  let summary = "a composite with another part";
  let arguments = (ins SPIRV_Type:$object, SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Composite:$result);
  let builders = [OpBuilder<(ins "Value":$object, "Value":$composite, "ArrayRef<int32_t>":$indices)>];
}
def SPIRV_VectorShuffleOp : SPIRV_Op<"VectorShuffle", [
    AllElementTypesMatch<["vector1", "vector2", "result"]>, Pure]> {
  let summary = "a vector of chosen elements of two vectors";
  let arguments = (ins SPIRV_Vector:$vector1, SPIRV_Vector:$vector2, I32ArrayAttr:$components);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = [{
    attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)
  }];
}

// Elements of vectors by an index at run time.

class SPIRV_IsElementOf<string vector, string element>
    : TypesMatchWith<"type of '" # element # "' matches element type of '" # vector # "'", vector, element,
                     "::llvm::cast<mlir::VectorType>($_self).getElementType()">;

let hasVerifier = 0 in {
  def SPIRV_VectorExtractDynamicOp : SPIRV_Op<"VectorExtractDynamic", [
      Pure, SPIRV_IsElementOf<"vector", "result">]> {
    let arguments = (ins SPIRV_Vector:$vector, SPIRV_Integer:$index);
    let results = (outs SPIRV_Scalar:$result);
    let assemblyFormat = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
  }
  def SPIRV_VectorInsertDynamicOp : SPIRV_Op<"VectorInsertDynamic", [
      SPIRV_IsElementOf<"vector", "component">, AllTypesMatch<["vector", "result"]>, Pure]> {
    let arguments = (ins SPIRV_Vector:$vector, SPIRV_Scalar:$component, SPIRV_Integer:$index);
    let results = (outs SPIRV_Vector:$result);
    let assemblyFormat = [{
      $component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)
    }];
  }
}

#endif
