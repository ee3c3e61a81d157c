// ODS: mlir/Dialect/PDL/IR/PDLOps.td mlir/Dialect/PDLInterp/IR/PDLInterpOps.td
// expected-error@+1 {{expected valid keyword}}
func.func private @a(!pdl.range<!pdl.value>)
// -----
// expected-error@+1 {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
func.func private @a(!pdl.range<range<range<value>>>)
// -----
// expected-error@+1 {{invalid 'pdl' type: `i32'}}
func.func private @a(!pdl.range<i32>)
// -----
// expected-error@+1 {{expected '<'}}
func.func private @a(!pdl.range)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @a(!pdl.range<value, type>)
// -----
pdl.pattern : benefit(1) {
  %op = operation
  rewrite with "x"(%op : !pdl.operation)
}
// expected-error@+1 {{custom op 'operation' is unknown (tried 'builtin.operation' as well)}}
operation
// -----
pdl_interp.func @matcher(%root: !pdl.operation) {
  // expected-note@+1 {{prior use here}}
  %operands = pdl_interp.get_operands of %root : !pdl.range<value>
  // expected-error@+1 {{use of value '%operands' expects different type than prior uses: '!pdl.range<type>' vs '!pdl.range<value>'}}
  pdl_interp.foreach %operand : !pdl.type in %operands {
    pdl_interp.continue
  } -> ^next
^next:
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root: !pdl.operation) {
  %operands = pdl_interp.get_operands of %root : !pdl.range<value>
  // expected-error@+1 {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%operands)[^next]({
  ^bb0(%other: i32):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<value>) -> ()
^next:
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root: !pdl.operation) {
  %operands = pdl_interp.get_operands of %root : !pdl.range<value>
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%operands)[^next]({
  ^bb0:
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<value>) -> ()
^next:
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.create_operation' op has inferred results, but the created operation 'no.such' does not support result type inference (or is not registered)}}
  %made = pdl_interp.create_operation "no.such" -> <inferred>
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root: !pdl.operation) {
  // expected-error@+1 {{expected '('}}
  %made = pdl_interp.create_operation "no.such" -> %root
  pdl_interp.finalize
}
