// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm="use-bare-ptr-memref-call-conv=1"
// RULES: 74
// A memref is passed as a pointer: the target materialization goes by the type that the value had.
func.func @f(%a: memref<4x?xf32, 2>, %b: memref<8xi16>) -> memref<8xi16> {
  "foreign.use"(%a, %b) : (memref<4x?xf32, 2>, memref<8xi16>) -> ()
  return %b : memref<8xi16>
}
