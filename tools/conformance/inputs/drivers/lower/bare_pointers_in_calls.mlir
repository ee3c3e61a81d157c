// RUN-FLAGS: --convert-func-to-llvm="use-bare-ptr-memref-call-conv=1"
// The aligned pointer is passed whatever the type says; what is called through a value returns a pointer.
func.func private @static(%a: memref<4xf32>) -> memref<4xf32>
func.func @call(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @static(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @indirect(%f: (memref<?xf32, strided<[?], offset: ?>, 3>) -> memref<4xf32>, %a: memref<?xf32, strided<[?], offset: ?>, 3>) {
  %0 = call_indirect %f(%a) : (memref<?xf32, strided<[?], offset: ?>, 3>) -> memref<4xf32>
  return
}
func.func @used(%f: (memref<4xf32>) -> (memref<4xf32>, i32), %a: memref<4xf32>) -> memref<4xf32> {
  %0, %1 = call_indirect %f(%a) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return %0 : memref<4xf32>
}
func.func private @any(%f: (tensor<4xf32>) -> tuple<i1>)
func.func @byval(%a: memref<4xindex> {llvm.byval = index, llvm.noalias}) { return }
// -----
// A direct call of a function that stays.
func.func private @dynamic(%a: memref<?xf32>)
func.func @call(%a: memref<?xf32>) {
  call @dynamic(%a) : (memref<?xf32>) -> ()
  return
}
