// ODS: mlir/Dialect/Quant/IR/QuantOps.td

!whole = !quant.uniform<i8:f32, 0.5:-3>
!axis = !quant.uniform<u8<1:255>:f32:1, {1.0, 2.0:128, 0.125:7}>
!blocks = !quant.uniform<i4:f16:{0:2, 1:1}, {{1.0, 2.0:1}, {0.5:-2, 4.0}}>

// Casts.

func.func @casts(%x: f32, %t: tensor<4x?xf32>, %h: tensor<4x2xf16>, %u: tensor<*xf32>, %n: tensor<4x?xi8>)
    -> tensor<4x?xf32> {
  %0 = quant.qcast %x : f32 to !whole
  %1 = quant.dcast %0 : !whole to f32
  %2 = quant.scast %0 {note} : !whole to i8
  %3 = quant.scast %2 : i8 to !whole
  %4 = quant.qcast %t {note} : tensor<4x?xf32> to tensor<4x?x!whole>
  %5 = quant.dcast %4 {note} : tensor<4x?x!whole> to tensor<4x?xf32>
  %6 = quant.scast %4 : tensor<4x?x!whole> to tensor<4x?xi8>
  %7 = quant.scast %n : tensor<4x?xi8> to tensor<4x?x!whole>
  %8 = quant.qcast %u : tensor<*xf32> to tensor<*x!whole>
  %9 = quant.dcast %8 : tensor<*x!whole> to tensor<*xf32>
  %10 = quant.qcast %h : tensor<4x2xf16> to tensor<4x2x!blocks>
  %11 = quant.scast %10 : tensor<4x2x!blocks> to tensor<4x2xi4>
  return %5 : tensor<4x?xf32>
}

// -----

!axis = !quant.uniform<u8<1:255>:f32:1, {1.0, 2.0:128, 0.125:7}>

func.func @by_axis(%t: tensor<4x3xf32>) -> tensor<4x3xi8> {
  %0 = quant.qcast %t : tensor<4x3xf32> to tensor<4x3x!axis>
  %1 = quant.scast %0 : tensor<4x3x!axis> to tensor<4x3xi8>
  return %1 : tensor<4x3xi8>
}

// -----

// Types.

func.func private @whole(!quant.uniform<i8:f32, 1.0>, !quant.uniform<i8<-127:127>:f32, 0.25:5>,
                         !quant.uniform<u16:f64, 1.0e-2:32768>, !quant.uniform<i1:bf16, 2.0>)
func.func private @by_axis(!quant.uniform<i8:f32:0, {1.0}>, !quant.uniform<i32:f32:3, {0.5:1, 2.0:-1}>)
func.func private @by_blocks(!quant.uniform<i8:f32:{0:4}, {0.5, 0.25:3}>,
                             !quant.uniform<u8:f32:{1:1, 2:8}, {{1.0:1}, {2.0:2}}>)
func.func private @any(!quant.any<i8>, !quant.any<u4<2:9>:f32>, !quant.any<i16<-5:5>>)
func.func private @calibrated(!quant.calibrated<f32<-1.0:1.0>>, !quant.calibrated<f16<-0.998:1.2321>>)

// -----

func.func @cast_each(%x: tensor<?x3xf32>, %y: tensor<*xf32>, %z: f32) {
  %0 = quant.qcast %x : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>>
  %1 = quant.qcast %x : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  %2 = quant.qcast %y : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  %3 = quant.qcast %z : f32 to !quant.uniform<u8:f32, 1.0:128>
  %4 = quant.scast %3 : !quant.uniform<u8:f32, 1.0:128> to i8
  %5 = quant.dcast %0 : tensor<?x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>> to tensor<?x3xf32>
  %6 = quant.scast %0 : tensor<?x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>> to tensor<?x3xi8>
  return
}

// -----

func.func @blocks_of_rows(%x: tensor<4x2xf32>) {
  %0 = quant.qcast %x : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @blocks(%x: tensor<4x2xf32>) {
  %0 = quant.qcast %x : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.0, 2.0}, {2.0, 3.0}}>>
  return
}

// -----

func.func @block_dynamic(%x: tensor<?x2xf32>) {
  %0 = quant.qcast %x : tensor<?x2xf32> to tensor<?x2x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.0, 2.0}}>>
  return
}

// -----

func.func @any_cast(%x: f32) {
  %0 = quant.qcast %x : f32 to !quant.any<i8:f32>
  return
}

// -----

func.func @calibrated_cast(%x: f32) {
  %0 = quant.qcast %x : f32 to !quant.calibrated<f32<0.0:1.0>>
  return
}

// -----

func.func @any_stored(%x: i8) {
  %0 = quant.scast %x : i8 to !quant.any<i8<-4:4>>
  return
}
