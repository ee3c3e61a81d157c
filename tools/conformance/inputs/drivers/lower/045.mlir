// RUN-FLAGS: --convert-arith-to-llvm="index-bitwidth=32"
func.func @narrow(%i: index, %a: i32, %b: i64, %v: vector<2x2xindex>) {
  %0 = arith.addi %i, %i : index
  %1 = arith.index_cast %i : index to i32
  %2 = arith.index_cast %i : index to i64
  %3 = arith.index_castui %i : index to i64
  %4 = arith.index_cast %b : i64 to index
  %5 = arith.index_cast %a : i32 to index
  %6 = arith.addi %v, %v : vector<2x2xindex>
  %7 = arith.constant -1 : index
  %8 = arith.constant dense<[1, 2]> : vector<2xindex>
  %9 = arith.constant 5000000000 : index
  return
}
