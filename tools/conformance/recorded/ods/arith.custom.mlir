module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: index, %arg4: i8) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    %2 = arith.muli %0, %1 overflow<nsw, nuw> {foo.bar = 1 : i8} : i32
    %3 = arith.divsi %2, %arg0 : i32
    %4 = arith.divui %2, %arg0 exact : i32
    %5 = arith.shrsi %3, %4 exact : i32
    %6 = arith.andi %arg2, %arg2 : vector<4xi32>
    %7 = arith.cmpi slt, %arg0, %arg1 : i32
    %8 = arith.cmpi uge, %arg2, %arg2 : vector<4xi32>
    %9 = arith.index_cast %arg3 : index to i64
    %10 = arith.extsi %arg4 : i8 to i32
    %11 = arith.trunci %arg0 : i32 to i8
    %12 = arith.trunci %arg0 overflow<nuw> : i32 to i1
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %13 = arith.select %7, %arg0, %arg1 : i32
    %14 = arith.select %8, %arg2, %arg2 : vector<4xi1>, vector<4xi32>
    %15 = arith.maxsi %arg0, %arg1 : i32
    %16 = arith.bitcast %arg0 : i32 to f32
    return %13 : i32
  }
  func.func @floats(%arg0: f32, %arg1: f64, %arg2: tensor<2xf32>) -> f32 {
    %0 = arith.addf %arg0, %arg0 fastmath<nnan,contract> : f32
    %1 = arith.mulf %0, %arg0 fastmath<fast> : f32
    %2 = arith.negf %1 : f32
    %3 = arith.cmpf ole, %arg0, %1 : f32
    %4 = arith.cmpf true, %arg0, %1 fastmath<ninf> : f32
    %5 = arith.extf %arg0 : f32 to f64
    %6 = arith.truncf %arg1 : f64 to f32
    %7 = arith.truncf %arg1 to_nearest_even fastmath<nnan> : f64 to f16
    %8 = arith.divf %arg2, %arg2 : tensor<2xf32>
    %9 = arith.fptosi %arg0 : f32 to i32
    %10 = arith.sitofp %9 : i32 to f64
    %11 = arith.maximumf %arg0, %6 : f32
    return %11 : f32
  }
  func.func @constants() {
    %c1_i32 = arith.constant 1 : i32
    %c-1_i64 = arith.constant -1 : i64
    %true = arith.constant true
    %cst = arith.constant 2.500000e+00 : f16
    %cst_0 = arith.constant dense<[1, 2]> : vector<2xi8>
    %c7 = arith.constant {foo.x} 7 : index
    return
  }
}

