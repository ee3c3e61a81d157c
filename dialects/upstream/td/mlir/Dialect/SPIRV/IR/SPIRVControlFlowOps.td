//===- SPIRVControlFlowOps.td: branches, calls, loops, selections ---------===//
#ifndef LEGALIZE_SPIRV_CONTROL_FLOW_OPS
#define LEGALIZE_SPIRV_CONTROL_FLOW_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

let autogenSerialization = 0 in {
  // Branches and calls.

  def SPIRV_BranchOp : SPIRV_Op<"Branch", [
      DeclareOpInterfaceMethods<BranchOpInterface>, InFunctionScope, Pure, Terminator]> {
    let summary = "goes on with another block";
    let arguments = (ins Variadic<SPIRV_Type>:$targetOperands);
    let successors = (successor AnySuccessor:$target);
    let assemblyFormat = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict";
    let hasVerifier = 0;
  }
  def SPIRV_BranchConditionalOp : SPIRV_Op<"BranchConditional", [
      AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, InFunctionScope, Pure,
      Terminator]> {
    let summary = "goes on with one of two blocks";
    let arguments = (ins SPIRV_Bool:$condition, Variadic<SPIRV_Type>:$trueTargetOperands,
                         Variadic<SPIRV_Type>:$falseTargetOperands,
                         OptionalAttr<I32ArrayAttr>:$branch_weights);
    let successors = (successor AnySuccessor:$trueTarget, AnySuccessor:$falseTarget);
  }
  def SPIRV_SwitchOp : SPIRV_Op<"Switch", [
      AttrSizedOperandSegments, InFunctionScope,
      DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>, Pure, Terminator]> {
    let summary = "goes on with the block of a number";
    let arguments = (ins SPIRV_Integer:$selector, Variadic<AnyType>:$defaultOperands,
                         VariadicOfVariadic<AnyType, "case_operand_segments">:$targetOperands,
                         OptionalAttr<AnyIntElementsAttr>:$literals,
                         DenseI32ArrayAttr:$case_operand_segments);
    let successors = (successor AnySuccessor:$defaultTarget, VariadicSuccessor<AnySuccessor>:$targets);
    let assemblyFormat = [{
      $selector `:` type($selector) `,` `[` `\n`
        custom<SwitchOpCases>(ref(type($selector)), $defaultTarget, $defaultOperands, type($defaultOperands),
                              $literals, $targets, $targetOperands, type($targetOperands))
      `]` attr-dict
    }];
  }
  def SPIRV_FunctionCallOp : SPIRV_Op<"FunctionCall", [
      InFunctionScope, DeclareOpInterfaceMethods<CallOpInterface>,
      DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
    let summary = "calls a function";
    let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<SPIRV_Type>:$arguments,
                         OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
    let results = (outs Optional<SPIRV_Type>:$return_value);
    let assemblyFormat = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)";
  }

  // Structured control flow.

  let hasOpcode = 0, hasVerifier = 0 in {
    let hasRegionVerifier = 1 in {
      def SPIRV_LoopOp : SPIRV_Op<"mlir.loop", [InFunctionScope]> {
        let summary = "blocks of a loop";
        let arguments = (ins SPIRV_LoopControlAttr:$loop_control);
        let results = (outs Variadic<AnyType>:$results);
        let regions = (region AnyRegion:$body);
      }
      def SPIRV_SelectionOp : SPIRV_Op<"mlir.selection", [InFunctionScope]> {
        let summary = "blocks of a selection";
        let arguments = (ins SPIRV_SelectionControlAttr:$selection_control);
        let results = (outs Variadic<AnyType>:$results);
        let regions = (region AnyRegion:$body);
        let hasCanonicalizer = 1;
      }
    }
    def SPIRV_MergeOp : SPIRV_Op<"mlir.merge", [
        Terminator, ParentOneOf<["SelectionOp", "LoopOp"]>, ReturnLike, Pure]> {
      let summary = "the end of a loop or of a selection";
      let arguments = (ins Variadic<AnyType>:$operands);
      let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
    }
  }
}

// Ends of functions.

def SPIRV_ReturnOp : SPIRV_Op<"Return", [InFunctionScope, Pure, ReturnLike, Terminator]> {
  let assemblyFormat = "attr-dict";
}
def SPIRV_ReturnValueOp : SPIRV_Op<"ReturnValue", [InFunctionScope, Pure, ReturnLike, Terminator]> {
  let arguments = (ins SPIRV_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def SPIRV_UnreachableOp : SPIRV_Op<"Unreachable", [InFunctionScope, Terminator]> {
  let assemblyFormat = "attr-dict";
}
def SPIRV_KillOp : SPIRV_Op<"Kill", [Terminator]> {
  let summary = "ends the invocation of a fragment shader";
  let availability = SPIRV_Needs<[SPIRV_C_Shader]>.all;
  let assemblyFormat = "attr-dict";
  let hasVerifier = 0;
}

#endif
