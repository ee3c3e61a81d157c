// ODS: mlir/Dialect/Complex/IR/ComplexOps.td mlir/Dialect/Complex/IR/ComplexAttributes.td

// Numbers and their parts.

func.func @parts(%x: f32, %y: f32, %bits: i64, %wide: f64) -> complex<f32> {
  %0 = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %1 = complex.constant [1 : i32, 2 : i32] {note} : complex<i32>
  %2 = complex.create %x, %y : complex<f32>
  %3 = complex.create %wide, %wide {note} : complex<f64>
  %4 = complex.re %2 : complex<f32>
  %5 = complex.im %2 fastmath<nnan,ninf> {note} : complex<f32>
  %6 = complex.abs %3 : complex<f64>
  %7 = complex.angle %3 fastmath<fast> : complex<f64>
  %8 = complex.bitcast %bits : i64 to complex<f32>
  %9 = complex.bitcast %2 {note} : complex<f32> to f64
  %10 = complex.bitcast %8 : complex<f32> to complex<f32>
  return %10 : complex<f32>
}

// -----

// Functions of one number.

func.func @functions(%z: complex<f64>, %half: complex<f16>) {
  %0 = complex.conj %z : complex<f64>
  %1 = complex.cos %z : complex<f64>
  %2 = complex.exp %z fastmath<contract> : complex<f64>
  %3 = complex.expm1 %z : complex<f64>
  %4 = complex.log %z : complex<f64>
  %5 = complex.log1p %half : complex<f16>
  %6 = complex.neg %half fastmath<none> {note} : complex<f16>
  %7 = complex.rsqrt %z : complex<f64>
  %8 = complex.sign %z : complex<f64>
  %9 = complex.sin %z : complex<f64>
  %10 = complex.sqrt %z : complex<f64>
  %11 = complex.tan %z : complex<f64>
  %12 = complex.tanh %z fastmath<reassoc,nsz> : complex<f64>
  return
}

// -----

// Functions of two.

func.func @arithmetic(%a: complex<f32>, %b: complex<f32>, %n: i32, %long: i64) -> (i1, i1) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %a, %b fastmath<nnan> : complex<f32>
  %2 = complex.mul %a, %b fastmath<fast> {note} : complex<f32>
  %3 = complex.div %a, %b : complex<f32>
  %4 = complex.atan2 %a, %b : complex<f32>
  %5 = complex.pow %a, %b : complex<f32>
  %6 = complex.powi %a, %n : complex<f32>, i32
  %7 = complex.powi %a, %long fastmath<nnan> {note} : complex<f32>, i64
  %8 = complex.eq %a, %b : complex<f32>
  %9 = complex.neq %a, %b {note} : complex<f32>
  return %8, %9 : i1, i1
}

// -----

// The attribute.

func.func private @attributes() attributes {
  a = #complex.number<:f32 1.0, -2.5>, b = #complex.number<:f64 0x7FF8000000000000, 1.0e-3> : complex<f64>,
  c = #complex.number<:bf16 0.5, 1.0e10>, d = [#complex.number<:f16 3.0, 4.0>]
}
