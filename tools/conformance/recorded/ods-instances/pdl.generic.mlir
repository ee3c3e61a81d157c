"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16, sym_name = "all_results"}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], opName = "scaffold.value", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    %1 = "pdl.results"(%0) : (!pdl.operation) -> !pdl.range<value>
    "pdl.rewrite"(%0, %1) <{name = "native", operandSegmentSizes = array<i32: 1, 1>}> ({
    }) : (!pdl.operation, !pdl.range<value>) -> ()
  }) : () -> ()
}) : () -> ()

