module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  llvm.func @layout(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
    %1 = arith.addi %0, %0 : index
    %2 = index.add %1, %1
    cf.br ^bb1(%2 : index)
  ^bb1(%3: index):  // pred: ^bb0
    %4 = builtin.unrealized_conversion_cast %3 : index to i32
    llvm.return %4 : i32
  }
}

