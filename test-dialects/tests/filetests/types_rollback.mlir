// test: opt --test-types-rollback

// Signatures, moved blocks, 1:N results and segments come back as they were.
test.func @f (i32, !test.pair<i32, f32>, !test.token) -> !test.pair<i1, i32> attributes {kept} {
^bb0(%a: i32, %p: !test.pair<i32, f32>, %t: !test.token):
  %first, %second = test.unpack %p : !test.pair<i32, f32>
  %c = test.source : i1
  %q = test.make_pair %c, %first : !test.pair<i1, i32>
  test.cfg {
    test.cond_br %c, ^yes(%p, %t : !test.pair<i32, f32>, !test.token), ^no(%a : i32)
  ^yes(%x: !test.pair<i32, f32>, %y: !test.token):
    test.branch ^yes(%x, %y : !test.pair<i32, f32>, !test.token)
  ^no(%z: i32):
    test.yield %z : i32
  }
  test.segments %p, %t : !test.pair<i32, f32>, !test.token if %c
  %r = test.source : i32 // warning: [convert::unresolved_materialization] "from ('i64') to ('i32') that remained live after conversion"
  test.unknown (%r) : (i32) -> ()
  test.leave %q : !test.pair<i1, i32>
}
// output:
//| module {
//|   test.func @f (i32, !test.pair<i32, f32>, !test.token) -> !test.pair<i1, i32> attributes {kept} {
//|   ^bb0(%arg0: i32, %arg1: !test.pair<i32, f32>, %arg2: !test.token):
//|     %first, %second = test.unpack %arg1 : <i32, f32>
//|     %0 = test.source : i1
//|     %1 = test.make_pair %0, %first : <i1, i32>
//|     test.cfg {
//|       test.cond_br %0, ^bb1(%arg1, %arg2 : !test.pair<i32, f32>, !test.token), ^bb2(%arg0 : i32)
//|     ^bb1(%3: !test.pair<i32, f32>, %4: !test.token):  // 2 preds: ^bb0, ^bb1
//|       test.branch ^bb1(%3, %4 : !test.pair<i32, f32>, !test.token)
//|     ^bb2(%5: i32):  // pred: ^bb0
//|       test.yield %5 : i32
//|     }
//|     test.segments %arg1, %arg2 : !test.pair<i32, f32>, !test.token if %0
//|     %2 = test.source : i32
//|     test.unknown(%2) : (i32) -> ()
//|     test.leave %1 : !test.pair<i1, i32>
//|   }
//| }
//|
