// Embedded prelude: destination-passing style.

#ifndef DESTINATION_STYLE_OP_INTERFACE_TD
#define DESTINATION_STYLE_OP_INTERFACE_TD

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyDestinationStyle";
  let verifyWithRegions = 1;
}

#endif
