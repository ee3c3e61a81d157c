// ODS: mlir/Dialect/Affine/IR/AffineOps.td

#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
#shifted = affine_map<(d0) -> (d0 + 1)>

func.func @loops(%n: index, %m: index, %z: f32) -> f32 {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = -3 to %n step 4 {
  } {unrolled}
  affine.for %i = %n to #shifted(%m) {
    affine.for %j = #shifted(%i) to min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%m] {
    }
  }
  %r = affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to 10 iter_args(%a = %z) -> (f32) {
    affine.yield %a : f32
  }
  %s:2 = affine.for %i = 0 to 1 step 1 iter_args(%a = %r, %b = %z) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  return %s#1 : f32
}

// -----

func.func @conditions(%n: index, %m: index, %z: f32) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n)[%m] {
  }
  affine.if affine_set<(d0, d1) : (d0 == 0, d1 >= 0)>(%n, %m) {
  } else {
  }
  %r = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %z : f32
  } else {
    affine.yield %z : f32
  } {likely}
  return %r : f32
}

// -----

func.func @f(%n: index) {
  // The set has two dimensions.
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0, 0)>(%n) to 10 {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 10 step 0 {
  }
  return
}
