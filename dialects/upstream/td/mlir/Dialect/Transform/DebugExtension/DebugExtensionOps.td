//===- DebugExtensionOps.td: remarks --------------------------------------===//
#ifndef LEGALIZE_TRANSFORM_DEBUG_EXTENSION_OPS
#define LEGALIZE_TRANSFORM_DEBUG_EXTENSION_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"

class _Transform_Remark<string word>
    : TransformDialectOp<"debug." # word, [_Transform_ownApply, MatchOpInterface,
                                           MemoryEffectsOpInterface, NavigationTransformOpTrait]>;

def EmitRemarkAtOp : _Transform_Remark<"emit_remark_at"> {
  let summary = "a message at the operations of a handle";
  let arguments = (ins Transform_AnyHandleType:$at, StrAttr:$message);
  let assemblyFormat = "$at `,` $message attr-dict `:` type($at)";
}
def EmitParamAsRemarkOp : _Transform_Remark<"emit_param_as_remark"> {
  let summary = "a message with a parameter's values";
  let arguments = (ins TransformParamTypeInterface:$param,
                       Optional<TransformHandleTypeInterface>:$anchor, OptionalAttr<StrAttr>:$message);
  let assemblyFormat = [{
    $param (`,` $message^)? (`at` $anchor^)? attr-dict `:` type($param) (`,` type($anchor)^)?
  }];
}

#endif
