func.func @f(%i: index, %a: i32, %b: i64) -> (index, i32, i64, index, index, i64) {
  %0 = arith.index_cast %i : index to i64
  %1 = arith.index_cast %0 : i64 to index
  %2 = arith.index_cast %1 : index to i32
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.index_cast %3 : index to i64
  %5 = index.castu %b : i64 to index
  %6 = index.castu %a : i32 to index
  return %1, %2, %4, %5, %6, %0 : index, i32, i64, index, index, i64
}
