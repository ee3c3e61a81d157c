//===- XeGPU.td: the whole xegpu dialect ----------------------------------===//
#ifndef LEGALIZE_XEGPU
#define LEGALIZE_XEGPU

include "mlir/Dialect/XeGPU/IR/XeGPUOps.td"

#endif
