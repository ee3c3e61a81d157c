func.func @numbers() -> (index, index, index, index, index, index, index, index, i1, index) {
  %a = index.constant 7
  %b = index.constant -3
  %c = index.constant 2
  %0 = index.add %a, %b
  %1 = index.mul %a, %b
  %2 = index.divs %a, %b
  %3 = index.ceildivs %a, %c
  %4 = index.floordivs %b, %c
  %5 = index.rems %b, %c
  %6 = index.shl %a, %c
  %7 = index.maxs %a, %b
  %8 = index.cmp sgt(%a, %b)
  %9 = index.xor %a, %b
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index, index, index, i1, index
}

// -----

func.func @chains(%a: index) -> (index, index, index, index, index, i1, i1, index) {
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c0 = index.constant 0
  %0 = index.add %a, %c1
  %1 = index.add %0, %c2
  %2 = index.mul %a, %c2
  %3 = index.mul %2, %c2
  %4 = index.and %a, %c1
  %5 = index.and %4, %c2
  %6 = index.sub %a, %c0
  %7 = index.cmp eq(%a, %a)
  %8 = index.sub %a, %c1
  %9 = index.cmp eq(%8, %c0)
  %10 = index.maxs %0, %c2
  %11 = index.divu %a, %c0
  return %1, %3, %5, %6, %10, %7, %9, %11 : index, index, index, index, index, i1, i1, index
}

// -----

func.func @casts() -> (i32, index, index) {
  %a = index.constant -2
  %0 = index.casts %a : index to i32
  %1 = index.castu %0 : i32 to index
  %2 = index.casts %0 : i32 to index
  return %0, %1, %2 : i32, index, index
}
