// test: convert --target ./all_failures.ron --ods ./dialect.td --allow-unregistered-dialect

// Every operation that cannot be legalized is reported.
func.func @f() -> i32 {
  %0 = "d.unknown"() : () -> i32 // error: [convert::no_legalization]
  %1 = "d.unknown"() {a} : () -> i32 // error: [convert::no_legalization]
  %2 = "d.unknown"() {b} : () -> i32 // error: [convert::no_legalization]
  return %2 : i32
}
