// ODS: mlir/Dialect/IRDL/IR/IRDLOps.td
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
// expected-error @+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 0 and 1 respectively}}
"irdl.operands"() <{names = ["a"], variadicity = #irdl<variadicity_array[ optional]>}>  : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 0 respectively}}
"irdl.operands"(%v#0) <{names = [], variadicity = #irdl<variadicity_array[ single]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 0 respectively}}
"irdl.operands"(%v#0) <{names = ["a"], variadicity = #irdl<variadicity_array[ ]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{name of operand #0 should not contain uppercase letters}}
"irdl.operands"(%v#0) <{names = ["A"], variadicity = #irdl<variadicity_array[ single]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{name of operand #0 should not contain leading or double underscores}}
"irdl.operands"(%v#0) <{names = ["_a"], variadicity = #irdl<variadicity_array[ single]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{name of operand #0 must contain only lowercase letters, digits and underscores}}
"irdl.operands"(%v#0) <{names = ["a b"], variadicity = #irdl<variadicity_array[ single]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{name of operand #0 is empty}}
"irdl.operands"(%v#0) <{names = [""], variadicity = #irdl<variadicity_array[ single]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:2 = "test.values"() : () -> (!irdl.attribute, !irdl.attribute)
// expected-error @+1 {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
"irdl.operands"(%v#0, %v#1) <{names = ["a", "a"], variadicity = #irdl<variadicity_array[ single, optional]>}>  : (!irdl.attribute, !irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
"irdl.operands"(%v#0) <{names = ["a_1"], variadicity = #irdl<variadicity_array[ variadic]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{name of result #0 should not contain uppercase letters}}
"irdl.results"(%v#0) <{names = ["B"], variadicity = #irdl<variadicity_array[ single]>}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
// expected-error @+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
"irdl.attributes"(%v#0) <{attributeValueNames = ["two words", "a"]}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.attribute)
"irdl.attributes"(%v#0) <{attributeValueNames = ["two words"]}>  : (!irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.type"() <{sym_name = "o"}> ({
// expected-error @+1 {{'irdl.parameters' op the number of parameters and their names must be the same, but got 0 and 1 respectively}}
"irdl.parameters"() <{names = ["a"]}>  : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.type"() <{sym_name = "o"}> ({
%v:2 = "test.values"() : () -> (!irdl.attribute, !irdl.attribute)
// expected-error @+1 {{'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0}}
"irdl.parameters"(%v#0, %v#1) <{names = ["a", "a"]}>  : (!irdl.attribute, !irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
// expected-error @+1 {{'irdl.regions' op the number of regions and their names must be the same, but got 0 and 1 respectively}}
"irdl.regions"() <{names = ["a"]}>  : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
"irdl.operation"() <{sym_name = "o"}> ({
%v:1 = "test.values"() : () -> (!irdl.region)
// expected-error @+1 {{name of region #0 should not contain leading or double underscores}}
"irdl.regions"(%v#0) <{names = ["a__b"]}>  : (!irdl.region) -> ()
}) : () -> ()
}) : () -> ()
