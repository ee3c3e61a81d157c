// Several functions that compute one number: integers, floats, comparisons, index, branches, a loop, calls.

// Greatest common divisor by repeated remainders: a loop in cf.
func.func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  cf.br ^head(%a, %b : i32, i32)
^head(%x: i32, %y: i32):
  %done = arith.cmpi eq, %y, %zero : i32
  cf.cond_br %done, ^exit(%x : i32), ^body(%x, %y : i32, i32)
^body(%p: i32, %q: i32):
  %rest = arith.remsi %p, %q : i32
  cf.br ^head(%q, %rest : i32, i32)
^exit(%result: i32):
  return %result : i32
}

// The sum of i * i for i below n, counted in index.
func.func @sum_of_squares(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %c0 : index, index)
^head(%i: index, %sum: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %square = arith.muli %i, %i : index
  %next_sum = arith.addi %sum, %square : index
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %next_sum : index, index)
^exit:
  return %sum : index
}

// Newton's method for a square root: a fixed number of steps in floating point.
func.func @sqrt(%x: f64) -> f64 {
  %half = arith.constant 5.000000e-01 : f64
  %one = arith.constant 1.000000e+00 : f64
  %eight = arith.constant 8 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %small = arith.cmpf olt, %x, %one : f64
  %start = arith.select %small, %one, %x : f64
  cf.br ^head(%c0, %start : i32, f64)
^head(%i: i32, %guess: f64):
  %more = arith.cmpi ult, %i, %eight : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %quotient = arith.divf %x, %guess : f64
  %sum = arith.addf %guess, %quotient : f64
  %better = arith.mulf %sum, %half : f64
  %next = arith.addi %i, %c1 overflow<nsw, nuw> : i32
  cf.br ^head(%next, %better : i32, f64)
^exit:
  %minus = arith.negf %guess : f64
  %back = arith.subf %one, %minus : f64
  %root = arith.subf %back, %one fastmath<contract> : f64
  return %root : f64
}

// Shifts and logic on a narrow type, widened and narrowed.
func.func @mix(%a: i32, %b: i32) -> i32 {
  %mask = arith.constant 255 : i32
  %three = arith.constant 3 : i32
  %low = arith.andi %a, %mask : i32
  %shifted = arith.shli %low, %three : i32
  %both = arith.xori %shifted, %b : i32
  %wide = arith.extsi %both : i32 to i64
  %factor = arith.constant 3 : i64
  %product = arith.muli %wide, %factor : i64
  %moved = arith.shrsi %product, %factor : i64
  %narrow = arith.trunci %moved : i64 to i32
  %odd = arith.ori %narrow, %three : i32
  return %odd : i32
}

func.func @main() -> i32 {
  %c12 = arith.constant 1071 : i32
  %c18 = arith.constant 462 : i32
  %gcd = func.call @gcd(%c12, %c18) : (i32, i32) -> i32

  %ten = arith.constant 10 : index
  %squares = func.call @sum_of_squares(%ten) : (index) -> index
  %squares32 = arith.index_cast %squares : index to i32

  %x = arith.constant 1.690000e+02 : f64
  %root = func.call @sqrt(%x) : (f64) -> f64
  %root32 = arith.fptosi %root : f64 to i32

  %mixed = func.call @mix(%gcd, %squares32) : (i32, i32) -> i32
  %c100 = arith.constant 100 : i32
  %part = arith.remui %mixed, %c100 : i32

  %sum0 = arith.addi %gcd, %root32 : i32
  %sum1 = arith.addi %sum0, %part : i32
  %quarter = arith.constant 4 : i32
  %quotient = arith.divsi %squares32, %quarter : i32
  %sum2 = arith.addi %sum1, %quotient : i32
  %small = arith.cmpi slt, %sum2, %c100 : i32
  %difference = arith.subi %sum2, %c100 : i32
  %result = arith.select %small, %sum2, %difference : i32
  return %result : i32
}
