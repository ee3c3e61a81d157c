// ODS: mlir/Dialect/Quant/IR/QuantOps.td

// Quantized types.

func.func private @f() attributes {a = !quant.uniform<i8<-8:7>:f32, 0.99872:127>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32, 0.99872>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8<-128:127>:f32, 0.99872>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8<-127:127>:f32, 0.99872:0>}

// -----

func.func private @f() attributes {a = !quant.uniform<u8<0:255>:f32, 0.99872:-1>}

// -----

func.func private @f() attributes {a = !quant.uniform<u8<1:254>:f32, 0.99872:-1>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:1, {2.0e+2:-120,0.99872:127}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:1, {2.0e+2,0.99872:0}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:0, {2.0}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1}, {2.0}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0},{1.0:3,2.0:1}}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0},{1.0:3,2.0:1}} >}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{}, {2.0}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2}, {2.0, 3.0}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1, 1:2, 3:4}, {{{2.0:1}, {3.0:4}}}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{1:2, 0:2}, {{2.0:1}, {3.0:4}}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1,0:1}, {2.0}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1,0:1}, {{2.0}}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{0:1}, {2.0:3, 4.0:3, 1.0:3}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f64, 1.0e-50>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f80, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f8E5M2, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:tf32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<si8:f32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<ui8:f32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i32:f32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i1:f32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<u1:f32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32, 1.0:99999999999>}

// -----

func.func private @f() attributes {a = !quant<uniform<i8:f32, 1.0>>}

// -----

func.func private @f() attributes {a = !quant.any<i8:f32>}

// -----

func.func private @f() attributes {a = !quant.any<i8>}

// -----

func.func private @f() attributes {a = !quant.any<i8<-16:7>>}

// -----

func.func private @f() attributes {a = !quant.any<u8<1:7>:f64>}

// -----

func.func private @f() attributes {a = !quant.calibrated<f32<-0.998:1.2321>>}

// -----

func.func private @f() attributes {a = !quant.calibrated<f64<1.0:2.0>>}

// -----

func.func private @f() attributes {a = !quant.calibrated<f16<1.0e-10:2.0e20>>}

// -----

func.func private @f() attributes {a = tensor<4x!quant.any<i8:f32>>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8<-128:127>:f32, 1.0:0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i32<-2147483648:2147483647>:f32, 1.0:0>}

// -----

func.func private @f() attributes {a = !quant.uniform<u8:f32, 1.2345678901234567:0>}

// -----

func.func private @f() attributes {a = !quant.uniform<u8:f64, 1.2345678901234567:0>}

// -----

func.func private @f() attributes {a = !quant.uniform<u8:f64, 1.2345678901234567e20:0>}

// -----

func.func private @f() attributes {a = !quant.calibrated<f32<0.998:1.2321>>, b = -0.998, c = 0.998}

// -----

func.func private @f() attributes {a = !quant.calibrated<f32<-0.5:1.5>>, b = -0.5}

// -----

func.func private @f() attributes {a = !quant.calibrated<f32<-100.5:1.5>>, b = -1.2321}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32:{1:99999999999}, {1.0}>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f80, 0.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8<0x10:0x20>:f32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8 <1:127>:f32, 1.0>}

// -----

func.func private @f() attributes {a = !quant.uniform<i8:f32, 0x3FF0000000000000>}

// -----

func.func private @f() attributes {a = !quant.any<i8:f32> }

// -----

func.func private @f() attributes {a = !quant.calibrated<f32<-1.0:0x7FF0000000000000>>}
