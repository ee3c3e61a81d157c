// test: opt --convert-scf-to-cf

func.func @p(%n: index, %z: f32) -> f32 {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) { } {foo}
  %r:2 = scf.parallel (%i, %k) = (%n, %n) to (%n, %n) step (%n, %n) init (%z, %n) -> (f32, index) {
    %q = arith.addi %i, %k : index
    scf.reduce(%z, %q : f32, index) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  } {bar}
  return %r#0 : f32
}
// output:
//| module {
//|   func.func @p(%arg0: index, %arg1: f32) -> f32 {
//|     cf.br ^bb1(%arg0 : index)
//|   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
//|     %1 = arith.cmpi slt, %0, %arg0 : index
//|     cf.cond_br %1, ^bb2, ^bb6
//|   ^bb2:  // pred: ^bb1
//|     cf.br ^bb3(%arg0 : index)
//|   ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
//|     %3 = arith.cmpi slt, %2, %arg0 : index
//|     cf.cond_br %3, ^bb4, ^bb5
//|   ^bb4:  // pred: ^bb3
//|     %4 = arith.addi %2, %arg0 : index
//|     cf.br ^bb3(%4 : index)
//|   ^bb5:  // pred: ^bb3
//|     %5 = arith.addi %0, %arg0 : index
//|     cf.br ^bb1(%5 : index)
//|   ^bb6:  // pred: ^bb1
//|     cf.br ^bb7(%arg0, %arg1, %arg0 : index, f32, index)
//|   ^bb7(%6: index, %7: f32, %8: index):  // 2 preds: ^bb6, ^bb11
//|     %9 = arith.cmpi slt, %6, %arg0 : index
//|     cf.cond_br %9, ^bb8, ^bb12
//|   ^bb8:  // pred: ^bb7
//|     cf.br ^bb9(%arg0, %7, %8 : index, f32, index)
//|   ^bb9(%10: index, %11: f32, %12: index):  // 2 preds: ^bb8, ^bb10
//|     %13 = arith.cmpi slt, %10, %arg0 : index
//|     cf.cond_br %13, ^bb10, ^bb11
//|   ^bb10:  // pred: ^bb9
//|     %14 = arith.addi %6, %10 : index
//|     %15 = arith.addf %11, %arg1 : f32
//|     %16 = arith.addi %10, %arg0 : index
//|     cf.br ^bb9(%16, %15, %12 : index, f32, index)
//|   ^bb11:  // pred: ^bb9
//|     %17 = arith.addi %6, %arg0 : index
//|     cf.br ^bb7(%17, %11, %12 : index, f32, index)
//|   ^bb12:  // pred: ^bb7
//|     return %7 : f32
//|   }
//| }
//|
