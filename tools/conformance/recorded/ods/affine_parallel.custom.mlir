module {
  func.func @p(%arg0: memref<100x100xf32>, %arg1: index, %arg2: index) -> (f32, f32) {
    affine.parallel (%arg3, %arg4) = (0, 0) to (100, 100) {
      %1 = affine.load %arg0[%arg3, %arg4] : memref<100x100xf32>
      affine.store %1, %arg0[%arg3, %arg4] : memref<100x100xf32>
    }
    affine.parallel (%arg3) = (max(0, symbol(%arg1))) to (min(100, symbol(%arg1) + 10)) step (3) {
    }
    affine.parallel () = () to () {
    }
    %0:2 = affine.parallel (%arg3, %arg4) = (%arg1, 0) to (%arg1 + 10, symbol(%arg2)) step (1, 2) reduce ("addf", "mulf") -> (f32, f32) {
      %1 = affine.load %arg0[%arg3, %arg4] : memref<100x100xf32>
      affine.yield %1, %1 : f32, f32
    }
    affine.parallel (%arg3, %arg4, %arg5) = (0, %arg1, max(%arg1, %arg2, 3)) to (10, %arg1 + 5, min(%arg1 * 2, %arg2)) step (1, 1, 4) {
    } {foo.bar = 1 : i32}
    return %0#0, %0#1 : f32, f32
  }
}

