// RUN-FLAGS: --convert-func-to-llvm="use-bare-ptr-memref-call-conv=1"
// Nothing bare for a dynamic shape: who says so, and where?
func.func @dynamic(%a: memref<?xf32>) {
  return
}
