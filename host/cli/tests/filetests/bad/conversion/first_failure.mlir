// test: convert --target ./first_failure.ron --ods ./dialect.td --allow-unregistered-dialect

// As many as the spec says.
func.func @f() -> i32 {
  %0 = "d.unknown"() : () -> i32 // error: [convert::no_legalization]
  %1 = "d.unknown"() {a} : () -> i32
  %2 = "d.unknown"() {b} : () -> i32
  return %2 : i32
}
