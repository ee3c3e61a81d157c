"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, i64, f64) -> complex<f32>, sym_name = "parts"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i64, %arg3: f64):
    %0 = "complex.constant"() <{value = [1.000000e+00 : f32, -0.000000e+00 : f32]}> : () -> complex<f32>
    %1 = "complex.constant"() <{value = [1 : i32, 2 : i32]}> {note} : () -> complex<i32>
    %2 = "complex.create"(%arg0, %arg1) : (f32, f32) -> complex<f32>
    %3 = "complex.create"(%arg3, %arg3) {note} : (f64, f64) -> complex<f64>
    %4 = "complex.re"(%2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %5 = "complex.im"(%2) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (complex<f32>) -> f32
    %6 = "complex.abs"(%3) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %7 = "complex.angle"(%3) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>) -> f64
    %8 = "complex.bitcast"(%arg2) : (i64) -> complex<f32>
    %9 = "complex.bitcast"(%2) {note} : (complex<f32>) -> f64
    %10 = "complex.bitcast"(%8) : (complex<f32>) -> complex<f32>
    "func.return"(%10) : (complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f64>, complex<f16>) -> (), sym_name = "functions"}> ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f16>):
    %0 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %1 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %2 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<contract>}> : (complex<f64>) -> complex<f64>
    %3 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %4 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %5 = "complex.log1p"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> complex<f16>
    %6 = "complex.neg"(%arg1) <{fastmath = #arith.fastmath<none>}> {note} : (complex<f16>) -> complex<f16>
    %7 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %8 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %9 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %10 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %11 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %12 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<reassoc,nsz>}> : (complex<f64>) -> complex<f64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, complex<f32>, i32, i64) -> (i1, i1), sym_name = "arithmetic"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: i32, %arg3: i64):
    %0 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %1 = "complex.sub"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %2 = "complex.mul"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<f32>, complex<f32>) -> complex<f32>
    %3 = "complex.div"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %4 = "complex.atan2"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %5 = "complex.pow"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %6 = "complex.powi"(%arg0, %arg2) : (complex<f32>, i32) -> complex<f32>
    %7 = "complex.powi"(%arg0, %arg3) <{fastmath = #arith.fastmath<nnan>}> {note} : (complex<f32>, i64) -> complex<f32>
    %8 = "complex.eq"(%arg0, %arg1) : (complex<f32>, complex<f32>) -> i1
    %9 = "complex.neq"(%arg0, %arg1) {note} : (complex<f32>, complex<f32>) -> i1
    "func.return"(%8, %9) : (i1, i1) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32>, b = #complex.number<:f64 0x7FF8000000000000, 1.000000e-03> : complex<f64>, c = #complex.number<:bf16 5.000000e-01, 9.999220e+09> : complex<bf16>, d = [#complex.number<:f16 3.000000e+00, 4.000000e+00> : complex<f16>]} : () -> ()
}) : () -> ()

