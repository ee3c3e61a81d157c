// ODS: mlir/Dialect/MLProgram/IR/MLProgramOps.td mlir/Dialect/SCF/IR/SCFOps.td
"ml_program.subgraph"() <{function_type = () -> (), sym_name = "other"}> ({
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'ml_program.output' op has 1 operands, but enclosing function (@other) outputs 0}}
"ml_program.output"(%v#0)  : (i32) -> ()
}) : () -> ()
// -----
"ml_program.subgraph"() <{function_type = () -> i32, sym_name = "other"}> ({
%v:1 = "test.values"() : () -> (i64)
// expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @other}}
"ml_program.output"(%v#0)  : (i64) -> ()
}) : () -> ()
// -----
"ml_program.subgraph"() <{function_type = () -> i32, sym_name = "other"}> ({
%v:1 = "test.values"() : () -> (i32)
"ml_program.output"(%v#0)  : (i32) -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'ml_program.global' op immutable global must have an initial value}}
"ml_program.global"() <{sym_name = "a", type = i32}>  : () -> ()
// -----
"ml_program.global"() <{is_mutable, sym_name = "a", type = i32}>  : () -> ()
// -----
// expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
"scf.execute_region"() ({
}) : () -> ()
