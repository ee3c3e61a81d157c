// ODS: mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td mlir/Dialect/LLVMIR/NVVMOps.td mlir/Dialect/Async/IR/AsyncOps.td
func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected return type to be of type 'i32' but got 'f32' instead}}
  %1 = "nvvm.shfl.sync"(%i, %i, %i, %i) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> f32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %1 = "nvvm.shfl.sync"(%i, %i, %i, %i) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'i32' but got 'f32' instead}}
  %1 = "nvvm.shfl.sync"(%i, %i, %i, %i) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(f32, i1)>
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %1 = "nvvm.shfl.sync"(%i, %i, %i, %i) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %1 = "nvvm.shfl.sync"(%i, %i, %i, %i) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.redux.sync' op 'fmin' redux kind unsupported with 'i32' type. Only supported type is 'f32'.}}
  %1 = "nvvm.redux.sync"(%i, %i) <{kind = #nvvm<redux_kind fmin>}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %1 = "nvvm.redux.sync"(%f, %i) <{kind = #nvvm<redux_kind add>}> : (f32, i32) -> f32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %1 = "nvvm.redux.sync"(%i, %i) <{kind = #nvvm<redux_kind add>, abs = true}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = 16
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  "nvvm.pmevent"() <{maskedEventId = 1 : i16, eventId = 1 : i32}> : () -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.pmevent' op either `id` or `mask` must be set}}
  "nvvm.pmevent"() : () -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %1 = "nvvm.vote.sync"(%i, %b) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %1 = "nvvm.vote.sync"(%i, %b) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %1 = "nvvm.match.sync"(%i, %i) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %1 = "nvvm.match.sync"(%i, %i) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  nvvm.setmaxregister increase 25
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister increase 16
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy' op async_shared fence requires space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>}
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i from_proxy = #nvvm.proxy_kind<alias>
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i to_proxy = #nvvm.proxy_kind<alias>
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{expected byte size to be either 4, 8 or 16.}}
  "nvvm.cp.async.shared.global"(%s, %g) <{size = 5 : i32, modifier = #nvvm<load_cache_modifier ca>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{CG cache modifier is only support for 16 bytes copy.}}
  "nvvm.cp.async.shared.global"(%s, %g) <{size = 4 : i32, modifier = #nvvm<load_cache_modifier cg>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{Only CG and CA cache modifiers are supported.}}
  "nvvm.cp.async.shared.global"(%s, %g) <{size = 16 : i32, modifier = #nvvm<load_cache_modifier lu>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x8 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is i32}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4}}
  "nvvm.stmatrix"(%s, %i, %i, %i) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.stmatrix' op expected shape to be 8x8 or 16x8}}
  "nvvm.stmatrix"(%s, %i) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.stmatrix' op expected element type to be B16 for 8x8 matrix}}
  "nvvm.stmatrix"(%s, %i) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.stmatrix' op expected layout to be col for 16x8 matrix}}
  "nvvm.stmatrix"(%s, %i) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.stmatrix' op expected element type to be B8 for 16x8 matrix}}
  "nvvm.stmatrix"(%s, %i) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.st.bulk' op only 0 is supported for initVal, got 1}}
  "nvvm.st.bulk"(%s, %l) <{initVal = 1 : i64}> : (!llvm.ptr<3>, i64) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{Relu not supported with rna rounding mode.}}
  %1 = "nvvm.convert.float.to.tf32"(%f) <{rnd = #nvvm.fp_rnd_mode<rna>, relu = true}> : (f32) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %1 = "nvvm.convert.float.to.tf32"(%f) <{rnd = #nvvm.fp_rnd_mode<rm>}> : (f32) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<relaxed>}> : () -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.expect_tx"(%s, %i) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  %1 = "nvvm.mbarrier.arrive"(%c) : (!llvm.ptr<7>) -> i64
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected layout to be col for 16x16 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected num attribute to be 1 or 2 for 16x16 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected shape to be 8x8, 8x16 or 16x16}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 4, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected layout to be row for 8x16 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x16 matrix}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>}> : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is i32}}
  %1 = "nvvm.ldmatrix"(%s) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> f32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{Relu not supported with rna rounding mode.}}
  %1 = "nvvm.convert.float.to.tf32"(%f) <{rnd = #nvvm.fp_rnd_mode<rna>, relu = true, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<alias>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  %1 = "nvvm.mbarrier.arrive.expect_tx"(%c, %i) : (!llvm.ptr<7>, i32) -> i64
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{return-value is not supported when using predicate}}
  %1 = "nvvm.mbarrier.arrive.expect_tx"(%s, %i, %b) : (!llvm.ptr<3>, i32, i1) -> i64
  return
}

// -----

func.func @f(%i: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %l: i64, %b: i1, %t6: !llvm.ptr<6>, %c: !llvm.ptr<7>) {
  // expected-error @below {{mbarrier in shared_cluster space is not supported when using predicate}}
  "nvvm.mbarrier.arrive.expect_tx"(%c, %i, %b) : (!llvm.ptr<7>, i32, i1) -> ()
  return
}
