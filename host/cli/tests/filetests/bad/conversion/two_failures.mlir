// test: convert --target ./all_failures.ron --max-failures 2 --ods ./dialect.td --allow-unregistered-dialect

// As many as the flag says.
func.func @f() -> i32 {
  %0 = "d.unknown"() : () -> i32 // error: [convert::no_legalization]
  %1 = "d.unknown"() {a} : () -> i32 // error: [convert::no_legalization]
  %2 = "d.unknown"() {b} : () -> i32
  return %2 : i32
}
