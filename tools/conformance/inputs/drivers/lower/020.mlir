// RUN-FLAGS: --convert-cf-to-llvm
// Names that the helper symbols would take are taken.
func.func private @abort(i32)
func.func private @puts()
llvm.mlir.global internal constant @assert_msg("abc")
func.func @f(%c: i1) {
  cf.assert %c, "message"
  return
}
