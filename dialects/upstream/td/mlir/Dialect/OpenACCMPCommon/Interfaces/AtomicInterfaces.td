//===- AtomicInterfaces.td: atomic accesses of acc and omp ----------------===//
#ifndef LEGALIZE_OPENACC_MP_ATOMIC_INTERFACES
#define LEGALIZE_OPENACC_MP_ATOMIC_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

class Atomic_Interface<string name> : OpInterface<name> { let cppNamespace = "::mlir::accomp"; }
class Atomic_Value<string what, string name>
    : InterfaceMethod<what, "::mlir::Value", name>;
class Atomic_NthOp<string what, string name, string steps>
    : InterfaceMethod<what, "::mlir::Operation *", name, (ins), [{}],
                      "return &*std::next($_op.getRegion().front().begin(), " # steps # ");">;

// `v = x`
def AtomicReadOpInterface : Atomic_Interface<"AtomicReadOpInterface"> {
  let methods = [Atomic_Value<"What is read.", "getX">,
                 Atomic_Value<"Where the value read is kept.", "getV">];
}

// `x = expr`
def AtomicWriteOpInterface : Atomic_Interface<"AtomicWriteOpInterface"> {
  let methods = [Atomic_Value<"What is written.", "getX">,
                 Atomic_Value<"The value written.", "getExpr">];
}

// `x = f(x)`, f a region
def AtomicUpdateOpInterface : Atomic_Interface<"AtomicUpdateOpInterface"> {
  let methods = [Atomic_Value<"What is updated.", "getX">,
                 Atomic_NthOp<"The first operation of the region.", "getFirstOp", "0">];
}

// Two of the others as one.
def AtomicCaptureOpInterface : Atomic_Interface<"AtomicCaptureOpInterface"> {
  let methods = [Atomic_NthOp<"The first of the two.", "getFirstOp", "0">,
                 Atomic_NthOp<"The second of the two.", "getSecondOp", "1">];
}

#endif
