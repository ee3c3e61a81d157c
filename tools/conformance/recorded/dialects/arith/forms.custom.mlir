module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi8>, %arg4: tensor<?x2xi64>) {
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant dense<[1, -2, 3, 4]> : vector<4xi8>
    %true = arith.constant {note} true
    %c-1 = arith.constant -1 : index
    %cst_0 = arith.constant dense<0> : tensor<2x2xindex>
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg2, %arg2 overflow<nsw> : index
    %2 = arith.subi %arg3, %arg3 overflow<nsw, nuw> {x} : vector<4xi8>
    %3 = arith.muli %arg4, %arg4 : tensor<?x2xi64>
    %4 = arith.shli %arg0, %arg1 overflow<nuw> : i32
    %5 = arith.divui %arg0, %arg1 : i32
    %6 = arith.divsi %arg0, %arg1 exact : i32
    %7 = arith.ceildivui %arg2, %arg2 : index
    %8 = arith.ceildivsi %arg0, %arg1 : i32
    %9 = arith.floordivsi %arg0, %arg1 : i32
    %10 = arith.remui %arg3, %arg3 : vector<4xi8>
    %11 = arith.remsi %arg0, %arg1 : i32
    %12 = arith.andi %arg0, %arg1 : i32
    %13 = arith.ori %arg0, %arg1 : i32
    %14 = arith.xori %arg3, %arg3 : vector<4xi8>
    %15 = arith.shrui %arg0, %arg1 exact : i32
    %16 = arith.shrsi %arg0, %arg1 : i32
    %17 = arith.maxsi %arg0, %arg1 : i32
    %18 = arith.maxui %arg0, %arg1 : i32
    %19 = arith.minsi %arg0, %arg1 : i32
    %20 = arith.minui %arg2, %arg2 : index
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %sum_1, %overflow_2 = arith.addui_extended %arg3, %arg3 {x} : vector<4xi8>, vector<4xi1>
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_3, %high_4 = arith.mului_extended %arg4, %arg4 : tensor<?x2xi64>
    return
  }
}

// -----
module {
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2x[4]xf16>, %arg3: tensor<*xf64>) {
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant dense<2.000000e+00> : vector<2x[4]xf16>
    %cst_1 = arith.constant 0x7F80 : bf16
    %0 = arith.negf %arg0 : f32
    %1 = arith.addf %arg0, %arg1 fastmath<fast> : f32
    %2 = arith.subf %arg2, %arg2 : vector<2x[4]xf16>
    %3 = arith.mulf %arg0, %arg1 fastmath<nnan,nsz> {x} : f32
    %4 = arith.divf %arg3, %arg3 : tensor<*xf64>
    %5 = arith.remf %arg0, %arg1 : f32
    %6 = arith.maximumf %arg0, %arg1 : f32
    %7 = arith.maxnumf %arg0, %arg1 fastmath<reassoc,contract> : f32
    %8 = arith.minimumf %arg2, %arg2 : vector<2x[4]xf16>
    %9 = arith.minnumf %arg0, %arg1 : f32
    %10 = arith.cmpf oeq, %arg0, %arg1 : f32
    %11 = arith.cmpf true, %arg2, %arg2 fastmath<ninf> : vector<2x[4]xf16>
    %12 = arith.cmpf uno, %arg3, %arg3 : tensor<*xf64>
    %13 = arith.select %10, %arg0, %arg1 : f32
    %14 = arith.select %11, %arg2, %arg2 {x} : vector<2x[4]xi1>, vector<2x[4]xf16>
    %15 = arith.select %10, %arg3, %arg3 : tensor<*xf64>
    return
  }
}

// -----
module {
  func.func @choices(%arg0: i32, %arg1: i32, %arg2: tensor<?xindex>, %arg3: memref<?xf32>, %arg4: i1, %arg5: () -> ()) {
    %0 = arith.cmpi eq, %arg0, %arg1 : i32
    %1 = arith.cmpi ule, %arg2, %arg2 {x} : tensor<?xindex>
    %2 = arith.select %arg4, %arg3, %arg3 : memref<?xf32>
    %3 = arith.select %arg4, %arg5, %arg5 : () -> ()
    %4 = arith.select %1, %arg2, %arg2 : tensor<?xi1>, tensor<?xindex>
    return
  }
}

// -----
module {
  func.func @casts(%arg0: i32, %arg1: i64, %arg2: index, %arg3: f32, %arg4: f64, %arg5: vector<4xi16>, %arg6: tensor<?xf32>, %arg7: memref<4xindex>, %arg8: vector<4xf8E8M0FNU>, %arg9: vector<4xf4E2M1FN>, %arg10: vector<4xf32>) {
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extsi %arg5 : vector<4xi16> to vector<4xi32>
    %2 = arith.extf %arg3 : f32 to f64
    %3 = arith.extf %arg6 fastmath<nnan> : tensor<?xf32> to tensor<?xf64>
    %4 = arith.trunci %arg1 : i64 to i1
    %5 = arith.trunci %arg1 overflow<nsw> {x} : i64 to i8
    %6 = arith.truncf %arg4 : f64 to f32
    %7 = arith.truncf %arg4 to_nearest_even fastmath<contract> : f64 to bf16
    %8 = arith.truncf %arg3 to_nearest_away : f32 to f8E5M2
    %9 = arith.uitofp %arg0 : i32 to f16
    %10 = arith.sitofp %arg5 : vector<4xi16> to vector<4xf32>
    %11 = arith.fptoui %arg3 : f32 to i7
    %12 = arith.fptosi %arg6 : tensor<?xf32> to tensor<?xi32>
    %13 = arith.index_cast %arg2 : index to i32
    %14 = arith.index_castui %arg7 : memref<4xindex> to memref<4xi32>
    %15 = arith.bitcast %arg3 : f32 to i32
    %16 = arith.bitcast %arg5 {x} : vector<4xi16> to vector<4xbf16>
    %17 = arith.scaling_extf %arg9, %arg8 : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
    %18 = arith.scaling_truncf %arg10, %arg8 upward fastmath<nnan> : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
    %19 = arith.scaling_truncf %arg10, %arg8 {x} : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
    return
  }
}

// -----
module {
  func.func @names() attributes {a = #arith.fastmath<nnan,afn>, b = #arith.overflow<none>, c = #arith.fastmath<fast>} {
    %c1_i8 = arith.constant 1 : i8
    %false = arith.constant false
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant dense<true> : vector<1xi1>
    return
  }
}

