// ODS: mlir/Dialect/Async/IR/AsyncOps.td mlir/Dialect/MemRef/IR/MemRefOps.td

func.func @execute(%f: f32, %t: !async.token, %v: !async.value<f32>) -> !async.token {
  %a = async.execute {
    async.yield
  }
  %b, %r = async.execute [%a] -> !async.value<f32> {
    async.yield %f : f32
  }
  %c, %s:2 = async.execute [%a, %b] (%r as %x: !async.value<f32>) -> (!async.value<f32>, !async.value<memref<4xf32>>) attributes {tag = "two"} {
    %m = memref.alloc() : memref<4xf32>
    async.yield %x, %m : f32, memref<4xf32>
  }
  return %c : !async.token
}

// -----

func.func @await(%t: !async.token, %v: !async.value<vector<4xf32>>) -> vector<4xf32> {
  async.await %t : !async.token
  async.await %t : !async.token {note}
  %0 = async.await %v : !async.value<vector<4xf32>>
  return %0 : vector<4xf32>
}

// -----

func.func @groups(%n: index, %t: !async.token, %v: !async.value<i1>) -> (index, index) {
  %g = async.create_group %n : !async.group
  %h = async.create_group %n : !async.group {note}
  %a = async.add_to_group %t, %g : !async.token
  %b = async.add_to_group %v, %h : !async.value<i1> {note}
  async.await_all %g
  async.await_all %h {note}
  return %a, %b : index, index
}

// -----

async.func @nothing() -> !async.token {
  return
}
async.func private @elsewhere(!async.value<f32>, f32 {a.note}) -> (!async.token, !async.value<f32>)
async.func @add(%a: f32, %b: !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<i32>) attributes {note} {
  %0 = await %b : !async.value<f32>
  %1 = arith.addf %a, %0 : f32
  %2 = arith.constant 1 : i32
  return %1, %2 : f32, i32
}
async.func @value() -> !async.value<i32> {
  %0 = arith.constant 1 : i32
  cf.br ^end
^end:
  return %0 : i32
}
func.func @calls(%a: f32, %b: !async.value<f32>) {
  %0 = async.call @nothing() : () -> !async.token
  %1:3 = async.call @add(%a, %b) {note} : (f32, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<i32>)
  return
}

// -----

func.func @coroutine(%p: !async.token) -> !async.token {
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.coro.suspend %state, ^suspend, ^resume, ^cleanup
^resume:
  async.runtime.set_available %p : !async.token
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %handle {note}
  cf.br ^suspend
^suspend:
  async.coro.end %handle
  return %p : !async.token
}

// -----

func.func @runtime(%n: index, %v: !async.value<f32>, %f: f32, %handle: !async.coro.handle) -> (i1, f32) {
  %t = async.runtime.create : !async.token
  %u = async.runtime.create {note} : !async.value<f32>
  %g = async.runtime.create_group %n : !async.group
  async.runtime.set_available %t : !async.token
  async.runtime.set_error %u : !async.value<f32>
  %e = async.runtime.is_error %g : !async.group
  async.runtime.await %g : !async.group
  async.runtime.await %t {note} : !async.token
  async.runtime.resume %handle
  async.runtime.await_and_resume %t, %handle : !async.token
  async.runtime.store %f, %v : !async.value<f32>
  %l = async.runtime.load %v : !async.value<f32>
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %v {count = 2 : i64} : !async.value<f32>
  %w = async.runtime.num_worker_threads : index
  return %e, %l : i1, f32
}

// -----

func.func private @types(!async.token, !async.group, !async.value<!async.value<tensor<?xi8>>>, !async.coro.id, !async.coro.state)
