//===- FuncTransformOps.td: transforms of functions and calls -------------===//
#ifndef LEGALIZE_FUNC_TRANSFORM_OPS
#define LEGALIZE_FUNC_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/IR/RegionKindInterface.td"

def ApplyFuncToLLVMConversionPatternsOp
    : _Transform_ConversionPatterns<"func.func_to_llvm", ["verifyTypeConverter"]>;

def CastAndCallOp : _Transform_Whole<"func.cast_and_call",
    [AttrSizedOperandSegments, _Transform_reports] # GraphRegionNoTerminator.traits> {
  let summary = "calls a function instead of computing values";
  let arguments = (ins TransformHandleTypeInterface:$insertion_point, UnitAttr:$insert_after,
                       Optional<TransformValueHandleTypeInterface>:$inputs,
                       Optional<TransformValueHandleTypeInterface>:$outputs,
                       OptionalAttr<SymbolRefAttr>:$function_name,
                       Optional<TransformHandleTypeInterface>:$function);
  let results = (outs TransformHandleTypeInterface:$result);
  let regions = (region MaxSizedRegion<1>:$conversions);
  let assemblyFormat = [{
    ($function_name^)? ($function^)? (`(` $inputs^ `)`)? (`->` $outputs^)?
    (`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class _Transform_Signature<string word> : _Transform_Whole<"func." # word> {
  let results = (outs TransformHandleTypeInterface:$transformed_module,
                      TransformHandleTypeInterface:$transformed_function);
}
def ReplaceFuncSignatureOp : _Transform_Signature<"replace_func_signature"> {
  let summary = "another order of arguments and results";
  let arguments = (ins TransformHandleTypeInterface:$module, SymbolRefAttr:$function_name,
                       DenseI32ArrayAttr:$args_interchange, DenseI32ArrayAttr:$results_interchange,
                       UnitAttr:$adjust_func_calls);
  let assemblyFormat = [{
    $function_name `args_interchange` `=` $args_interchange
    `results_interchange` `=` $results_interchange `at` $module attr-dict
    `:` functional-type(operands, results)
  }];
}
def DeduplicateFuncArgsOp : _Transform_Signature<"deduplicate_func_args"> {
  let summary = "passes each value once";
  let arguments = (ins TransformHandleTypeInterface:$module, SymbolRefAttr:$function_name);
  let assemblyFormat = "$function_name `at` $module attr-dict `:` functional-type(operands, results)";
}

#endif
