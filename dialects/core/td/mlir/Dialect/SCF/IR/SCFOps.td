//===- SCFOps.td: structured control flow ---------------------------------===//
#ifndef LEGALIZE_SCF_OPS
#define LEGALIZE_SCF_OPS

include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let cppNamespace = "::mlir::scf";
  let dependentDialects = ["arith::ArithDialect"];
}

class SCF_Op<string mnemonic, list<Trait> traits = []> : Op<SCF_Dialect, mnemonic, traits>;

defvar RegionBranch = DeclareOpInterfaceMethods<RegionBranchOpInterface>;

def ConditionOp : SCF_Op<"condition", [HasParent<"WhileOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, Pure, Terminator]> {
  let summary = "continues a loop if a condition holds";
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

def ForOp : SCF_Op<"for", [AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, AllTypesMatch<["lowerBound", "upperBound", "step"]>,
    ConditionallySpeculatable, RegionBranch, SingleBlockImplicitTerminator<"scf::YieldOp">,
    RecursiveMemoryEffects]> {
  let summary = "loop over a range with values carried from turn to turn";
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound,
                       AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step, Variadic<AnyType>:$initArgs,
                       UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def ExecuteRegionOp : SCF_Op<"execute_region", [RegionBranch, RecursiveMemoryEffects]> {
  let summary = "runs a region of any number of blocks once";
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ForallOp : SCF_Op<"forall", [AttrSizedOperandSegments, AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"scf::InParallelOp">, RegionBranch, DestinationStyleOpInterface,
    HasParallelRegion]> {
  let summary = "a block for each point of a grid, all of which may run at once";
  let arguments = (ins Variadic<Index>:$dynamicLowerBound, Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep, DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound, DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs,
                       OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def InParallelOp : SCF_Op<"forall.in_parallel", [Pure, Terminator,
    DeclareOpInterfaceMethods<InParallelOpInterface>, HasParent<"ForallOp">]
    # GraphRegionNoTerminator.traits> {
  let summary = "how what the points of a grid give is put together";
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IfOp : SCF_Op<"if", [RegionBranch, InferTypeOpAdaptor,
    SingleBlockImplicitTerminator<"scf::YieldOp">, RecursiveMemoryEffects, RecursivelySpeculatable,
    NoRegionArguments]> {
  let summary = "one of two regions, chosen by a condition";
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def IndexSwitchOp : SCF_Op<"index_switch", [RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"scf::YieldOp">, RegionBranch]> {
  let summary = "one of several regions, chosen by a number";
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ParallelOp : SCF_Op<"parallel", [AutomaticAllocationScope, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, RecursiveMemoryEffects, RegionBranch,
    SingleBlockImplicitTerminator<"scf::ReduceOp">, HasParallelRegion]> {
  let summary = "loops whose turns may run at once";
  let arguments = (ins Variadic<Index>:$lowerBound, Variadic<Index>:$upperBound,
                       Variadic<Index>:$step, Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ReduceOp : SCF_Op<"reduce", [Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "combines what the turns of a parallel loop give";
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict";
  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "the end of a region that combines two values";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def WhileOp : SCF_Op<"while", [RegionBranch, DeclareOpInterfaceMethods<LoopLikeOpInterface>,
    RecursiveMemoryEffects, SingleBlock]> {
  let summary = "loop with a condition";
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def YieldOp : SCF_Op<"yield", [Pure, ReturnLike, Terminator,
    ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>]> {
  let summary = "end of a region";
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), "">];
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif
