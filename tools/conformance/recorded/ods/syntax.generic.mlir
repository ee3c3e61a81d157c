"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg12: i32, %arg13: f32):
    "func.return"(%arg12) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "weird name"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{}, {llvm.noalias}], function_type = !llvm.func<i64 (i32, ptr<1>)>, linkage = #llvm.linkage<internal>, res_attrs = [{llvm.signext}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg10: i32, %arg11: !llvm.ptr<1>):
    %20 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    "llvm.return"(%20) : (i64) -> ()
  }) {foo.x} : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, ptr, array<3 x f32>, vector<2xi32>)> (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<packed (i8, struct<()>)>, struct<"foo", (ptr, ptr<3>)>, struct<"op", opaque>)>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, dso_local, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "v", unnamed_addr = 0 : i64, visibility_ = 1 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, sym_name = "m", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %13 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %14 = "llvm.mlir.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %15 = "llvm.fcmp"(%14, %14) <{fastmathFlags = #llvm.fastmath<nnan>, predicate = 4 : i64}> : (f32, f32) -> i1
    %16 = "llvm.icmp"(%13, %13) <{predicate = 0 : i64}> : (i1, i1) -> i1
    %17 = "llvm.call"(%14) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v2, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> i32
    "llvm.call"(%14, %16) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v3, fastmathFlags = #llvm.fastmath<none>, no_inline, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> {a.b} : (f32, i1) -> ()
    "llvm.call"(%14, %16) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v4, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (f32, ...)>}> : (f32, i1) -> ()
    %18 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %19 = "llvm.call"(%18, %14) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, f32) -> f32
    "llvm.return"(%17) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (f32)>, linkage = #llvm.linkage<external>, sym_name = "v2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (f32, i1)>, linkage = #llvm.linkage<external>, sym_name = "v3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, ...)>, linkage = #llvm.linkage<external>, sym_name = "v4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "func.func"() <{function_type = (index, i1, i32, vector<2xi1>, vector<2xi32>) -> i32, sym_name = "s"}> ({
  ^bb0(%arg0: index, %arg1: i1, %arg2: i32, %arg3: vector<2xi1>, %arg4: vector<2xi32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "scf.for"(%0, %arg0, %arg0, %arg2) ({
    ^bb0(%arg8: index, %arg9: i32):
      "scf.yield"(%arg9) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "scf.for"(%arg2, %arg2, %arg2) <{unsignedCmp}> ({
    ^bb0(%arg7: i32):
      "scf.yield"() : () -> ()
    }) {foo.bar} : (i32, i32, i32) -> ()
    %2:2 = "scf.if"(%arg1) ({
      "scf.yield"(%arg2, %arg2) : (i32, i32) -> ()
    }, {
      "scf.yield"(%1, %arg2) : (i32, i32) -> ()
    }) {x.y} : (i1) -> (i32, i32)
    "scf.if"(%arg1) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %3 = "scf.while"(%arg2) ({
    ^bb0(%arg6: i32):
      %12 = "arith.sitofp"(%arg6) : (i32) -> f32
      "scf.condition"(%arg1, %12) : (i1, f32) -> ()
    }, {
    ^bb0(%arg5: f32):
      "scf.yield"(%arg2) : (i32) -> ()
    }) {k.l} : (i32) -> f32
    %4 = "arith.select"(%arg1, %arg2, %1) : (i1, i32, i32) -> i32
    %5 = "arith.select"(%arg3, %arg4, %arg4) : (vector<2xi1>, vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %6 = "arith.constant"() <{value = true}> : () -> i1
    %7 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<2xi32>
    %9 = "arith.constant"() <{value = -5 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 7 : index}> : () -> index
    %11 = "arith.cmpi"(%arg2, %arg2) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

