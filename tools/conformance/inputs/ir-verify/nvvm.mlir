// ODS: mlir/Dialect/LLVMIR/NVVMOps.td
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
"nvvm.barrier"(%v#0) <{operandSegmentSizes = array<i32: 0, 0, 1>}>  : (i32) -> ()
// -----
// expected-error @+1 {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
%r:1 = "nvvm.barrier"() <{reductionOp = #nvvm.reduction<popc>, operandSegmentSizes = array<i32: 0, 0, 0>}>  : () -> (i32)
// -----
%v:2 = "test.values"() : () -> (i32, i32)
// expected-error @+1 {{'nvvm.barrier' op reduction are only available when id is 0}}
%r:1 = "nvvm.barrier"(%v#0, %v#1) <{reductionOp = #nvvm.reduction<popc>, operandSegmentSizes = array<i32: 1, 0, 1>}>  : (i32, i32) -> (i32)
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
"nvvm.barrier"(%v#0) <{operandSegmentSizes = array<i32: 0, 1, 0>}>  : (i32) -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
%r:1 = "nvvm.barrier"(%v#0) <{reductionOp = #nvvm.reduction<and>, operandSegmentSizes = array<i32: 0, 0, 1>}>  : (i32) -> (i32)
// -----
%v:1 = "test.values"() : () -> (i128)
// expected-error @+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
%r:1 = "nvvm.clusterlaunchcontrol.query.cancel"(%v#0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}>  : (i128) -> (i32)
// -----
%v:1 = "test.values"() : () -> (i128)
%r:1 = "nvvm.clusterlaunchcontrol.query.cancel"(%v#0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}>  : (i128) -> (i1)
// -----
%v:1 = "test.values"() : () -> (i128)
// expected-error @+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
%r:1 = "nvvm.clusterlaunchcontrol.query.cancel"(%v#0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}>  : (i128) -> (i1)
// -----
%v:3 = "test.values"() : () -> (f32, f32, i32)
// expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits not supported for RN and RZ rounding modes.}}
%r:1 = "nvvm.convert.f32x2.to.f16x2"(%v#0, %v#1, %v#2) <{rnd = #nvvm.fp_rnd_mode<rn>}>  : (f32, f32, i32) -> (vector<2xf16>)
// -----
%v:2 = "test.values"() : () -> (f32, f32)
// expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
%r:1 = "nvvm.convert.f32x2.to.f16x2"(%v#0, %v#1) <{rnd = #nvvm.fp_rnd_mode<rs>}>  : (f32, f32) -> (vector<2xf16>)
// -----
%v:2 = "test.values"() : () -> (f32, f32)
// expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
%r:1 = "nvvm.convert.f32x2.to.f16x2"(%v#0, %v#1) <{rnd = #nvvm.fp_rnd_mode<rna>}>  : (f32, f32) -> (vector<2xf16>)
// -----
%v:3 = "test.values"() : () -> (f32, f32, i32)
%r:1 = "nvvm.convert.f32x2.to.f16x2"(%v#0, %v#1, %v#2) <{rnd = #nvvm.fp_rnd_mode<rs>}>  : (f32, f32, i32) -> (vector<2xf16>)
// -----
%v:3 = "test.values"() : () -> (f32, f32, i32)
// expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
%r:1 = "nvvm.convert.f32x2.to.bf16x2"(%v#0, %v#1, %v#2) <{rnd = #nvvm.fp_rnd_mode<rn>}>  : (f32, f32, i32) -> (vector<2xbf16>)
// -----
%v:2 = "test.values"() : () -> (f32, f32)
// expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.}}
%r:1 = "nvvm.convert.f32x2.to.bf16x2"(%v#0, %v#1) <{rnd = #nvvm.fp_rnd_mode<rs>}>  : (f32, f32) -> (vector<2xbf16>)
// -----
%v:2 = "test.values"() : () -> (f32, f32)
// expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
%r:1 = "nvvm.convert.f32x2.to.bf16x2"(%v#0, %v#1) <{rnd = #nvvm.fp_rnd_mode<rna>}>  : (f32, f32) -> (vector<2xbf16>)
// -----
%v:3 = "test.values"() : () -> (f32, f32, i32)
%r:1 = "nvvm.convert.f32x2.to.bf16x2"(%v#0, %v#1, %v#2) <{rnd = #nvvm.fp_rnd_mode<rs>}>  : (f32, f32, i32) -> (vector<2xbf16>)
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{expects coordinates between 1 to 5 dimension}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (!llvm.ptr) -> ()
// -----
%v:7 = "test.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32, i32)
// expected-error @+1 {{expects coordinates between 1 to 5 dimension}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 6, 0, 0>}>  : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> ()
// -----
%v:4 = "test.values"() : () -> (!llvm.ptr, i32, i32, i16)
// expected-error @+1 {{ im2col offsets expected 0 (provided 1)}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2, %v#3) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}>  : (!llvm.ptr, i32, i32, i16) -> ()
// -----
%v:3 = "test.values"() : () -> (!llvm.ptr, i32, i32)
// expected-error @+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}>  : (!llvm.ptr, i32, i32) -> ()
// -----
%v:6 = "test.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i16)
// expected-error @+1 {{ im2col offsets expected 2 (provided 1)}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 4, 1, 0>}>  : (!llvm.ptr, i32, i32, i32, i32, i16) -> ()
// -----
%v:7 = "test.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i16, i16)
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 4, 2, 0>}>  : (!llvm.ptr, i32, i32, i32, i32, i16, i16) -> ()
// -----
%v:9 = "test.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32, i16, i16, i16)
// expected-error @+1 {{ im2col offsets expected 2 (provided 3)}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7, %v#8) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 5, 3, 0>}>  : (!llvm.ptr, i32, i32, i32, i32, i32, i16, i16, i16) -> ()
// -----
%v:3 = "test.values"() : () -> (!llvm.ptr, i32, i32)
// expected-error @+1 {{to use im2col_w_128 mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2) <{mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}>  : (!llvm.ptr, i32, i32) -> ()
// -----
%v:5 = "test.values"() : () -> (!llvm.ptr, i32, i32, i32, i32)
// expected-error @+1 {{Gather4 mode expects 5 coordinates}}
"nvvm.cp.async.bulk.tensor.prefetch"(%v#0, %v#1, %v#2, %v#3, %v#4) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 4, 0, 0>}>  : (!llvm.ptr, i32, i32, i32, i32) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
"nvvm.prefetch"(%v#0)  : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
"nvvm.prefetch"(%v#0) <{cacheLevel = #nvvm<prefetch_cache_level L1>}>  : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr<4>)
// expected-error @+1 {{'nvvm.prefetch' op prefetch to cache level requires a generic, global, or local pointer}}
"nvvm.prefetch"(%v#0) <{cacheLevel = #nvvm<prefetch_cache_level L1>}>  : (!llvm.ptr<4>) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'nvvm.prefetch' op cannot specify both tensormap and cache level}}
"nvvm.prefetch"(%v#0) <{tensormap, cacheLevel = #nvvm<prefetch_cache_level L1>}>  : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr<1>)
// expected-error @+1 {{'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer}}
"nvvm.prefetch"(%v#0) <{tensormap}>  : (!llvm.ptr<1>) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'nvvm.prefetch' op prefetch tensormap does not support eviction priority}}
"nvvm.prefetch"(%v#0) <{tensormap, evictPriority = #nvvm<cache_eviction_priority evict_last>}>  : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr<4>)
// expected-error @+1 {{'nvvm.prefetch' op in_param_space can only be specified for a generic pointer}}
"nvvm.prefetch"(%v#0) <{in_param_space, tensormap}>  : (!llvm.ptr<4>) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
"nvvm.prefetch"(%v#0) <{uniform, cacheLevel = #nvvm<prefetch_cache_level L2>}>  : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr<1>)
// expected-error @+1 {{'nvvm.prefetch' op prefetch to uniform cache requires a generic pointer}}
"nvvm.prefetch"(%v#0) <{uniform, cacheLevel = #nvvm<prefetch_cache_level L1>}>  : (!llvm.ptr<1>) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'nvvm.prefetch' op cache eviction priority supported only for cache level L2}}
"nvvm.prefetch"(%v#0) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_last>}>  : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'nvvm.prefetch' op cache eviction priority requires a global pointer}}
"nvvm.prefetch"(%v#0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}>  : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr<1>)
// expected-error @+1 {{'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported}}
"nvvm.prefetch"(%v#0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_first>}>  : (!llvm.ptr<1>) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr<1>)
"nvvm.prefetch"(%v#0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_normal>}>  : (!llvm.ptr<1>) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, i1)
// expected-error @+1 {{'nvvm.prefetch' op predicate supported only on prefetch tensormap}}
"nvvm.prefetch"(%v#0, %v#1) <{cacheLevel = #nvvm<prefetch_cache_level L1>}>  : (!llvm.ptr, i1) -> ()
