// How many operands, results, successors and regions an operation has.
// expected-error @+1 {{requires a single operand}}
%0 = "arith.negf"() : () -> f32
// -----
%0 = "t.def"() : () -> f32
// expected-error @+1 {{requires a single operand}}
%1 = "arith.negf"(%0, %0) : (f32, f32) -> f32
// -----
// expected-error @+1 {{expected 1 or more operands, but found 0}}
"func.call_indirect"() : () -> ()
// -----
func.func @operands_of_a_branch() {
  // expected-error @+1 {{expected 1 or more operands, but found 0}}
  "cf.cond_br"()[^a, ^a] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
^a:
  return
}
// -----
// expected-error @+1 {{requires one result}}
"arith.constant"() <{value = 1 : i32}> : () -> ()
// -----
%0 = "t.def"() : () -> i32
// expected-error @+1 {{expected 2 results}}
%1 = "arith.addui_extended"(%0, %0) : (i32, i32) -> i32
// -----
// expected-error @+1 {{requires zero results}}
%0 = "func.func"() <{sym_name = "f", sym_visibility = "private", function_type = () -> ()}> ({}) : () -> i32
// -----
func.func @no_successor() {
  // expected-error @+1 {{requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}
// -----
func.func @one_successor(%c: i1) {
  // expected-error @+1 {{requires 2 successors but found 1}}
  "cf.cond_br"(%c)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}
// -----
func.func @too_few_successors(%c: i32) {
  // expected-error @+1 {{requires at least 1 successors but found 0}}
  "cf.switch"(%c) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}
// -----
// expected-error @+1 {{requires zero regions}}
%0 = "arith.constant"() <{value = 1 : i32}> ({}) : () -> i32
// -----
// expected-error @+1 {{requires one region}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}, {}) : () -> ()
// -----
%c = "t.def"() : () -> i1
// expected-error @+1 {{expected 2 regions}}
"scf.if"(%c) ({
  "scf.yield"() : () -> ()
}) : (i1) -> ()
// -----
// Regions are counted first, then results, successors and operands.
%0 = "t.def"() : () -> i32
// expected-error @+1 {{requires zero regions}}
"arith.constant"(%0) <{value = 1 : i32}> ({}) : (i32) -> ()
