"builtin.module"() ({
  "t.op"() {a = tensor<9223372036854775807xi1>, b = memref<4294967296xi8>, c = vector<1000000000000xi1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/big_dimensions.mlir":0:0)
#loc1 = loc("ir/types/big_dimensions.mlir":1:1)

