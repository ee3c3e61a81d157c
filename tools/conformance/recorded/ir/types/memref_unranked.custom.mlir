module {
  "t.op"() {a = memref<*xf32>, b = memref<*xf32, 3>, c = memref<*xindex, "s">, d = memref<*xf32>, e = memref<*xvector<4xi8>, 5 : i16>} : () -> ()
}

