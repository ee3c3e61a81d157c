func.func @all(%a: index, %b: index, %i: i32, %l: i64, %c: i1) -> index {
  %0 = index.constant 42
  %1 = index.constant {x} -7
  %2 = index.bool.constant true
  %3 = index.bool.constant {y} false
  %4 = index.add %a, %b
  %5 = index.sub %a, %b {x}
  %6 = index.mul %a, %b
  %7 = index.divs %a, %b
  %8 = index.divu %a, %b
  %9 = index.ceildivs %a, %b
  %10 = index.ceildivu %a, %b
  %11 = index.floordivs %a, %b
  %12 = index.rems %a, %b
  %13 = index.remu %a, %b
  %14 = index.maxs %a, %b
  %15 = index.maxu %a, %b
  %16 = index.mins %a, %b
  %17 = index.minu %a, %b
  %18 = index.shl %a, %b
  %19 = index.shrs %a, %b
  %20 = index.shru %a, %b
  %21 = index.and %a, %b
  %22 = index.or %a, %b
  %23 = index.xor %a, %b
  %24 = index.casts %a : index to i64
  %25 = index.castu %i : i32 to index
  %26 = index.casts %l {x} : i64 to index
  %27 = index.sizeof
  %28 = index.cmp eq(%a, %b)
  %29 = index.cmp slt(%a, %b) {x}
  %30 = index.cmp uge(%a, %b)
  return %27 : index
}

// -----

func.func @names() attributes {a = #index<cmp_predicate ult>, b = #index<cmp_predicate ne>} {
  %a = index.constant 1
  %b = index.constant 1
  %c = index.bool.constant true
  %d = index.bool.constant true
  return
}
