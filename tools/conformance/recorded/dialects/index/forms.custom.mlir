module {
  func.func @all(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64, %arg4: i1) -> index {
    %idx42 = index.constant 42
    %idx-7 = index.constant {x} -7
    %true = index.bool.constant true
    %false = index.bool.constant {y} false
    %0 = index.add %arg0, %arg1
    %1 = index.sub %arg0, %arg1 {x}
    %2 = index.mul %arg0, %arg1
    %3 = index.divs %arg0, %arg1
    %4 = index.divu %arg0, %arg1
    %5 = index.ceildivs %arg0, %arg1
    %6 = index.ceildivu %arg0, %arg1
    %7 = index.floordivs %arg0, %arg1
    %8 = index.rems %arg0, %arg1
    %9 = index.remu %arg0, %arg1
    %10 = index.maxs %arg0, %arg1
    %11 = index.maxu %arg0, %arg1
    %12 = index.mins %arg0, %arg1
    %13 = index.minu %arg0, %arg1
    %14 = index.shl %arg0, %arg1
    %15 = index.shrs %arg0, %arg1
    %16 = index.shru %arg0, %arg1
    %17 = index.and %arg0, %arg1
    %18 = index.or %arg0, %arg1
    %19 = index.xor %arg0, %arg1
    %20 = index.casts %arg0 : index to i64
    %21 = index.castu %arg2 : i32 to index
    %22 = index.casts %arg3 {x} : i64 to index
    %23 = index.sizeof
    %24 = index.cmp eq(%arg0, %arg1)
    %25 = index.cmp slt(%arg0, %arg1) {x}
    %26 = index.cmp uge(%arg0, %arg1)
    return %23 : index
  }
}

// -----
module {
  func.func @names() attributes {a = #index<cmp_predicate ult>, b = #index<cmp_predicate ne>} {
    %idx1 = index.constant 1
    %idx1_0 = index.constant 1
    %true = index.bool.constant true
    %true_1 = index.bool.constant true
    return
  }
}

