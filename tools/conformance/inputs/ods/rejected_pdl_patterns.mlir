// ODS: mlir/Dialect/PDL/IR/PDLOps.td
pdl.pattern : benefit(1) {
  %op = operation
  // expected-error@+1 {{expected '('}}
  apply_native_constraint "c"
  rewrite with "r"(%op : !pdl.operation)
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op {
    // expected-error@+1 {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
    apply_native_rewrite "c"
  }
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute : %t
  %op = operation {"a" = %a}
  rewrite %op {
    // expected-error@+1 {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %b = attribute : %t
    erase %op
  }
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = attribute
  %op = operation
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = operand
  %op = operation
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = types
  %op = operation
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %op = operation
  %r = result 0 of %op
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op {
    // expected-error@+1 {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
    %n = operation
  }
}
// -----
// expected-error@+1 {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op {
    // expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
    "builtin.module"() ({}) : () -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op {
    %n = operation "a.b"
    // expected-error@+1 {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%op, %n, %v) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
    %v = result 0 of %n
  }
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %op = operation -> (%t : !pdl.type)
  rewrite %op {
    // expected-error@+1 {{'pdl.range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
    %r = "pdl.range"(%t) : (!pdl.type) -> !pdl.range<value>
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op {
    // expected-error@+1 {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
    %r = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  // expected-error@+1 {{expected ':'}}
  "pdl.rewrite"(%op) ({ }) {operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  // expected-error@+1 {{expected ':'}}
  "pdl.rewrite"(%op) ({
    pdl.erase %op
  }) {name = "x", operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  // expected-error@+1 {{expected ':'}}
  "pdl.rewrite"(%op, %op) ({
    pdl.erase %op
  }) {operandSegmentSizes = array<i32: 1, 1>} : (!pdl.operation, !pdl.operation) -> ()
}
// -----
"pdl.pattern"() ({
  %op = pdl.operation
  // expected-error@+1 {{expected ':'}}
  "pdl.apply_native_constraint"(%op) {name = "x"} : (!pdl.operation) -> ()
}) {benefit = 1 : i16} : () -> ()
// -----
"pdl.pattern"() ({
  // expected-error@+1 {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  %op = "pdl.operation"() {attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
  pdl.rewrite with "x"(%op : !pdl.operation)
}) {benefit = 1 : i16} : () -> ()
