module {
  llvm.func @k(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(6 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.poison : i64
    %4 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
    %5 = llvm.mlir.constant(dense<5> : vector<2xi64>) : vector<2xi64>
    %6 = llvm.mlir.constant(-268435457 : i64) : i64
    %7 = llvm.mlir.constant(268435456 : i64) : i64
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(32 : i32) : i32
    %11 = llvm.mlir.constant(-1073741824 : i32) : i32
    llvm.call @use(%11) : (i32) -> ()
    %12 = llvm.shl %9, %10 : i32
    llvm.call @use(%12) : (i32) -> ()
    llvm.call @use(%1) : (i32) -> ()
    %13 = llvm.shl %9, %8 : i32
    llvm.call @use(%13) : (i32) -> ()
    %14 = llvm.getelementptr %arg1[268435455] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.call @usep(%14) : (!llvm.ptr) -> ()
    %15 = llvm.getelementptr %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%15) : (!llvm.ptr) -> ()
    %16 = llvm.getelementptr %arg1[-268435456] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.call @usep(%16) : (!llvm.ptr) -> ()
    %17 = llvm.getelementptr %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%17) : (!llvm.ptr) -> ()
    %18 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
    llvm.call @usevp(%18) : (vector<2x!llvm.ptr>) -> ()
    %19 = llvm.getelementptr %18[%4] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
    llvm.call @usevp(%19) : (vector<2x!llvm.ptr>) -> ()
    llvm.call @usevp(%18) : (vector<2x!llvm.ptr>) -> ()
    %20 = llvm.getelementptr %arg1[%5, 0, 0] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.struct<(array<3 x i32>)>
    llvm.call @usevp(%20) : (vector<2x!llvm.ptr>) -> ()
    %21 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%21) : (!llvm.ptr) -> ()
    llvm.call @use1(%0) : (i1) -> ()
    llvm.call @use1(%0) : (i1) -> ()
    llvm.call @use1(%0) : (i1) -> ()
    %22 = llvm.icmp "ne" %arg1, %2 : !llvm.ptr
    llvm.call @use1(%22) : (i1) -> ()
    llvm.call @use(%arg0) : (i32) -> ()
    %23 = llvm.bitcast %arg0 : i32 to f32
    llvm.call @usef(%23) : (f32) -> ()
    llvm.return
  }
  llvm.func @use(i32)
  llvm.func @use1(i1)
  llvm.func @usef(f32)
  llvm.func @usep(!llvm.ptr)
  llvm.func @usevp(vector<2x!llvm.ptr>)
}

