// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 90
func.func @post() {
  "test.post_order_legalization"() ({
    %0 = "test.illegal_op_c"() : () -> i32
    "test.post_order_legalization"() ({
    ^bb0(%y: f32):
      "test.repetitive_1_to_n_consumer"(%y) : (f32) -> ()
    }) : () -> ()
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// upstream prints:
//| exit 0
//| notifyOperationInserted: test.illegal_op_e, was unlinked
//| notifyOperationReplaced: test.illegal_op_c
//| notifyOperationModified: test.valid
//| notifyOperationErased: test.illegal_op_c
//| notifyOperationInserted: test.legal_op_a, was unlinked
//| notifyOperationReplaced: test.illegal_op_e
//| notifyOperationModified: test.valid
//| notifyOperationErased: test.illegal_op_e
//| module {
//|   func.func @post() {
//|     "test.post_order_legalization"() ({
//|       %0 = "test.legal_op_a"() <{status = "Success"}> : () -> i32
//|       "test.post_order_legalization"() ({
//|       ^bb0(%arg0: f32):
//|         "test.repetitive_1_to_n_consumer"(%arg0) : (f32) -> ()
//|       }) : () -> ()
//|       "test.valid"(%0) : (i32) -> ()
//|     }) : () -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
//| tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir:4:3: error: failed to legalize operation 'test.post_order_legalization' that was explicitly marked illegal
//|   "test.post_order_legalization"() ({
//|   ^
//| tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir:4:3: note: see current operation:
//| "test.post_order_legalization"() ({
//|   %0 = "test.legal_op_a"() <{status = "Success"}> : () -> i32
//|   "test.post_order_legalization"() ({
//|   ^bb0(%arg0: f32):
//|     "test.repetitive_1_to_n_consumer"(%arg0) : (f32) -> ()
//|   }) : () -> ()
//|   "test.valid"(%0) : (i32) -> ()
//| }) : () -> ()
//| tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir:0:0: remark: applyPartialConversion failed
//| tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir:0:0: note: see current operation:
//| module {
//|   func.func @post() {
//|     "test.post_order_legalization"() ({
//|       %0 = "test.legal_op_a"() <{status = "Success"}> : () -> i32
//|       "test.post_order_legalization"() ({
//|       ^bb0(%arg0: f32):
//|         "test.repetitive_1_to_n_consumer"(%arg0) : (f32) -> ()
//|       }) : () -> ()
//|       "test.valid"(%0) : (i32) -> ()
//|     }) : () -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
// ours prints:
//| exit 0
//| notifyOperationInserted: test.illegal_op_e, was unlinked
//| notifyOperationReplaced: test.illegal_op_c
//| notifyOperationModified: test.valid
//| notifyOperationErased: test.illegal_op_c
//| notifyOperationInserted: test.legal_op_a, was unlinked
//| notifyOperationReplaced: test.illegal_op_e
//| notifyOperationModified: test.valid
//| notifyOperationErased: test.illegal_op_e
//| notifyOperationInserted: test.illegal_op_e, was unlinked
//| notifyOperationReplaced: test.illegal_op_c
//| notifyOperationModified: test.valid
//| notifyOperationErased: test.illegal_op_c
//| notifyOperationInserted: test.legal_op_a, was unlinked
//| notifyOperationReplaced: test.illegal_op_e
//| notifyOperationModified: test.valid
//| notifyOperationErased: test.illegal_op_e
//| notifyBlockInserted into test.post_order_legalization: was unlinked
//| notifyOperationInserted: test.repetitive_1_to_n_consumer, was last in block
//| notifyBlockErased
//| notifyOperationInserted: test.valid, was unlinked
//| notifyOperationReplaced: test.repetitive_1_to_n_consumer
//| notifyOperationErased: test.repetitive_1_to_n_consumer
//| notifyOperationModified: test.post_order_legalization
//| module {
//|   func.func @post() {
//|     "test.post_order_legalization"() ({
//|       %0 = "test.legal_op_a"() <{status = "Success"}> : () -> i32
//|       "test.post_order_legalization"() ({
//|       ^bb0(%arg0: f16, %arg1: f16):
//|         "test.valid"(%arg0, %arg1) : (f16, f16) -> ()
//|       }) {is_legal} : () -> ()
//|       "test.valid"(%0) : (i32) -> ()
//|     }) : () -> ()
//|     "test.return"() : () -> ()
//|   }
//| }
//| convert::no_legalization
//|   × failed to legalize operation 'test.post_order_legalization' that was
//|   │ explicitly marked illegal
//|    ╭─[tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir:4:3]
//|  3 │ func.func @post() {
//|  4 │   "test.post_order_legalization"() ({
//|    ·   ▲
//|    ·   ╰── here
//|  5 │     %0 = "test.illegal_op_c"() : () -> i32
//|    ╰────
//|   help: the notes say why each pattern failed; make its result legal, or add a
//|         pattern
//| Advice:
//|   ☞   pattern 'test.post_order_legalization': no match: failed to legalize
//|   │ nested 'test.post_order_legalization'
//| Advice:
//|   ☞ these operations stay converted, as nothing is rolled back in this mode:
//|   │ 'test.illegal_op_e' at
//|   │ tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir
//|   │ :5:10 by pattern 'Test_IllegalE', 'test.illegal_op_c' at
//|   │ tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir
//|   │ :5:10 by pattern 'Test_IllegalC2', 'test.repetitive_1_to_n_consumer' at
//|   │ tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir
//|   │ :8:7 by pattern 'test.repetitive_1_to_n_consumer',
//|   │ 'test.post_order_legalization' at
//|   │ tools/conformance/inputs/drivers/test/163_post_order_plain_norollback.mlir
//|   │ :6:5 by pattern 'test.post_order_legalization'
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/163_post_order_plain_norollback
//|   │ .mlir":0:0))
