// RUN-FLAGS: --test-legalize-patterns
// RULES: 60, 79, 80
// an erased result that is still used: unresolved materialization from nothing
func.func @erase() -> i32 {
  %0 = "test.erase_op"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
// upstream prints:
//| exit 0
//| notifyOperationReplaced: test.erase_op
//| notifyOperationModified: test.return
//| notifyOperationErased: test.erase_op
//| module {
//|   func.func @erase() -> i32 {
//|     %0 = builtin.unrealized_conversion_cast to i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
//| tools/conformance/inputs/drivers/test/030_erase_used.mlir:5:8: error: failed to legalize unresolved materialization from () to ('i32') that remained live after conversion
//|   %0 = "test.erase_op"() : () -> i32
//|        ^
//| tools/conformance/inputs/drivers/test/030_erase_used.mlir:5:8: note: see current operation: %0 = "builtin.unrealized_conversion_cast"() : () -> i32
//| tools/conformance/inputs/drivers/test/030_erase_used.mlir:6:3: note: see existing live user here: "test.return"(%0) : (i32) -> ()
//|   "test.return"(%0) : (i32) -> ()
//|   ^
//| tools/conformance/inputs/drivers/test/030_erase_used.mlir:0:0: remark: applyPartialConversion failed
//| tools/conformance/inputs/drivers/test/030_erase_used.mlir:0:0: note: see current operation:
//| module {
//|   func.func @erase() -> i32 {
//|     %0 = builtin.unrealized_conversion_cast to i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
// ours prints:
//| exit 0
//| module {
//|   func.func @erase() -> i32 {
//|     %0 = "test.erase_op"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
//| convert::unresolved_materialization
//|   × failed to legalize unresolved materialization from () to ('i32') that
//|   │ remained live after conversion
//|    ╭─[tools/conformance/inputs/drivers/test/030_erase_used.mlir:5:8]
//|  4 │ func.func @erase() -> i32 {
//|  5 │   %0 = "test.erase_op"() : () -> i32
//|    ·        ▲
//|    ·        ╰── here
//|  6 │   "test.return"(%0) : (i32) -> ()
//|    ╰────
//|   help: add a source materialization to the type converter, or a pattern for
//|         the user
//| Advice:
//|   ☞ see existing live user here: 'test.return'
//|    ╭─[tools/conformance/inputs/drivers/test/030_erase_used.mlir:6:3]
//|  5 │   %0 = "test.erase_op"() : () -> i32
//|  6 │   "test.return"(%0) : (i32) -> ()
//|    ·   ▲
//|    ·   ╰── here
//|  7 │ }
//|    ╰────
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/030_erase_used.mlir":0:0))
