module {
  func.func @casts(%arg0: f32, %arg1: tensor<4x?xf32>, %arg2: tensor<4x2xf16>, %arg3: tensor<*xf32>, %arg4: tensor<4x?xi8>) -> tensor<4x?xf32> {
    %0 = quant.qcast %arg0 : f32 to !quant.uniform<i8:f32, 5.000000e-01:-3>
    %1 = quant.dcast %0 : !quant.uniform<i8:f32, 5.000000e-01:-3> to f32
    %2 = quant.scast %0 {note} : !quant.uniform<i8:f32, 5.000000e-01:-3> to i8
    %3 = quant.scast %2 : i8 to !quant.uniform<i8:f32, 5.000000e-01:-3>
    %4 = quant.qcast %arg1 {note} : tensor<4x?xf32> to tensor<4x?x!quant.uniform<i8:f32, 5.000000e-01:-3>>
    %5 = quant.dcast %4 {note} : tensor<4x?x!quant.uniform<i8:f32, 5.000000e-01:-3>> to tensor<4x?xf32>
    %6 = quant.scast %4 : tensor<4x?x!quant.uniform<i8:f32, 5.000000e-01:-3>> to tensor<4x?xi8>
    %7 = quant.scast %arg4 : tensor<4x?xi8> to tensor<4x?x!quant.uniform<i8:f32, 5.000000e-01:-3>>
    %8 = quant.qcast %arg3 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 5.000000e-01:-3>>
    %9 = quant.dcast %8 : tensor<*x!quant.uniform<i8:f32, 5.000000e-01:-3>> to tensor<*xf32>
    %10 = quant.qcast %arg2 : tensor<4x2xf16> to tensor<4x2x!quant.uniform<i4:f16:{0:2, 1:1}, {{1.000000e+00, 2.000000e+00:1}, {5.000000e-01:-2, 4.000000e+00}}>>
    %11 = quant.scast %10 : tensor<4x2x!quant.uniform<i4:f16:{0:2, 1:1}, {{1.000000e+00, 2.000000e+00:1}, {5.000000e-01:-2, 4.000000e+00}}>> to tensor<4x2xi4>
    return %5 : tensor<4x?xf32>
  }
}

// -----
module {
  func.func @by_axis(%arg0: tensor<4x3xf32>) -> tensor<4x3xi8> {
    %0 = quant.qcast %arg0 : tensor<4x3xf32> to tensor<4x3x!quant.uniform<u8<1:255>:f32:1, {1.000000e+00,2.000000e+00:128,1.250000e-01:7}>>
    %1 = quant.scast %0 : tensor<4x3x!quant.uniform<u8<1:255>:f32:1, {1.000000e+00,2.000000e+00:128,1.250000e-01:7}>> to tensor<4x3xi8>
    return %1 : tensor<4x3xi8>
  }
}

// -----
module {
  func.func private @whole(!quant.uniform<i8:f32, 1.000000e+00>, !quant.uniform<i8<-127:127>:f32, 2.500000e-01:5>, !quant.uniform<u16:f64, 1.000000e-02:32768>, !quant.uniform<i1:bf16, 2.000000e+00>)
  func.func private @by_axis(!quant.uniform<i8:f32:0, {1.000000e+00}>, !quant.uniform<i32:f32:3, {5.000000e-01:1,2.000000e+00:-1}>)
  func.func private @by_blocks(!quant.uniform<i8:f32:{0:4}, {5.000000e-01, 2.500000e-01:3}>, !quant.uniform<u8:f32:{1:1, 2:8}, {{1.000000e+00:1}, {2.000000e+00:2}}>)
  func.func private @any(!quant.any<i8>, !quant.any<u4<2:9>:f32>, !quant.any<i16<-5:5>>)
  func.func private @calibrated(!quant.calibrated<f32<-1.000000e+00:1.000000e+00>>, !quant.calibrated<f16<-0.998:1.232100e+00>>)
}

// -----
module {
  func.func @cast_each(%arg0: tensor<?x3xf32>, %arg1: tensor<*xf32>, %arg2: f32) {
    %0 = quant.qcast %arg0 : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00,3.000000e+00}>>
    %1 = quant.qcast %arg0 : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
    %2 = quant.qcast %arg1 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
    %3 = quant.qcast %arg2 : f32 to !quant.uniform<u8:f32, 1.000000e+00:128>
    %4 = quant.scast %3 : !quant.uniform<u8:f32, 1.000000e+00:128> to i8
    %5 = quant.dcast %0 : tensor<?x3x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00,3.000000e+00}>> to tensor<?x3xf32>
    %6 = quant.scast %0 : tensor<?x3x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00,3.000000e+00}>> to tensor<?x3xi8>
    return
  }
}

// -----
module {
  func.func @blocks_of_rows(%arg0: tensor<4x2xf32>) {
    %0 = quant.qcast %arg0 : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.000000e+00}, {2.000000e+00}}>>
    return
  }
}

// -----
module {
  func.func @blocks(%arg0: tensor<4x2xf32>) {
    %0 = quant.qcast %arg0 : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.000000e+00, 2.000000e+00}, {2.000000e+00, 3.000000e+00}}>>
    return
  }
}

// -----
module {
  func.func @block_dynamic(%arg0: tensor<?x2xf32>) {
    %0 = quant.qcast %arg0 : tensor<?x2xf32> to tensor<?x2x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.000000e+00, 2.000000e+00}}>>
    return
  }
}

// -----
module {
  func.func @any_cast(%arg0: f32) {
    %0 = quant.qcast %arg0 : f32 to !quant.any<i8:f32>
    return
  }
}

// -----
module {
  func.func @calibrated_cast(%arg0: f32) {
    %0 = quant.qcast %arg0 : f32 to !quant.calibrated<f32<0.000000e+00:1.000000e+00>>
    return
  }
}

// -----
module {
  func.func @any_stored(%arg0: i8) {
    %0 = quant.scast %arg0 : i8 to !quant.any<i8<-4:4>>
    return
  }
}

