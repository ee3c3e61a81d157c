// Embedded prelude: subsets.

#ifndef SUBSET_OP_INTERFACE_TD
#define SUBSET_OP_INTERFACE_TD

include "mlir/IR/OpBase.td"

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifySubset";
}
def SubsetExtractionOpInterface : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let cppNamespace = "::mlir";
  let verify = "verifySubsetExtraction";
}
def SubsetInsertionOpInterface : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let cppNamespace = "::mlir";
}

#endif
