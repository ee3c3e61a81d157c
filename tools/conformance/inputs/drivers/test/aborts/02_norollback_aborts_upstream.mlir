// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 89
// upstream aborts; an error value is wanted of us
func.func @illegal_result() {
  "test.create_illegal_block"() : () -> ()
  "test.return"() : () -> ()
}
// upstream prints:
//| ended by a signal
//| notifyBlockInserted into func.func: was unlinked
//| notifyOperationInserted: test.illegal_op_f, was unlinked
//| notifyOperationInserted: test.finish, was unlinked
//| notifyOperationReplaced: test.create_illegal_block
//| notifyOperationErased: test.create_illegal_block
//| LLVM ERROR: pattern '(anonymous namespace)::TestCreateIllegalBlock' produced IR that could not be legalized. new ops: {test.illegal_op_f, test.finish}, modified ops: {}
// ours prints:
//| exit 0
//| notifyBlockInserted into func.func: was unlinked
//| notifyOperationInserted: test.illegal_op_f, was unlinked
//| notifyOperationInserted: test.finish, was unlinked
//| notifyOperationReplaced: test.create_illegal_block
//| notifyOperationErased: test.create_illegal_block
//| module {
//|   func.func @illegal_result() {
//|     "test.create_illegal_block"() : () -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
//| convert::not_legalizable
//|   ☞ op 'test.create_illegal_block' is not legalizable
//|    ╭─[tools/conformance/inputs/drivers/test/aborts/02_norollback_aborts_upstream.mlir:5:3]
//|  4 │ func.func @illegal_result() {
//|  5 │   "test.create_illegal_block"() : () -> ()
//|    ·   ▲
//|  6 │   "test.return"() : () -> ()
//|    ╰────
