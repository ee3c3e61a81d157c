// RUN-FLAGS: --debug-only=dialect-conversion --test-legalize-patterns
// RULES: 97
// a release build of upstream's has no such flag
func.func @f() -> i32 {
  %0 = "test.illegal_op_c"() : () -> i32
  %1 = "test.illegal_op_f"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
// upstream prints:
//| exit 1
//| mlir-opt: Unknown command line argument '--debug-only=dialect-conversion'.  Try: 'mlir-opt --help'
//| mlir-opt: Did you mean '--debug-pass=dialect-conversion'?
// ours prints:
//| exit 0
//| module {
//|   func.func @f() -> i32 {
//|     %0 = "test.illegal_op_c"() : () -> i32
//|     %1 = "test.illegal_op_f"() : () -> i32
//|     "test.return"(%0) : (i32) -> ()
//|   }
//| }
//| //===-------------------------------------------===//
//| Legalizing operation : 'builtin.module'(#1) {
//| } -> success : operation marked legal by the target
//| //===-------------------------------------------===//
//| //===-------------------------------------------===//
//| Legalizing operation : 'func.func'(#2) {
//| } -> success : operation marked legal by the target
//| //===-------------------------------------------===//
//| //===-------------------------------------------===//
//| Legalizing operation : 'test.illegal_op_c'(#3) {
//|   %3 = "test.illegal_op_c"() : () -> (i32)
//|   * Pattern Test_IllegalC2 : 'test.illegal_op_c -> (test.illegal_op_e)' {
//|     ** Insert  : 'test.illegal_op_e'(#4)
//|     ** Replace : 'test.illegal_op_c'(#3)
//|     //===-------------------------------------------===//
//|     Legalizing operation : 'test.illegal_op_e'(#4) {
//|       %4 = "test.illegal_op_e"() : () -> (i32)
//|       * Pattern Test_IllegalE : 'test.illegal_op_e -> (test.legal_op_a)' {
//|         ** Insert  : 'test.legal_op_a'(#5)
//|         ** Replace : 'test.illegal_op_e'(#4)
//|         //===-------------------------------------------===//
//|         Legalizing operation : 'test.legal_op_a'(#5) {
//|           %5 = "test.legal_op_a"() <{status = "Success"}> : () -> (i32)
//|         } -> success : operation marked legal by the target
//|         //===-------------------------------------------===//
//|       } -> success : pattern applied successfully
//|     } -> success : operation was legalized
//|     //===-------------------------------------------===//
//|   } -> success : pattern applied successfully
//| } -> success : operation was legalized
//| //===-------------------------------------------===//
//| //===-------------------------------------------===//
//| Legalizing operation : 'test.illegal_op_f'(#6) {
//|   %6 = "test.illegal_op_f"() : () -> (i32)
//| } -> failure : operation could not be legalized
//| //===-------------------------------------------===//
//| //===-------------------------------------------===//
//| Legalizing operation : 'test.return'(#7) {
//|   "test.return"(%3) : (i32) -> ()
//| } -> success : operation marked legal by the target
//| //===-------------------------------------------===//
//| convert::no_legalization
//|   × failed to legalize operation 'test.illegal_op_f' that was explicitly
//|   │ marked illegal
//|    ╭─[tools/conformance/inputs/drivers/test/432_log_tree.mlir:6:8]
//|  5 │   %0 = "test.illegal_op_c"() : () -> i32
//|  6 │   %1 = "test.illegal_op_f"() : () -> i32
//|    ·        ▲
//|    ·        ╰── here
//|  7 │   "test.return"(%0) : (i32) -> ()
//|    ╰────
//|   help: add a pattern for 'test.illegal_op_f', or make it legal in the
//|         conversion target
//| Advice:
//|   ☞   no pattern applies to it
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/432_log_tree.mlir":0:0))
