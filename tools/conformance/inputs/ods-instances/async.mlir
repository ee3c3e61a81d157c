// What is yielded are the values that others wait for.

func.func @yielded(%size: index, %scale: f32) {
  %token, %values:2 = async.execute -> (!async.value<index>, !async.value<f32>) {
    async.yield %size, %scale : index, f32
  }
  %read = async.await %values#1 : !async.value<f32>
  return
}
