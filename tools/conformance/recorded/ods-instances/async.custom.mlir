module {
  func.func @yielded(%arg0: index, %arg1: f32) {
    %token, %bodyResults:2 = async.execute -> (!async.value<index>, !async.value<f32>) {
      async.yield %arg0, %arg1 : index, f32
    }
    %0 = async.await %bodyResults#1 : !async.value<f32>
    return
  }
}

