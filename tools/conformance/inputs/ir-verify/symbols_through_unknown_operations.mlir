// ODS: mlir/Dialect/Func/IR/FuncOps.td
// An operation with one region and of an unknown dialect may be a symbol table.
func.func @s() { return }
"foo.table"() ({
  func.func @a() {
    // expected-error @+1 {{'func.call' op 's' does not reference a valid function}}
    call @s() : () -> ()
    return
  }
}) : () -> ()
// -----
func.func @s() { return }
func.func @two() {
  "foo.regions"() ({ func.call @s() : () -> () }, {}) : () -> ()
  return
}
// -----
func.func @s() { return }
func.func @t() {
  "foo.table"() ({
    // expected-error @+1 {{'func.constant' op reference to undefined function 's'}}
    %f = func.constant @s : () -> ()
  }) : () -> ()
  return
}
