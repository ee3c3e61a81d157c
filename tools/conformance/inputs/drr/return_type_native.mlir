func.func @f(%a: i16, %b: i16, %t: tensor<?x4xi32>, %u: tensor<?x4xi32>, %i: index) -> (i16, i16, i16, i32) {
  %0, %1 = arith.mului_extended %a, %b : i16
  %2, %3 = arith.mului_extended %a, %a : i16
  %4 = arith.addi %t, %u overflow<nsw> : tensor<?x4xi32>
  %5 = tensor.extract %4[%i, %i] : tensor<?x4xi32>
  return %0, %1, %3, %5 : i16, i16, i16, i32
}
