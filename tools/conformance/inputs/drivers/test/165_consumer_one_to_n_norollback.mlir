// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 51, 107
// a pattern with one value per operand is skipped, the next is tried; nothing is left
func.func @skip(%a: f32) {
  "test.type_consumer"(%a) : (f32) -> ()
  "test.return"() : () -> ()
}
// upstream prints:
//| exit 0
//| notifyBlockInserted into func.func: was unlinked
//| notifyOperationInserted: test.type_consumer, previous = test.return
//| notifyOperationInserted: test.return, was last in block
//| notifyBlockErased
//| notifyOperationModified: func.func
//| module {
//|   func.func @skip(%arg0: f16, %arg1: f16) {
//|     %0 = builtin.unrealized_conversion_cast %arg0, %arg1 : f16, f16 to f32 {__pure_type_conversion__}
//|     "test.type_consumer"(%0) : (f32) -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
//| tools/conformance/inputs/drivers/test/165_consumer_one_to_n_norollback.mlir:5:3: error: failed to legalize operation 'test.type_consumer' that was explicitly marked illegal
//|   "test.type_consumer"(%a) : (f32) -> ()
//|   ^
//| tools/conformance/inputs/drivers/test/165_consumer_one_to_n_norollback.mlir:5:3: note: see current operation: "test.type_consumer"(%0) : (f32) -> ()
//| tools/conformance/inputs/drivers/test/165_consumer_one_to_n_norollback.mlir:0:0: remark: applyPartialConversion failed
//| tools/conformance/inputs/drivers/test/165_consumer_one_to_n_norollback.mlir:0:0: note: see current operation:
//| module {
//|   func.func @skip(%arg0: f16, %arg1: f16) {
//|     %0 = builtin.unrealized_conversion_cast %arg0, %arg1 : f16, f16 to f32 {__pure_type_conversion__}
//|     "test.type_consumer"(%0) : (f32) -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
// ours prints:
//| exit 0
//| notifyBlockInserted into func.func: was unlinked
//| notifyOperationInserted: test.type_consumer, previous = test.return
//| notifyOperationInserted: test.return, was last in block
//| notifyBlockErased
//| notifyOperationModified: func.func
//| module {
//|   func.func @skip(%arg0: f16, %arg1: f16) {
//|     %0 = builtin.unrealized_conversion_cast %arg0, %arg1 : f16, f16 to f32
//|     "test.type_consumer"(%0) : (f32) -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
//| convert::no_legalization
//|   × failed to legalize operation 'test.type_consumer' that was explicitly
//|   │ marked illegal
//|    ╭─[tools/conformance/inputs/drivers/test/165_consumer_one_to_n_norollback.mlir:5:3]
//|  4 │ func.func @skip(%a: f32) {
//|  5 │   "test.type_consumer"(%a) : (f32) -> ()
//|    ·   ▲
//|    ·   ╰── here
//|  6 │   "test.return"() : () -> ()
//|    ╰────
//|   help: the notes say why each pattern failed; make its result legal, or add a
//|         pattern
//| Advice:
//|   ☞   pattern 'test.type_consumer': no match: the pattern does not support 1:N
//|   │ conversion of operand 0
//| Advice:
//|   ☞   pattern 'test.type_consumer': no match: the pattern does not support 1:N
//|   │ conversion of operand 0
//| Advice:
//|   ☞ these operations stay converted, as nothing is rolled back in this mode:
//|   │ 'func.func' at
//|   │ tools/conformance/inputs/drivers/test/165_consumer_one_to_n_norollback.mli
//|   │ r:4:1 by pattern 'convert-function-signature'
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/165_consumer_one_to_n_norollbac
//|   │ k.mlir":0:0))
