// ODS: mlir/Dialect/PDLInterp/IR/PDLInterpOps.td
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:1 = "test.values"() : () -> (!pdl.attribute)
// expected-error @+1 {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 1 but expected 2}}
"pdl_interp.switch_attribute"(%v#0)[^bb1, ^bb2] <{caseValues = [1, 2]}>  : (!pdl.attribute) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:1 = "test.values"() : () -> (!pdl.type)
// expected-error @+1 {{'pdl_interp.switch_type' op expected number of cases to match the number of case values, got 1 but expected 2}}
"pdl_interp.switch_type"(%v#0)[^bb1, ^bb2] <{caseValues = [i32, i64]}>  : (!pdl.type) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:1 = "test.values"() : () -> (!pdl.range<type>)
// expected-error @+1 {{'pdl_interp.switch_types' op expected number of cases to match the number of case values, got 1 but expected 0}}
"pdl_interp.switch_types"(%v#0)[^bb1, ^bb2] <{caseValues = []}>  : (!pdl.range<type>) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:1 = "test.values"() : () -> (!pdl.operation)
// expected-error @+1 {{'pdl_interp.switch_operand_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
"pdl_interp.switch_operand_count"(%v#0)[^bb1, ^bb2] <{caseValues = dense<1> : vector<2xi32>}>  : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:1 = "test.values"() : () -> (!pdl.operation)
"pdl_interp.switch_operand_count"(%v#0)[^bb1, ^bb2] <{caseValues = dense<1> : vector<1xi32>}>  : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:1 = "test.values"() : () -> (!pdl.operation)
// expected-error @+1 {{'pdl_interp.switch_result_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
"pdl_interp.switch_result_count"(%v#0)[^bb1, ^bb2] <{caseValues = dense<[1, 2]> : vector<2xi32>}>  : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%v:1 = "test.values"() : () -> (!pdl.operation)
// expected-error @+1 {{'pdl_interp.switch_operation_name' op expected number of cases to match the number of case values, got 1 but expected 2}}
"pdl_interp.switch_operation_name"(%v#0)[^bb1, ^bb2] <{caseValues = ["a", "b"]}>  : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
