// RUN-FLAGS: --convert-arith-to-llvm
func.func @casts(%a: i8, %b: i64, %i: index, %v: vector<2x2xi8>, %w: vector<4xindex>, %t: i1) {
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.extui %a : i8 to i9
  %2 = arith.trunci %b : i64 to i1
  %3 = arith.trunci %b overflow<nsw> : i64 to i32
  %4 = arith.index_cast %i : index to i32
  %5 = arith.index_cast %a : i8 to index
  %6 = arith.index_cast %b : i64 to index
  %7 = arith.index_castui %a : i8 to index
  %8 = arith.index_castui %i : index to i128
  %9 = arith.index_castui %i : index to i64
  %10 = arith.extsi %v : vector<2x2xi8> to vector<2x2xi16>
  %11 = arith.index_cast %w : vector<4xindex> to vector<4xi32>
  %12 = arith.index_cast %w : vector<4xindex> to vector<4xi64>
  %13 = arith.index_castui %t : i1 to index
  %14 = arith.index_cast %v : vector<2x2xi8> to vector<2x2xindex>
  %15 = arith.index_castui %v : vector<2x2xi8> to vector<2x2xindex>
  return
}
