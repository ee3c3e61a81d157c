func.func @identities(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.subi %a, %a : i32
  %2 = arith.muli %a, %c1 : i32
  %3 = arith.andi %a, %cm1 : i32
  %4 = arith.ori %a, %c0 : i32
  %5 = arith.xori %a, %a : i32
  %6 = arith.divsi %a, %c1 : i32
  %7 = arith.shli %a, %c0 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// -----

func.func @numbers() -> (i32, i32, i32, i32, i32, i32, i8, i8, i8, i1, i1) {
  %a = arith.constant 7 : i32
  %b = arith.constant -3 : i32
  %c = arith.constant 120 : i8
  %0 = arith.addi %a, %b : i32
  %1 = arith.divsi %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.ceildivsi %a, %b : i32
  %4 = arith.remsi %a, %b : i32
  %5 = arith.shrui %b, %a : i32
  %6 = arith.addi %c, %c : i8
  %7 = arith.muli %c, %c : i8
  %8 = arith.maxui %c, %6 : i8
  %9 = arith.cmpi slt, %b, %a : i32
  %10 = arith.cmpi ult, %b, %a : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i32, i32, i32, i32, i32, i32, i8, i8, i8, i1, i1
}

// -----

func.func @floats(%x: f32) -> (f32, f32, f32, f32, f32, f64, f16, i1, i1, f32) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant -2.0 : f32
  %z = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = arith.addf %a, %b : f32
  %1 = arith.mulf %a, %b : f32
  %2 = arith.divf %a, %b : f32
  %3 = arith.addf %x, %z : f32
  %4 = arith.mulf %x, %one : f32
  %5 = arith.extf %a : f32 to f64
  %6 = arith.truncf %a : f32 to f16
  %7 = arith.cmpf olt, %b, %a : f32
  %8 = arith.cmpf false, %x, %x : f32
  %9 = arith.maximumf %a, %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f64, f16, i1, i1, f32
}

// -----

func.func @chains(%a: i32, %i: index, %l: i64) -> (i32, i32, i32, i64, i32, index, i1, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.subi %0, %c2 : i32
  %3 = arith.muli %a, %c2 : i32
  %4 = arith.muli %3, %c2 : i32
  %5 = arith.extsi %a : i32 to i64
  %6 = arith.trunci %5 : i64 to i32
  %7 = arith.index_cast %i : index to i64
  %8 = arith.index_cast %7 : i64 to index
  %t = arith.constant true
  %9 = arith.cmpi eq, %a, %c1 : i32
  %10 = arith.xori %9, %t : i1
  %11 = arith.bitcast %a : i32 to f32
  %12 = arith.bitcast %11 : f32 to i32
  return %1, %2, %4, %5, %6, %8, %10, %12 : i32, i32, i32, i64, i32, index, i1, i32
}

// -----

func.func @choices(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32, i1, i1, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.select %t, %a, %b : i32
  %1 = arith.select %f, %a, %b : i32
  %2 = arith.select %c, %a, %a : i32
  %3 = arith.select %c, %t, %f : i1
  %4 = arith.select %c, %f, %t : i1
  %5 = arith.cmpi eq, %a, %b : i32
  %6 = arith.select %5, %a, %b : i32
  return %0, %1, %2, %3, %4, %6 : i32, i32, i32, i1, i1, i32
}

// -----

func.func @tensors(%v: vector<4xi8>, %t: tensor<2xf32>) -> (vector<4xi8>, tensor<2xf32>, vector<2xi1>, vector<4xi16>) {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %1 = arith.constant dense<2> : vector<4xi8>
  %2 = arith.muli %0, %1 : vector<4xi8>
  %3 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %4 = arith.negf %3 : tensor<2xf32>
  %5 = arith.constant dense<[1, -1]> : vector<2xi32>
  %6 = arith.constant dense<0> : vector<2xi32>
  %7 = arith.cmpi sgt, %5, %6 : vector<2xi32>
  %8 = arith.extui %2 : vector<4xi8> to vector<4xi16>
  return %2, %4, %7, %8 : vector<4xi8>, tensor<2xf32>, vector<2xi1>, vector<4xi16>
}

// -----

func.func @extended(%a: i32) -> (i32, i1, i32, i32, i32, i32) {
  %c = arith.constant -1 : i32
  %z = arith.constant 0 : i32
  %0:2 = arith.addui_extended %a, %z : i32, i1
  %1:2 = arith.mulsi_extended %a, %z : i32
  %2:2 = arith.mului_extended %c, %c : i32
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : i32, i1, i32, i32, i32, i32
}
