// ODS: mlir/Dialect/Affine/IR/AffineOps.td
// A region's argument whose name a bound has used already.
func.func @bound(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0 * 2)>(%i) to %n {
  }
  return
}
// -----
func.func @argument(%n: index) {
  affine.for %n = 0 to 4 {
  }
  return
}
// -----
func.func @behind(%n: index) {
  affine.for %i = 0 to %n {
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  }
  affine.for %k = 0 to %n {
  }
  return
}
