// ODS: mlir/Dialect/Async/IR/AsyncOps.td
func.func @a(%t: !async.token) {
  // expected-error@+1 {{'async.await' op awaiting on a token must have empty result}}
  %0 = "async.await"(%t) : (!async.token) -> i32
  return
}
// -----
func.func @a(%t: !async.value<f32>) {
  // expected-error@+1 {{'async.await' op result type 'i32' does not match async value type 'f32'}}
  %0 = "async.await"(%t) : (!async.value<f32>) -> i32
  return
}
// -----
func.func @a(%t: !async.token) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = async.await %t : !async.token
  return
}
