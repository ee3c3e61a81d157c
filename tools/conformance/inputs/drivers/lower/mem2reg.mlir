// RUN-FLAGS: --mem2reg --split-input-file
func.func @a(%p: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %q = memref.load %m[] : memref<i32>
  cf.cond_br %p, ^a, ^b
 ^a:
  %y = arith.addi %q, %x : i32
  memref.store %y, %m[] : memref<i32>
  cf.br ^b
 ^b:
  %z = memref.load %m[] : memref<i32>
  return %z : i32
}
// -----
func.func @uninit(%p: i1, %x: i32) -> (i32, f32) {
  %m = memref.alloca() : memref<i32>
  %f = memref.alloca() : memref<1xf32>
  %c0 = arith.constant 0 : index
  %z = memref.load %m[] : memref<i32>
  %w = memref.load %f[%c0] : memref<1xf32>
  return %z, %w : i32, f32
}
// -----
func.func @region(%p: i1, %x: i32) -> (i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.if %p { memref.store %x, %m[] : memref<i32> }
  %z = memref.load %m[] : memref<i32>
  return %z : i32
}
// -----
func.func @inregion(%p: i1, %x: i32) -> (i32) {
  %r = scf.if %p -> i32 { 
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %z = memref.load %m[] : memref<i32>
   scf.yield %z : i32 } else { scf.yield %x : i32 }
  return %r : i32
}
// -----
func.func @escape(%p: i1, %x: i32) -> (i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  call @e(%m) : (memref<i32>) -> ()
  %z = memref.load %m[] : memref<i32>
  return %z : i32
}
func.func private @e(memref<i32>)
// -----
func.func @loadregion(%p: i1, %x: i32) -> (i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.if %p { %z = memref.load %m[] : memref<i32>
    vector.print %z : i32 }
  return %x : i32
}
// -----
llvm.func @l(%x: i32, %p: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %p, ^a, ^b
^a: 
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.br ^b
^b: %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
func.func @onlystore(%x: i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = memref.alloca() : memref<i32>
  return
}
// -----
func.func @dead(%x: i32, %p: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.br ^c
 ^u:
  memref.store %x, %m[] : memref<i32>
  cf.br ^c
 ^c:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
