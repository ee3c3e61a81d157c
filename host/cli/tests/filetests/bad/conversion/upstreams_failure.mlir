// test: convert --target ./all_failures.ron --max-errors=upstream --ods ./dialect.td --allow-unregistered-dialect

// Upstream stops at the first.
func.func @f() -> i32 {
  %0 = "d.unknown"() : () -> i32 // error: [convert::no_legalization]
  %1 = "d.unknown"() {a} : () -> i32
  %2 = "d.unknown"() {b} : () -> i32
  return %2 : i32
}
