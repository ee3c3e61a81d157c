// test: opt --convert-scf-to-cf --convert-arith-to-llvm --convert-index-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts

func.func @sum(%n: index) -> (i32, index) {
  %zero = arith.constant 0 : index
  %one = index.constant 1
  %start = arith.constant 0 : i32
  %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %start) -> (i32) {
    %k = arith.index_cast %i : index to i32
    %next = arith.addi %acc, %k overflow<nsw> : i32
    scf.yield %next : i32
  }
  %half = index.ceildivs %n, %one
  return %sum, %half : i32, index
}
// output:
//| module {
//|   llvm.func @sum(%arg0: i64) -> !llvm.struct<(i32, i64)> {
//|     %0 = llvm.mlir.constant(0 : index) : i64
//|     %1 = llvm.mlir.constant(1 : i64) : i64
//|     %2 = llvm.mlir.constant(0 : i32) : i32
//|     llvm.br ^bb1(%0, %2 : i64, i32)
//|   ^bb1(%3: i64, %4: i32):  // 2 preds: ^bb0, ^bb2
//|     %5 = llvm.icmp "slt" %3, %arg0 : i64
//|     llvm.cond_br %5, ^bb2, ^bb3
//|   ^bb2:  // pred: ^bb1
//|     %6 = llvm.trunc %3 : i64 to i32
//|     %7 = llvm.add %4, %6 overflow<nsw> : i32
//|     %8 = llvm.add %3, %1 : i64
//|     llvm.br ^bb1(%8, %7 : i64, i32)
//|   ^bb3:  // pred: ^bb1
//|     %9 = llvm.mlir.constant(0 : i64) : i64
//|     %10 = llvm.mlir.constant(1 : i64) : i64
//|     %11 = llvm.mlir.constant(-1 : i64) : i64
//|     %12 = llvm.icmp "sgt" %1, %9 : i64
//|     %13 = llvm.select %12, %11, %10 : i1, i64
//|     %14 = llvm.add %arg0, %13 : i64
//|     %15 = llvm.sdiv %14, %1 : i64
//|     %16 = llvm.add %15, %10 : i64
//|     %17 = llvm.sub %9, %arg0 : i64
//|     %18 = llvm.sdiv %17, %1 : i64
//|     %19 = llvm.sub %9, %18 : i64
//|     %20 = llvm.icmp "sgt" %arg0, %9 : i64
//|     %21 = llvm.icmp "eq" %20, %12 : i1
//|     %22 = llvm.icmp "ne" %arg0, %9 : i64
//|     %23 = llvm.and %21, %22 : i1
//|     %24 = llvm.select %23, %16, %19 : i1, i64
//|     %25 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
//|     %26 = llvm.insertvalue %4, %25[0] : !llvm.struct<(i32, i64)>
//|     %27 = llvm.insertvalue %24, %26[1] : !llvm.struct<(i32, i64)>
//|     llvm.return %27 : !llvm.struct<(i32, i64)>
//|   }
//| }
//|
