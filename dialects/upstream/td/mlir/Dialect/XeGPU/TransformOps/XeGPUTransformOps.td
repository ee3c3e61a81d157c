//===- XeGPUTransformOps.td: transforms of xegpu --------------------------===//
#ifndef LEGALIZE_XEGPU_TRANSFORM_OPS
#define LEGALIZE_XEGPU_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

defvar _XeGPU_Sizes = Variadic<TransformAnyParamTypeOrAnyHandle>;
defvar _XeGPU_Static = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;

class _XeGPU_Transform<string word, list<Trait> traits = []>
    : TransformDialectOp<"xegpu." # word, [_Transform_ownEffects, TransformOpInterface] # traits>;

def GetDescOp : TransformDialectOp<"xegpu.get_desc_op",
    [_Transform_ownApply, MemoryEffectsOpInterface, NavigationTransformOpTrait]> {
  let summary = "the descriptor of a value";
  let arguments = (ins TransformValueHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$descHandle);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def SetDescLayoutOp : _XeGPU_Transform<"set_desc_layout", [AttrSizedOperandSegments]> {
  let summary = "the layout of a descriptor";
  let arguments = (ins TransformHandleTypeInterface:$target, _XeGPU_Sizes:$sg_layout,
                       _XeGPU_Sizes:$sg_data, _XeGPU_Sizes:$inst_data, _XeGPU_Static:$static_sg_layout,
                       _XeGPU_Static:$static_sg_data, _XeGPU_Static:$static_inst_data,
                       _XeGPU_Static:$slice_dims);
  let results = (outs TransformHandleTypeInterface:$transformed);
  let assemblyFormat = [{
    $target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout)
    `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data)
    (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)?
    (`slice_dims` `=` $slice_dims^)? attr-dict `:` functional-type(operands, results)
  }];
}

def SetOpLayoutAttrOp : _XeGPU_Transform<"set_op_layout_attr", [AttrSizedOperandSegments]> {
  let summary = "the layout of an operand or result";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       DefaultValuedOptionalAttr<I64Attr, "0">:$index, _XeGPU_Sizes:$sg_layout,
                       _XeGPU_Sizes:$sg_data, _XeGPU_Sizes:$inst_data, _XeGPU_Static:$static_sg_layout,
                       _XeGPU_Static:$static_sg_data, _XeGPU_Static:$static_inst_data,
                       _XeGPU_Static:$slice_dims, DefaultValuedAttr<UnitAttr, "false">:$result);
  let assemblyFormat = [{
    $target (`result` $result^)? (`index` `=` $index^)?
    `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout)
    `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data)
    (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)?
    (`slice_dims` `=` $slice_dims^)? attr-dict `:` qualified(type(operands))
  }];
}

def SetGPULaunchThreadsOp : _XeGPU_Transform<"set_gpu_launch_threads"> {
  let summary = "how many threads a kernel has";
  let arguments = (ins TransformHandleTypeInterface:$target, _XeGPU_Sizes:$threads,
                       _XeGPU_Static:$static_threads);
  let assemblyFormat = [{
    $target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict
    `:` qualified(type(operands))
  }];
}

def InsertPrefetchOp : _XeGPU_Transform<"insert_prefetch"> {
  let summary = "loads ahead of a loop's turns";
  let arguments = (ins TransformValueHandleTypeInterface:$target,
                       Optional<TransformAnyParamTypeOrAnyHandle>:$dynamic_nb_prefetch,
                       DefaultValuedOptionalAttr<I64Attr, "1">:$static_nb_prefetch);
  let results = (outs TransformHandleTypeInterface:$desc_op);
  let assemblyFormat = [{
    $target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def ConvertLayoutOp : _XeGPU_Transform<"convert_layout", [AttrSizedOperandSegments]> {
  let summary = "from one layout to another";
  let arguments = (ins TransformValueHandleTypeInterface:$target, _XeGPU_Sizes:$input_sg_layout,
                       _XeGPU_Sizes:$input_sg_data, _XeGPU_Sizes:$input_inst_data,
                       _XeGPU_Sizes:$target_sg_layout, _XeGPU_Sizes:$target_sg_data,
                       _XeGPU_Sizes:$target_inst_data, _XeGPU_Static:$static_input_sg_layout,
                       _XeGPU_Static:$static_input_sg_data, _XeGPU_Static:$static_input_inst_data,
                       _XeGPU_Static:$static_target_sg_layout, _XeGPU_Static:$static_target_sg_data,
                       _XeGPU_Static:$static_target_inst_data);
  let results = (outs TransformHandleTypeInterface:$newConvertOp);
  let assemblyFormat = [{
    $target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout)
    `input_sg_data` `=` custom<DynamicIndexList>($input_sg_data, $static_input_sg_data)
    (`input_inst_data` `=` custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)^)?
    `target_sg_layout` `=` custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout)
    `target_sg_data` `=` custom<DynamicIndexList>($target_sg_data, $static_target_sg_data)
    (`target_inst_data` `=` custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)?
    attr-dict `:` functional-type(operands, results)
  }];
}

#endif
