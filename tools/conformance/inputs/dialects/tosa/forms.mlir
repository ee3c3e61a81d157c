// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Quant/IR/QuantOps.td

// Element by element, with one operand.
func.func @unary(%f: tensor<2x3xf32>, %i: tensor<?x3xi32>, %b: tensor<*xi1>, %h: tensor<4xbf16>) {
  %0 = tosa.abs %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.bitwise_not %i : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %2 = tosa.ceil %f {up} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tosa.clz %i : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %4 = tosa.cos %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = tosa.erf %h : (tensor<4xbf16>) -> tensor<4xbf16>
  %6 = tosa.exp %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = tosa.floor %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = tosa.log %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = tosa.logical_not %b : (tensor<*xi1>) -> tensor<*xi1>
  %10 = tosa.reciprocal %h : (tensor<4xbf16>) -> tensor<4xbf16>
  %11 = tosa.rsqrt %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %12 = tosa.sigmoid %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %13 = tosa.sin %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %14 = tosa.tanh %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %15 = tosa.identity %i : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %16 = tosa.cast %f : (tensor<2x3xf32>) -> tensor<2x3xi8>
  %17 = tosa.clamp %f {min_val = -1.0 : f32, max_val = 1.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %18 = tosa.clamp %i {max_val = 9 : i32, min_val = 0 : i32, nan_mode = IGNORE}
      : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %19 = tosa.clamp %h {kept = unit, max_val = 1.0 : bf16, min_val = 0.5 : bf16, nan_mode = PROPAGATE}
      : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// -----

func.func @negate(%i: tensor<2xi8>, %z: tensor<1xi8>, %u: tensor<*xi8>) {
  %0 = tosa.negate %i, %z, %z : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %1 = tosa.negate %i, %u, %u {some = "unknown"} : (tensor<2xi8>, tensor<*xi8>, tensor<*xi8>) -> tensor<?xi8>
  return
}

// -----

// Two operands, of which one may have a single element where the other has more.
func.func @binary(%f: tensor<2x3xf32>, %r: tensor<1x3xf32>, %i: tensor<?x3xi32>, %l: tensor<3xi64>,
                  %b: tensor<2x1xi1>, %s: tensor<1xi8>) {
  %0 = tosa.add %f, %r : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.sub %r, %f : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.pow %f, %f : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tosa.intdiv %i, %i : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %4 = tosa.intdiv %l, %l : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %5 = tosa.mul %f, %r, %s : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %6 = tosa.mul %i, %i, %s {rounded} : (tensor<?x3xi32>, tensor<?x3xi32>, tensor<1xi8>) -> tensor<?x3xi32>
  %7 = tosa.maximum %f, %r : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %8 = tosa.maximum %f, %f {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = tosa.minimum %f, %f {nan_mode = PROPAGATE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %10 = tosa.minimum %i, %i {by = 1 : i8, nan_mode = IGNORE}
      : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %11 = tosa.arithmetic_right_shift %i, %i {round = true} : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %12 = tosa.logical_left_shift %i, %i : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %13 = tosa.logical_right_shift %i, %i : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %14 = tosa.bitwise_and %l, %l : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %15 = tosa.bitwise_or %l, %l : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %16 = tosa.bitwise_xor %l, %l : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %17 = tosa.logical_and %b, %b : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
  %18 = tosa.logical_or %b, %b : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
  %19 = tosa.logical_xor %b, %b : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
  %20 = tosa.equal %f, %r : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %21 = tosa.greater %f, %r : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %22 = tosa.greater_equal %i, %i : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
  %23 = tosa.select %b, %f, %r
      : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @along_an_axis(%f: tensor<2x3x4xf32>, %b: tensor<5x?xi1>, %i: tensor<*xi32>, %z: tensor<0xf32>) {
  %0 = tosa.reduce_all %b {axis = 0 : i32} : (tensor<5x?xi1>) -> tensor<1x?xi1>
  %1 = tosa.reduce_any %b {axis = 1 : i32} : (tensor<5x?xi1>) -> tensor<5x1xi1>
  %2 = tosa.reduce_max %f {axis = 2 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  %3 = tosa.reduce_max %f {axis = 2 : i32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  %4 = tosa.reduce_min %f {axis = 0 : i32, nan_mode = PROPAGATE} : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  %5 = tosa.reduce_product %f {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %6 = tosa.reduce_sum %i {axis = 7 : i32} : (tensor<*xi32>) -> tensor<*xi32>
  %7 = tosa.argmax %f {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
  %8 = tosa.argmax %f {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3x4xf32>) -> tensor<?x?xi64>
  %9 = tosa.reverse %f {axis = 2 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %10 = tosa.concat %b, %b, %b {axis = 0 : i32}
      : (tensor<5x?xi1>, tensor<5x?xi1>, tensor<5x?xi1>) -> tensor<15x?xi1>
  %11 = tosa.concat %f {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @windows(%x: tensor<1x8x8x4xf32>, %w: tensor<5x3x3x4xf32>, %b: tensor<5xf32>, %z: tensor<1xf32>,
                   %q: tensor<1x8x8x4xi8>, %k: tensor<3x3x4x2xi8>, %c: tensor<1xi32>, %y: tensor<1xi8>,
                   %v: tensor<1x4x8x8x4xi16>, %u: tensor<5x1x1x1x4xi8>, %d: tensor<5xi48>, %s: tensor<1xi16>) {
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x8x8x5xf32>
  %1 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 2, 2>, local_bound = true,
      pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 2, 2>}
      : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x3x3x5xf32>
  %2 = tosa.conv3d %v, %u, %d, %s, %y {acc_type = i48, dilation = array<i64: 1, 1, 1>,
      pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}
      : (tensor<1x4x8x8x4xi16>, tensor<5x1x1x1x4xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>)
      -> tensor<1x4x8x8x5xi48>
  %3 = tosa.depthwise_conv2d %q, %k, %c, %y, %y {acc_type = i32, dilation = array<i64: 1, 1>,
      local_bound = false, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 5, 5>}
      : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>)
      -> tensor<1x2x2x8xi32>
  %4 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, -1, 1, 0>,
      stride = array<i64: 2, 2>}
      : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x16x18x5xf32>
  %5 = tosa.avg_pool2d %q, %y, %y {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 2, 2>} : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4xi8>
  %6 = tosa.max_pool2d %x {kernel = array<i64: 3, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 7>}
      : (tensor<1x8x8x4xf32>) -> tensor<1x8x2x4xf32>
  %7 = tosa.max_pool2d %x {kernel = array<i64: 3, 1>, nan_mode = IGNORE, pad = array<i64: 1, 1, 0, 0>,
      stride = array<i64: 1, 7>} : (tensor<1x8x8x4xf32>) -> tensor<?x?x?x?xf32>
  return
}

// -----

func.func @products(%a: tensor<2x3x4xi8>, %b: tensor<2x4x5xi8>, %z: tensor<1xi8>, %f: tensor<1x4x8xf32>,
                    %t: tensor<3x5xi8>, %e: tensor<256xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z
      : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
  %1, %2 = tosa.fft2d %f, %f {inverse = true}
      : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %3, %4 = tosa.fft2d %f, %f {inverse = false, local_bound = true}
      : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %5, %6 = tosa.rfft2d %f {local_bound = false} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %7 = tosa.table %t, %e : (tensor<3x5xi8>, tensor<256xi8>) -> tensor<3x5xi8>
  return
}

// -----

// Blocks of numbers that share a scale.
func.func @blocks(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>,
                  %bs: tensor<2x5x2xf8E8M0FNU>, %f: tensor<4x32xf32>) {
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32}
      : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>)
      -> tensor<2x3x5xf32>
  %1 = tosa.cast_from_block_scaled %a, %as {block_size = BLOCK_SIZE_32}
      : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>) -> tensor<2x3x64xf32>
  %2, %3 = tosa.cast_to_block_scaled %f {block_size = BLOCK_SIZE_32}
      : (tensor<4x32xf32>) -> (tensor<4x32xf6E2M3FN>, tensor<4x1xf8E8M0FNU>)
  %4, %5 = tosa.cast_to_block_scaled %f {block_size = BLOCK_SIZE_32, fine = unit}
      : (tensor<4x32xf32>) -> (tensor<4x32x!tosa.mxint8>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @moved(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>, %n: tensor<2x2xi32>, %m: tensor<1x2x2x1xi8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x6x7xf32>
  %s = tosa.const_shape {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %f, %s : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
  %3 = tosa.tile %f, %b : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<4x3x12xf32>
  %4 = tosa.transpose %f {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %5 = tosa.gather %f, %n : (tensor<2x3x4xf32>, tensor<2x2xi32>) -> tensor<2x2x4xf32>
  %6 = tosa.scatter %f, %n, %5
      : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
  %w = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %7 = tosa.resize %m, %w, %o, %o {mode = BILINEAR}
      : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xi32>
  %8 = tosa.resize %m, %w, %o, %o {mode = NEAREST_NEIGHBOR, sharp = unit}
      : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xi8>
  return
}

// -----

func.func @scaled(%x: tensor<2x3xi8>, %m: tensor<1xi32>, %k: tensor<3xi16>, %s: tensor<1xi8>, %t: tensor<3xi8>,
                  %z: tensor<1xi8>, %y: tensor<1xi16>, %v: vector<4xi32>, %h: vector<4xi8>, %i: i32, %j: i8) {
  %0 = tosa.rescale %x, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false,
      rounding_mode = DOUBLE_ROUND, scale32 = true}
      : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x3xi16>
  %1 = tosa.rescale %x, %k, %t, %z, %z {input_unsigned = true, output_unsigned = true, per_channel = true,
      rounding_mode = SINGLE_ROUND, scale32 = false}
      : (tensor<2x3xi8>, tensor<3xi16>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %2 = tosa.apply_scale %i, %i, %j {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  %3 = tosa.apply_scale %v, %v, %h {rounding_mode = INEXACT_ROUND}
      : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}

// -----

// Shapes that are known when compiling.
func.func @shapes(%f: tensor<2x?xf32>, %i: tensor<1xi32>) {
  %0 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.dim %f {axis = 1 : i32} : (tensor<2x?xf32>) -> !tosa.shape<1>
  %3 = tosa.concat_shape %1, %2, %0 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<0>) -> !tosa.shape<3>
  %4 = tosa.add_shape %1, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.sub_shape %4, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.mul_shape %5, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.div_ceil_shape %6, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.div_floor_shape %6, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.mod_shape %7, %8 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.max_shape %7, %8 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %11 = tosa.min_shape %7, %8 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %12 = tosa.exp2_shape %11 : (!tosa.shape<2>) -> !tosa.shape<2>
  %13 = tosa.log2_ceil_shape %12 : (!tosa.shape<2>) -> !tosa.shape<2>
  %14 = tosa.log2_floor_shape %13 {down} : (!tosa.shape<2>) -> !tosa.shape<2>
  %15 = tosa.slice_shape %3, %i, %i : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

!stored = !quant.uniform<i8:f32, 0.25:3>
func.func @constants() {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2xi8>
  %1 = "tosa.const"() <{values = dense<0.5> : tensor<1x1xf16>}> : () -> tensor<1x1xf16>
  %2 = "tosa.const"() <{values = dense<7> : tensor<3xi8>}> : () -> tensor<3x!stored>
  %3 = tosa.custom %0, %1 {domain_name = "test", implementation_attrs = "", operator_name = "add"}
      : (tensor<2xi8>, tensor<1x1xf16>) -> tensor<4xf32>
  %4:2 = tosa.custom {domain_name = "test", implementation_attrs = "a=1", operator_name = "make"}
      : () -> (tensor<4xf32>, tensor<*xi1>)
  return
}

// -----

tosa.variable @from_type : tensor<2x?xf32>
tosa.variable @from_value = dense<[1, -2]> : tensor<2xi8>
tosa.variable @with_more {shared} : tensor<1xi1>
func.func @variables(%f: tensor<2x?xf32>) {
  tosa.variable_write @from_type, %f : tensor<2x?xf32>
  %0 = tosa.variable_read @from_type : tensor<2x?xf32>
  %1 = tosa.variable_read @from_value {again} : tensor<2xi8>
  %2 = "tosa.const"() {values = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
  tosa.variable_write @with_more {first}, %2 : tensor<1xi1>
  return
}

// -----

func.func @control(%on: tensor<i1>, %c: tensor<1xi1>, %x: tensor<4xf32>, %n: tensor<i32>) {
  %0 = tosa.cond_if %on : tensor<i1> -> tensor<4xf32> {
    tosa.yield %x : tensor<4xf32>
  } else {
    %1 = tosa.exp %x : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  %2:2 = tosa.cond_if %c (%a = %x, %b = %n) : tensor<1xi1> (tensor<4xf32>, tensor<i32>)
      -> (tensor<i32>, tensor<4xf32>) {
  ^bb0(%a: tensor<4xf32>, %b: tensor<i32>):
    tosa.yield %b, %a : tensor<i32>, tensor<4xf32>
  } else {
  ^bb0(%p: tensor<4xf32>, %q: tensor<i32>):
    tosa.yield %q, %p : tensor<i32>, tensor<4xf32>
  } {likely = "then"}
  %3 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    %4 = tosa.greater_equal %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %4 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %5 = tosa.add %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %5 : tensor<i32>
  } attributes {times = 3 : i8}
  return
}

// -----

// Attributes of the dialect.
"test.attributes"() {
  target = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int, pro_fp],
                            extensions = [int16, fft]>,
  older = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int],
                           extensions = [mxfp]>,
  zeros = [#tosa.conv_quant<input_zp = 1, weight_zp = -2>, #tosa.matmul_quant<a_zp = 0, b_zp = 3>,
           #tosa.pad_quant<input_zp = 4>, #tosa.unary_quant<input_zp = 5, output_zp = 6>],
  words = [#tosa.prof<pro_fp>, #tosa.ext<doubleround>, #tosa.level<"8k">, #tosa.specification_version<"1.0">,
           #tosa.resize_mode<BILINEAR>, #tosa.nan_mode<IGNORE>, #tosa.rounding_mode<INEXACT_ROUND>,
           #tosa.block_size<BLOCK_SIZE_32>]
} : () -> ()

// -----

func.func @f(%f: tensor<2x?x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %f, %p, %c : (tensor<2x?x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x9x7xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, -1, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x4x7xf32>
  return
}

// -----

func.func @f(%f: tensor<*xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0, 0]> : tensor<5xindex>} : () -> !tosa.shape<5>
  %0 = tosa.pad %f, %p, %c : (tensor<*xf32>, !tosa.shape<5>, tensor<1xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0, 0]> : tensor<5xindex>} : () -> !tosa.shape<5>
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<5>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, -2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, -2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 5]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x5xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 5]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 9]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<*xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 9]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<*xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%f: tensor<*xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 9]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<*xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
  return
}

// -----

func.func @f(%f: tensor<*xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, -9]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<*xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%f: tensor<2x?x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 9, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x?x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x?x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x?x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 9, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x?x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x3x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 9]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x9xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x?xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x9xf32>
  return
}
