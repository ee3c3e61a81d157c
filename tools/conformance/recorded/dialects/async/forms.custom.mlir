module {
  func.func @execute(%arg0: f32, %arg1: !async.token, %arg2: !async.value<f32>) -> !async.token {
    %token = async.execute {
      async.yield
    }
    %token_0, %bodyResults = async.execute [%token] -> !async.value<f32> {
      async.yield %arg0 : f32
    }
    %token_1, %bodyResults_2:2 = async.execute [%token, %token_0] (%bodyResults as %arg3: !async.value<f32>) -> (!async.value<f32>, !async.value<memref<4xf32>>) attributes {tag = "two"} {
      %alloc = memref.alloc() : memref<4xf32>
      async.yield %arg3, %alloc : f32, memref<4xf32>
    }
    return %token_1 : !async.token
  }
}

// -----
module {
  func.func @await(%arg0: !async.token, %arg1: !async.value<vector<4xf32>>) -> vector<4xf32> {
    async.await %arg0 : !async.token
    async.await %arg0 : !async.token {note}
    %0 = async.await %arg1 : !async.value<vector<4xf32>>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @groups(%arg0: index, %arg1: !async.token, %arg2: !async.value<i1>) -> (index, index) {
    %0 = async.create_group %arg0 : !async.group
    %1 = async.create_group %arg0 : !async.group {note}
    %2 = async.add_to_group %arg1, %0 : !async.token
    %3 = async.add_to_group %arg2, %1 : !async.value<i1> {note}
    async.await_all %0
    async.await_all %1 {note}
    return %2, %3 : index, index
  }
}

// -----
module {
  async.func @nothing() -> !async.token {
    return
  }
  async.func private @elsewhere(!async.value<f32>, f32 {a.note}) -> (!async.token, !async.value<f32>)
  async.func @add(%arg0: f32, %arg1: !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<i32>) attributes {note} {
    %0 = await %arg1 : !async.value<f32>
    %1 = arith.addf %arg0, %0 : f32
    %c1_i32 = arith.constant 1 : i32
    return %1, %c1_i32 : f32, i32
  }
  async.func @value() -> !async.value<i32> {
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %c1_i32 : i32
  }
  func.func @calls(%arg0: f32, %arg1: !async.value<f32>) {
    %0 = async.call @nothing() : () -> !async.token
    %1:3 = async.call @add(%arg0, %arg1) {note} : (f32, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<i32>)
    return
  }
}

// -----
module {
  func.func @coroutine(%arg0: !async.token) -> !async.token {
    %0 = async.coro.id
    %1 = async.coro.begin %0
    %2 = async.coro.save %1
    async.coro.suspend %2, ^bb3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    async.runtime.set_available %arg0 : !async.token
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    async.coro.free %0, %1 {note}
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    async.coro.end %1
    return %arg0 : !async.token
  }
}

// -----
module {
  func.func @runtime(%arg0: index, %arg1: !async.value<f32>, %arg2: f32, %arg3: !async.coro.handle) -> (i1, f32) {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create {note} : !async.value<f32>
    %2 = async.runtime.create_group %arg0 : !async.group
    async.runtime.set_available %0 : !async.token
    async.runtime.set_error %1 : !async.value<f32>
    %3 = async.runtime.is_error %2 : !async.group
    async.runtime.await %2 : !async.group
    async.runtime.await %0 {note} : !async.token
    async.runtime.resume %arg3
    async.runtime.await_and_resume %0, %arg3 : !async.token
    async.runtime.store %arg2, %arg1 : <f32>
    %4 = async.runtime.load %arg1 : <f32>
    %5 = async.runtime.add_to_group %0, %2 : !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 2 : i64} : !async.value<f32>
    %6 = async.runtime.num_worker_threads : index
    return %3, %4 : i1, f32
  }
}

// -----
module {
  func.func private @types(!async.token, !async.group, !async.value<!async.value<tensor<?xi8>>>, !async.coro.id, !async.coro.state)
}

