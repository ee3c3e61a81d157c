llvm.func @f(%a: i32, %b: i32, %x: f32) -> i1 {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ugt" %a, %b : i32
  %2 = llvm.fneg %x : f32
  %3 = llvm.fneg %2 : f32
  %4 = llvm.freeze %a : i32
  %5 = llvm.freeze %4 : i32
  %6 = llvm.icmp "eq" %5, %4 : i32
  %7 = llvm.fcmp "oeq" %3, %x : f32
  %8 = llvm.and %0, %1 : i1
  %9 = llvm.and %6, %7 : i1
  %10 = llvm.and %8, %9 : i1
  llvm.fence release
  llvm.return %10 : i1
}
