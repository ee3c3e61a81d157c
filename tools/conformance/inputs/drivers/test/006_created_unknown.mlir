// RUN-FLAGS: --test-legalize-patterns
// RULES: 18
// the pattern creates an operation that is unknown to the target: it fails
func.func @creates_unknown() -> i32 {
  %0 = "test.illegal_op_g"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
// upstream prints:
//| exit 0
//| module {
//|   func.func @creates_unknown() -> i32 {
//|     %0 = "test.illegal_op_g"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
//| tools/conformance/inputs/drivers/test/006_created_unknown.mlir:5:8: error: failed to legalize operation 'test.illegal_op_g' that was explicitly marked illegal
//|   %0 = "test.illegal_op_g"() : () -> i32
//|        ^
//| tools/conformance/inputs/drivers/test/006_created_unknown.mlir:5:8: note: see current operation: %0 = "test.illegal_op_g"() : () -> i32
//| tools/conformance/inputs/drivers/test/006_created_unknown.mlir:0:0: remark: applyPartialConversion failed
//| tools/conformance/inputs/drivers/test/006_created_unknown.mlir:0:0: note: see current operation:
//| module {
//|   func.func @creates_unknown() -> i32 {
//|     %0 = "test.illegal_op_g"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
// ours prints:
//| exit 0
//| module {
//|   func.func @creates_unknown() -> i32 {
//|     %0 = "test.illegal_op_g"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
//| convert::no_legalization
//|   × failed to legalize operation 'test.illegal_op_g' that was explicitly
//|   │ marked illegal
//|    ╭─[tools/conformance/inputs/drivers/test/006_created_unknown.mlir:5:8]
//|  4 │ func.func @creates_unknown() -> i32 {
//|  5 │   %0 = "test.illegal_op_g"() : () -> i32
//|    ·        ▲
//|    ·        ╰── here
//|  6 │   "test.return"(%0) : (i32) -> ()
//|    ╰────
//|   help: the notes say why each pattern failed; make its result legal, or add a
//|         pattern
//| Advice:
//|   ☞   pattern 'test.illegal_op_g': applied, but its result is not legal
//| Advice:
//|   ☞     'arith.constant' is not known to be legal
//| Advice:
//|   ☞       no pattern applies to it
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/006_created_unknown.mlir":0:0))
