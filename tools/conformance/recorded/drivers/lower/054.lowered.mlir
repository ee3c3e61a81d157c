module {
  llvm.func @none() {
    llvm.return
  }
  llvm.func @one(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func @two(%arg0: i32, %arg1: i64) -> !llvm.struct<(i64, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i32)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i64, i32)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i64, i32)> 
    llvm.return %2 : !llvm.struct<(i64, i32)>
  }
  llvm.func @calls(%arg0: i32, %arg1: i64) -> i64 {
    llvm.call @none() : () -> ()
    %0 = llvm.call @one(%arg0) : (i32) -> i32
    %1 = llvm.call @two(%0, %arg1) : (i32, i64) -> !llvm.struct<(i64, i32)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i32)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i32)> 
    llvm.return %2 : i64
  }
  llvm.func @declared(i1, f64) -> vector<4xf32> attributes {sym_visibility = "private"}
}

