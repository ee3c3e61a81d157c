// ODS: mlir/Dialect/LLVMIR/NVVMOps.td
func.func @a(%a: f32, %b: f32) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %r = "nvvm.convert.f32x2.to.f4x2"(%a, %b) <{dstTy = f8E4M3FN}> : (f32,f32) -> i8
  return
}

// -----

func.func @a(%a: f32, %b: f32) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %r = "nvvm.convert.f32x2.to.f6x2"(%a, %b) <{dstTy = f8E4M3FN}> : (f32,f32) -> i16
  return
}

// -----

func.func @a(%a: f32, %b: f32) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a, %b) <{dstTy = f8E4M3FN}> : (f32,f32) -> i16
  return
}

// -----

func.func @a(%a: f32, %b: f32) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a, %b) <{dstTy = f8E8M0FNU}> : (f32,f32) -> i16
  return
}

// -----

func.func @a(%a: f32, %b: f32) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a, %b) <{dstTy = f8E4M3}> : (f32,f32) -> i16
  return
}

// -----

func.func @a(%a: f32, %b: f32) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a, %b) <{dstTy = f8E4M3FN, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>, relu = false}> : (f32,f32) -> i16
  return
}

// -----

func.func @a(%a: f32, %b: f32) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %r = "nvvm.convert.f32x2.to.f8x2"(%a, %b) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<none>, relu = true}> : (f32,f32) -> i16
  return
}

// -----

func.func @a(%a: vector<2xf16>) {
  // expected-error @below {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %r = "nvvm.convert.f16x2.to.f8x2"(%a) <{dstTy = f8E8M0FNU, relu = false}> : (vector<2xf16>) -> i16
  return
}

// -----

func.func @a(%a: vector<2xbf16>) {
  // expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %r = "nvvm.convert.bf16x2.to.f8x2"(%a) <{dstTy = f8E4M3FN}> : (vector<2xbf16>) -> i16
  return
}

// -----

func.func @a(%a: vector<2xbf16>) {
  // expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %r = "nvvm.convert.bf16x2.to.f8x2"(%a) <{dstTy = f8E8M0FNU}> : (vector<2xbf16>) -> i16
  return
}

// -----

func.func @a(%a: vector<2xi8>) {
  // expected-error @below {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %r = "nvvm.convert.f8x2.to.f16x2"(%a) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xf16>
  return
}

// -----

func.func @a(%a: vector<2xi8>) {
  // expected-error @below {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %r = "nvvm.convert.f8x2.to.bf16x2"(%a) <{srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xbf16>
  return
}

// -----

func.func @a(%a: vector<2xi8>) {
  // expected-error @below {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %r = "nvvm.convert.f6x2.to.f16x2"(%a) <{srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
  return
}

// -----

func.func @a(%a: i8) {
  // expected-error @below {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %r = "nvvm.convert.f4x2.to.f16x2"(%a) <{srcType = f8E4M3FN}> : (i8) -> vector<2xf16>
  return
}

// -----

func.func @a(%a: vector<4xf32>, %b: i32) {
  // expected-error @below {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %r = "nvvm.convert.f32x4.to.f8x4"(%a, %b) <{dstTy = f8E8M0FNU}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}

// -----

func.func @a(%a: vector<4xf32>, %b: i32) {
  // expected-error @below {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %r = "nvvm.convert.f32x4.to.f6x4"(%a, %b) <{dstTy = f8E4M3FN}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}

// -----

func.func @a(%a: vector<4xf32>, %b: i32) {
  // expected-error @below {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %r = "nvvm.convert.f32x4.to.f4x4"(%a, %b) <{dstTy = f8E4M3FN}> : (vector<4xf32>, i32) -> i16
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>, %o: i64) {
  // expected-error @below {{offset argument is only supported for shape 16x32bx2}}
  %r = "nvvm.tcgen05.ld"(%p, %o) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i64) -> i32
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>) {
  // expected-error @below {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %r = "nvvm.tcgen05.ld"(%p) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> i32
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>, %v: i32) {
  // expected-error @below {{invalid input length 1 for shape shape_16x128b in tcgen05.st Op}}
  "nvvm.tcgen05.st"(%p, %v) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>, i32) -> ()
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>) {
  // expected-error @below {{invalid result type length 1 for shape shape_16x256b in tcgen05.ld Op}}
  %r = "nvvm.tcgen05.ld"(%p) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>) -> i32
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>) {
  // expected-error @below {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %r = "nvvm.tcgen05.ld"(%p) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>) -> vector<2xi32>
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>, %v: i32) {
  // expected-error @below {{invalid input length 1 for shape shape_16x256b in tcgen05.st Op}}
  "nvvm.tcgen05.st"(%p, %v) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, i32) -> ()
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>, %v: vector<2xi32>) {
  // expected-error @below {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  "nvvm.tcgen05.st"(%p, %v) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>) {
  // expected-error @below {{shape 16x32bx2 requires offset argument}}
  %r = "nvvm.tcgen05.ld"(%p) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>) -> i32
  return
}

// -----

func.func @a(%p: !llvm.ptr<6>, %v: i32) {
  // expected-error @below {{shape 16x32bx2 requires offset argument}}
  "nvvm.tcgen05.st"(%p, %v) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, i32) -> ()
  return
}
