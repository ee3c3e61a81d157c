//===- TosaUtilOps.td: operations of tosa that help others ----------------===//
#ifndef LEGALIZE_TOSA_UTIL_OPS
#define LEGALIZE_TOSA_UTIL_OPS

include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/Interfaces/VectorInterfaces.td"

def Tosa_ApplyScaleOp : Tosa_Op<"apply_scale",
    [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>] # ElementwiseMappable.traits> {
  let summary = "multiplies, rounds and shifts to the right";
  let arguments = (ins Tosa_IntLike:$value, Tosa_IntLike:$multiplier, Tosa_Int8Like:$shift,
                       Tosa_RoundingModeAttr:$rounding_mode);
  let results = (outs Tosa_IntLike:$output);
  let hasCustomAssemblyFormat = 1;
}

def Tosa_YieldOp : Tosa_Op<"yield", [Pure, Terminator]> {
  let summary = "end of a region";
  let arguments = (ins Variadic<Tosa_Tensor>:$inputs);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
}

#endif
