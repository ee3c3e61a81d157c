llvm.func @f(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %a overflow<nsw> : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.mul %0, %1 overflow<nuw> : i32
  %3 = llvm.sub %2, %b : i32
  %4 = llvm.or disjoint %a, %b : i32
  %5 = llvm.and %4, %a : i32
  %6 = llvm.and %4, %b : i32
  %7 = llvm.add %5, %5 : i32
  %8 = llvm.add %6, %3 : i32
  %9 = llvm.add %8, %7 overflow<nsw, nuw> : i32
  llvm.return %9 : i32
}
