func.func @f(%m: memref<4xf32>, %n: memref<?xi8>, %c: i1) {
  %t = arith.constant true
  %no = arith.constant false
  memref.dealloc %m : memref<4xf32>
  cf.assert %t, "never"
  cf.assert %no, "always"
  cf.assert %c, "perhaps"
  memref.dealloc %n : memref<?xi8>
  return
}
