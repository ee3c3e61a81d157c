// ODS: mlir/Dialect/Async/IR/AsyncOps.td
func.func @values(%p : !async.value<f32>, %t: !async.token, %nested: !async.value<!async.value<tensor<?xf32>>>) {
  %0 = async.await %p : !async.value<f32>
  async.await %t : !async.token
  %inner = async.await %nested : !async.value<!async.value<tensor<?xf32>>>
  %1 = async.runtime.create : !async.value<tensor<?xf32>>
  async.runtime.store %0, %p : <f32>
  %2 = async.runtime.load %p : !async.value<f32>
  %3, %4:2 = async.execute [%t] (%p as %q : !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) {
    async.yield %q, %0 : f32, f32
  }
  return
}
