"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32, f32, vector<4xi32>, ptr)>, linkage = #llvm.linkage<external>, sym_name = "arithmetic", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xi32>, %arg4: !llvm.ptr):
    %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1 = "llvm.sub"(%0, %arg1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2 = "llvm.udiv"(%1, %arg1) <{isExact}> : (i32, i32) -> i32
    %3 = "llvm.lshr"(%2, %arg1) : (i32, i32) -> i32
    %4 = "llvm.or"(%3, %arg0) <{isDisjoint}> : (i32, i32) -> i32
    %5 = "llvm.and"(%arg3, %arg3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %6 = "llvm.fadd"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
    %7 = "llvm.fneg"(%6) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %8 = "llvm.icmp"(%arg0, %arg1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %9 = "llvm.icmp"(%arg4, %arg4) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %10 = "llvm.fcmp"(%arg2, %7) <{fastmathFlags = #llvm.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %11 = "llvm.select"(%8, %arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %12 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
    %13 = "llvm.trunc"(%12) <{overflowFlags = 2 : i32}> : (i64) -> i8
    %14 = "llvm.ptrtoint"(%arg4) : (!llvm.ptr) -> i64
    %15 = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, f32)>
    %16 = "llvm.mlir.poison"() : () -> i32
    %17 = "llvm.mlir.zero"() : () -> !llvm.ptr<2>
    %18 = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    "llvm.cond_br"(%8, %11)[^bb1, ^bb2] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%19: i32):  // 2 preds: ^bb0, ^bb2
    "llvm.return"(%19) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "llvm.br"(%arg0)[^bb1] : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "nothing", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()

