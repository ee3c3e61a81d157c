//===- TestNamedRules.td: the rule that is added by its name --------------===//
#ifndef LEGALIZE_TEST_NAMED_RULES
#define LEGALIZE_TEST_NAMED_RULES

include "mlir/IR/PatternBase.td"
include "test/TestOps.td"

def TestNamedPatternRule : Pat<(Test_OpA $input, $attr), (Test_OpB $input, $attr)>;

#endif
