// RUN-FLAGS: --cse
llvm.func @g()
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load %q : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.load %p : !llvm.ptr -> i32
  llvm.call @g() : () -> ()
  %5 = llvm.load %p : !llvm.ptr -> i32
  %6 = llvm.load volatile %p : !llvm.ptr -> i32
  %7 = llvm.load volatile %p : !llvm.ptr -> i32
  %8 = llvm.load %p : !llvm.ptr -> i32
  %9 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %10 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %11 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %13 = llvm.load %p : !llvm.ptr -> i32
  %14 = llvm.alloca %v x i32 : (i32) -> !llvm.ptr
  %15 = llvm.load %p : !llvm.ptr -> i32
  %a = llvm.add %0, %1 : i32
  %b = llvm.add %a, %2 : i32
  %c = llvm.add %b, %3 : i32
  %d = llvm.add %c, %4 : i32
  %e = llvm.add %d, %5 : i32
  %f = llvm.add %e, %8 : i32
  %g = llvm.add %f, %9 : i32
  %h = llvm.add %g, %10 : i32
  %i = llvm.add %h, %11 : i32
  %j = llvm.add %i, %12 : i32
  %k = llvm.add %j, %13 : i32
  %l = llvm.add %k, %15 : i32
  llvm.return %l : i32
}
