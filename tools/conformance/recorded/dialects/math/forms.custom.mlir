module {
  func.func @unary(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<?x2xbf16>) {
    %0 = math.absf %arg0 : f32
    %1 = math.acos %arg1 fastmath<fast> : vector<4xf64>
    %2 = math.acosh %arg2 : tensor<?x2xbf16>
    %3 = math.asin %arg0 fastmath<nnan,contract> {note} : f32
    %4 = math.asinh %arg1 : vector<4xf64>
    %5 = math.atan %arg2 {note} : tensor<?x2xbf16>
    %6 = math.atanh %arg0 : f32
    %7 = math.cbrt %arg1 : vector<4xf64>
    %8 = math.ceil %arg2 fastmath<fast> : tensor<?x2xbf16>
    %9 = math.cos %arg0 : f32
    %10 = math.cosh %arg1 fastmath<nnan,contract> {note} : vector<4xf64>
    %11 = math.erf %arg2 : tensor<?x2xbf16>
    %12 = math.erfc %arg0 {note} : f32
    %13 = math.exp %arg1 : vector<4xf64>
    %14 = math.exp2 %arg2 : tensor<?x2xbf16>
    %15 = math.expm1 %arg0 fastmath<fast> : f32
    %16 = math.floor %arg1 : vector<4xf64>
    %17 = math.log %arg2 fastmath<nnan,contract> {note} : tensor<?x2xbf16>
    %18 = math.log10 %arg0 : f32
    %19 = math.log1p %arg1 {note} : vector<4xf64>
    %20 = math.log2 %arg2 : tensor<?x2xbf16>
    %21 = math.round %arg0 : f32
    %22 = math.roundeven %arg1 fastmath<fast> : vector<4xf64>
    %23 = math.rsqrt %arg2 : tensor<?x2xbf16>
    %24 = math.sin %arg0 fastmath<nnan,contract> {note} : f32
    %25 = math.sinh %arg1 : vector<4xf64>
    %26 = math.sqrt %arg2 {note} : tensor<?x2xbf16>
    %27 = math.tan %arg0 : f32
    %28 = math.tanh %arg1 : vector<4xf64>
    %29 = math.trunc %arg2 fastmath<fast> : tensor<?x2xbf16>
    return
  }
}

// -----
module {
  func.func @several(%arg0: f32, %arg1: vector<2x[4]xf16>, %arg2: i32, %arg3: index, %arg4: vector<2x[4]xi64>) -> (f32, f32) {
    %0 = math.atan2 %arg0, %arg0 : f32
    %1 = math.copysign %arg1, %arg1 fastmath<ninf> : vector<2x[4]xf16>
    %2 = math.powf %arg0, %0 {note} : f32
    %3 = math.fma %arg0, %0, %2 : f32
    %4 = math.fma %arg1, %arg1, %1 fastmath<afn> {note} : vector<2x[4]xf16>
    %5 = math.clampf %arg0 to [%0, %2] : f32
    %6 = math.clampf %arg1 to [%1, %4] fastmath<nnan> {note} : vector<2x[4]xf16>
    %7 = math.fpowi %arg0, %arg2 : f32, i32
    %8 = math.fpowi %arg0, %arg3 fastmath<fast> : f32, index
    %9 = math.fpowi %arg1, %arg4 {note} : vector<2x[4]xf16>, vector<2x[4]xi64>
    %sin, %cos = math.sincos %arg0 : f32
    %sin_0, %cos_1 = math.sincos %arg1 fastmath<nnan> {note} : vector<2x[4]xf16>
    return %sin, %cos : f32, f32
  }
}

// -----
module {
  func.func @asked(%arg0: f32, %arg1: vector<2x[4]xf16>, %arg2: tensor<3x?xf64>) -> (i1, vector<2x[4]xi1>, tensor<3x?xi1>) {
    %0 = math.isfinite %arg0 : f32
    %1 = math.isinf %arg1 : vector<2x[4]xf16>
    %2 = math.isnan %arg2 {note} : tensor<3x?xf64>
    %3 = math.isnormal %arg0 {fastmath = #arith.fastmath<nnan>} : f32
    return %0, %1, %2 : i1, vector<2x[4]xi1>, tensor<3x?xi1>
  }
}

// -----
module {
  func.func @integers(%arg0: i32, %arg1: index, %arg2: vector<4xi8>, %arg3: tensor<2xindex>) {
    %0 = math.absi %arg0 : i32
    %1 = math.absi %arg3 {note} : tensor<2xindex>
    %2 = math.ctlz %arg2 : vector<4xi8>
    %3 = math.cttz %arg1 : index
    %4 = math.ctpop %arg0 {note} : i32
    %5 = math.ipowi %arg0, %0 : i32
    %6 = math.ipowi %arg2, %arg2 {note} : vector<4xi8>
    return
  }
}

