"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi16>, vector<[4]xi16>)>, linkage = #llvm.linkage<external>, sym_name = "integers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<4xi16>, %arg3: vector<[4]xi16>):
    %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2 = "llvm.sub"(%arg2, %arg2) <{overflowFlags = 2 : i32}> : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    %3 = "llvm.mul"(%arg3, %arg3) <{overflowFlags = 1 : i32}> {note = "kept"} : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    %4 = "llvm.shl"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %5 = "llvm.udiv"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
    %6 = "llvm.sdiv"(%arg0, %arg1) : (i32, i32) -> i32
    %7 = "llvm.urem"(%arg0, %arg1) : (i32, i32) -> i32
    %8 = "llvm.srem"(%arg2, %arg2) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    %9 = "llvm.and"(%arg0, %arg1) : (i32, i32) -> i32
    %10 = "llvm.or"(%arg0, %arg1) <{isDisjoint}> : (i32, i32) -> i32
    %11 = "llvm.or"(%arg0, %arg1) : (i32, i32) -> i32
    %12 = "llvm.xor"(%arg0, %arg1) : (i32, i32) -> i32
    %13 = "llvm.lshr"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
    %14 = "llvm.ashr"(%arg0, %arg1) {x} : (i32, i32) -> i32
    %15 = "llvm.freeze"(%arg0) : (i32) -> i32
    %16 = "llvm.icmp"(%arg0, %arg1) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %17 = "llvm.icmp"(%arg2, %arg2) <{predicate = 1 : i64}> : (vector<4xi16>, vector<4xi16>) -> vector<4xi1>
    %18 = "llvm.select"(%16, %arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %19 = "llvm.select"(%17, %arg2, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> {x} : (vector<4xi1>, vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32, f32, vector<2xf64>, !llvm.ppc_fp128)>, linkage = #llvm.linkage<external>, sym_name = "floats", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: !llvm.ppc_fp128):
    %0 = "llvm.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %1 = "llvm.fsub"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
    %2 = "llvm.fmul"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %3 = "llvm.fdiv"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
    %4 = "llvm.frem"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %5 = "llvm.fneg"(%arg2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<2xf64>) -> vector<2xf64>
    %6 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %7 = "llvm.fcmp"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<contract>, predicate = 15 : i64}> : (vector<2xf64>, vector<2xf64>) -> vector<2xi1>
    %8 = "llvm.select"(%6, %arg0, %arg1) <{fastmathFlags = #llvm.fastmath<nsz, arcp, afn>}> : (i1, f32, f32) -> f32
    "llvm.return"(%8) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, f32, f64, ptr, vector<2xi32>)>, linkage = #llvm.linkage<external>, sym_name = "casts", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: !llvm.ptr, %arg5: vector<2xi32>):
    %0 = "llvm.bitcast"(%arg0) : (i32) -> f32
    %1 = "llvm.addrspacecast"(%arg4) : (!llvm.ptr) -> !llvm.ptr<3>
    %2 = "llvm.inttoptr"(%arg1) : (i64) -> !llvm.ptr
    %3 = "llvm.inttoptr"(%arg1) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (i64) -> !llvm.ptr
    %4 = "llvm.inttoptr"(%arg1) <{dereferenceable = #llvm.dereferenceable<bytes = 16, mayBeNull = true>}> {x} : (i64) -> !llvm.ptr
    %5 = "llvm.ptrtoint"(%arg4) : (!llvm.ptr) -> i64
    %6 = "llvm.sext"(%arg0) : (i32) -> i64
    %7 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
    %8 = "llvm.zext"(%arg5) : (vector<2xi32>) -> vector<2xi64>
    %9 = "llvm.trunc"(%arg1) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %10 = "llvm.trunc"(%arg1) <{overflowFlags = 1 : i32}> : (i64) -> i8
    %11 = "llvm.sitofp"(%arg0) : (i32) -> f32
    %12 = "llvm.uitofp"(%arg0) <{nonNeg}> : (i32) -> f64
    %13 = "llvm.uitofp"(%arg5) : (vector<2xi32>) -> vector<2xf16>
    %14 = "llvm.fptosi"(%arg2) : (f32) -> i8
    %15 = "llvm.fptoui"(%arg2) : (f32) -> i128
    %16 = "llvm.fpext"(%arg2) : (f32) -> f64
    %17 = "llvm.fptrunc"(%arg3) : (f64) -> bf16
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "parts", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "llvm.mlir.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %2 = "llvm.mlir.constant"() <{value = "text"}> : () -> !llvm.array<4 x i8>
    %3 = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, array<2 x f32>)>
    %4 = "llvm.mlir.poison"() : () -> vector<4xi32>
    %5 = "llvm.mlir.zero"() : () -> !llvm.ptr<1>
    %6 = "llvm.mlir.none"() : () -> !llvm.token
    %7 = "llvm.insertvalue"(%3, %arg0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>)>, i32) -> !llvm.struct<(i32, array<2 x f32>)>
    %8 = "llvm.insertvalue"(%7, %arg1) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, array<2 x f32>)>, f32) -> !llvm.struct<(i32, array<2 x f32>)>
    %9 = "llvm.extractvalue"(%8) <{position = array<i64: 1, 1>}> {x} : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
    %10 = "llvm.insertelement"(%4, %arg0, %0) : (vector<4xi32>, i32, i32) -> vector<4xi32>
    %11 = "llvm.extractelement"(%10, %0) : (vector<4xi32>, i32) -> i32
    %12 = "llvm.shufflevector"(%4, %10) <{mask = array<i32: 0, 5, -1>}> : (vector<4xi32>, vector<4xi32>) -> vector<3xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64, i32, vector<4x!llvm.ptr>)>, linkage = #llvm.linkage<external>, sym_name = "accesses", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: vector<4x!llvm.ptr>):
    %0 = "llvm.alloca"(%arg1) <{elem_type = f32}> : (i64) -> !llvm.ptr
    %1 = "llvm.alloca"(%arg1) <{alignment = 16 : i64, elem_type = !llvm.struct<"s", (i32, i8)>, inalloca}> : (i64) -> !llvm.ptr<5>
    %2 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %3 = "llvm.getelementptr"(%arg0, %arg2) <{elem_type = !llvm.array<2 x struct<(i8, i16)>>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: 0, -2147483648, 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %4 = "llvm.getelementptr"(%arg3) <{elem_type = i8, noWrapFlags = 6 : i32, rawConstantIndices = array<i32: 1>}> : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>
    %5 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %6 = "llvm.load"(%arg0) <{alignment = 4 : i64, invariant, nontemporal, ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
    %7 = "llvm.load"(%arg0) <{alignment = 8 : i64, invariantGroup, ordering = 4 : i64, syncscope = "agent"}> : (!llvm.ptr) -> i64
    %8 = "llvm.load"(%arg0) <{dereferenceable = #llvm.dereferenceable<bytes = 4>, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%arg2, %arg0) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg2, %arg0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%5, %arg0) <{nontemporal, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    %9 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %10 = "llvm.atomicrmw"(%arg0, %5) <{alignment = 4 : i64, bin_op = 19 : i64, ordering = 7 : i64, syncscope = "one", volatile_}> : (!llvm.ptr, f32) -> f32
    %11 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 6 : i64, ordering = 6 : i64}> : (!llvm.ptr, i32) -> i32
    %12 = "llvm.cmpxchg"(%arg0, %arg2, %arg2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    %13 = "llvm.cmpxchg"(%arg0, %arg0, %arg0) <{alignment = 8 : i64, failure_ordering = 4 : i64, success_ordering = 7 : i64, syncscope = "s", volatile_, weak}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, i1)>
    "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
    "llvm.fence"() <{ordering = 7 : i64, syncscope = "agent"}> {x} : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "all">
#tbaa_root = #llvm.tbaa_root<id = "root">
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "one">
#alias_scope1 = #llvm.alias_scope<id = "named", domain = #alias_scope_domain>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "byte", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0, constant = true>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 8>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 8>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr, i64, i8)>, linkage = #llvm.linkage<external>, sym_name = "related", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i8):
    "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> : () -> ()
    %0 = "llvm.load"(%arg0) <{access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1], ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (!llvm.ptr) -> i8
    "llvm.store"(%0, %arg1) <{ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (i8, !llvm.ptr) -> ()
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%arg0, %arg3, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg0, %arg3) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
    "llvm.call"(%arg0, %arg1, %arg2, %arg3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#access_group], callee = @related, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64, i8) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#loop_licm = #llvm.loop_licm<disable = false>
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, licm = #loop_licm, mustProgress = true>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i1, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "flow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr):
    "llvm.br"(%arg1)[^bb1] : (i32) -> ()
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb2, ^bb4
    "llvm.cond_br"(%arg0, %0)[^bb2, ^bb6] <{branch_weights = array<i32: 3, 5>, loop_annotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.switch"(%arg1, %arg1, %arg1)[^bb6, ^bb1, ^bb3] <{branch_weights = array<i32: 1, 2, 3>, case_operand_segments = array<i32: 1, 0>, case_values = dense<[-1, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.switch"(%arg1)[^bb4] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.indirectbr"(%arg2, %arg1, %arg1)[^bb1, ^bb6, ^bb5] <{indbr_operand_segments = array<i32: 1, 1, 0>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.unreachable"() : () -> ()
  ^bb6(%1: i32):  // 3 preds: ^bb1, ^bb2, ^bb4
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "blocks", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @blocks, tag = <id = 4>>}> : () -> !llvm.ptr
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 4>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "plain", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<3 x i8>, linkage = #llvm.linkage<internal>, sym_name = "text", unnamed_addr = 0 : i64, value = "ab\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, constant, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<private>, sym_name = "short", unnamed_addr = 0 : i64, value = "text", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, dso_local, global_type = f32, linkage = #llvm.linkage<weak>, section = ".data", sym_name = "number", thread_local_, unnamed_addr = 2 : i64, value = 4.000000e+00 : f32, visibility_ = 1 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<common>, sym_name = "zero", unnamed_addr = 1 : i64, value = 0 : i64, visibility_ = 2 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, comdat = @any::@made, global_type = !llvm.ptr, linkage = #llvm.linkage<linkonce_odr>, sym_name = "made", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2 = "llvm.mlir.addressof"() <{global_name = @plain}> : () -> !llvm.ptr
    "llvm.return"(%2) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, externally_initialized, global_type = !llvm.array<1 x i32>, linkage = #llvm.linkage<appending>, sym_name = "list", target_specific_attrs = ["one", ["two", "2"]], unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.comdat"() <{sym_name = "any"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "made"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 4 : i64, sym_name = "same"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 3 : i64, sym_name = "none"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 1 : i64, sym_name = "exact"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 2 : i64, sym_name = "large"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "alias", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1 = "llvm.mlir.addressof"() <{global_name = @plain}> : () -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = !llvm.ptr, dso_local, linkage = #llvm.linkage<private>, sym_name = "second", thread_local_, unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @made}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "first", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@first], data = [@plain], priorities = [1 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = [@first, @first], priorities = [1 : i32, 65535 : i32]}> : () -> ()
  "llvm.linker_options"() <{options = ["/DEFAULTLIB:", "libcmt"]}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "resolver", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.dso_local_equivalent"() <{function_name = @callee}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (f32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<i64 (f32)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "indirect", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, dso_local, i_func_type = !llvm.func<i64 (f32)>, linkage = #llvm.linkage<internal>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "other", unnamed_addr = 2 : i64, visibility_ = 1 : i64}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append_unique, "name", "text">, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 222>, #llvm.cgprofile_entry<from = @f, count = 3>]>, #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 5, num_counts = 2>>>]}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "declared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{llvm.noundef, llvm.zeroext}, {llvm.align = 8 : i64, llvm.byval = i32}], function_type = !llvm.func<f32 (i32, ptr)>, linkage = #llvm.linkage<internal>, no_unwind, passthrough = ["cold", ["key", "value"]], res_attrs = [{llvm.inreg}], sym_name = "kept", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    "llvm.return"(%0) : (f32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, alignment = 16 : i64, arm_streaming, convergent, denormal_fp_math = "ieee", dso_local, fp_contract = "fast", frame_pointer = #llvm.framePointerKind<"non-leaf">, function_entry_count = 7 : i64, function_type = !llvm.func<void ()>, garbageCollector = "statepoint", instrument_function_entry = "in", intel_reqd_sub_group_size = 16 : i32, linkage = #llvm.linkage<weak_odr>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_nans_fp_math = true, optimize_none, personality = @declared, prefer_vector_width = "128", reqd_work_group_size = array<i32: 8, 8, 1>, section = ".text", sym_name = "all", target_cpu = "cpu", target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "tuned", unnamed_addr = 2 : i64, uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, visibility_ = 1 : i64, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "v", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "calls", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    %1 = "llvm.call"(%arg1, %arg0) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> f32
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, arg_attrs = [{}, {llvm.noundef}], callee = @g, convergent, fastmathFlags = #llvm.fastmath<nnan>, no_unwind, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, res_attrs = [{llvm.signext}], will_return}> : (i32, !llvm.ptr) -> i32
    %3 = "llvm.call"(%arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<musttail>, always_inline, callee = @h, fastmathFlags = #llvm.fastmath<none>, inline_hint, no_inline, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["tag", "empty"], operandSegmentSizes = array<i32: 0, 2>}> : (i32, !llvm.ptr) -> ()
    %4 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    %5 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.x86.sse41.round.ss", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> vector<4xf32>
    "llvm.call_intrinsic"(%arg0, %arg1) <{arg_attrs = [{llvm.noundef}], fastmathFlags = #llvm.fastmath<fast>, intrin = "llvm.assume", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["align"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, !llvm.ptr) -> ()
    %6 = "llvm.inline_asm"(%arg0) <{asm_string = "nop", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "x", constraints = "*m", has_side_effects, is_align_stack, operand_attrs = [{elementtype = i32}], tail_call_kind = #llvm.tailcallkind<tail>}> : (!llvm.ptr) -> ()
    %7 = "llvm.va_arg"(%arg1) : (!llvm.ptr) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "personality", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "thrower", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, personality = @personality, sym_name = "catcher", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1 = "llvm.mlir.undef"() : () -> !llvm.array<1 x ptr>
    %2 = "llvm.invoke"(%arg0, %arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @thrower, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%3: i32):  // pred: ^bb0
    "llvm.invoke"(%arg1, %3, %3)[^bb4, ^bb3] <{CConv = #llvm.cconv<fastcc>, branch_weights = array<i32: 1, 2>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["b"], operandSegmentSizes = array<i32: 2, 0, 0, 1>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // pred: ^bb0
    %4 = "llvm.landingpad"(%0, %1) : (!llvm.ptr, !llvm.array<1 x ptr>) -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%4) : (!llvm.struct<(ptr, i32)>) -> ()
  ^bb3:  // pred: ^bb1
    %5 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    %6 = "llvm.intr.eh.typeid.for"(%0) : (!llvm.ptr) -> i32
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb1, ^bb3
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<"all", (ptr, x86_amx, !llvm.ppc_fp128)> (array<0 x i1>, struct<packed (i8, ptr<2>)>, struct<"open", opaque>, struct<"named", (i32, struct<(vector<2xf32>, array<2 x ptr>)>)>, target<"spirv.Image", !llvm.void, 1, 0>, x86_amx, metadata, ptr<4>, vector<[2]x!llvm.ptr<1>>)>, linkage = #llvm.linkage<external>, sym_name = "types", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
#mmra_tag = #llvm.mmra_tag<"prefix":"suffix">
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #llvm.address_space<3>, b = #llvm.cconv<swifttailcc>, c = #llvm.linkage<extern_weak>, d = #llvm.tailcallkind<musttail>, e = #llvm.constant_range<i8, 1, -3>, f = #mmra_tag, g = #llvm.dependent_libraries<"a", "b">, h = #llvm.target<triple = "x86_64", chip = "", features = <["+sse"]>>, i = #llvm.target_features<[]>, j = #llvm.poison, k = #llvm.undef, l = #llvm.framePointerKind<all>, m = #llvm<comdat any>, n = #llvm.mlir.workgroup_attribution<16 : i64, f32>, p = #llvm.overflow<nsw>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "narrow", sym_visibility = "private"}> ({
  }) {a = #llvm.blocktag<id = 2147483649>, b = #llvm.blocktag<id = 4294967287>, c = #llvm.blocktag<id = 4294967295>, d = #llvm.blocktag<id = 4294967295>, e = #llvm.blocktag<id = 4294967196>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "ranges", sym_visibility = "private"}> ({
  }) {a = #llvm.constant_range<i1, 0, -1>, b = #llvm.constant_range<i1, -1, 0>, c = #llvm.constant_range<i1, 0, -1>} : () -> ()
}) : () -> ()

