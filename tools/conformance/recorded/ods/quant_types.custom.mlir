module {
  func.func private @f() attributes {a = !quant.uniform<i8<-8:7>:f32, 9.987200e-01:127>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32, 9.987200e-01>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32, 9.987200e-01>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8<-127:127>:f32, 9.987200e-01>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<u8:f32, 9.987200e-01:-1>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<u8<1:254>:f32, 9.987200e-01:-1>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:1, {2.000000e+02:-120,9.987200e-01:127}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:1, {2.000000e+02,9.987200e-01}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:0, {2.000000e+00}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1}, {2.000000e+00}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.000000e+00, 3.000000e+00}, {1.000000e+00:3, 2.000000e+00:1}}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.000000e+00, 3.000000e+00}, {1.000000e+00:3, 2.000000e+00:1}}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{}, {2.000000e+00}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2}, {2.000000e+00, 3.000000e+00}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2, 3:4}, {{{2.000000e+00:1}, {3.000000e+00:4}}}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{1:2, 0:2}, {{2.000000e+00:1}, {3.000000e+00:4}}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 0:1}, {2.000000e+00}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 0:1}, {{2.000000e+00}}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1}, {2.000000e+00:3, 4.000000e+00:3, 1.000000e+00:3}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f64, 1.000000e-50>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f80, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f8E5M2, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:tf32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<u8:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i32:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i1:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<u1:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32, 1.000000e+00:99999999999>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.any<i8:f32>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.any<i8>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.any<i8<-16:7>>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.any<u8<1:7>:f64>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.calibrated<f32<-0.998:1.232100e+00>>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.calibrated<f64<1.000000e+00:2.000000e+00>>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.calibrated<f16<1.000000e-10:2.000000e+20>>}
}

// -----
module {
  func.func private @f() attributes {a = tensor<4x!quant.any<i8:f32>>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i32:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<u8:f32, 1.2345678901234567>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<u8:f64, 1.2345678901234567>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<u8:f64, 1.2345678901234567E+20>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.calibrated<f32<0.998:1.232100e+00>>, b = -0.998 : f64, c = 0.998 : f64}
}

// -----
module {
  func.func private @f() attributes {a = !quant.calibrated<f32<-5.000000e-01:1.500000e+00>>, b = -5.000000e-01 : f64}
}

// -----
module {
  func.func private @f() attributes {a = !quant.calibrated<f32<-1.005000e+02:1.500000e+00>>, b = -1.232100e+00 : f64}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32:{1:99999999999}, {1.000000e+00}>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f80, 0.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8<16:32>:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8<1:127>:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.uniform<i8:f32, 1.000000e+00>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.any<i8:f32>}
}

// -----
module {
  func.func private @f() attributes {a = !quant.calibrated<f32<-1.000000e+00:0x7FF0000000000000>>}
}

