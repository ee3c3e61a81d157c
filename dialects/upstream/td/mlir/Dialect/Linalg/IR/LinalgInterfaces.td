//===- LinalgInterfaces.td: interfaces of structured operations -----------===//
#ifndef LEGALIZE_LINALG_INTERFACES
#define LEGALIZE_LINALG_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"

class _LinalgInterface<string name, string check = "", bit withRegions = 0, list<Interface> bases = []>
    : OpInterface<name, bases> {
  let cppNamespace = "::mlir::linalg";
  let verify = check;
  let verifyWithRegions = withRegions;
}

def AggregatedOpInterface : _LinalgInterface<"AggregatedOpInterface">;
def LinalgContractionOpInterface
    : _LinalgInterface<"ContractionOpInterface", "verifyContraction", 1>;
def LinalgConvolutionOpInterface : _LinalgInterface<"ConvolutionOpInterface", "verifyConvolution">;
def LinalgFillOpInterface : _LinalgInterface<"FillOpInterface", "verifyFill">;
def LinalgStructuredInterface
    : _LinalgInterface<"LinalgOp", "verifyStructured", 1,
                       [DestinationStyleOpInterface, IndexingMapOpInterface]>;

#endif
