//===- PDLExtensionOps.td: matches by pdl patterns ------------------------===//
#ifndef LEGALIZE_TRANSFORM_PDL_EXTENSION_OPS
#define LEGALIZE_TRANSFORM_PDL_EXTENSION_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def PDLMatchOp : _Transform_Whole<"pdl_match"> {
  let summary = "handles to what a pattern matches";
  let arguments = (ins Arg<TransformHandleTypeInterface, "where to look">:$root,
                       SymbolRefAttr:$pattern_name);
  let results = (outs Res<TransformHandleTypeInterface, "what matches">:$matched);
  let assemblyFormat =
      "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)";
}

def WithPDLPatternsOp : _Transform_Whole<"with_pdl_patterns",
    [NoTerminator, OpAsmOpInterface, PossibleTopLevelTransformOpTrait, SymbolTable]> {
  let summary = "patterns, and a sequence that uses them";
  let arguments = (ins Arg<Optional<TransformHandleTypeInterface>, "where to look">:$root);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "($root^ `:` type($root))? attr-dict-with-keyword regions";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "transform"; }
  }];
}

#endif
