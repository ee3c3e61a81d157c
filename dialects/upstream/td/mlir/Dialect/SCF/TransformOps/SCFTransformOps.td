//===- SCFTransformOps.td: transforms of structured control flow ----------===//
#ifndef LEGALIZE_SCF_TRANSFORM_OPS
#define LEGALIZE_SCF_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def ApplyForLoopCanonicalizationPatternsOp : _Transform_Patterns<"scf.for_loop_canonicalization">;
def ApplySCFStructuralConversionPatternsOp
    : _Transform_ConversionPatterns<"scf.structural_conversions", ["populateConversionTargetRules"]>;
def ApplySCFToControlFlowPatternsOp : _Transform_ConversionPatterns<"scf.scf_to_control_flow">;

def Transform_ScfForOp : Transform_ConcreteOpType<"scf.for">;

// One kind of loops instead of another one.
class _Loop_Convert<string word> : _Transform_Functional<"loop." # word> {
  let summary = "other loops: `" # word # "`";
  let results = (outs Variadic<TransformHandleTypeInterface>:$transformed);
}
def ForallToForOp : _Loop_Convert<"forall_to_for">;
def ForallToParallelOp : _Loop_Convert<"forall_to_parallel">;
def ParallelForToNestedForOps : _Loop_Convert<"parallel_for_to_nested_fors">;

def LoopOutlineOp : _Transform_Functional<"loop.outline"> {
  let summary = "moves loops to functions";
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$func_name);
  let results = (outs TransformHandleTypeInterface:$function, TransformHandleTypeInterface:$call);
}
def LoopPeelOp : _Transform_FunctionalEach<"loop.peel"> {
  let summary = "splits off the first or last turn";
  let arguments = (ins Transform_ScfForOp:$target, DefaultValuedAttr<BoolAttr, "false">:$peel_front,
                       DefaultValuedAttr<BoolAttr, "false">:$fail_if_already_divisible);
  let results = (outs TransformHandleTypeInterface:$peeled_loop,
                      TransformHandleTypeInterface:$remainder_loop);
}
def LoopPipelineOp : _Transform_FunctionalEach<"loop.pipeline"> {
  let summary = "overlaps turns";
  let arguments = (ins Transform_ScfForOp:$target,
                       DefaultValuedAttr<I64Attr, "1">:$iteration_interval,
                       DefaultValuedAttr<I64Attr, "10">:$read_latency);
}
def LoopCoalesceOp : _Transform_FunctionalEach<"loop.coalesce"> {
  let summary = "one loop for nested ones";
  let assemblyFormat = "$target attr-dict `:` functional-type($target, $transformed)";
}
def LoopFuseSiblingOp : _Transform_Functional<"loop.fuse_sibling"> {
  let summary = "one loop for two neighbours";
  let arguments = (ins TransformHandleTypeInterface:$target, TransformHandleTypeInterface:$source);
  let results = (outs TransformHandleTypeInterface:$fused_loop);
  let assemblyFormat = "$target `into` $source attr-dict `:` functional-type(operands, results)";
}

class _Loop_Unroll<string word>
    : _Transform_OfTarget<"loop." # word, _Transform_functional # _Transform_each> {
  let summary = "several turns at once";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       ConfinedAttr<I64Attr, [IntPositive]>:$factor);
}
def LoopUnrollOp : _Loop_Unroll<"unroll">;
def LoopUnrollAndJamOp : _Loop_Unroll<"unroll_and_jam">;

def LoopPromoteIfOneIterationOp
    : _Transform_OfTarget<"loop.promote_if_one_iteration", [_Transform_ownEffects] # _Transform_each> {
  let summary = "the body alone if there is one turn";
}
def TakeAssumedBranchOp
    : _Transform_OfTarget<"scf.take_assumed_branch", [_Transform_ownEffects] # _Transform_each> {
  let summary = "one side of a choice";
  let arguments = (ins TransformHandleTypeInterface:$target, OptionalAttr<UnitAttr>:$take_else_branch);
  let assemblyFormat = [{
    $target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)
  }];
}

#endif
