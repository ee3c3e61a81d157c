//===- SPIRVGraphOps.td: graphs of tensor operations ----------------------===//
#ifndef LEGALIZE_SPIRV_GRAPH_OPS
#define LEGALIZE_SPIRV_GRAPH_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def InGraphScope : PredOpTrait<"op must appear in a spirv.ARM.Graph op's block",
    CPred<"isNestedInGraphARMOpInterface($_op.getParentOp())">>;

class SPIRV_GraphInst<string mnemonic, list<Trait> traits = []>
    : SPIRV_ArmVendorOp<"Graph" # mnemonic, traits> {
  let availability = SPIRV_Needs<[SPIRV_C_GraphARM], [SPV_ARM_graph, SPV_ARM_tensors]>.all;
  let autogenSerialization = 0;
  let hasVerifier = 0;
}

def SPIRV_GraphARMOp : SPIRV_GraphInst<"", [
    AutomaticAllocationScope, DeclareOpInterfaceMethods<CallableOpInterface>, FunctionOpInterface,
    InModuleScope, IsolatedFromAbove]> {
  let summary = "a graph";
  let arguments = (ins TypeAttrOf<GraphType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<BoolAttr>:$entry_point,
                       StrAttr:$sym_name);
  let regions = (region AnyRegion:$body);
  let hasOpcode = 0;
}
def SPIRV_GraphConstantARMOp : SPIRV_GraphInst<"Constant", [ConstantLike, InGraphScope, Pure]> {
  let summary = "a constant tensor by its number";
  let arguments = (ins I32Attr:$graph_constant_id);
  let results = (outs SPIRV_AnyTensorArm:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}
def SPIRV_GraphEntryPointARMOp : SPIRV_GraphInst<"EntryPoint", [InModuleScope]> {
  let summary = "a graph that a client can run";
  let arguments = (ins FlatSymbolRefAttr:$fn, SymbolRefArrayAttr:$interface);
}
def SPIRV_GraphOutputsARMOp : SPIRV_GraphInst<"Outputs", [InGraphScope, Pure, Terminator]> {
  let summary = "what a graph computes";
  let arguments = (ins Variadic<SPIRV_AnyTensorArm>:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasOpcode = 0;
  let hasVerifier = 1;
}

#endif
