"builtin.module"() ({
  "t.a"() {a = dense_resource<x> : tensor<64xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/long.mlir":0:0)
#loc1 = loc("ir/resources/long.mlir":1:1)

{-#
  dialect_resources: {
    builtin: {
      x: "0x01000000000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"
    }
  }
#-}

