// test: opt --test-types

// `i32` widens, pairs fall apart, tokens vanish: in signatures, branches, segments and results.
test.func @f (i32, !test.pair<i32, f32>, !test.token) -> !test.pair<i1, i32> {
^bb0(%a: i32, %p: !test.pair<i32, f32>, %t: !test.token):
  %first, %second = test.unpack %p : !test.pair<i32, f32>
  %sum = test.add %a, %first : i32
  %c = test.source : i1
  %q = test.make_pair %c, %sum : !test.pair<i1, i32>
  test.discard %p, %t, %second : !test.pair<i32, f32>, !test.token, f32
  test.cfg {
    test.cond_br %c, ^yes(%p, %t : !test.pair<i32, f32>, !test.token), ^no
  ^yes(%x: !test.pair<i32, f32>, %y: !test.token):
    test.branch ^yes(%x, %y : !test.pair<i32, f32>, !test.token)
  ^no:
    test.yield
  }
  test.segments %p, %t : !test.pair<i32, f32>, !test.token if %c
  %r = test.scope -> !test.pair<i32, !test.pair<i1, i32>> {
    %i, %j = test.source : i32, !test.pair<i1, i32>
    %k = test.make_pair %i, %j : !test.pair<i32, !test.pair<i1, i32>>
    test.yield %k : !test.pair<i32, !test.pair<i1, i32>>
  }
  test.discard %r : !test.pair<i32, !test.pair<i1, i32>>
  test.leave %q : !test.pair<i1, i32>
}
// output:
//| module {
//|   test.func @f (i64, i64, f32) -> (i1, i64) {
//|   ^bb0(%arg0: i64, %arg1: i64, %arg2: f32):
//|     %0 = test.add %arg0, %arg1 : i64
//|     %1 = test.source : i1
//|     test.discard %arg1, %arg2, %arg2 : i64, f32, f32
//|     test.cfg {
//|       test.cond_br %1, ^bb1(%arg1, %arg2 : i64, f32), ^bb2
//|     ^bb1(%3: i64, %4: f32):  // 2 preds: ^bb0, ^bb1
//|       test.branch ^bb1(%3, %4 : i64, f32)
//|     ^bb2:  // pred: ^bb0
//|       test.yield
//|     }
//|     test.segments %arg1, %arg2 : i64, f32 if %1
//|     %2:3 = test.scope -> i64, i1, i64 {
//|       %3:3 = test.source : i64, i1, i64
//|       test.yield %3#0, %3#1, %3#2 : i64, i1, i64
//|     }
//|     test.discard %2#0, %2#1, %2#2 : i64, i1, i64
//|     test.leave %1, %0 : i1, i64
//|   }
//| }
//|
