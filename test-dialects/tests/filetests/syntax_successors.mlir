// test: opt

test.func @f (i1, i32) -> i32 attributes {sym_visibility = "private"} {
^entry(%c: i1, %a: i32):
  test.cond_br %c, ^left(%a : i32), ^right
^left(%x: i32):
  test.branch ^left(%x : i32)
^right:
  test.jump %a : i32, ^out or ^right, ^out
^out:
  test.leave %a : i32
}
test.func @declared () -> () {
}
// output:
//| module {
//|   test.func @f (i1, i32) -> i32 attributes {sym_visibility = "private"} {
//|   ^bb0(%arg0: i1, %arg1: i32):
//|     test.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
//|   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
//|     test.branch ^bb1(%0 : i32)
//|   ^bb2:  // 2 preds: ^bb0, ^bb2
//|     test.jump %arg1 : i32, ^bb3 or ^bb2, ^bb3
//|   ^bb3:  // 2 preds: ^bb2, ^bb2
//|     test.leave %arg1 : i32
//|   }
//|   test.func @declared () -> () {
//|   }
//| }
//|
