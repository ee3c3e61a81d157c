module {
  func.func @parts(%arg0: f32, %arg1: f32, %arg2: i64, %arg3: f64) -> complex<f32> {
    %cst = complex.constant [1.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1 : i32, 2 : i32] {note} : complex<i32>
    %0 = complex.create %arg0, %arg1 : complex<f32>
    %1 = complex.create %arg3, %arg3 {note} : complex<f64>
    %2 = complex.re %0 : complex<f32>
    %3 = complex.im %0 fastmath<nnan,ninf> {note} : complex<f32>
    %4 = complex.abs %1 : complex<f64>
    %5 = complex.angle %1 fastmath<fast> : complex<f64>
    %6 = complex.bitcast %arg2 : i64 to complex<f32>
    %7 = complex.bitcast %0 {note} : complex<f32> to f64
    %8 = complex.bitcast %6 : complex<f32> to complex<f32>
    return %8 : complex<f32>
  }
}

// -----
module {
  func.func @functions(%arg0: complex<f64>, %arg1: complex<f16>) {
    %0 = complex.conj %arg0 : complex<f64>
    %1 = complex.cos %arg0 : complex<f64>
    %2 = complex.exp %arg0 fastmath<contract> : complex<f64>
    %3 = complex.expm1 %arg0 : complex<f64>
    %4 = complex.log %arg0 : complex<f64>
    %5 = complex.log1p %arg1 : complex<f16>
    %6 = complex.neg %arg1 {note} : complex<f16>
    %7 = complex.rsqrt %arg0 : complex<f64>
    %8 = complex.sign %arg0 : complex<f64>
    %9 = complex.sin %arg0 : complex<f64>
    %10 = complex.sqrt %arg0 : complex<f64>
    %11 = complex.tan %arg0 : complex<f64>
    %12 = complex.tanh %arg0 fastmath<reassoc,nsz> : complex<f64>
    return
  }
}

// -----
module {
  func.func @arithmetic(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: i32, %arg3: i64) -> (i1, i1) {
    %0 = complex.add %arg0, %arg1 : complex<f32>
    %1 = complex.sub %arg0, %arg1 fastmath<nnan> : complex<f32>
    %2 = complex.mul %arg0, %arg1 fastmath<fast> {note} : complex<f32>
    %3 = complex.div %arg0, %arg1 : complex<f32>
    %4 = complex.atan2 %arg0, %arg1 : complex<f32>
    %5 = complex.pow %arg0, %arg1 : complex<f32>
    %6 = complex.powi %arg0, %arg2 : complex<f32>, i32
    %7 = complex.powi %arg0, %arg3 fastmath<nnan> {note} : complex<f32>, i64
    %8 = complex.eq %arg0, %arg1 : complex<f32>
    %9 = complex.neq %arg0, %arg1 {note} : complex<f32>
    return %8, %9 : i1, i1
  }
}

// -----
module {
  func.func private @attributes() attributes {a = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32>, b = #complex.number<:f64 0x7FF8000000000000, 1.000000e-03> : complex<f64>, c = #complex.number<:bf16 5.000000e-01, 9.999220e+09> : complex<bf16>, d = [#complex.number<:f16 3.000000e+00, 4.000000e+00> : complex<f16>]}
}

