"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, index, vector<4xi8>, tensor<?x2xi64>) -> (), sym_name = "integers"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi8>, %arg4: tensor<?x2xi64>):
    %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<[1, -2, 3, 4]> : vector<4xi8>}> : () -> vector<4xi8>
    %2 = "arith.constant"() <{value = true}> {note} : () -> i1
    %3 = "arith.constant"() <{value = -1 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<0> : tensor<2x2xindex>}> : () -> tensor<2x2xindex>
    %5 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %6 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %7 = "arith.subi"(%arg3, %arg3) <{overflowFlags = #arith.overflow<nsw, nuw>}> {x} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %8 = "arith.muli"(%arg4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (tensor<?x2xi64>, tensor<?x2xi64>) -> tensor<?x2xi64>
    %9 = "arith.shli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %10 = "arith.divui"(%arg0, %arg1) : (i32, i32) -> i32
    %11 = "arith.divsi"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
    %12 = "arith.ceildivui"(%arg2, %arg2) : (index, index) -> index
    %13 = "arith.ceildivsi"(%arg0, %arg1) : (i32, i32) -> i32
    %14 = "arith.floordivsi"(%arg0, %arg1) : (i32, i32) -> i32
    %15 = "arith.remui"(%arg3, %arg3) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %16 = "arith.remsi"(%arg0, %arg1) : (i32, i32) -> i32
    %17 = "arith.andi"(%arg0, %arg1) : (i32, i32) -> i32
    %18 = "arith.ori"(%arg0, %arg1) : (i32, i32) -> i32
    %19 = "arith.xori"(%arg3, %arg3) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %20 = "arith.shrui"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
    %21 = "arith.shrsi"(%arg0, %arg1) : (i32, i32) -> i32
    %22 = "arith.maxsi"(%arg0, %arg1) : (i32, i32) -> i32
    %23 = "arith.maxui"(%arg0, %arg1) : (i32, i32) -> i32
    %24 = "arith.minsi"(%arg0, %arg1) : (i32, i32) -> i32
    %25 = "arith.minui"(%arg2, %arg2) : (index, index) -> index
    %26:2 = "arith.addui_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i1)
    %27:2 = "arith.addui_extended"(%arg3, %arg3) {x} : (vector<4xi8>, vector<4xi8>) -> (vector<4xi8>, vector<4xi1>)
    %28:2 = "arith.mulsi_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
    %29:2 = "arith.mului_extended"(%arg4, %arg4) : (tensor<?x2xi64>, tensor<?x2xi64>) -> (tensor<?x2xi64>, tensor<?x2xi64>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, vector<2x[4]xf16>, tensor<*xf64>) -> (), sym_name = "floats"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: vector<2x[4]xf16>, %arg3: tensor<*xf64>):
    %0 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<2.000000e+00> : vector<2x[4]xf16>}> : () -> vector<2x[4]xf16>
    %2 = "arith.constant"() <{value = 0x7F80 : bf16}> : () -> bf16
    %3 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %4 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %5 = "arith.subf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x[4]xf16>, vector<2x[4]xf16>) -> vector<2x[4]xf16>
    %6 = "arith.mulf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan,nsz>}> {x} : (f32, f32) -> f32
    %7 = "arith.divf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    %8 = "arith.remf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.maximumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "arith.maxnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<reassoc,contract>}> : (f32, f32) -> f32
    %11 = "arith.minimumf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x[4]xf16>, vector<2x[4]xf16>) -> vector<2x[4]xf16>
    %12 = "arith.minnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %13 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %14 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<ninf>, predicate = 15 : i64}> : (vector<2x[4]xf16>, vector<2x[4]xf16>) -> vector<2x[4]xi1>
    %15 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xi1>
    %16 = "arith.select"(%13, %arg0, %arg1) : (i1, f32, f32) -> f32
    %17 = "arith.select"(%14, %arg2, %arg2) {x} : (vector<2x[4]xi1>, vector<2x[4]xf16>, vector<2x[4]xf16>) -> vector<2x[4]xf16>
    %18 = "arith.select"(%13, %arg3, %arg3) : (i1, tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, tensor<?xindex>, memref<?xf32>, i1, () -> ()) -> (), sym_name = "choices"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: tensor<?xindex>, %arg3: memref<?xf32>, %arg4: i1, %arg5: () -> ()):
    %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1 = "arith.cmpi"(%arg2, %arg2) <{predicate = 7 : i64}> {x} : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xi1>
    %2 = "arith.select"(%arg4, %arg3, %arg3) : (i1, memref<?xf32>, memref<?xf32>) -> memref<?xf32>
    %3 = "arith.select"(%arg4, %arg5, %arg5) : (i1, () -> (), () -> ()) -> (() -> ())
    %4 = "arith.select"(%1, %arg2, %arg2) : (tensor<?xi1>, tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64, index, f32, f64, vector<4xi16>, tensor<?xf32>, memref<4xindex>, vector<4xf8E8M0FNU>, vector<4xf4E2M1FN>, vector<4xf32>) -> (), sym_name = "casts"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: index, %arg3: f32, %arg4: f64, %arg5: vector<4xi16>, %arg6: tensor<?xf32>, %arg7: memref<4xindex>, %arg8: vector<4xf8E8M0FNU>, %arg9: vector<4xf4E2M1FN>, %arg10: vector<4xf32>):
    %0 = "arith.extui"(%arg0) : (i32) -> i64
    %1 = "arith.extsi"(%arg5) : (vector<4xi16>) -> vector<4xi32>
    %2 = "arith.extf"(%arg3) : (f32) -> f64
    %3 = "arith.extf"(%arg6) <{fastmath = #arith.fastmath<nnan>}> : (tensor<?xf32>) -> tensor<?xf64>
    %4 = "arith.trunci"(%arg1) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i1
    %5 = "arith.trunci"(%arg1) <{overflowFlags = #arith.overflow<nsw>}> {x} : (i64) -> i8
    %6 = "arith.truncf"(%arg4) : (f64) -> f32
    %7 = "arith.truncf"(%arg4) <{fastmath = #arith.fastmath<contract>, roundingmode = 0 : i32}> : (f64) -> bf16
    %8 = "arith.truncf"(%arg3) <{roundingmode = 4 : i32}> : (f32) -> f8E5M2
    %9 = "arith.uitofp"(%arg0) : (i32) -> f16
    %10 = "arith.sitofp"(%arg5) : (vector<4xi16>) -> vector<4xf32>
    %11 = "arith.fptoui"(%arg3) : (f32) -> i7
    %12 = "arith.fptosi"(%arg6) : (tensor<?xf32>) -> tensor<?xi32>
    %13 = "arith.index_cast"(%arg2) : (index) -> i32
    %14 = "arith.index_castui"(%arg7) : (memref<4xindex>) -> memref<4xi32>
    %15 = "arith.bitcast"(%arg3) : (f32) -> i32
    %16 = "arith.bitcast"(%arg5) {x} : (vector<4xi16>) -> vector<4xbf16>
    %17 = "arith.scaling_extf"(%arg9, %arg8) : (vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<4xf32>
    %18 = "arith.scaling_truncf"(%arg10, %arg8) <{fastmath = #arith.fastmath<nnan>, roundingmode = 2 : i32}> : (vector<4xf32>, vector<4xf8E8M0FNU>) -> vector<4xf4E2M1FN>
    %19 = "arith.scaling_truncf"(%arg10, %arg8) {x} : (vector<4xf32>, vector<4xf8E8M0FNU>) -> vector<4xf4E2M1FN>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "names"}> ({
    %0 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %1 = "arith.constant"() <{value = false}> : () -> i1
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %4 = "arith.constant"() <{value = dense<true> : vector<1xi1>}> : () -> vector<1xi1>
    "func.return"() : () -> ()
  }) {a = #arith.fastmath<nnan,afn>, b = #arith.overflow<none>, c = #arith.fastmath<fast>} : () -> ()
}) : () -> ()

