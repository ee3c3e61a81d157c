// --cse
// Reads are merged where nothing between them may write.

func.func @twice(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load %q : !llvm.ptr -> i32
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = arith.addi %0, %1 : i32
  %5 = arith.addi %2, %3 : i32
  %6 = arith.muli %4, %5 : i32
  return %6 : i32
}

func.func @written_between(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load %p : !llvm.ptr -> i32
  %3 = arith.addi %0, %1 : i32
  %4 = arith.muli %3, %2 : i32
  return %4 : i32
}

func.func @volatile(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.load volatile %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %q : !llvm.ptr -> i32
  %3 = llvm.load volatile %p : !llvm.ptr -> i32
  %4 = llvm.load %q : !llvm.ptr -> i32
  %5 = llvm.load volatile %p : !llvm.ptr -> i32
  %6 = arith.addi %0, %1 : i32
  %7 = arith.addi %2, %4 : i32
  %8 = arith.addi %6, %7 : i32
  return %8 : i32
}

func.func @called_between(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = func.call @called_between(%p) : (!llvm.ptr) -> i32
  %2 = llvm.load %p : !llvm.ptr -> i32
  %3 = arith.addi %0, %2 : i32
  %4 = arith.addi %3, %1 : i32
  return %4 : i32
}

func.func @regions_between(%p: !llvm.ptr, %c: i1, %v: i32) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %r = scf.if %c -> i32 {
    %a = llvm.load %p : !llvm.ptr -> i32
    %b = llvm.load %p : !llvm.ptr -> i32
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  } else {
    %a = arith.muli %v, %v : i32
    scf.yield %a : i32
  }
  %1 = llvm.load %p : !llvm.ptr -> i32
  scf.if %c {
    llvm.store %v, %p : i32, !llvm.ptr
  }
  %2 = llvm.load %p : !llvm.ptr -> i32
  cf.assert %c, "it holds"
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = arith.addi %0, %1 : i32
  %5 = arith.addi %2, %3 : i32
  %6 = arith.muli %4, %5 : i32
  %7 = arith.muli %6, %r : i32
  return %7 : i32
}

func.func @blocks(%p: !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load %p : !llvm.ptr -> i32
  %3 = arith.addi %1, %2 : i32
  cf.br ^bb2(%3 : i32)
^bb2(%4: i32):
  %5 = llvm.load %p : !llvm.ptr -> i32
  %6 = arith.addi %4, %5 : i32
  return %6 : i32
}

func.func @ordered(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %1 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %2 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = arith.addi %0, %1 : i32
  %5 = arith.addi %2, %3 : i32
  %6 = arith.muli %4, %5 : i32
  return %6 : i32
}
