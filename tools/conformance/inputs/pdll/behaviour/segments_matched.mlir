func.func @f(%n: index, %m: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n)[%m] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %2 = memref.alloc() : memref<4xf32>
  "t.use"(%0) : (memref<?xf32>) -> ()
  "t.use"(%1) : (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>) -> ()
  "t.use"(%2) : (memref<4xf32>) -> ()
  return
}
