// RUN-FLAGS: --test-legalize-patterns="build-materializations=0 attach-debug-materialization-kind=1"
func.func @f() {
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i64
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
  "test.valid_consumer"(%0) : (i64) -> ()
  "test.return"() : () -> ()
}
