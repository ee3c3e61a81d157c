// Integers.
llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi16>, %s: vector<[4]xi16>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %2 = llvm.sub %v, %v overflow<nuw> : vector<4xi16>
  %3 = llvm.mul %s, %s overflow<nsw> {note = "kept"} : vector<[4]xi16>
  %4 = llvm.shl %a, %b : i32
  %5 = llvm.udiv exact %a, %b : i32
  %6 = llvm.sdiv %a, %b : i32
  %7 = llvm.urem %a, %b : i32
  %8 = llvm.srem %v, %v : vector<4xi16>
  %9 = llvm.and %a, %b : i32
  %10 = llvm.or disjoint %a, %b : i32
  %11 = llvm.or %a, %b : i32
  %12 = llvm.xor %a, %b : i32
  %13 = llvm.lshr exact %a, %b : i32
  %14 = llvm.ashr %a, %b {x} : i32
  %15 = llvm.freeze %a : i32
  %16 = llvm.icmp "ult" %a, %b : i32
  %17 = llvm.icmp "ne" %v, %v : vector<4xi16>
  %18 = llvm.select %16, %a, %b : i1, i32
  %19 = llvm.select %17, %v, %v {x} : vector<4xi1>, vector<4xi16>
  llvm.return
}

// -----

// Floats.
llvm.func @floats(%a: f32, %b: f32, %v: vector<2xf64>, %p: !llvm.ppc_fp128) -> f32 {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %2 = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf64>
  %3 = llvm.fdiv %p, %p : !llvm.ppc_fp128
  %4 = llvm.frem %a, %b {fastmathFlags = #llvm.fastmath<none>} : f32
  %5 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<reassoc>} : vector<2xf64>
  %6 = llvm.fcmp "oeq" %a, %b : f32
  %7 = llvm.fcmp "_true" %v, %v {fastmathFlags = #llvm.fastmath<contract>} : vector<2xf64>
  %8 = llvm.select %6, %a, %b {fastmathFlags = #llvm.fastmath<nsz, arcp, afn>} : i1, f32
  llvm.return %8 : f32
}

// -----

// Casts.
llvm.func @casts(%i: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %v: vector<2xi32>) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %2 = llvm.inttoptr %l : i64 to !llvm.ptr
  %3 = llvm.inttoptr %l dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %4 = llvm.inttoptr %l dereferenceable<bytes = 16, mayBeNull = true> {x} : i64 to !llvm.ptr
  %5 = llvm.ptrtoint %p : !llvm.ptr to i64
  %6 = llvm.sext %i : i32 to i64
  %7 = llvm.zext nneg %i : i32 to i64
  %8 = llvm.zext %v : vector<2xi32> to vector<2xi64>
  %9 = llvm.trunc %l : i64 to i32
  %10 = llvm.trunc %l overflow<nsw> : i64 to i8
  %11 = llvm.sitofp %i : i32 to f32
  %12 = llvm.uitofp nneg %i : i32 to f64
  %13 = llvm.uitofp %v : vector<2xi32> to vector<2xf16>
  %14 = llvm.fptosi %f : f32 to i8
  %15 = llvm.fptoui %f : f32 to i128
  %16 = llvm.fpext %f : f32 to f64
  %17 = llvm.fptrunc %d : f64 to bf16
  llvm.return
}

// -----

// Constants, aggregates and vectors.
llvm.func @parts(%i: i32, %f: f32) {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %2 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %3 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.mlir.poison : vector<4xi32>
  %5 = llvm.mlir.zero : !llvm.ptr<1>
  %6 = llvm.mlir.none : !llvm.token
  %7 = llvm.insertvalue %i, %3[0] : !llvm.struct<(i32, array<2 x f32>)>
  %8 = llvm.insertvalue %f, %7[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %9 = llvm.extractvalue %8[1, 1] {x} : !llvm.struct<(i32, array<2 x f32>)>
  %10 = llvm.insertelement %i, %4[%0 : i32] : vector<4xi32>
  %11 = llvm.extractelement %10[%0 : i32] : vector<4xi32>
  %12 = llvm.shufflevector %4, %10 [0, 5, -1] : vector<4xi32>
  llvm.return
}

// -----

// Memory.
llvm.func @accesses(%p: !llvm.ptr, %n: i64, %i: i32, %v: vector<4x!llvm.ptr>) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<"s", (i32, i8)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %3 = llvm.getelementptr inbounds %p[0, %i, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x struct<(i8, i16)>>
  %4 = llvm.getelementptr nusw|nuw %v[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  %5 = llvm.load %p : !llvm.ptr -> f32
  %6 = llvm.load volatile %p invariant {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %7 = llvm.load %p atomic syncscope("agent") acquire invariant_group {alignment = 8 : i64} : !llvm.ptr -> i64
  %8 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  llvm.store %i, %p : i32, !llvm.ptr
  llvm.store volatile %i, %p atomic release invariant_group {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %5, %p {nontemporal} : f32, !llvm.ptr
  %9 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
  %10 = llvm.atomicrmw volatile fmaximum %p, %5 syncscope("one") seq_cst {alignment = 4 : i64} : !llvm.ptr, f32
  %11 = llvm.atomicrmw _xor %p, %i acq_rel : !llvm.ptr, i32
  %12 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %13 = llvm.cmpxchg weak volatile %p, %p, %p syncscope("s") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst {x}
  llvm.return
}

// -----

// Known relations of accesses.
#group = #llvm.access_group<id = distinct[0]<>>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "all">
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "one">
#other = #llvm.alias_scope<id = "named", domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#plain = #llvm.tbaa_root
#byte = #llvm.tbaa_type_desc<id = "byte", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#byte, 0>, <#byte, 8>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #byte, offset = 8>
#fixed = #llvm.tbaa_tag<base_type = #byte, access_type = #byte, offset = 0, constant = true>
llvm.func @related(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i8) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %p {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : !llvm.ptr -> i8
  llvm.store %0, %q {tbaa = [#fixed]} : i8, !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false, tbaa = [#tag], arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %c, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %c) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
  llvm.call @related(%p, %q, %n, %c) {access_groups = [#group], tbaa = [#tag]} : (!llvm.ptr, !llvm.ptr, i64, i8) -> ()
  llvm.return
}

// -----

// Control flow.
#loop = #llvm.loop_annotation<mustProgress = true, unroll = <disable = true>, licm = <disable = false>>
llvm.func @flow(%c: i1, %i: i32, %p: !llvm.ptr) -> i32 {
  llvm.br ^head(%i : i32)
^head(%a: i32):
  llvm.cond_br %c weights([3, 5]), ^middle, ^end(%a : i32) {loop_annotation = #loop}
^middle:
  llvm.switch %i : i32, ^end(%i : i32) [
    -1: ^head(%i : i32),
    7: ^other
  ] {branch_weights = array<i32: 1, 2, 3>}
^other:
  llvm.switch %i : i32, ^jump [
  ]
^jump:
  llvm.indirectbr %p : !llvm.ptr, [
    ^head(%i : i32),
    ^end(%i : i32),
    ^stop
  ]
^stop:
  llvm.unreachable
^end(%r: i32):
  llvm.return %r : i32
}

// -----

llvm.func @blocks() {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 4>> : !llvm.ptr
  llvm.br ^next
^next:
  llvm.blocktag <id = 4>
  llvm.return
}

// -----

// Globals.
llvm.mlir.global external @plain() : i32
llvm.mlir.global internal constant @text("ab\00") : !llvm.array<3 x i8>
llvm.mlir.global private constant @short("text") {addr_space = 3 : i32}
llvm.mlir.global weak hidden thread_local unnamed_addr @number(4.0 : f32) {alignment = 8 : i64, dso_local, section = ".data"} : f32
llvm.mlir.global common protected local_unnamed_addr @zero(0 : i64) : i64
llvm.mlir.global linkonce_odr @made() comdat(@any::@made) : !llvm.ptr {
  %0 = llvm.mlir.addressof @plain : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global appending @list() {externally_initialized, target_specific_attrs = ["one", ["two", "2"]]} : !llvm.array<1 x i32>
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

// -----

// Resolved when a program starts.
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @callee(f32) -> i64
llvm.mlir.ifunc @indirect : !llvm.func<i64 (f32)>, !llvm.ptr @resolver
llvm.mlir.ifunc internal hidden unnamed_addr @other : !llvm.func<i64 (f32)>, !llvm.ptr @resolver {dso_local}

// -----

// Flags of modules.
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>,
                   #llvm.mlir.module_flag<append_unique, "name", "text">,
                   #llvm.mlir.module_flag<append, "CG Profile", [
                     #llvm.cgprofile_entry<from = @f, to = @g, count = 222>,
                     #llvm.cgprofile_entry<from = @f, count = 3>]>,
                   #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<
                     format = InstrProf, total_count = 263646, max_count = 86427,
                     max_internal_count = 86427, max_function_count = 4691, num_counts = 3712,
                     num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.0 : f64,
                     detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>,
                                        <cut_off = 100000, min_count = 5, num_counts = 2>>>]
llvm.func @f()
llvm.func @g()

// -----

// Functions.
llvm.func @declared(i32, ...) -> f32
llvm.func internal fastcc @kept(%a: i32 {llvm.noundef, llvm.zeroext}, %p: !llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64}) -> (f32 {llvm.inreg}) attributes {passthrough = ["cold", ["key", "value"]], no_unwind, will_return} {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  llvm.return %0 : f32
}
llvm.func weak_odr hidden unnamed_addr @all() attributes {
  alignment = 16 : i64, no_inline, arm_streaming, convergent, denormal_fp_math = "ieee", dso_local,
  fp_contract = "fast", frame_pointer = #llvm.framePointerKind<"non-leaf">, function_entry_count = 7 : i64,
  garbageCollector = "statepoint", instrument_function_entry = "in", intel_reqd_sub_group_size = 16 : i32,
  memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>,
  no_nans_fp_math = true, optimize_none, personality = @declared, prefer_vector_width = "128",
  reqd_work_group_size = array<i32: 8, 8, 1>, section = ".text", target_cpu = "cpu",
  target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "tuned", uwtable_kind = #llvm.uwtableKind<async>,
  vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>} {
  llvm.return
}

// -----

// Calls.
llvm.func @g(i32, !llvm.ptr) -> i32
llvm.func @v(!llvm.ptr, ...) -> i32
llvm.func @calls(%i: i32, %p: !llvm.ptr) {
  %0 = llvm.call @g(%i, %p) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call fastcc %p(%i) : !llvm.ptr, (i32) -> f32
  %2 = llvm.call tail @g(%i, %p) {fastmathFlags = #llvm.fastmath<nnan>, no_unwind, will_return, convergent} : (i32, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.signext})
  %3 = llvm.call @v(%p, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.call musttail @h() ["tag"(%i, %p : i32, !llvm.ptr), "empty"()] {no_inline, always_inline, inline_hint} : () -> ()
  %4 = llvm.call @g(%i, %p) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, !llvm.ptr) -> i32
  %5 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%i) : (i32) -> vector<4xf32>
  llvm.call_intrinsic "llvm.assume"(%i) ["align"(%p : !llvm.ptr)] {fastmathFlags = #llvm.fastmath<fast>} : (i32 {llvm.noundef}) -> ()
  %6 = llvm.inline_asm "nop", "=r,r" %i : (i32) -> i32
  llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i32}] "x", "*m" %p : (!llvm.ptr) -> ()
  %7 = llvm.va_arg %p : (!llvm.ptr) -> i64
  llvm.return
}
llvm.func @h()

// -----

// Exceptions.
llvm.func @personality(...) -> i32
llvm.func @thrower(i32) -> i32
llvm.func @catcher(%i: i32, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %null = llvm.mlir.zero : !llvm.ptr
  %none = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.invoke @thrower(%i) to ^normal(%i : i32) unwind ^failed : (i32) -> i32
^normal(%a: i32):
  llvm.invoke fastcc %p(%a) to ^end unwind ^clean ["b"(%a : i32)] {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (i32) -> ()
^failed:
  %1 = llvm.landingpad (catch %null : !llvm.ptr) (filter %none : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^clean:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %3 = llvm.intr.eh.typeid.for %null : (!llvm.ptr) -> i32
  llvm.br ^end
^end:
  llvm.return %i : i32
}

// -----

// Types.
llvm.func @types(!llvm.array<0 x i1>, !llvm.struct<packed (i8, ptr<2>)>, !llvm.struct<"open", opaque>,
                 !llvm.struct<"named", (i32, struct<(vector<2xf32>, array<2 x ptr>)>)>, !llvm.target<"spirv.Image", void, 1, 0>,
                 !llvm.x86_amx, !llvm.metadata, !llvm.ptr<4>, vector<[2]x!llvm.ptr<1>>) -> !llvm.struct<"all", (ptr, x86_amx, ppc_fp128)>

// -----

// Attributes of other places.
func.func private @attributes() attributes {
  a = #llvm.address_space<3>, b = #llvm.cconv<swifttailcc>, c = #llvm.linkage<extern_weak>, d = #llvm.tailcallkind<musttail>,
  e = #llvm.constant_range<i8, 1, -3>, f = #llvm.mmra_tag<"prefix":"suffix">, g = #llvm.dependent_libraries<"a", "b">,
  h = #llvm.target<triple = "x86_64", chip = "", features = <["+sse"]>>, i = #llvm.target_features<[]>,
  j = #llvm.poison, k = #llvm.undef, l = #llvm<framePointerKind<all>>, m = #llvm<comdat any>,
  n = #llvm.mlir.workgroup_attribution<16 : i64, f32>, p = #llvm.overflow<nsw>}

// -----

// Numbers of 32 bits: a negative one is read in as many bits as its digits may take.
func.func private @narrow() attributes {
  a = #llvm.blocktag<id = -0x7FFFFFFF>, b = #llvm.blocktag<id = -9>, c = #llvm.blocktag<id = 4294967295>,
  d = #llvm.blocktag<id = true>, e = #llvm.blocktag<id = -0x00000064>}

// -----

// Bounds of one bit are numbers.
func.func private @ranges() attributes {
  a = #llvm.constant_range<i1, 0, 1>, b = #llvm.constant_range<i1, true, false>, c = #llvm.constant_range<i1, 0, -1>}
