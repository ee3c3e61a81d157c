module {
  func.func @values(%arg0: !async.value<f32>, %arg1: !async.token, %arg2: !async.value<!async.value<tensor<?xf32>>>) {
    %0 = async.await %arg0 : !async.value<f32>
    async.await %arg1 : !async.token
    %1 = async.await %arg2 : !async.value<!async.value<tensor<?xf32>>>
    %2 = async.runtime.create : !async.value<tensor<?xf32>>
    async.runtime.store %0, %arg0 : <f32>
    %3 = async.runtime.load %arg0 : <f32>
    %token, %bodyResults:2 = async.execute [%arg1] (%arg0 as %arg3: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) {
      async.yield %arg3, %0 : f32, f32
    }
    return
  }
}

