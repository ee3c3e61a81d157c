include "mlir/IR/OpBase.td"
assert 0, "first";
def Wrong : NoSuchClass;
