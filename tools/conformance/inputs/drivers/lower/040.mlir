// RUN-FLAGS: --convert-arith-to-llvm
// Two-dimensional vectors of the operations with two results.
func.func @extended_nd(%m: vector<2x2xi8>) {
  %0:2 = arith.addui_extended %m, %m : vector<2x2xi8>, vector<2x2xi1>
  %1:2 = arith.mulsi_extended %m, %m : vector<2x2xi8>
  return
}
