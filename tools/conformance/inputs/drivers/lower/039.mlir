// RUN-FLAGS: --convert-arith-to-llvm
func.func @extended(%a: i32, %v: vector<3xi16>, %m: vector<2x2xi8>, %i: index) {
  %0:2 = arith.addui_extended %a, %a : i32, i1
  %1:2 = arith.mulsi_extended %a, %a : i32
  %2:2 = arith.mului_extended %a, %a : i32
  %3:2 = arith.addui_extended %v, %v : vector<3xi16>, vector<3xi1>
  %4:2 = arith.mulsi_extended %v, %v : vector<3xi16>
  %5:2 = arith.mului_extended %v, %v : vector<3xi16>
  %6:2 = arith.mului_extended %i, %i : index
  %7:2 = arith.addui_extended %i, %i : index, i1
  return
}
