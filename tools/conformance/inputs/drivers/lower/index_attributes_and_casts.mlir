// --convert-index-to-llvm
// Attributes of other dialects stay with operations that change their names alone; casts of constants to few bits fold.

func.func @attributes(%a: index, %b: index) -> index {
  %0 = index.shl %a, %a {foo = 1 : i32}
  %1 = index.xor %0, %a {foo = 1 : i32}
  %2 = index.maxu %1, %a {foo = 1 : i32}
  %3 = index.mins %2, %b {foo = 1 : i32}
  %4 = index.ceildivu %3, %b {foo = 1 : i32}
  %5 = index.floordivs %4, %b {foo = 1 : i32}
  %6 = index.sub %5, %b {foo = 1 : i32}
  return %6 : index
}

func.func @casts() -> (i1, i1, i1, index, index, index, index, index) {
  %c = index.constant 2
  %d = index.constant -1
  %e = index.constant 4294967297
  %a8 = arith.constant -3 : i8
  %a64 = arith.constant -3000000000000 : i64
  %a128 = arith.constant 36893488147419103235 : i128
  %0 = index.casts %c : index to i1
  %1 = index.castu %d : index to i1
  %2 = index.castu %e : index to i1
  %3 = index.casts %a8 : i8 to index
  %4 = index.castu %a8 : i8 to index
  %5 = index.casts %a64 : i64 to index
  %6 = index.castu %a128 : i128 to index
  %7 = index.casts %a128 : i128 to index
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, index, index, index, index, index
}

func.func @truths() -> (i1, i64, index) {
  %c = index.constant 1
  %v = index.casts %c : index to i1
  %w = index.castu %c : index to i64
  %x = index.casts %w : i64 to index
  return %v, %w, %x : i1, i64, index
}
