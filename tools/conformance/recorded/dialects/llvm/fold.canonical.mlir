module {
  llvm.func @numbers(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.or %arg0, %2 : i32
    %4 = llvm.shl %3, %2 : i32
    %5 = llvm.select %1, %0, %4 : i1, i32
    llvm.return %5 : i32
  }
}

// -----
module {
  llvm.func @casts(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    llvm.store %arg0, %arg1 : i32, !llvm.ptr
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @parts(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) -> i32 {
    %0 = llvm.getelementptr %arg2[1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    llvm.store %arg1, %0 : f32, !llvm.ptr
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  llvm.func @addresses(%arg0: vector<1xf32>, %arg1: vector<2xf32>) -> vector<1xf32> {
    %0 = llvm.blockaddress <function = @addresses, tag = <id = 1>> : !llvm.ptr
    %1 = llvm.dso_local_equivalent @use : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @use(%3, %3) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @use(%2, %2) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @use(%1, %1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @use(%0, %0) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.blocktag <id = 1>
    %4 = llvm.shufflevector %arg1, %arg1 [0, 1] : vector<2xf32> 
    llvm.call @vectors(%4) : (vector<2xf32>) -> ()
    llvm.return %arg0 : vector<1xf32>
  }
  llvm.func @use(!llvm.ptr, !llvm.ptr)
  llvm.func @vectors(vector<2xf32>)
}

// -----
module {
  llvm.func @unused(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.inline_asm has_side_effects "x", "=r"  : () -> i32
    %3 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    %4 = llvm.intr.stacksave : !llvm.ptr
    llvm.return
  }
}

