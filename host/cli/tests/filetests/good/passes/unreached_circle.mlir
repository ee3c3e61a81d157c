// test: opt --canonicalize
// Blocks that nothing reaches may pass themselves their own arguments.
func.func @circle(%i: index, %c: i1) {
    %false = arith.constant false
    cf.cond_br %false, ^bb2(%i : index), ^bb15
  ^bb2(%5: index):
    cf.cond_br %c, ^bb4, ^bb11
  ^bb4:
    cf.br ^bb5(%5 : index)
  ^bb5(%10: index):
    %18 = arith.addi %10, %5 : index
    cf.br ^bb5(%18 : index)
  ^bb11:
    cf.cond_br %false, ^bb15, ^bb2(%5 : index)
  ^bb15:
    return
}
// output:
//| module {
//|   func.func @circle(%arg0: index, %arg1: i1) {
//|     return
//|   }
//| }
//|
