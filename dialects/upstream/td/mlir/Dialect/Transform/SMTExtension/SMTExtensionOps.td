//===- SMTExtensionOps.td: constraints on parameters ----------------------===//
#ifndef LEGALIZE_TRANSFORM_SMT_EXTENSION_OPS
#define LEGALIZE_TRANSFORM_SMT_EXTENSION_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"

def ConstrainParamsOp : _Transform_Whole<"smt.constrain_params",
                                         [SingleBlockImplicitTerminator<"::mlir::smt::YieldOp">]> {
  let cppNamespace = "mlir::transform::smt";
  let summary = "parameters as symbols, and what holds for them";
  let arguments = (ins Variadic<TransformParamTypeInterface>:$params);
  let results = (outs Variadic<TransformParamTypeInterface>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body";
  let hasVerifier = 1;
}

#endif
