// test: convert --target ./types.ron

// The same patterns with types that a spec converts.
test.func @f (i32, !test.handle) -> i32 {
^bb0(%a: i32, %h: !test.handle):
  test.discard %h, %a : !test.handle, i32
  test.leave %a : i32
}
// output:
//| module {
//|   test.func @f (i16, i16, !test.pair<i8, i8>) -> (i16, i16) {
//|   ^bb0(%arg0: i16, %arg1: i16, %arg2: !test.pair<i8, i8>):
//|     test.discard %arg2, %arg0, %arg1 : !test.pair<i8, i8>, i16, i16
//|     test.leave %arg0, %arg1 : i16, i16
//|   }
//| }
//|
