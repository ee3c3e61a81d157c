// test: opt --cse
// A read is not repeated where nothing between the two may write; volatile and ordered loads read and write anything. As upstream.
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
// output:
//| module {
//|   llvm.func @g()
//|   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//|     %0 = llvm.load %arg0 : !llvm.ptr -> i32
//|     %1 = llvm.load %arg1 : !llvm.ptr -> i32
//|     llvm.store %arg2, %arg1 : i32, !llvm.ptr
//|     %2 = llvm.load %arg0 : !llvm.ptr -> i32
//|     llvm.call @g() : () -> ()
//|     %3 = llvm.load %arg0 : !llvm.ptr -> i32
//|     %4 = llvm.load volatile %arg0 : !llvm.ptr -> i32
//|     %5 = llvm.load volatile %arg0 : !llvm.ptr -> i32
//|     %6 = llvm.load %arg0 : !llvm.ptr -> i32
//|     %7 = llvm.load %arg0 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
//|     %8 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
//|     %9 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
//|     %10 = llvm.load %arg0 : !llvm.ptr -> i32
//|     %11 = llvm.add %0, %0 : i32
//|     %12 = llvm.add %11, %1 : i32
//|     %13 = llvm.add %12, %2 : i32
//|     %14 = llvm.add %13, %2 : i32
//|     %15 = llvm.add %14, %3 : i32
//|     %16 = llvm.add %15, %6 : i32
//|     %17 = llvm.add %16, %7 : i32
//|     %18 = llvm.add %17, %7 : i32
//|     %19 = llvm.add %18, %8 : i32
//|     %20 = llvm.add %19, %9 : i32
//|     %21 = llvm.add %20, %10 : i32
//|     %22 = llvm.add %21, %10 : i32
//|     llvm.return %22 : i32
//|   }
//| }
//|
