func.func @f(%a: i32, %b: i64, %c: i8, %d: i16, %i: index) -> (i32, i64, i8, i16, index, i64, index, index) {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.muli %c, %c : i8
  %3 = arith.muli %d, %d overflow<nuw> : i16
  %4 = arith.muli %i, %i : index
  %5 = arith.index_cast %i : index to i64
  %6 = arith.index_cast %b : i64 to index
  %7 = arith.index_cast %a : i32 to index
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i64, i8, i16, index, i64, index, index
}
func.func @g(%a: vector<4xi32>, %b: vector<3xi32>, %c: tensor<4xi32>, %d: vector<2x3xi1>, %e: f16, %g: bf16, %h: f32, %k: f64) -> (vector<4xi32>, vector<3xi32>, tensor<4xi32>, vector<2x3xi1>, f16, bf16, f32, f64, f32) {
  %0 = arith.xori %a, %a : vector<4xi32>
  %1 = arith.xori %b, %b : vector<3xi32>
  %2 = arith.xori %c, %c : tensor<4xi32>
  %3 = arith.xori %d, %d : vector<2x3xi1>
  %4 = arith.negf %e : f16
  %5 = arith.negf %g fastmath<contract> : bf16
  %6 = arith.negf %h : f32
  %7 = math.sqrt %k fastmath<afn> : f64
  %8 = math.sqrt %h : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xi32>, vector<3xi32>, tensor<4xi32>, vector<2x3xi1>, f16, bf16, f32, f64, f32
}
