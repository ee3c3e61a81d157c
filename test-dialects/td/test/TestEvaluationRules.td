//===- TestEvaluationRules.td: rules that cannot be evaluated everywhere --===//
#ifndef LEGALIZE_TEST_EVALUATION_RULES
#define LEGALIZE_TEST_EVALUATION_RULES

include "mlir/IR/PatternBase.td"
include "test/TestOps.td"

// An index has no width.
def IsWide : Constraint<CPred<"$0.getType().getIntOrFloatBitWidth() > 16">, "a wide value">;

def TestWideRule : Pat<(Test_RewriteOp $value), (replaceWithValue $value), [(IsWide $value)]>;

#endif
