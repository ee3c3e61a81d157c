// RUN-FLAGS: --test-legalize-patterns
// RESULT-VARIES
// RULES: 78, 82, 104
// one cast per values and type; the untouched user needs the old type
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i64
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
  "test.valid_consumer"(%0) : (i64) -> ()
  "test.return"() : () -> ()
}
// ours prints:
//| exit 0
//| module {
//|   func.func @types() {
//|     %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i64
//|     "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
//|     "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
//|     "test.valid_consumer"(%0) : (i64) -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
//| convert::unresolved_materialization
//|   × failed to legalize unresolved materialization from ('f64') to ('i64') that
//|   │ remained live after conversion
//|    ╭─[tools/conformance/inputs/drivers/test/102_valid_producer_two_users.mlir:6:8]
//|  5 │ func.func @types() {
//|  6 │   %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i64
//|    ·        ▲
//|    ·        ╰── here
//|  7 │   "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
//|    ╰────
//|   help: add a source materialization to the type converter, or a pattern for
//|         the user
//| Advice:
//|   ☞ see existing live user here: 'test.valid_consumer'
//|     ╭─[tools/conformance/inputs/drivers/test/102_valid_producer_two_users.mlir:9:3]
//|   8 │   "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
//|   9 │   "test.valid_consumer"(%0) : (i64) -> ()
//|     ·   ▲
//|     ·   ╰── here
//|  10 │   "test.return"() : () -> ()
//|     ╰────
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/102_valid_producer_two_users.ml
//|   │ ir":0:0))
