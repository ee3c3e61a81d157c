// ODS: mlir/Dialect/Quant/IR/QuantOps.td
// Quantized types.
// expected-error @+1 {{expected floating point literal}}
"a.b"() {a = !quant.uniform<i8:f32:0, {}>} : () -> ()
// -----
// expected-error @+1 {{illegal quantized dimension: -1}}
"a.b"() {a = !quant.uniform<i8:f32:-1, {2.0}>} : () -> ()
// -----
// expected-error @+1 {{expected '{'}}
"a.b"() {a = !quant.uniform<i8:f32:{}, 2.0>} : () -> ()
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0},{1.0:3}}>} : () -> ()
// -----
// expected-error @+1 {{illegal block size: -2}}
"a.b"() {a = !quant.uniform<i8:f32:{0:-2}, {2.0}>} : () -> ()
// -----
// expected-error @+1 {{illegal quantized dimension: -1}}
"a.b"() {a = !quant.uniform<i8:f32:{-1:2}, {2.0}>} : () -> ()
// -----
// expected-error @+1 {{illegal block size: 0}}
"a.b"() {a = !quant.uniform<i8:f32:{0:0}, {2.0}>} : () -> ()
// -----
// expected-error @+1 {{expected ':'}}
"a.b"() {a = !quant.uniform<i8:f32:{0,0:1}, {{2.0}}>} : () -> ()
// -----
// expected-error @+1 {{expected floating point literal}}
"a.b"() {a = !quant.uniform<i8:f32:{0:1}, {}>} : () -> ()
// -----
// expected-error @+1 {{scale -2.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32, -2.0>} : () -> ()
// -----
// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32, 0.0>} : () -> ()
// -----
// expected-error @+1 {{scale 1.000000e-50 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32, 1.0e-50>} : () -> ()
// -----
// expected-error @+1 {{scale 1.000000e+50 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32, 1.0e50>} : () -> ()
// -----
// expected-error @+1 {{scale 1.000000e+05 out of expressed type range [5.960464e-08, 6.550400e+04]}}
"a.b"() {a = !quant.uniform<i8:f16, 1.0e5>} : () -> ()
// -----
// expected-error @+1 {{scale 1.000000e-08 out of expressed type range [5.960464e-08, 6.550400e+04]}}
"a.b"() {a = !quant.uniform<i8:f16, 1.0e-8>} : () -> ()
// -----
// expected-error @+1 {{scale 1.000000e-50 out of expressed type range [9.183550e-41, 3.389531e+38]}}
"a.b"() {a = !quant.uniform<i8:bf16, 1.0e-50>} : () -> ()
// -----
// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [4.940656e-324, 1.797693e+308]}}
"a.b"() {a = !quant.uniform<i8:f64, 1.0e-330>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of type specified}}
"a.b"() {a = !quant.uniform<i8:i32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected ':'}}
"a.b"() {a = !quant.uniform<i8, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = !quant.uniform<i8:f32>} : () -> ()
// -----
// expected-error @+1 {{illegal storage type size: 33}}
"a.b"() {a = !quant.uniform<u33:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage type size: 33}}
"a.b"() {a = !quant.uniform<i33:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage type size: 0}}
"a.b"() {a = !quant.uniform<i0:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage type size: 0}}
"a.b"() {a = !quant.uniform<u0:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected storage type width}}
"a.b"() {a = !quant.uniform<u:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected storage type width}}
"a.b"() {a = !quant.uniform<u8x:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage type maximum: 8}}
"a.b"() {a = !quant.uniform<i4<-8:8>:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage type minimum: -9}}
"a.b"() {a = !quant.uniform<i4<-9:7>:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage min and storage max: (7:-8)}}
"a.b"() {a = !quant.uniform<i4<7:-8>:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage min and storage max: (3:3)}}
"a.b"() {a = !quant.uniform<i4<3:3>:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected ':'}}
"a.b"() {a = !quant.uniform<i4<3>:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected integer value}}
"a.b"() {a = !quant.uniform<i4<3:>:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected integer value}}
"a.b"() {a = !quant.uniform<i4<a:b>:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected integer value}}
"a.b"() {a = !quant.uniform<i8:f32, 1.0:a>} : () -> ()
// -----
// expected-error @+1 {{expected integer value}}
"a.b"() {a = !quant.uniform<i8:f32, 1.0:1.0>} : () -> ()
// -----
// expected-error @+1 {{expected integer value}}
"a.b"() {a = !quant.uniform<i8:f32:a, 1.0:1>} : () -> ()
// -----
// expected-error @+1 {{expected '{'}}
"a.b"() {a = !quant.uniform<i8:f32:1, 1.0:1>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = !quant.uniform<i8:f32:1 {1.0:1}>} : () -> ()
// -----
// expected-error @+1 {{expected floating point literal}}
"a.b"() {a = !quant.uniform<i8:f32, {1.0:1}>} : () -> ()
// -----
// expected-error @+1 {{integer value too large}}
"a.b"() {a = !quant.uniform<i8:f32, 1.0:99999999999999999999999>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = !quant.uniform<i8:f32, 1.0:1, 3>} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = !quant.uniform} : () -> ()
// -----
// expected-error @+1 {{unknown quantized type foo}}
"a.b"() {a = !quant.foo<i8>} : () -> ()
// -----
// expected-error @+1 {{unknown quantized type foo}}
"a.b"() {a = !quant<foo>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of type specified}}
"a.b"() {a = !quant.any<u8:i32>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = !quant.any<u8,f32>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of type specified}}
"a.b"() {a = !quant.any<i7:tensor<4xf32>>} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = !quant.any} : () -> ()
// -----
// expected-error @+1 {{illegal min and max: (1.000000e+00:-1.000000e+00)}}
"a.b"() {a = !quant.calibrated<f32<1.0:-1.0>>} : () -> ()
// -----
// expected-error @+1 {{illegal min and max: (1.000000e+00:1.000000e+00)}}
"a.b"() {a = !quant.calibrated<f32<1.0:1.0>>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = !quant.calibrated<f64<1.0:2.0> x>} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = !quant.calibrated} : () -> ()
// -----
// expected-error @+1 {{integer value too large}}
"a.b"() {a = !quant.uniform<i8:f32:2147483648, {1.0}>} : () -> ()
// -----
// expected-error @+1 {{integer value too large}}
"a.b"() {a = !quant.uniform<i8:f32:4294967296, {1.0}>} : () -> ()
// -----
// expected-error @+1 {{unknown quantized type quantile}}
"a.b"() {a = !quant.quantile<i4:f8E5M2:f32, {-1.0,0.0}:0.07>} : () -> ()
// -----
// expected-error @+1 {{scale -2.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32, -2.0:3>} : () -> ()
// -----
// expected-error @+1 {{scale -2.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32:1, {1.0, -2.0:3}>} : () -> ()
// -----
// expected-error @+1 {{scale -2.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1}, {1.0, -2.0:3}>} : () -> ()
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1}, {{1.0}, 2.0:3}>} : () -> ()
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1}, {2.0, {1.0}}>} : () -> ()
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1}, {{1.0}, {{2.0:3}}}>} : () -> ()
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1}, {{1.0}, {2.0}, {1.0,2.0}}>} : () -> ()
// -----
// expected-error @+1 {{expected floating point literal}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1}, {{}}>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1} {{}}>} : () -> ()
// -----
// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
"a.b"() {a = !quant.uniform<i8:f32:{1:1, {{}}>} : () -> ()
// -----
// expected-error @+1 {{integer value too large}}
"a.b"() {a = !quant.uniform<i8:f32:{1:99999999999999999999}, {1.0}>} : () -> ()
// -----
// expected-error @+1 {{integer value too large}}
"a.b"() {a = !quant.uniform<i8:f32:{99999999999:1}, {1.0}>} : () -> ()
// -----
// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [0.000000e+00, INF]}}
"a.b"() {a = !quant.uniform<i8:f128, -1.0>} : () -> ()
// -----
// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [1.525879e-05, 5.734400e+04]}}
"a.b"() {a = !quant.uniform<i8:f8E5M2, -1.0>} : () -> ()
// -----
// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [1.953125e-03, 4.480000e+02]}}
"a.b"() {a = !quant.uniform<i8:f8E4M3FN, -1.0>} : () -> ()
// -----
// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [5.000000e-01, 6.000000e+00]}}
"a.b"() {a = !quant.uniform<i8:f4E2M1FN, -1.0>} : () -> ()
// -----
// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [5.877472e-39, 1.701412e+38]}}
"a.b"() {a = !quant.uniform<i8:f8E8M0FNU, -1.0>} : () -> ()
// -----
// expected-error @+1 {{expected valid keyword}}
"a.b"() {a = !quant.uniform<*8:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected valid keyword}}
"a.b"() {a = !quant.uniform<"u8":f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{illegal storage type prefix}}
"a.b"() {a = !quant.uniform<x8:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected valid keyword}}
"a.b"() {a = !quant.uniform<8:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected storage type width}}
"a.b"() {a = !quant.uniform<u123456789012:f32, 1.0>} : () -> ()
// -----
// expected-error @+1 {{scale 5.263544e-315 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {a = !quant.uniform<i8:f32, 0x3F800000>} : () -> ()
// -----
// expected-error @+1 {{expected floating point literal}}
"a.b"() {a = !quant.uniform<i8:f32, nan>} : () -> ()
