// ODS: mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td
// ODS: mlir/Dialect/Math/IR/MathOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/MemRef/IR/MemRefOps.td
// ODS: mlir/Dialect/Complex/IR/ComplexOps.td

// Bodies that are written.

#id = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
#scalar = affine_map<(d0, d1) -> ()>
#one = affine_map<(d0) -> (d0)>

func.func @generic(%a: tensor<4x?xf32>, %b: tensor<4xf32>, %x: f32, %buffer: memref<4x8xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #scalar, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%a, %x : tensor<4x?xf32>, f32) outs(%b : tensor<4xf32>) {
  ^bb0(%in: f32, %factor: f32, %out: f32):
    %1 = arith.mulf %in, %factor : f32
    %2 = arith.addf %1, %out : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"], doc = "numbers", library_call = "count"}
      outs(%buffer : memref<4x8xf32>) attrs = {note} {
  ^bb0(%out: f32):
    %1 = linalg.index 0 : index
    %2 = linalg.index 1 {last} : index
    %3 = arith.addi %1, %2 : index
    %4 = arith.index_cast %3 : index to i32
    %5 = arith.sitofp %4 : i32 to f32
    linalg.yield %5 : f32
  }
  %6:2 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%0 : tensor<4xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%in: f32, %one: f32, %other: f32):
    linalg.yield %other, %one {note} : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %6#1 : tensor<4xf32>
}

// -----

func.func @mapped(%a: tensor<8xf32>, %b: tensor<8xf32>, %init: tensor<8xf32>, %from: memref<8xf32>, %to: memref<8xf32>) {
  %0 = linalg.map ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>)
    (%x: f32, %y: f32, %out: f32) {
      %1 = arith.mulf %x, %y : f32
      %2 = arith.addf %1, %y : f32
      linalg.yield %2 : f32
    }
  %3 = linalg.map { arith.addf } ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>)
  %4 = linalg.map { arith.mulf {fastmath = #arith.fastmath<fast>} } ins(%a, %b : tensor<8xf32>, tensor<8xf32>)
    outs(%init : tensor<8xf32>) {note}
  linalg.map { math.absf } ins(%from : memref<8xf32>) outs(%to : memref<8xf32>)
  %5 = linalg.map outs(%init : tensor<8xf32>) (%out: f32) {
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @reduced(%a: tensor<8x4xf32>, %b: tensor<8x4xi32>, %sums: tensor<8xf32>, %counts: tensor<8xi32>,
                   %all: tensor<f32>, %from: memref<8x4xf32>, %to: memref<4xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<8x4xf32>) outs(%sums : tensor<8xf32>) dimensions = [1]
  %1:2 = linalg.reduce ins(%a, %b : tensor<8x4xf32>, tensor<8x4xi32>) outs(%sums, %counts : tensor<8xf32>, tensor<8xi32>)
    dimensions = [1] {note}
    (%x: f32, %n: i32, %sum: f32, %count: i32) {
      %2 = arith.addf %x, %sum : f32
      %3 = arith.maxsi %n, %count : i32
      linalg.yield %2, %3 : f32, i32
    }
  %4 = linalg.reduce ins(%a : tensor<8x4xf32>) outs(%all : tensor<f32>) dimensions = [0, 1]
    (%x: f32, %sum: f32) {
      %5 = arith.subf %x, %sum : f32
      linalg.yield %5 : f32
    }
  linalg.reduce { arith.maximumf {fastmath = #arith.fastmath<nnan>} } ins(%from : memref<8x4xf32>) outs(%to : memref<4xf32>)
    dimensions = [0]
  return
}

// -----

// Bodies that follow from the name.

func.func @moved(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %c: tensor<2x5x3xf32>, %from: memref<4xi8>, %to: memref<4x9xi8>) {
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%c : tensor<2x5x3xf32>) dimensions = [1] {note}
  linalg.broadcast ins(%from : memref<4xi8>) outs(%to : memref<4x9xi8>) dimensions = [1]
  linalg.transpose ins(%from : memref<4xi8>) outs(%from : memref<4xi8>) permutation = [0] {note}
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#swapped = affine_map<(d0, d1) -> (d1, d0)>
#column = affine_map<(d0, d1) -> (d1)>

func.func @elementwise(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<8xf32>, %flags: tensor<4x8xi1>,
                       %n: tensor<4x8xi32>, %out: tensor<4x8xf32>, %buffer: memref<4x8xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp>
    ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#id, #swapped, #id]
    ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#column, #id, #id] {note}
    ins(%c, %a : tensor<8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<select>
    ins(%flags, %a, %1 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned>
    ins(%n, %n : tensor<4x8xi32>, tensor<4x8xi32>) outs(%n : tensor<4x8xi32>) -> tensor<4x8xi32>
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed>
    ins(%n, %n : tensor<4x8xi32>, tensor<4x8xi32>) outs(%n : tensor<4x8xi32>) -> tensor<4x8xi32>
  linalg.elementwise kind=#linalg.elementwise_kind<sqrt> ins(%buffer : memref<4x8xf32>) outs(%buffer : memref<4x8xf32>)
  return
}

// -----

func.func @one_input(%a: tensor<8xf32>, %h: tensor<8xf16>, %out: tensor<8xf32>, %half: tensor<8xf16>, %buffer: memref<8xf64>) {
  %0 = linalg.abs ins(%a : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.ceil ins(%0 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %2 = linalg.erf {note} ins(%1 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %3 = linalg.exp ins(%2 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %4 = linalg.floor ins(%3 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %5 = linalg.log ins(%4 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %6 = linalg.negf ins(%5 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %7 = linalg.reciprocal ins(%6 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %8 = linalg.round ins(%7 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %9 = linalg.rsqrt ins(%8 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %10 = linalg.sqrt ins(%9 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %11 = linalg.square ins(%10 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %12 = linalg.tanh ins(%h : tensor<8xf16>) outs(%half : tensor<8xf16>) -> tensor<8xf16>
  linalg.reciprocal ins(%buffer : memref<8xf64>) outs(%buffer : memref<8xf64>)
  %13 = linalg.copy ins(%a : tensor<8xf32>) outs(%half : tensor<8xf16>) -> tensor<8xf16>
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%buffer : memref<8xf64>) outs(%buffer : memref<8xf64>)
  return
}

// -----

func.func @several_inputs(%a: tensor<8xf32>, %n: tensor<8xi32>, %flags: tensor<8xi1>, %z: tensor<8xcomplex<f32>>,
                          %buffer: memref<8xi16>) {
  %0 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.add ins(%n, %n : tensor<8xi32>, tensor<8xi32>) outs(%n : tensor<8xi32>) -> tensor<8xi32>
  %2 = linalg.add ins(%flags, %flags : tensor<8xi1>, tensor<8xi1>) outs(%flags : tensor<8xi1>) -> tensor<8xi1>
  %3 = linalg.add
    ins(%z, %z : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%z : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %4 = linalg.sub
    ins(%z, %z : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%z : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %5 = linalg.mul
    ins(%z, %z : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%z : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %6 = linalg.div
    ins(%z, %z : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%z : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %7 = linalg.mul ins(%flags, %flags : tensor<8xi1>, tensor<8xi1>) outs(%flags : tensor<8xi1>) -> tensor<8xi1>
  %8 = linalg.sub ins(%n, %n : tensor<8xi32>, tensor<8xi32>) outs(%n : tensor<8xi32>) -> tensor<8xi32>
  %9 = linalg.div ins(%n, %n : tensor<8xi32>, tensor<8xi32>) outs(%n : tensor<8xi32>) -> tensor<8xi32>
  %10 = linalg.div_unsigned ins(%n, %n : tensor<8xi32>, tensor<8xi32>) outs(%n : tensor<8xi32>) -> tensor<8xi32>
  %11 = linalg.max ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %12 = linalg.min {note} ins(%n, %n : tensor<8xi32>, tensor<8xi32>) outs(%n : tensor<8xi32>) -> tensor<8xi32>
  %13 = linalg.powf ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %14 = linalg.select
    ins(%flags, %a, %a : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  linalg.max ins(%buffer, %buffer : memref<8xi16>, memref<8xi16>) outs(%buffer : memref<8xi16>)
  return
}

// -----

func.func @filled(%x: f32, %n: i32, %wide: f64, %a: tensor<4x8xf32>, %m: tensor<4x8xi32>, %buffer: memref<?xi32>) {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.fill {note} ins(%n : i32) outs(%buffer : memref<?xi32>)
  %1 = linalg.fill_rng_2d ins(%wide, %wide, %n : f64, f64, i32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Products.

#left = affine_map<(d0, d1, d2) -> (d2, d0)>
#right = affine_map<(d0, d1, d2) -> (d2, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#row = affine_map<(d0, d1, d2) -> (d2)>

func.func @matrices(%a: tensor<3x4xf32>, %turned: tensor<4x3xf32>, %b: tensor<4x5xf32>, %v: tensor<4xf32>,
                    %out: tensor<3x5xf32>, %bytes: tensor<3x4xi8>, %more: tensor<4x5xi8>, %sums: tensor<3x5xi32>,
                    %x: memref<3x4xf16>, %y: memref<4x5xf16>, %z: memref<3x5xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%out : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.matmul indexing_maps = [#left, #right, #out]
    ins(%turned, %b : tensor<4x3xf32>, tensor<4x5xf32>) outs(%out : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = linalg.matmul indexing_maps = [#row, #right, #out] {note}
    ins(%v, %b : tensor<4xf32>, tensor<4x5xf32>) outs(%out : tensor<3x5xf32>) -> tensor<3x5xf32>
  %3 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
    ins(%bytes, %more : tensor<3x4xi8>, tensor<4x5xi8>) outs(%sums : tensor<3x5xi32>) -> tensor<3x5xi32>
  linalg.matmul ins(%x, %y : memref<3x4xf16>, memref<4x5xf16>) outs(%z : memref<3x5xf32>)
  %4 = linalg.contract indexing_maps = [#left, #right, #out]
    ins(%turned, %b : tensor<4x3xf32>, tensor<4x5xf32>) outs(%out : tensor<3x5xf32>) -> tensor<3x5xf32>
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, #out] {note}
    ins(%x, %y : memref<3x4xf16>, memref<4x5xf16>) outs(%z : memref<3x5xf32>)
  return
}

// -----

func.func @batches(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %turned: tensor<2x5x4xf32>, %out: tensor<2x3x5xf32>,
                   %sum: tensor<3x5xf32>, %bytes: tensor<2x3x4xi8>, %more: tensor<2x4x5xi8>, %zero: i32, %ints: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%out : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>,
                                            affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %turned : tensor<2x3x4xf32>, tensor<2x5x4xf32>) outs(%out : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %2 = linalg.batch_reduce_matmul {note}
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3x5xf32>) -> tensor<3x5xf32>
  %3 = linalg.quantized_batch_matmul ins(%bytes, %more, %zero, %zero : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, i32)
    outs(%ints : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}

// -----

func.func @vectors(%v: tensor<4xf32>, %dot: tensor<f32>, %a: tensor<3x4xf32>, %left: tensor<3xf32>, %ba: tensor<2x3x4xf32>,
                   %bv: tensor<2x4xf32>, %bw: tensor<2x3xf32>, %bytes: tensor<3x4xi8>, %more: tensor<4x5xi8>, %zero: i32,
                   %ints: tensor<3x5xi32>) {
  %0 = linalg.dot ins(%v, %v : tensor<4xf32>, tensor<4xf32>) outs(%dot : tensor<f32>) -> tensor<f32>
  %1 = linalg.matvec ins(%a, %v : tensor<3x4xf32>, tensor<4xf32>) outs(%left : tensor<3xf32>) -> tensor<3xf32>
  %2 = linalg.vecmat ins(%left, %a : tensor<3xf32>, tensor<3x4xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.batch_matvec ins(%ba, %bv : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%bw : tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = linalg.batch_vecmat ins(%bw, %ba : tensor<2x3xf32>, tensor<2x3x4xf32>) outs(%bv : tensor<2x4xf32>) -> tensor<2x4xf32>
  %5 = linalg.quantized_matmul {note} ins(%bytes, %more, %zero, %zero : tensor<3x4xi8>, tensor<4x5xi8>, i32, i32)
    outs(%ints : tensor<3x5xi32>) -> tensor<3x5xi32>
  return
}

// -----

func.func @tiles(%a: tensor<2x3x8x1xf32>, %b: tensor<4x3x16x1xf32>, %out: tensor<2x4x8x16xf32>,
                 %ba: tensor<5x2x3x8x1xf32>, %bb: tensor<5x4x3x16x1xf32>, %bo: tensor<5x2x4x8x16xf32>) {
  %0 = linalg.mmt4d
    ins(%a, %b : tensor<2x3x8x1xf32>, tensor<4x3x16x1xf32>) outs(%out : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  %1 = linalg.batch_mmt4d ins(%ba, %bb : tensor<5x2x3x8x1xf32>, tensor<5x4x3x16x1xf32>) outs(%bo : tensor<5x2x4x8x16xf32>)
    -> tensor<5x2x4x8x16xf32>
  return
}

// -----

// Convolutions.

func.func @convolutions(%a0: tensor<9xf32>, %a1: tensor<3xf32>, %a2: tensor<7xf32>, %a3: tensor<2x3x9xf32>,
    %a4: tensor<4x3x3xf32>, %a5: tensor<2x4x4xf32>, %a6: tensor<2x9x3xf32>, %a7: tensor<3x3x4xf32>,
    %a8: tensor<2x7x4xf32>, %a9: tensor<9x9xf32>, %a10: tensor<3x3xf32>, %a11: tensor<7x7xf32>,
    %a12: tensor<2x3x9x9xf32>, %a13: tensor<4x3x3x3xf32>, %a14: tensor<2x4x4x4xf32>, %a15: tensor<2x3x9x9xi8>,
    %a16: tensor<4x3x3x3xi8>, %a17: i32, %a18: tensor<2x4x7x7xi32>, %a19: tensor<2x2x3x9x9xf32>,
    %a20: tensor<4x2x3x3x3xf32>, %a21: tensor<2x2x4x7x7xf32>, %a22: tensor<2x4x3x3x3xf32>,
    %a23: tensor<2x2x4x4x4xf32>, %a24: tensor<2x2x3x9x9xi8>, %a25: tensor<2x4x3x3x3xi8>, %a26: tensor<2x2x4x7x7xi32>,
    %a27: tensor<2x9x9x3xf32>, %a28: tensor<2x7x7x4xf32>, %a29: tensor<2x9x9x3xi8>, %a30: tensor<2x4x4x4xi32>,
    %a31: tensor<3x3x3x4xf32>, %a32: tensor<3x3x3x4xi8>, %a33: tensor<2x7x7x4xi32>, %a34: tensor<2x9x9x2x3xf32>,
    %a35: tensor<2x4x4x2x4xf32>, %a36: tensor<2x9x9x2x3xi8>, %a37: tensor<2x7x7x2x4xi32>, %a38: tensor<9x9x9xf32>,
    %a39: tensor<3x3x3xf32>, %a40: tensor<7x7x7xf32>, %a41: tensor<2x3x9x9x9xf32>, %a42: tensor<4x3x3x3x3xf32>,
    %a43: tensor<2x4x4x4x4xf32>, %a44: tensor<2x9x9x9x3xf32>, %a45: tensor<3x3x3x3x4xf32>,
    %a46: tensor<2x7x7x7x4xf32>, %a47: tensor<2x9x9x9x3xi8>, %a48: tensor<3x3x3x3x4xi8>,
    %a49: tensor<2x7x7x7x4xi32>) {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<9xf32>, tensor<3xf32>) outs(%a2 : tensor<7xf32>) -> tensor<7xf32>
  %1 = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>} ins(%a3, %a4 : tensor<2x3x9xf32>, tensor<4x3x3xf32>)
    outs(%a5 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %2 = linalg.conv_1d_nwc_wcf ins(%a6, %a7 : tensor<2x9x3xf32>, tensor<3x3x4xf32>)
    outs(%a8 : tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
  %3 = linalg.conv_2d ins(%a9, %a10 : tensor<9x9xf32>, tensor<3x3xf32>) outs(%a11 : tensor<7x7xf32>) -> tensor<7x7xf32>
  %4 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>}
    ins(%a12, %a13 : tensor<2x3x9x9xf32>, tensor<4x3x3x3xf32>)
    outs(%a14 : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
  %5 = linalg.conv_2d_nchw_fchw_q ins(%a15, %a16, %a17, %a17 : tensor<2x3x9x9xi8>, tensor<4x3x3x3xi8>, i32, i32)
    outs(%a18 : tensor<2x4x7x7xi32>) -> tensor<2x4x7x7xi32>
  %6 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a19, %a20 : tensor<2x2x3x9x9xf32>, tensor<4x2x3x3x3xf32>)
    outs(%a21 : tensor<2x2x4x7x7xf32>) -> tensor<2x2x4x7x7xf32>
  %7 = linalg.conv_2d_ngchw_gfchw {strides = dense<2> : tensor<2xi64>}
    ins(%a19, %a22 : tensor<2x2x3x9x9xf32>, tensor<2x4x3x3x3xf32>)
    outs(%a23 : tensor<2x2x4x4x4xf32>) -> tensor<2x2x4x4x4xf32>
  %8 = linalg.conv_2d_ngchw_gfchw_q ins(%a24, %a25, %a17, %a17 : tensor<2x2x3x9x9xi8>, tensor<2x4x3x3x3xi8>, i32, i32)
    outs(%a26 : tensor<2x2x4x7x7xi32>) -> tensor<2x2x4x7x7xi32>
  %9 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a27, %a13 : tensor<2x9x9x3xf32>, tensor<4x3x3x3xf32>)
    outs(%a28 : tensor<2x7x7x4xf32>) -> tensor<2x7x7x4xf32>
  %10 = linalg.conv_2d_nhwc_fhwc_q {strides = dense<2> : tensor<2xi64>}
    ins(%a29, %a16, %a17, %a17 : tensor<2x9x9x3xi8>, tensor<4x3x3x3xi8>, i32, i32)
    outs(%a30 : tensor<2x4x4x4xi32>) -> tensor<2x4x4x4xi32>
  %11 = linalg.conv_2d_nhwc_hwcf ins(%a27, %a31 : tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>)
    outs(%a28 : tensor<2x7x7x4xf32>) -> tensor<2x7x7x4xf32>
  %12 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a29, %a32, %a17, %a17 : tensor<2x9x9x3xi8>, tensor<3x3x3x4xi8>, i32, i32)
    outs(%a33 : tensor<2x7x7x4xi32>) -> tensor<2x7x7x4xi32>
  %13 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>}
    ins(%a34, %a22 : tensor<2x9x9x2x3xf32>, tensor<2x4x3x3x3xf32>)
    outs(%a35 : tensor<2x4x4x2x4xf32>) -> tensor<2x4x4x2x4xf32>
  %14 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a36, %a25, %a17, %a17 : tensor<2x9x9x2x3xi8>, tensor<2x4x3x3x3xi8>, i32, i32)
    outs(%a37 : tensor<2x7x7x2x4xi32>) -> tensor<2x7x7x2x4xi32>
  %15 = linalg.conv_3d ins(%a38, %a39 : tensor<9x9x9xf32>, tensor<3x3x3xf32>)
    outs(%a40 : tensor<7x7x7xf32>) -> tensor<7x7x7xf32>
  %16 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<2> : tensor<3xi64>}
    ins(%a41, %a42 : tensor<2x3x9x9x9xf32>, tensor<4x3x3x3x3xf32>)
    outs(%a43 : tensor<2x4x4x4x4xf32>) -> tensor<2x4x4x4x4xf32>
  %17 = linalg.conv_3d_ndhwc_dhwcf ins(%a44, %a45 : tensor<2x9x9x9x3xf32>, tensor<3x3x3x3x4xf32>)
    outs(%a46 : tensor<2x7x7x7x4xf32>) -> tensor<2x7x7x7x4xf32>
  %18 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%a47, %a48, %a17, %a17 : tensor<2x9x9x9x3xi8>, tensor<3x3x3x3x4xi8>, i32, i32)
    outs(%a49 : tensor<2x7x7x7x4xi32>) -> tensor<2x7x7x7x4xi32>
  return
}

// -----

// Convolutions of each channel by itself.

func.func @depthwise(%a0: tensor<2x3x9xf32>, %a1: tensor<3x3xf32>, %a2: tensor<2x3x7xf32>, %a3: tensor<2x9x3xf32>,
    %a4: tensor<2x4x3xf32>, %a5: tensor<3x3x2xf32>, %a6: tensor<2x7x3x2xf32>, %a7: tensor<2x3x9x9xf32>,
    %a8: tensor<3x3x3xf32>, %a9: tensor<2x3x7x7xf32>, %a10: tensor<2x9x9x3xf32>, %a11: tensor<2x4x4x3xf32>,
    %a12: tensor<2x9x9x3xi8>, %a13: tensor<3x3x3xi8>, %a14: i32, %a15: tensor<2x7x7x3xi32>,
    %a16: tensor<3x3x3x2xf32>, %a17: tensor<2x7x7x3x2xf32>, %a18: tensor<3x3x3x2xi8>, %a19: tensor<2x4x4x3x2xi32>,
    %a20: tensor<2x3x9x9x9xf32>, %a21: tensor<3x3x3x3xf32>, %a22: tensor<2x3x7x7x7xf32>, %a23: tensor<2x9x9x9x3xf32>,
    %a24: tensor<2x7x7x7x3xf32>, %a25: tensor<3x3x3x3x2xf32>, %a26: tensor<2x4x4x4x3x2xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%a0, %a1 : tensor<2x3x9xf32>, tensor<3x3xf32>)
    outs(%a2 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %1 = linalg.depthwise_conv_1d_nwc_wc {strides = dense<2> : tensor<1xi64>}
    ins(%a3, %a1 : tensor<2x9x3xf32>, tensor<3x3xf32>)
    outs(%a4 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %2 = linalg.depthwise_conv_1d_nwc_wcm ins(%a3, %a5 : tensor<2x9x3xf32>, tensor<3x3x2xf32>)
    outs(%a6 : tensor<2x7x3x2xf32>) -> tensor<2x7x3x2xf32>
  %3 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a7, %a8 : tensor<2x3x9x9xf32>, tensor<3x3x3xf32>)
    outs(%a9 : tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
  %4 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>}
    ins(%a10, %a8 : tensor<2x9x9x3xf32>, tensor<3x3x3xf32>)
    outs(%a11 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  %5 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a12, %a13, %a14, %a14 : tensor<2x9x9x3xi8>, tensor<3x3x3xi8>, i32, i32)
    outs(%a15 : tensor<2x7x7x3xi32>) -> tensor<2x7x7x3xi32>
  %6 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a10, %a16 : tensor<2x9x9x3xf32>, tensor<3x3x3x2xf32>)
    outs(%a17 : tensor<2x7x7x3x2xf32>) -> tensor<2x7x7x3x2xf32>
  %7 = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<2> : tensor<2xi64>}
    ins(%a12, %a18, %a14, %a14 : tensor<2x9x9x3xi8>, tensor<3x3x3x2xi8>, i32, i32)
    outs(%a19 : tensor<2x4x4x3x2xi32>) -> tensor<2x4x4x3x2xi32>
  %8 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a20, %a21 : tensor<2x3x9x9x9xf32>, tensor<3x3x3x3xf32>)
    outs(%a22 : tensor<2x3x7x7x7xf32>) -> tensor<2x3x7x7x7xf32>
  %9 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%a23, %a21 : tensor<2x9x9x9x3xf32>, tensor<3x3x3x3xf32>)
    outs(%a24 : tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
  %10 = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<2> : tensor<3xi64>}
    ins(%a23, %a25 : tensor<2x9x9x9x3xf32>, tensor<3x3x3x3x2xf32>)
    outs(%a26 : tensor<2x4x4x4x3x2xf32>) -> tensor<2x4x4x4x3x2xf32>
  return
}

// -----

// Pooling.

func.func @pools(%a0: tensor<2x3x9x9xf32>, %a1: tensor<3x3xf32>, %a2: tensor<2x3x7x7xf32>, %a3: tensor<2x3x4x4xf32>,
    %a4: tensor<2x3x9xf32>, %a5: tensor<3xf32>, %a6: tensor<2x3x7xf32>, %a7: tensor<2x9x9x9x3xf32>,
    %a8: tensor<3x3x3xf32>, %a9: tensor<2x4x4x4x3xf32>, %a10: tensor<2x7x7x7x3xf32>, %a11: tensor<2x9x9x3xf32>,
    %a12: tensor<2x4x4x3xf32>, %a13: tensor<2x9x9x3xi16>, %a14: tensor<3x3xi32>, %a15: tensor<2x7x7x3xi32>,
    %a16: tensor<2x7x7x3xf32>, %a17: tensor<2x4x4x3xi32>, %a18: tensor<2x9x3xf32>, %a19: tensor<2x7x3xf32>,
    %a20: tensor<2x9x3xi16>, %a21: tensor<3xi32>, %a22: tensor<2x4x3xi32>, %a23: tensor<2x7x3xi32>,
    %a24: tensor<2x4x3xf32>) {
  %0 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a0, %a1 : tensor<2x3x9x9xf32>, tensor<3x3xf32>)
    outs(%a2 : tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
  %1 = linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x9x9xf32>, tensor<3x3xf32>)
    outs(%a3 : tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
  %2 = linalg.pooling_ncw_max ins(%a4, %a5 : tensor<2x3x9xf32>, tensor<3xf32>)
    outs(%a6 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %3 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%a4, %a5 : tensor<2x3x9xf32>, tensor<3xf32>)
    outs(%a6 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
  %4 = linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>}
    ins(%a7, %a8 : tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>)
    outs(%a9 : tensor<2x4x4x4x3xf32>) -> tensor<2x4x4x4x3xf32>
  %5 = linalg.pooling_ndhwc_min ins(%a7, %a8 : tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>)
    outs(%a10 : tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
  %6 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%a7, %a8 : tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>)
    outs(%a10 : tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
  %7 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%a11, %a1 : tensor<2x9x9x3xf32>, tensor<3x3xf32>)
    outs(%a12 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  %8 = linalg.pooling_nhwc_max_unsigned ins(%a13, %a14 : tensor<2x9x9x3xi16>, tensor<3x3xi32>)
    outs(%a15 : tensor<2x7x7x3xi32>) -> tensor<2x7x7x3xi32>
  %9 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a11, %a1 : tensor<2x9x9x3xf32>, tensor<3x3xf32>)
    outs(%a16 : tensor<2x7x7x3xf32>) -> tensor<2x7x7x3xf32>
  %10 = linalg.pooling_nhwc_min_unsigned {strides = dense<2> : tensor<2xi64>}
    ins(%a13, %a14 : tensor<2x9x9x3xi16>, tensor<3x3xi32>)
    outs(%a17 : tensor<2x4x4x3xi32>) -> tensor<2x4x4x3xi32>
  %11 = linalg.pooling_nhwc_sum ins(%a11, %a1 : tensor<2x9x9x3xf32>, tensor<3x3xf32>)
    outs(%a16 : tensor<2x7x7x3xf32>) -> tensor<2x7x7x3xf32>
  %12 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%a18, %a5 : tensor<2x9x3xf32>, tensor<3xf32>)
    outs(%a19 : tensor<2x7x3xf32>) -> tensor<2x7x3xf32>
  %13 = linalg.pooling_nwc_max_unsigned {strides = dense<2> : tensor<1xi64>}
    ins(%a20, %a21 : tensor<2x9x3xi16>, tensor<3xi32>)
    outs(%a22 : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  %14 = linalg.pooling_nwc_min ins(%a18, %a5 : tensor<2x9x3xf32>, tensor<3xf32>)
    outs(%a19 : tensor<2x7x3xf32>) -> tensor<2x7x3xf32>
  %15 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%a20, %a21 : tensor<2x9x3xi16>, tensor<3xi32>)
    outs(%a23 : tensor<2x7x3xi32>) -> tensor<2x7x3xi32>
  %16 = linalg.pooling_nwc_sum {strides = dense<2> : tensor<1xi64>} ins(%a18, %a5 : tensor<2x9x3xf32>, tensor<3xf32>)
    outs(%a24 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

// A dilation.

func.func @dilated(%a: tensor<1x9x9x3xf32>, %filter: tensor<3x3x3x4xf32>, %out: tensor<1x5x5x4xf32>, %from: memref<1x9x9x3xf32>,
                   %window: memref<3x3xf32>, %to: memref<1x3x3x3xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, note}
    ins(%a, %filter : tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%out : tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
  linalg.pooling_nhwc_max {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 2]> : vector<2xi64>}
    ins(%from, %window : memref<1x9x9x3xf32>, memref<3x3xf32>) outs(%to : memref<1x3x3x3xf32>)
  return
}

// -----

// Without a body.

func.func @softmax(%a: tensor<4x?xf32>, %out: tensor<4x?xf32>, %from: memref<4x8xf32>, %to: memref<4x8xf32>) -> tensor<4x?xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x?xf32>) outs(%out : tensor<4x?xf32>) -> tensor<4x?xf32>
  linalg.softmax {note} dimension(0) ins(%from : memref<4x8xf32>) outs(%to : memref<4x8xf32>)
  return %0 : tensor<4x?xf32>
}

// -----

func.func @winograd(%filter: tensor<2x3x3x5xf32>, %filters: tensor<6x6x5x2xf32>, %input: tensor<1x10x10x5xf32>,
                    %inputs: tensor<6x6x2x2x1x5xf32>, %products: tensor<6x6x2x2x1x2xf32>, %output: tensor<1x8x8x2xf32>,
                    %row: tensor<2x1x3x5xf32>, %rows: tensor<1x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%filter : tensor<2x3x3x5xf32>) outs(%filters : tensor<6x6x5x2xf32>)
    -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform {note} fmr(F_4_3) ins(%input : tensor<1x10x10x5xf32>)
    outs(%inputs : tensor<6x6x2x2x1x5xf32>) -> tensor<6x6x2x2x1x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3)
    ins(%products : tensor<6x6x2x2x1x2xf32>) outs(%output : tensor<1x8x8x2xf32>)
    -> tensor<1x8x8x2xf32>
  %3 = linalg.winograd_filter_transform fmr(F_2_3) ins(%row : tensor<2x1x3x5xf32>) outs(%rows : tensor<1x4x5x2xf32>)
    -> tensor<1x4x5x2xf32>
  return
}

// -----

func.func @packed(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %c: tensor<8x16x8x32xf32>, %odd: tensor<13x15xf32>,
                  %d: tensor<2x8x8x2xf32>, %x: f32, %n: index, %open: tensor<16x?x8x?xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %c {note}
    : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  %2 = linalg.pack %odd padding_value(%x : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d
    : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
  %3 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %open : tensor<128x256xf32> -> tensor<16x?x8x?xf32>
  %4 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %5 = linalg.unpack %c outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a {note}
    : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
  %6 = linalg.unpack %open inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %a : tensor<16x?x8x?xf32> -> tensor<128x256xf32>
  return
}

// -----

// The general form.

func.func @general(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = "linalg.add"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %out: f32):
    %1 = arith.addf %x, %y : f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = "linalg.map"(%a, %b) ({
  ^bb0(%x: f32, %out: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = "linalg.softmax"(%a, %b) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @body_of_products(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %sum: tensor<3x5xf32>) {
  %0 = "linalg.matmul"(%a, %b, %sum) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  }) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @cast_product(%a: tensor<3x4xi8>, %b: tensor<4x5xi8>, %sum: tensor<3x5xi32>) {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<3x4xi8>, tensor<4x5xi8>) outs(%sum : tensor<3x5xi32>) -> tensor<3x5xi32>
  return
}

// -----

func.func @bit_product(%a: tensor<3x4xi1>, %b: tensor<4x5xi1>, %sum: tensor<3x5xi1>) {
  %0 = linalg.matmul ins(%a, %b : tensor<3x4xi1>, tensor<4x5xi1>) outs(%sum : tensor<3x5xi1>) -> tensor<3x5xi1>
  return
}

// -----

func.func @batch_left_turned(%a: tensor<2x4x3xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<3x5xf32>) {
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<2x4x3xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @batch_left_inner(%a: tensor<4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<3x5xf32>) {
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @matmul_turned(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %sum: tensor<5x3xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%sum : tensor<5x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @batches(%a: tensor<2x3x4xf32>, %turned: tensor<2x5x4xf32>, %sum: tensor<3x5xf32>) {
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>,
                                                   affine_map<(b, m, n, k) -> (m, n)>] {note}
    ins(%a, %turned : tensor<2x3x4xf32>, tensor<2x5x4xf32>) outs(%sum : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}
