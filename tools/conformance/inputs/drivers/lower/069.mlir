// RUN-FLAGS: --convert-func-to-llvm
func.func @g(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 8 : i64}, %m: memref<?xf32> {llvm.noalias}) {
  return
}
