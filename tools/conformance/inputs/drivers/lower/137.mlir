// RUN-FLAGS: --convert-func-to-llvm
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @layout(%i: index, %m: memref<?xf32>) -> index {
    %0 = arith.addi %i, %i : index
    %1 = index.add %0, %0
    cf.br ^a(%1 : index)
  ^a(%b: index):
    return %b : index
  }
}
