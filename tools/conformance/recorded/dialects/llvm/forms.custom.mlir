module {
  llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi16>, %arg3: vector<[4]xi16>) {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
    %2 = llvm.sub %arg2, %arg2 overflow<nuw> : vector<4xi16>
    %3 = llvm.mul %arg3, %arg3 overflow<nsw> {note = "kept"} : vector<[4]xi16>
    %4 = llvm.shl %arg0, %arg1 : i32
    %5 = llvm.udiv exact %arg0, %arg1 : i32
    %6 = llvm.sdiv %arg0, %arg1 : i32
    %7 = llvm.urem %arg0, %arg1 : i32
    %8 = llvm.srem %arg2, %arg2 : vector<4xi16>
    %9 = llvm.and %arg0, %arg1 : i32
    %10 = llvm.or disjoint %arg0, %arg1 : i32
    %11 = llvm.or %arg0, %arg1 : i32
    %12 = llvm.xor %arg0, %arg1 : i32
    %13 = llvm.lshr exact %arg0, %arg1 : i32
    %14 = llvm.ashr %arg0, %arg1 {x} : i32
    %15 = llvm.freeze %arg0 : i32
    %16 = llvm.icmp "ult" %arg0, %arg1 : i32
    %17 = llvm.icmp "ne" %arg2, %arg2 : vector<4xi16>
    %18 = llvm.select %16, %arg0, %arg1 : i1, i32
    %19 = llvm.select %17, %arg2, %arg2 {x} : vector<4xi1>, vector<4xi16>
    llvm.return
  }
}

// -----
module {
  llvm.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: !llvm.ppc_fp128) -> f32 {
    %0 = llvm.fadd %arg0, %arg1 : f32
    %1 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
    %2 = llvm.fmul %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf64>
    %3 = llvm.fdiv %arg3, %arg3 : !llvm.ppc_fp128
    %4 = llvm.frem %arg0, %arg1 : f32
    %5 = llvm.fneg %arg2 {fastmathFlags = #llvm.fastmath<reassoc>} : vector<2xf64>
    %6 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %7 = llvm.fcmp "_true" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<contract>} : vector<2xf64>
    %8 = llvm.select %6, %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nsz, arcp, afn>} : i1, f32
    llvm.return %8 : f32
  }
}

// -----
module {
  llvm.func @casts(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: !llvm.ptr, %arg5: vector<2xi32>) {
    %0 = llvm.bitcast %arg0 : i32 to f32
    %1 = llvm.addrspacecast %arg4 : !llvm.ptr to !llvm.ptr<3>
    %2 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
    %3 = llvm.inttoptr %arg1 dereferenceable<bytes = 8> : i64 to !llvm.ptr
    %4 = llvm.inttoptr %arg1 dereferenceable<bytes = 16, mayBeNull = true> {x} : i64 to !llvm.ptr
    %5 = llvm.ptrtoint %arg4 : !llvm.ptr to i64
    %6 = llvm.sext %arg0 : i32 to i64
    %7 = llvm.zext nneg %arg0 : i32 to i64
    %8 = llvm.zext %arg5 : vector<2xi32> to vector<2xi64>
    %9 = llvm.trunc %arg1 : i64 to i32
    %10 = llvm.trunc %arg1 overflow<nsw> : i64 to i8
    %11 = llvm.sitofp %arg0 : i32 to f32
    %12 = llvm.uitofp nneg %arg0 : i32 to f64
    %13 = llvm.uitofp %arg5 : vector<2xi32> to vector<2xf16>
    %14 = llvm.fptosi %arg2 : f32 to i8
    %15 = llvm.fptoui %arg2 : f32 to i128
    %16 = llvm.fpext %arg2 : f32 to f64
    %17 = llvm.fptrunc %arg3 : f64 to bf16
    llvm.return
  }
}

// -----
module {
  llvm.func @parts(%arg0: i32, %arg1: f32) {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
    %2 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
    %3 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
    %4 = llvm.mlir.poison : vector<4xi32>
    %5 = llvm.mlir.zero : !llvm.ptr<1>
    %6 = llvm.mlir.none : !llvm.token
    %7 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(i32, array<2 x f32>)> 
    %8 = llvm.insertvalue %arg1, %7[1, 1] : !llvm.struct<(i32, array<2 x f32>)> 
    %9 = llvm.extractvalue %8[1, 1] {x} : !llvm.struct<(i32, array<2 x f32>)> 
    %10 = llvm.insertelement %arg0, %4[%0 : i32] : vector<4xi32>
    %11 = llvm.extractelement %10[%0 : i32] : vector<4xi32>
    %12 = llvm.shufflevector %4, %10 [0, 5, -1] : vector<4xi32> 
    llvm.return
  }
}

// -----
module {
  llvm.func @accesses(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: vector<4x!llvm.ptr>) {
    %0 = llvm.alloca %arg1 x f32 : (i64) -> !llvm.ptr
    %1 = llvm.alloca inalloca %arg1 x !llvm.struct<"s", (i32, i8)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
    %2 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %3 = llvm.getelementptr inbounds %arg0[0, %arg2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x struct<(i8, i16)>>
    %4 = llvm.getelementptr nusw|nuw %arg3[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
    %5 = llvm.load %arg0 : !llvm.ptr -> f32
    %6 = llvm.load volatile %arg0 invariant {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    %7 = llvm.load %arg0 atomic syncscope("agent") acquire invariant_group {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.load %arg0 dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
    llvm.store %arg2, %arg0 : i32, !llvm.ptr
    llvm.store volatile %arg2, %arg0 atomic release invariant_group {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %5, %arg0 {nontemporal} : f32, !llvm.ptr
    %9 = llvm.atomicrmw add %arg0, %arg2 monotonic : !llvm.ptr, i32
    %10 = llvm.atomicrmw volatile fmaximum %arg0, %5 syncscope("one") seq_cst {alignment = 4 : i64} : !llvm.ptr, f32
    %11 = llvm.atomicrmw _xor %arg0, %arg2 acq_rel : !llvm.ptr, i32
    %12 = llvm.cmpxchg %arg0, %arg2, %arg2 acq_rel monotonic : !llvm.ptr, i32
    %13 = llvm.cmpxchg weak volatile %arg0, %arg0, %arg0 syncscope("s") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.fence acquire
    llvm.fence syncscope("agent") seq_cst {x}
    llvm.return
  }
}

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
module {
  llvm.func @related(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i8) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    llvm.store %0, %arg1 {tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%arg0, %arg3, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg0, %arg3) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
    llvm.call @related(%arg0, %arg1, %arg2, %arg3) {access_groups = [#access_group], tbaa = [#tbaa_tag1]} : (!llvm.ptr, !llvm.ptr, i64, i8) -> ()
    llvm.return
  }
}

// -----
#loop_licm = #llvm.loop_licm<disable = false>
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, licm = #loop_licm, mustProgress = true>
module {
  llvm.func @flow(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    llvm.br ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb2, ^bb4
    llvm.cond_br %arg0 weights([3, 5]), ^bb2, ^bb6(%0 : i32) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    llvm.switch %arg1 : i32, ^bb6(%arg1 : i32) [
      -1: ^bb1(%arg1 : i32),
      7: ^bb3
    ] {branch_weights = array<i32: 1, 2, 3>}
  ^bb3:  // pred: ^bb2
    llvm.switch %arg1 : i32, ^bb4 [
    ]
  ^bb4:  // pred: ^bb3
    llvm.indirectbr %arg2 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb6(%arg1 : i32),
    ^bb5
    ]
  ^bb5:  // pred: ^bb4
    llvm.unreachable
  ^bb6(%1: i32):  // 3 preds: ^bb1, ^bb2, ^bb4
    llvm.return %1 : i32
  }
}

// -----
module {
  llvm.func @blocks() {
    %0 = llvm.blockaddress <function = @blocks, tag = <id = 4>> : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 4>
    llvm.return
  }
}

// -----
module {
  llvm.mlir.global external @plain() {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @text("ab\00") {addr_space = 0 : i32}
  llvm.mlir.global private constant @short("text") {addr_space = 3 : i32}
  llvm.mlir.global weak hidden thread_local unnamed_addr @number(4.000000e+00 : f32) {addr_space = 0 : i32, alignment = 8 : i64, dso_local, section = ".data"} : f32
  llvm.mlir.global common protected local_unnamed_addr @zero(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global linkonce_odr @made() comdat(@any::@made) {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global appending @list() {addr_space = 0 : i32, externally_initialized, target_specific_attrs = ["one", ["two", "2"]]} : !llvm.array<1 x i32>
  llvm.comdat @any {
    llvm.comdat_selector @made any
    llvm.comdat_selector @same samesize
    llvm.comdat_selector @none nodeduplicate
    llvm.comdat_selector @exact exactmatch
    llvm.comdat_selector @large largest
  }
  llvm.mlir.alias external @alias : i32 {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias private hidden thread_local unnamed_addr @second {dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @made : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @first() {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@first], priorities = [1 : i32], data = [@plain]
  llvm.mlir.global_dtors dtors = [@first, @first], priorities = [1 : i32, 65535 : i32], data = [#llvm.zero, #llvm.zero]
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
}

// -----
module {
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.dso_local_equivalent @callee : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @callee(f32) -> i64
  llvm.mlir.ifunc external @indirect : !llvm.func<i64 (f32)>, !llvm.ptr @resolver
  llvm.mlir.ifunc internal hidden unnamed_addr @other : !llvm.func<i64 (f32)>, !llvm.ptr @resolver {dso_local}
}

// -----
module {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append_unique, "name", "text">, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 222>, #llvm.cgprofile_entry<from = @f, count = 3>]>, #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 5, num_counts = 2>>>]
  llvm.func @f()
  llvm.func @g()
}

// -----
module {
  llvm.func @declared(i32, ...) -> f32
  llvm.func internal fastcc @kept(%arg0: i32 {llvm.noundef, llvm.zeroext}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32}) -> (f32 {llvm.inreg}) attributes {no_unwind, passthrough = ["cold", ["key", "value"]], will_return} {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    llvm.return %0 : f32
  }
  llvm.func weak_odr hidden unnamed_addr @all() vscale_range(1, 16) attributes {alignment = 16 : i64, arm_streaming, convergent, denormal_fp_math = "ieee", dso_local, fp_contract = "fast", frame_pointer = #llvm.framePointerKind<"non-leaf">, function_entry_count = 7 : i64, garbageCollector = "statepoint", instrument_function_entry = "in", intel_reqd_sub_group_size = 16 : i32, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_nans_fp_math = true, optimize_none, personality = @declared, prefer_vector_width = "128", reqd_work_group_size = array<i32: 8, 8, 1>, section = ".text", target_cpu = "cpu", target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "tuned", uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
    llvm.return
  }
}

// -----
module {
  llvm.func @g(i32, !llvm.ptr) -> i32
  llvm.func @v(!llvm.ptr, ...) -> i32
  llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call @g(%arg0, %arg1) : (i32, !llvm.ptr) -> i32
    %1 = llvm.call fastcc %arg1(%arg0) : !llvm.ptr, (i32) -> f32
    %2 = llvm.call tail @g(%arg0, %arg1) {convergent, fastmathFlags = #llvm.fastmath<nnan>, no_unwind, will_return} : (i32, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.signext})
    %3 = llvm.call @v(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    llvm.call musttail @h() ["tag"(%arg0, %arg1 : i32, !llvm.ptr), "empty"()] {always_inline, inline_hint, no_inline} : () -> ()
    %4 = llvm.call @g(%arg0, %arg1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, !llvm.ptr) -> i32
    %5 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%arg0) : (i32) -> vector<4xf32>
    llvm.call_intrinsic "llvm.assume"(%arg0) ["align"(%arg1 : !llvm.ptr)] {fastmathFlags = #llvm.fastmath<fast>} : (i32 {llvm.noundef}) -> ()
    %6 = llvm.inline_asm "nop", "=r,r" %arg0 : (i32) -> i32
    llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i32}] "x", "*m" %arg1 : (!llvm.ptr) -> ()
    %7 = llvm.va_arg %arg1 : (!llvm.ptr) -> i64
    llvm.return
  }
  llvm.func @h()
}

// -----
module {
  llvm.func @personality(...) -> i32
  llvm.func @thrower(i32) -> i32
  llvm.func @catcher(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %2 = llvm.invoke @thrower(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2 : (i32) -> i32
  ^bb1(%3: i32):  // pred: ^bb0
    llvm.invoke fastcc %arg1(%3) to ^bb4 unwind ^bb3 ["b"(%3 : i32)] {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (i32) -> ()
  ^bb2:  // pred: ^bb0
    %4 = llvm.landingpad (catch %0 : !llvm.ptr) (filter %1 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    llvm.resume %4 : !llvm.struct<(ptr, i32)>
  ^bb3:  // pred: ^bb1
    %5 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %6 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb1, ^bb3
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @types(!llvm.array<0 x i1>, !llvm.struct<packed (i8, ptr<2>)>, !llvm.struct<"open", opaque>, !llvm.struct<"named", (i32, struct<(vector<2xf32>, array<2 x ptr>)>)>, !llvm.target<"spirv.Image", !llvm.void, 1, 0>, !llvm.x86_amx, !llvm.metadata, !llvm.ptr<4>, vector<[2]x!llvm.ptr<1>>) -> !llvm.struct<"all", (ptr, x86_amx, !llvm.ppc_fp128)>
}

// -----
#mmra_tag = #llvm.mmra_tag<"prefix":"suffix">
module {
  func.func private @attributes() attributes {a = #llvm.address_space<3>, b = #llvm.cconv<swifttailcc>, c = #llvm.linkage<extern_weak>, d = #llvm.tailcallkind<musttail>, e = #llvm.constant_range<i8, 1, -3>, f = #mmra_tag, g = #llvm.dependent_libraries<"a", "b">, h = #llvm.target<triple = "x86_64", chip = "", features = <["+sse"]>>, i = #llvm.target_features<[]>, j = #llvm.poison, k = #llvm.undef, l = #llvm.framePointerKind<all>, m = #llvm<comdat any>, n = #llvm.mlir.workgroup_attribution<16 : i64, f32>, p = #llvm.overflow<nsw>}
}

// -----
module {
  func.func private @narrow() attributes {a = #llvm.blocktag<id = 2147483649>, b = #llvm.blocktag<id = 4294967287>, c = #llvm.blocktag<id = 4294967295>, d = #llvm.blocktag<id = 4294967295>, e = #llvm.blocktag<id = 4294967196>}
}

// -----
module {
  func.func private @ranges() attributes {a = #llvm.constant_range<i1, 0, -1>, b = #llvm.constant_range<i1, -1, 0>, c = #llvm.constant_range<i1, 0, -1>}
}

