//===- DLTI.td: all of the dlti dialect but its attributes ----------------===//
#ifndef LEGALIZE_DLTI
#define LEGALIZE_DLTI

include "mlir/Dialect/DLTI/DLTIBase.td"

#endif
