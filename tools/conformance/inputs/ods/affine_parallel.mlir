// ODS: mlir/Dialect/Affine/IR/AffineOps.td
// Loops of several dimensions, bounds of several results, reductions.
func.func @p(%m: memref<100x100xf32>, %n: index, %k: index) -> (f32, f32) {
  affine.parallel (%i, %j) = (0, 0) to (100, 100) {
    %0 = affine.load %m[%i, %j] : memref<100x100xf32>
    affine.store %0, %m[%i, %j] : memref<100x100xf32>
  }
  affine.parallel (%i) = (max(0, symbol(%n))) to (min(100, symbol(%n) + 10)) step (3) {
  }
  affine.parallel () = () to () {
  }
  %r:2 = affine.parallel (%i, %j) = (%n, 0) to (%n + 10, symbol(%k)) step (1, 2) reduce ("addf", "mulf") -> (f32, f32) {
    %0 = affine.load %m[%i, %j] : memref<100x100xf32>
    affine.yield %0, %0 : f32, f32
  }
  affine.parallel (%i, %j, %l) = (0, %n, max(%n, %k, 3)) to (10, %n + 5, min(%n * 2, %k)) step (1, 1, 4) {
  } {foo.bar = 1 : i32}
  return %r#0, %r#1 : f32, f32
}
