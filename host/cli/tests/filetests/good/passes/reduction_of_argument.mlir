// test: opt --convert-scf-to-cf=allow-pattern-rollback=0
// A reduction that gives one of its arguments, whose block is gone at once if nothing is rolled back.
func.func @g(%a: index, %b: index, %c: index, %x: f32, %y: i32) -> (i32, f32) {
  %r:2 = scf.parallel (%i, %j, %k) = (%a, %b, %a) to (%b, %c, %c) step (%c, %a, %a) init (%y, %x) -> (i32, f32) {
    %f = arith.constant 1.0 : f32
    %n = arith.index_cast %k : index to i32
    %z = scf.parallel (%l) = (%a) to (%k) step (%c) init (%n) -> i32 {
       scf.reduce(%n : i32) {
       ^bb0(%p: i32, %q: i32):
         scf.reduce.return %q : i32
       }
    }
    scf.reduce(%z, %f : i32, f32) {
    ^bb0(%p: i32, %q: i32):
      %cc = arith.cmpi slt, %p, %q : i32
      %s = scf.if %cc -> i32 { scf.yield %p : i32 } else { %h = arith.addi %q, %z : i32 scf.yield %h : i32 }
      scf.reduce.return %s : i32
    }, {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }
  }
  return %r#0, %r#1 : i32, f32
}
// output:
//| module {
//|   func.func @g(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) -> (i32, f32) {
//|     cf.br ^bb1(%arg0, %arg4, %arg3 : index, i32, f32)
//|   ^bb1(%0: index, %1: i32, %2: f32):  // 2 preds: ^bb0, ^bb15
//|     %3 = arith.cmpi slt, %0, %arg1 : index
//|     cf.cond_br %3, ^bb2, ^bb16
//|   ^bb2:  // pred: ^bb1
//|     cf.br ^bb3(%arg1, %1, %2 : index, i32, f32)
//|   ^bb3(%4: index, %5: i32, %6: f32):  // 2 preds: ^bb2, ^bb14
//|     %7 = arith.cmpi slt, %4, %arg2 : index
//|     cf.cond_br %7, ^bb4, ^bb15
//|   ^bb4:  // pred: ^bb3
//|     cf.br ^bb5(%arg0, %5, %6 : index, i32, f32)
//|   ^bb5(%8: index, %9: i32, %10: f32):  // 2 preds: ^bb4, ^bb13
//|     %11 = arith.cmpi slt, %8, %arg2 : index
//|     cf.cond_br %11, ^bb6, ^bb14
//|   ^bb6:  // pred: ^bb5
//|     %cst = arith.constant 1.000000e+00 : f32
//|     %12 = arith.index_cast %8 : index to i32
//|     cf.br ^bb7(%arg0, %12 : index, i32)
//|   ^bb7(%13: index, %14: i32):  // 2 preds: ^bb6, ^bb8
//|     %15 = arith.cmpi slt, %13, %8 : index
//|     cf.cond_br %15, ^bb8, ^bb9
//|   ^bb8:  // pred: ^bb7
//|     %16 = arith.addi %13, %arg2 : index
//|     cf.br ^bb7(%16, %12 : index, i32)
//|   ^bb9:  // pred: ^bb7
//|     %17 = arith.cmpi slt, %9, %14 : i32
//|     cf.cond_br %17, ^bb10, ^bb11
//|   ^bb10:  // pred: ^bb9
//|     cf.br ^bb12(%9 : i32)
//|   ^bb11:  // pred: ^bb9
//|     %18 = arith.addi %14, %14 : i32
//|     cf.br ^bb12(%18 : i32)
//|   ^bb12(%19: i32):  // 2 preds: ^bb10, ^bb11
//|     cf.br ^bb13
//|   ^bb13:  // pred: ^bb12
//|     %20 = arith.addi %8, %arg0 : index
//|     cf.br ^bb5(%20, %19, %10 : index, i32, f32)
//|   ^bb14:  // pred: ^bb5
//|     %21 = arith.addi %4, %arg0 : index
//|     cf.br ^bb3(%21, %9, %10 : index, i32, f32)
//|   ^bb15:  // pred: ^bb3
//|     %22 = arith.addi %0, %arg2 : index
//|     cf.br ^bb1(%22, %5, %6 : index, i32, f32)
//|   ^bb16:  // pred: ^bb1
//|     return %1, %2 : i32, f32
//|   }
//| }
//|
