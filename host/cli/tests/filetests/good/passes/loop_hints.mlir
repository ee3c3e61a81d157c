// test: opt --convert-scf-to-cf

// What is said of a loop is said of the branch that leads back.
func.func @hints(%n: index, %c: i1) {
  scf.forall (%i, %j) in (%n, 4) {
    %sum = arith.addi %i, %j : index
  }
  scf.for %i = %n to %n step %n {
  } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <count = 4 : i32>>}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {hint = #llvm.loop_annotation<mustProgress = true>}
  return
}
// output:
//| #loop_annotation = #llvm.loop_annotation<mustProgress = true>
//| #loop_unroll = #llvm.loop_unroll<count = 4 : i32>
//| #loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll>
//| module {
//|   func.func @hints(%arg0: index, %arg1: i1) {
//|     %c0 = arith.constant 0 : index
//|     %c0_0 = arith.constant 0 : index
//|     %c4 = arith.constant 4 : index
//|     %c1 = arith.constant 1 : index
//|     %c1_1 = arith.constant 1 : index
//|     cf.br ^bb1(%c0 : index)
//|   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
//|     %1 = arith.cmpi slt, %0, %arg0 : index
//|     cf.cond_br %1, ^bb2, ^bb6
//|   ^bb2:  // pred: ^bb1
//|     cf.br ^bb3(%c0_0 : index)
//|   ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
//|     %3 = arith.cmpi slt, %2, %c4 : index
//|     cf.cond_br %3, ^bb4, ^bb5
//|   ^bb4:  // pred: ^bb3
//|     %4 = arith.addi %0, %2 : index
//|     %5 = arith.addi %2, %c1_1 : index
//|     cf.br ^bb3(%5 : index)
//|   ^bb5:  // pred: ^bb3
//|     %6 = arith.addi %0, %c1 : index
//|     cf.br ^bb1(%6 : index)
//|   ^bb6:  // pred: ^bb1
//|     cf.br ^bb7(%arg0 : index)
//|   ^bb7(%7: index):  // 2 preds: ^bb6, ^bb8
//|     %8 = arith.cmpi slt, %7, %arg0 : index
//|     cf.cond_br %8, ^bb8, ^bb9
//|   ^bb8:  // pred: ^bb7
//|     %9 = arith.addi %7, %arg0 : index
//|     cf.br ^bb7(%9 : index) {llvm.loop_annotation = #loop_annotation1}
//|   ^bb9:  // pred: ^bb7
//|     cf.br ^bb10
//|   ^bb10:  // 2 preds: ^bb9, ^bb10
//|     cf.cond_br %arg1, ^bb10, ^bb11 {hint = #loop_annotation}
//|   ^bb11:  // pred: ^bb10
//|     return
//|   }
//| }
//|
