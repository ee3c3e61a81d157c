//===- TuneExtensionOps.td: choices that are made later -------------------===//
#ifndef LEGALIZE_TRANSFORM_TUNE_EXTENSION_OPS
#define LEGALIZE_TRANSFORM_TUNE_EXTENSION_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

let cppNamespace = "mlir::transform::tune" in {

def KnobOp : _Transform_Whole<"tune.knob"> {
  let summary = "a parameter with several possible values";
  let arguments = (ins Builtin_StringAttr:$name, AnyAttr:$options, OptionalAttr<AnyAttr>:$selected);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = [{
    `<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)
  }];
  let hasVerifier = 1;
}

def AlternativesOp : _Transform_Whole<"tune.alternatives", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands", "getRegionInvocationBounds"]>,
    SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">, NoRegionArguments]> {
  let summary = "several possible sequences";
  let arguments = (ins Builtin_StringAttr:$name, OptionalAttr<APIntAttr>:$selected_region_attr,
                       Optional<TransformParamTypeInterface>:$selected_region_param);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = [{
    `<` $name `>`
    (`selected_region` `=`
        custom<AlternativesOpSelectedRegion>($selected_region_attr, $selected_region_param)^)?
    attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions
  }];
  let hasVerifier = 1;
}

} // cppNamespace

#endif
