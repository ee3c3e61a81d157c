//===- MatchInterfaces.td: transforms that only look ----------------------===//
#ifndef LEGALIZE_TRANSFORM_MATCH_INTERFACES
#define LEGALIZE_TRANSFORM_MATCH_INTERFACES

include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"

def MatchOpInterface : OpInterface<"MatchOpInterface", [TransformOpInterface]> {
  let cppNamespace = "::mlir::transform";
}

// What an operation matches: at most one operation, exactly one, or a value.
class _Transform_Matcher<string name> : _Transform_Trait<name> { string extraDeclaration = ""; }
def AtMostOneOpMatcher : _Transform_Matcher<"AtMostOneOpMatcherOpTrait">;
def SingleOpMatcher : _Transform_Matcher<"SingleOpMatcherOpTrait">;
def SingleValueMatcher : _Transform_Matcher<"SingleValueMatcherOpTrait">;

#endif
