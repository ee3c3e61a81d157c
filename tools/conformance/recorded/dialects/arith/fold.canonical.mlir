module {
  func.func @identities(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %arg0, %c0_i32, %arg0, %arg0, %arg0, %c0_i32, %arg0, %arg0 : i32, i32, i32, i32, i32, i32, i32, i32
  }
}

// -----
module {
  func.func @numbers() -> (i32, i32, i32, i32, i32, i32, i8, i8, i8, i1, i1) {
    %c4_i32 = arith.constant 4 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c-3_i32 = arith.constant -3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c33554431_i32 = arith.constant 33554431 : i32
    %c-16_i8 = arith.constant -16 : i8
    %c64_i8 = arith.constant 64 : i8
    %true = arith.constant true
    %false = arith.constant false
    return %c4_i32, %c-2_i32, %c-3_i32, %c-2_i32, %c1_i32, %c33554431_i32, %c-16_i8, %c64_i8, %c-16_i8, %true, %false : i32, i32, i32, i32, i32, i32, i8, i8, i8, i1, i1
  }
}

// -----
module {
  func.func @floats(%arg0: f32) -> (f32, f32, f32, f32, f32, f64, f16, i1, i1, f32) {
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant -3.000000e+00 : f32
    %cst_2 = arith.constant -7.500000e-01 : f32
    %cst_3 = arith.constant 1.500000e+00 : f64
    %cst_4 = arith.constant 1.500000e+00 : f16
    %true = arith.constant true
    %0 = arith.cmpf false, %arg0, %arg0 : f32
    return %cst_0, %cst_1, %cst_2, %arg0, %arg0, %cst_3, %cst_4, %true, %0, %cst : f32, f32, f32, f32, f32, f64, f16, i1, i1, f32
  }
}

// -----
module {
  func.func @chains(%arg0: i32, %arg1: index, %arg2: i64) -> (i32, i32, i32, i64, i32, index, i1, i32) {
    %c4_i32 = arith.constant 4 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    %1 = arith.addi %arg0, %c-1_i32 : i32
    %2 = arith.muli %arg0, %c4_i32 : i32
    %3 = arith.extsi %arg0 : i32 to i64
    %4 = arith.cmpi ne, %arg0, %c1_i32 : i32
    return %0, %1, %2, %3, %arg0, %arg1, %4, %arg0 : i32, i32, i32, i64, i32, index, i1, i32
  }
}

// -----
module {
  func.func @choices(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i1, i1, i32) {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    return %arg1, %arg2, %arg1, %arg0, %0, %arg2 : i32, i32, i32, i1, i1, i32
  }
}

// -----
module {
  func.func @tensors(%arg0: vector<4xi8>, %arg1: tensor<2xf32>) -> (vector<4xi8>, tensor<2xf32>, vector<2xi1>, vector<4xi16>) {
    %cst = arith.constant dense<[2, 4, 6, 8]> : vector<4xi8>
    %cst_0 = arith.constant dense<[-1.000000e+00, -2.000000e+00]> : tensor<2xf32>
    %cst_1 = arith.constant dense<[true, false]> : vector<2xi1>
    %cst_2 = arith.constant dense<[2, 4, 6, 8]> : vector<4xi16>
    return %cst, %cst_0, %cst_1, %cst_2 : vector<4xi8>, tensor<2xf32>, vector<2xi1>, vector<4xi16>
  }
}

// -----
module {
  func.func @extended(%arg0: i32) -> (i32, i1, i32, i32, i32, i32) {
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-2_i32 = arith.constant -2 : i32
    return %arg0, %false, %c0_i32, %c0_i32, %c1_i32, %c-2_i32 : i32, i1, i32, i32, i32, i32
  }
}

