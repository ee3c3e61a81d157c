// ODS: mlir/Dialect/Math/IR/MathOps.td

// Floats.

func.func @unary(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.absf %x : f32
  %1 = math.acos %v fastmath<fast> : vector<4xf64>
  %2 = math.acosh %t : tensor<?x2xbf16>
  %3 = math.asin %x fastmath<nnan,contract> {note} : f32
  %4 = math.asinh %v : vector<4xf64>
  %5 = math.atan %t {note} : tensor<?x2xbf16>
  %6 = math.atanh %x : f32
  %7 = math.cbrt %v : vector<4xf64>
  %8 = math.ceil %t fastmath<fast> : tensor<?x2xbf16>
  %9 = math.cos %x : f32
  %10 = math.cosh %v fastmath<nnan,contract> {note} : vector<4xf64>
  %11 = math.erf %t : tensor<?x2xbf16>
  %12 = math.erfc %x {note} : f32
  %13 = math.exp %v : vector<4xf64>
  %14 = math.exp2 %t : tensor<?x2xbf16>
  %15 = math.expm1 %x fastmath<fast> : f32
  %16 = math.floor %v : vector<4xf64>
  %17 = math.log %t fastmath<nnan,contract> {note} : tensor<?x2xbf16>
  %18 = math.log10 %x : f32
  %19 = math.log1p %v {note} : vector<4xf64>
  %20 = math.log2 %t : tensor<?x2xbf16>
  %21 = math.round %x : f32
  %22 = math.roundeven %v fastmath<fast> : vector<4xf64>
  %23 = math.rsqrt %t : tensor<?x2xbf16>
  %24 = math.sin %x fastmath<nnan,contract> {note} : f32
  %25 = math.sinh %v : vector<4xf64>
  %26 = math.sqrt %t {note} : tensor<?x2xbf16>
  %27 = math.tan %x : f32
  %28 = math.tanh %v : vector<4xf64>
  %29 = math.trunc %t fastmath<fast> : tensor<?x2xbf16>
  return
}

// -----

func.func @several(%x: f32, %v: vector<2x[4]xf16>, %n: i32, %i: index, %vn: vector<2x[4]xi64>) -> (f32, f32) {
  %0 = math.atan2 %x, %x : f32
  %1 = math.copysign %v, %v fastmath<ninf> : vector<2x[4]xf16>
  %2 = math.powf %x, %0 {note} : f32
  %3 = math.fma %x, %0, %2 : f32
  %4 = math.fma %v, %v, %1 fastmath<afn> {note} : vector<2x[4]xf16>
  %5 = math.clampf %x to [%0, %2] : f32
  %6 = math.clampf %v to [%1, %4] fastmath<nnan> {note} : vector<2x[4]xf16>
  %7 = math.fpowi %x, %n : f32, i32
  %8 = math.fpowi %x, %i fastmath<fast> : f32, index
  %9 = math.fpowi %v, %vn {note} : vector<2x[4]xf16>, vector<2x[4]xi64>
  %sin, %cos = math.sincos %x : f32
  %10:2 = math.sincos %v fastmath<nnan> {note} : vector<2x[4]xf16>
  return %sin, %cos : f32, f32
}

// -----

func.func @asked(%x: f32, %v: vector<2x[4]xf16>, %t: tensor<3x?xf64>) -> (i1, vector<2x[4]xi1>, tensor<3x?xi1>) {
  %0 = math.isfinite %x : f32
  %1 = math.isinf %v : vector<2x[4]xf16>
  %2 = math.isnan %t {note} : tensor<3x?xf64>
  %3 = math.isnormal %x {fastmath = #arith.fastmath<nnan>} : f32
  return %0, %1, %2 : i1, vector<2x[4]xi1>, tensor<3x?xi1>
}

// -----

// Integers.

func.func @integers(%n: i32, %i: index, %v: vector<4xi8>, %t: tensor<2xindex>) {
  %0 = math.absi %n : i32
  %1 = math.absi %t {note} : tensor<2xindex>
  %2 = math.ctlz %v : vector<4xi8>
  %3 = math.cttz %i : index
  %4 = math.ctpop %n {note} : i32
  %5 = math.ipowi %n, %0 : i32
  %6 = math.ipowi %v, %v {note} : vector<4xi8>
  return
}
