// RUN-FLAGS: --test-legalize-patterns
// RULES: 21
func.func @one() -> i32 {
  %1 = "test.illegal_op_f"() : () -> i32
  "test.return"(%1) : (i32) -> ()
}
func.func @two() -> i32 {
  %1 = "test.illegal_op_f"() {second} : () -> i32
  "test.return"(%1) : (i32) -> ()
}
// upstream prints:
//| exit 0
//| module {
//|   func.func @one() -> i32 {
//|     %0 = "test.illegal_op_f"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//|   func.func @two() -> i32 {
//|     %0 = "test.illegal_op_f"() {second} : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
//| tools/conformance/inputs/drivers/test/005_illegal_two_failures.mlir:4:8: error: failed to legalize operation 'test.illegal_op_f' that was explicitly marked illegal
//|   %1 = "test.illegal_op_f"() : () -> i32
//|        ^
//| tools/conformance/inputs/drivers/test/005_illegal_two_failures.mlir:4:8: note: see current operation: %0 = "test.illegal_op_f"() : () -> i32
//| tools/conformance/inputs/drivers/test/005_illegal_two_failures.mlir:0:0: remark: applyPartialConversion failed
//| tools/conformance/inputs/drivers/test/005_illegal_two_failures.mlir:0:0: note: see current operation:
//| module {
//|   func.func @one() -> i32 {
//|     %0 = "test.illegal_op_f"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//|   func.func @two() -> i32 {
//|     %0 = "test.illegal_op_f"() {second} : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
// ours prints:
//| exit 0
//| module {
//|   func.func @one() -> i32 {
//|     %0 = "test.illegal_op_f"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//|   func.func @two() -> i32 {
//|     %0 = "test.illegal_op_f"() {second} : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
//| convert::no_legalization
//|   × failed to legalize operation 'test.illegal_op_f' that was explicitly
//|   │ marked illegal
//|    ╭─[tools/conformance/inputs/drivers/test/005_illegal_two_failures.mlir:4:8]
//|  3 │ func.func @one() -> i32 {
//|  4 │   %1 = "test.illegal_op_f"() : () -> i32
//|    ·        ▲
//|    ·        ╰── here
//|  5 │   "test.return"(%1) : (i32) -> ()
//|    ╰────
//|   help: add a pattern for 'test.illegal_op_f', or make it legal in the
//|         conversion target
//| Advice:
//|   ☞   no pattern applies to it
//| convert::no_legalization
//|   × failed to legalize operation 'test.illegal_op_f' that was explicitly
//|   │ marked illegal
//|    ╭─[tools/conformance/inputs/drivers/test/005_illegal_two_failures.mlir:8:8]
//|  7 │ func.func @two() -> i32 {
//|  8 │   %1 = "test.illegal_op_f"() {second} : () -> i32
//|    ·        ▲
//|    ·        ╰── here
//|  9 │   "test.return"(%1) : (i32) -> ()
//|    ╰────
//|   help: add a pattern for 'test.illegal_op_f', or make it legal in the
//|         conversion target
//| Advice:
//|   ☞   no pattern applies to it
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/005_illegal_two_failures.mlir":
//|   │ 0:0))
