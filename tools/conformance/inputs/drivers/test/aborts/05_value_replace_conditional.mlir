// RUN-FLAGS: --test-legalize-patterns
// RULES: 62
// LLVM ERROR: conditional value replacement is not supported in rollback mode
func.func @conditional(%a: i8, %b: i8) {
  "test.valid_consumer"(%a) {replace_uses} : (i8) -> ()
  "test.value_replace"(%a, %b) {conditional} : (i8, i8) -> ()
  "test.valid"(%a, %b) {replace_uses} : (i8, i8) -> ()
}
// upstream prints:
//| ended by a signal
//| LLVM ERROR: conditional value replacement is not supported in rollback mode
// ours prints:
//| exit 0
//| module {
//|   func.func @conditional(%arg0: i8, %arg1: i8) {
//|     "test.valid_consumer"(%arg0) {replace_uses} : (i8) -> ()
//|     "test.value_replace"(%arg0, %arg1) {conditional} : (i8, i8) -> ()
//|     "test.valid"(%arg0, %arg1) {replace_uses} : (i8, i8) -> ()
//|   }
//| }
//| convert::no_legalization
//|   × failed to legalize operation 'test.value_replace' that was explicitly
//|   │ marked illegal
//|    ╭─[tools/conformance/inputs/drivers/test/aborts/05_value_replace_conditional.mlir:6:3]
//|  5 │   "test.valid_consumer"(%a) {replace_uses} : (i8) -> ()
//|  6 │   "test.value_replace"(%a, %b) {conditional} : (i8, i8) -> ()
//|    ·   ▲
//|    ·   ╰── here
//|  7 │   "test.valid"(%a, %b) {replace_uses} : (i8, i8) -> ()
//|    ╰────
//|   help: the notes say why each pattern failed; make its result legal, or add a
//|         pattern
//| Advice:
//|   ☞   pattern 'test.value_replace': no match: replacing only some uses of a
//|   │ value is not supported where edits can be rolled back
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/aborts/05_value_replace_conditi
//|   │ onal.mlir":0:0))
