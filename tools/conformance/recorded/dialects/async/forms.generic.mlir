"builtin.module"() ({
  "func.func"() <{function_type = (f32, !async.token, !async.value<f32>) -> !async.token, sym_name = "execute"}> ({
  ^bb0(%arg0: f32, %arg1: !async.token, %arg2: !async.value<f32>):
    %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %1:2 = "async.execute"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.yield"(%arg0) : (f32) -> ()
    }) : (!async.token) -> (!async.token, !async.value<f32>)
    %2:3 = "async.execute"(%0, %1#0, %1#1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32):
      %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "async.yield"(%arg3, %3) : (f32, memref<4xf32>) -> ()
    }) {tag = "two"} : (!async.token, !async.token, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<memref<4xf32>>)
    "func.return"(%2#0) : (!async.token) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!async.token, !async.value<vector<4xf32>>) -> vector<4xf32>, sym_name = "await"}> ({
  ^bb0(%arg0: !async.token, %arg1: !async.value<vector<4xf32>>):
    "async.await"(%arg0) : (!async.token) -> ()
    "async.await"(%arg0) {note} : (!async.token) -> ()
    %0 = "async.await"(%arg1) : (!async.value<vector<4xf32>>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, !async.token, !async.value<i1>) -> (index, index), sym_name = "groups"}> ({
  ^bb0(%arg0: index, %arg1: !async.token, %arg2: !async.value<i1>):
    %0 = "async.create_group"(%arg0) : (index) -> !async.group
    %1 = "async.create_group"(%arg0) {note} : (index) -> !async.group
    %2 = "async.add_to_group"(%arg1, %0) : (!async.token, !async.group) -> index
    %3 = "async.add_to_group"(%arg2, %1) {note} : (!async.value<i1>, !async.group) -> index
    "async.await_all"(%0) : (!async.group) -> ()
    "async.await_all"(%1) {note} : (!async.group) -> ()
    "func.return"(%2, %3) : (index, index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "async.func"() <{function_type = () -> !async.token, sym_name = "nothing"}> ({
    "async.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{arg_attrs = [{}, {a.note}], function_type = (!async.value<f32>, f32) -> (!async.token, !async.value<f32>), sym_name = "elsewhere", sym_visibility = "private"}> ({
  }) : () -> ()
  "async.func"() <{function_type = (f32, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<i32>), sym_name = "add"}> ({
  ^bb0(%arg2: f32, %arg3: !async.value<f32>):
    %3 = "async.await"(%arg3) : (!async.value<f32>) -> f32
    %4 = "arith.addf"(%arg2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "async.return"(%4, %5) : (f32, i32) -> ()
  }) {note} : () -> ()
  "async.func"() <{function_type = () -> !async.value<i32>, sym_name = "value"}> ({
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "async.return"(%2) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, !async.value<f32>) -> (), sym_name = "calls"}> ({
  ^bb0(%arg0: f32, %arg1: !async.value<f32>):
    %0 = "async.call"() <{callee = @nothing}> : () -> !async.token
    %1:3 = "async.call"(%arg0, %arg1) <{callee = @add}> {note} : (f32, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<i32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!async.token) -> !async.token, sym_name = "coroutine"}> ({
  ^bb0(%arg0: !async.token):
    %0 = "async.coro.id"() : () -> !async.coro.id
    %1 = "async.coro.begin"(%0) : (!async.coro.id) -> !async.coro.handle
    %2 = "async.coro.save"(%1) : (!async.coro.handle) -> !async.coro.state
    "async.coro.suspend"(%2)[^bb3, ^bb1, ^bb2] : (!async.coro.state) -> ()
  ^bb1:  // pred: ^bb0
    "async.runtime.set_available"(%arg0) : (!async.token) -> ()
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "async.coro.free"(%0, %1) {note} : (!async.coro.id, !async.coro.handle) -> ()
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    "async.coro.end"(%1) : (!async.coro.handle) -> ()
    "func.return"(%arg0) : (!async.token) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, !async.value<f32>, f32, !async.coro.handle) -> (i1, f32), sym_name = "runtime"}> ({
  ^bb0(%arg0: index, %arg1: !async.value<f32>, %arg2: f32, %arg3: !async.coro.handle):
    %0 = "async.runtime.create"() : () -> !async.token
    %1 = "async.runtime.create"() {note} : () -> !async.value<f32>
    %2 = "async.runtime.create_group"(%arg0) : (index) -> !async.group
    "async.runtime.set_available"(%0) : (!async.token) -> ()
    "async.runtime.set_error"(%1) : (!async.value<f32>) -> ()
    %3 = "async.runtime.is_error"(%2) : (!async.group) -> i1
    "async.runtime.await"(%2) : (!async.group) -> ()
    "async.runtime.await"(%0) {note} : (!async.token) -> ()
    "async.runtime.resume"(%arg3) : (!async.coro.handle) -> ()
    "async.runtime.await_and_resume"(%0, %arg3) : (!async.token, !async.coro.handle) -> ()
    "async.runtime.store"(%arg2, %arg1) : (f32, !async.value<f32>) -> ()
    %4 = "async.runtime.load"(%arg1) : (!async.value<f32>) -> f32
    %5 = "async.runtime.add_to_group"(%0, %2) : (!async.token, !async.group) -> index
    "async.runtime.add_ref"(%0) <{count = 1 : i64}> : (!async.token) -> ()
    "async.runtime.drop_ref"(%arg1) <{count = 2 : i64}> : (!async.value<f32>) -> ()
    %6 = "async.runtime.num_worker_threads"() : () -> index
    "func.return"(%3, %4) : (i1, f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!async.token, !async.group, !async.value<!async.value<tensor<?xi8>>>, !async.coro.id, !async.coro.state) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

