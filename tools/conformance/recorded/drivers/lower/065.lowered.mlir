module {
  func.func @tensor_arg(%arg0: tensor<4xf32>) {
    llvm.return
  }
  llvm.func @ok(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

