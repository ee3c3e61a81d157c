module {
  llvm.func @callee(i32) -> i32
  llvm.func @nothing(i32)
  llvm.func @caller(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call @callee(%arg0) ["deopt"(%arg0 : i32)] : (i32) -> i32
    %1 = llvm.call @callee(%arg0) ["deopt"(), "x"(%arg0, %arg1 : i32, !llvm.ptr)] {a.b} : (i32) -> i32
    %2 = llvm.call %arg1(%arg0) ["deopt"()] : !llvm.ptr, (i32) -> i32
    %3 = llvm.call tail @callee(%arg0) : (i32 {llvm.zeroext}) -> i32
    %4 = llvm.call fastcc musttail @callee(%arg0) {a.b = 1 : i32} : (i32) -> (i32 {llvm.noundef})
    llvm.call @nothing(%arg0) : (i32 {llvm.noundef}) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @vectors(%arg0: vector<2x!llvm.ptr>) {
    %0 = llvm.mlir.undef : vector<4xindex>
    llvm.return
  }
}

