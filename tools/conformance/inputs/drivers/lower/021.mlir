// RUN-FLAGS: --convert-cf-to-llvm
llvm.func @abort()
llvm.func @puts(!llvm.ptr)
func.func @f(%c: i1) {
  cf.assert %c, "message"
  return
}
