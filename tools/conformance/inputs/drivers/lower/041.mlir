// RUN-FLAGS: --convert-arith-to-llvm
func.func @selects(%c: i1, %a: i32, %i: index, %v: vector<4xi8>, %m: vector<4xi1>, %n: vector<2x2xf32>, %k: vector<2x2xi1>, %r: memref<?xf32>, %f: (i32) -> i32, %t: tensor<4xf32>) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.select %c, %i, %i : index
  %2 = arith.select %m, %v, %v : vector<4xi1>, vector<4xi8>
  %3 = arith.select %c, %v, %v : vector<4xi8>
  %4 = arith.select %k, %n, %n : vector<2x2xi1>, vector<2x2xf32>
  %5 = arith.select %c, %n, %n : vector<2x2xf32>
  %6 = arith.select %c, %r, %r : memref<?xf32>
  %7 = arith.select %c, %f, %f : (i32) -> i32
  %8 = arith.select %c, %t, %t : tensor<4xf32>
  return
}
