// RUN-FLAGS: --convert-arith-to-llvm
func.func @constants() {
  %0 = arith.constant 5 : i32
  %1 = arith.constant -1 : i1
  %2 = arith.constant 7 : index
  %3 = arith.constant 1.5 : f16
  %4 = arith.constant 0x7FC0 : bf16
  %5 = arith.constant 0xFF800000 : f32
  %6 = arith.constant dense<3> : vector<4xi32>
  %7 = arith.constant dense<[1, 2]> : vector<2xindex>
  %8 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %9 = arith.constant dense<true> : vector<2x3xi1>
  %10 = arith.constant dense<0.0> : vector<[4]xf32>
  %11 = arith.constant dense<9> : vector<i8>
  %12 = arith.constant 340282366920938463463374607431768211455 : i128
  %13 = arith.constant {some.attr = 1 : i32} 5 : i32
  %14 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %15 = arith.constant 2.0 : f8E4M3FN
  return
}
