// RUN-FLAGS: --convert-func-to-llvm
module attributes {llvm.data_layout = "e-p:32:32", dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @layout(%i: index) -> index {
    return %i : index
  }
}
