"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, vector<4xi32>, index, i8) -> i32, sym_name = "integers"}> ({
  ^bb0(%arg3: i32, %arg4: i32, %arg5: vector<4xi32>, %arg6: index, %arg7: i8):
    %18 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %19 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %20 = "arith.muli"(%18, %19) <{overflowFlags = #arith.overflow<nsw, nuw>}> {foo.bar = 1 : i8} : (i32, i32) -> i32
    %21 = "arith.divsi"(%20, %arg3) : (i32, i32) -> i32
    %22 = "arith.divui"(%20, %arg3) <{isExact}> : (i32, i32) -> i32
    %23 = "arith.shrsi"(%21, %22) <{isExact}> : (i32, i32) -> i32
    %24 = "arith.andi"(%arg5, %arg5) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %25 = "arith.cmpi"(%arg3, %arg4) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %26 = "arith.cmpi"(%arg5, %arg5) <{predicate = 9 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %27 = "arith.index_cast"(%arg6) : (index) -> i64
    %28 = "arith.extsi"(%arg7) : (i8) -> i32
    %29 = "arith.trunci"(%arg3) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %30 = "arith.trunci"(%arg3) <{overflowFlags = #arith.overflow<nuw>}> : (i32) -> i1
    %31:2 = "arith.addui_extended"(%arg3, %arg4) : (i32, i32) -> (i32, i1)
    %32:2 = "arith.mulsi_extended"(%arg3, %arg4) : (i32, i32) -> (i32, i32)
    %33 = "arith.select"(%25, %arg3, %arg4) : (i1, i32, i32) -> i32
    %34 = "arith.select"(%26, %arg5, %arg5) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %35 = "arith.maxsi"(%arg3, %arg4) : (i32, i32) -> i32
    %36 = "arith.bitcast"(%arg3) : (i32) -> f32
    "func.return"(%33) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f64, tensor<2xf32>) -> f32, sym_name = "floats"}> ({
  ^bb0(%arg0: f32, %arg1: f64, %arg2: tensor<2xf32>):
    %6 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
    %7 = "arith.mulf"(%6, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %8 = "arith.negf"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %9 = "arith.cmpf"(%arg0, %7) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
    %10 = "arith.cmpf"(%arg0, %7) <{fastmath = #arith.fastmath<ninf>, predicate = 15 : i64}> : (f32, f32) -> i1
    %11 = "arith.extf"(%arg0) : (f32) -> f64
    %12 = "arith.truncf"(%arg1) : (f64) -> f32
    %13 = "arith.truncf"(%arg1) <{fastmath = #arith.fastmath<nnan>, roundingmode = 0 : i32}> : (f64) -> f16
    %14 = "arith.divf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %15 = "arith.fptosi"(%arg0) : (f32) -> i32
    %16 = "arith.sitofp"(%15) : (i32) -> f64
    %17 = "arith.maximumf"(%arg0, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%17) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = -1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = true}> : () -> i1
    %3 = "arith.constant"() <{value = 2.500000e+00 : f16}> : () -> f16
    %4 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi8>}> : () -> vector<2xi8>
    %5 = "arith.constant"() <{value = 7 : index}> {foo.x} : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

