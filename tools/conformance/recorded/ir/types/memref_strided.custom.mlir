module {
  "t.op"() {a = memref<4xf32, strided<[1]>>, b = memref<4x?xf32, strided<[?, 2], offset: ?>>, c = memref<f32, strided<[], offset: 3>>, d = memref<2xi1, strided<[0]>>, e = memref<2xi1, strided<[-4], offset: -8>, "space">} : () -> ()
}

