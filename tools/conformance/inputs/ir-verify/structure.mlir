// expected-error @+1 {{can only contain attributes with dialect-prefixed names, found: 'plain'}}
module attributes {plain = 1} {}
// -----
// expected-error @+1 {{region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()
// -----
// expected-error @+1 {{requires one region}}
"builtin.module"() : () -> ()
// -----
// expected-error @+1 {{requires zero results}}
%0 = "builtin.module"() ({
^bb0:
}) : () -> i1
// -----
%0 = "t.def"() : () -> i1
// expected-error @+1 {{requires zero operands}}
"builtin.module"(%0) ({
^bb0:
}) : (i1) -> ()
// -----
// expected-error @+1 {{unregistered operation 'builtin.nothing' found in dialect ('builtin') that does not allow unknown operations}}
"builtin.nothing"() : () -> ()
// -----
"t.op"() ({
  // expected-error @+1 {{requires zero operands}}
  %0 = "arith.constant"(%0) <{value = 1 : i32}> : (i32) -> i32
}) : () -> ()
// -----
// expected-error @+1 {{requires attribute 'value'}}
%0 = "arith.constant"() : () -> i32
// -----
%0 = "t.def"() : () -> i32
// expected-error @+1 {{expected 2 operands, but found 1}}
%1 = "arith.addi"(%0) : (i32) -> i32
// -----
%0 = "t.def"() : () -> i32
%1 = "t.def"() : () -> i64
// expected-error @+1 {{requires the same type for all operands and results}}
%2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i64) -> i32
// -----
%0 = "t.def"() : () -> tuple<>
// expected-error @+1 {{operand #0 must be signless-integer-like}}
%1 = "arith.addi"(%0, %0) : (tuple<>, tuple<>) -> tuple<>
