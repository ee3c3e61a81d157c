"builtin.module"() ({
  "func.func"() <{function_type = (memref<24x32xf32>, memref<?x?xf16>, ui64, memref<16x16xf32, 3>, index, index) -> (), sym_name = "blocks"}> ({
  ^bb0(%arg0: memref<24x32xf32>, %arg1: memref<?x?xf16>, %arg2: ui64, %arg3: memref<16x16xf32, 3>, %arg4: index, %arg5: index):
    %0 = "xegpu.create_nd_tdesc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<8x16xf32>
    %1 = "xegpu.create_nd_tdesc"(%arg0) <{const_offsets = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<8x16xf32>
    %2 = "xegpu.create_nd_tdesc"(%arg0, %arg4) <{const_offsets = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {note} : (memref<24x32xf32>, index) -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>
    %3 = "xegpu.create_nd_tdesc"(%arg1, %arg4, %arg5, %arg5) <{const_offsets = array<i64: 0, 0>, const_shape = array<i64: -9223372036854775808, -9223372036854775808>, const_strides = array<i64: -9223372036854775808, 1>, operandSegmentSizes = array<i32: 1, 0, 2, 1>}> : (memref<?x?xf16>, index, index, index) -> !xegpu.tensor_desc<8x16xf16>
    %4 = "xegpu.create_nd_tdesc"(%arg2, %arg4) <{const_shape = array<i64: -9223372036854775808, 32>, const_strides = array<i64: 32, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (ui64, index) -> !xegpu.tensor_desc<8x16xbf16>
    %5 = "xegpu.create_nd_tdesc"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16x16xf32, 3>) -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space =  slm>>
    %6 = "xegpu.create_nd_tdesc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<24x32xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [12, 16], lane_layout = [1, 16], lane_data = [1, 1]>>
    %7 = "xegpu.update_nd_offset"(%0) <{const_offsets = array<i64: 0, 16>}> : (!xegpu.tensor_desc<8x16xf32>) -> !xegpu.tensor_desc<8x16xf32>
    %8 = "xegpu.update_nd_offset"(%7, %arg4, %arg5) <{const_offsets = array<i64: -9223372036854775808, -9223372036854775808>}> {note} : (!xegpu.tensor_desc<8x16xf32>, index, index) -> !xegpu.tensor_desc<8x16xf32>
    "xegpu.prefetch_nd"(%0) : (!xegpu.tensor_desc<8x16xf32>) -> ()
    "xegpu.prefetch_nd"(%0, %arg4) <{const_offsets = array<i64: -9223372036854775808, 0>, l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<streaming>}> : (!xegpu.tensor_desc<8x16xf32>, index) -> ()
    %9 = "xegpu.load_nd"(%0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
    %10 = "xegpu.load_nd"(%1, %arg5) <{const_offsets = array<i64: 0, -9223372036854775808>, l1_hint = #xegpu.cache_hint<cached>, layout = #xegpu.layout<inst_data = [8, 16]>}> {note} : (!xegpu.tensor_desc<8x16xf32>, index) -> vector<8x16xf32>
    %11 = "xegpu.load_nd"(%4) <{packed}> : (!xegpu.tensor_desc<8x16xbf16>) -> vector<4x16x2xbf16>
    %12 = "xegpu.load_nd"(%0) <{transpose = array<i64: 1, 0>}> : (!xegpu.tensor_desc<8x16xf32>) -> vector<16x8xf32>
    %13 = "xegpu.load_nd"(%2) : (!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>) -> vector<2x8x16xf32>
    "xegpu.store_nd"(%9, %0) : (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>) -> ()
    "xegpu.store_nd"(%9, %0, %arg4, %arg5) <{const_offsets = array<i64: -9223372036854775808, -9223372036854775808>, l1_hint = #xegpu.cache_hint<write_back>, l3_hint = #xegpu.cache_hint<write_through>}> : (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, ui64, vector<4xindex>, vector<4xi1>, vector<4xf32>, vector<4x2xf32>, index, i1, f32) -> (), sym_name = "scattered"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: ui64, %arg2: vector<4xindex>, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<4x2xf32>, %arg6: index, %arg7: i1, %arg8: f32):
    %0 = "xegpu.create_tdesc"(%arg0, %arg2) : (memref<?xf32>, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
    %1 = "xegpu.create_tdesc"(%arg1, %arg2) {note} : (ui64, vector<4xindex>) -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
    "xegpu.prefetch"(%0) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
    "xegpu.prefetch"(%arg0, %arg2) <{l1_hint = #xegpu.cache_hint<cached>}> : (memref<?xf32>, vector<4xindex>) -> ()
    "xegpu.prefetch"(%arg1, %arg2) <{offset_align_byte = 4 : i64}> : (ui64, vector<4xindex>) -> ()
    %2 = "xegpu.load"(%0, %arg3) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> vector<4xf32>
    %3 = "xegpu.load"(%1, %arg3) <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<read_invalidate>}> : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>) -> vector<4x2xf32>
    %4 = "xegpu.load"(%arg0, %arg2, %arg3) : (memref<?xf32>, vector<4xindex>, vector<4xi1>) -> vector<4xf32>
    %5 = "xegpu.load"(%arg0, %arg2, %arg3) <{chunk_size = 2 : i64}> {note} : (memref<?xf32>, vector<4xindex>, vector<4xi1>) -> vector<4x2xf32>
    %6 = "xegpu.load"(%arg1, %arg6, %arg7) : (ui64, index, i1) -> f32
    "xegpu.store"(%2, %0, %arg3) : (vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> ()
    "xegpu.store"(%3, %1, %arg3) <{l1_hint = #xegpu.cache_hint<write_back>}> : (vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>) -> ()
    "xegpu.store"(%4, %arg0, %arg2, %arg3) : (vector<4xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>) -> ()
    "xegpu.store"(%arg5, %arg0, %arg2, %arg3) <{chunk_size = 2 : i64}> : (vector<4x2xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>) -> ()
    "xegpu.store"(%arg8, %arg1, %arg6, %arg7) : (f32, ui64, index, i1) -> ()
    %7 = "xegpu.update_offset"(%0, %arg2) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
    %8 = "xegpu.update_offset"(%1, %arg2) : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>) -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
    %9 = "xegpu.atomic_rmw"(%0, %arg3, %arg4) <{kind = 0 : i64}> : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x16xf16>, vector<16x16xf16>, vector<8x16x2xf16>, vector<8x16xf32>, vector<8xf16>, vector<16xf16>, vector<8xf32>) -> (), sym_name = "products"}> ({
  ^bb0(%arg0: vector<8x16xf16>, %arg1: vector<16x16xf16>, %arg2: vector<8x16x2xf16>, %arg3: vector<8x16xf32>, %arg4: vector<8xf16>, %arg5: vector<16xf16>, %arg6: vector<8xf32>):
    %0 = "xegpu.dpas"(%arg0, %arg1) : (vector<8x16xf16>, vector<16x16xf16>) -> vector<8x16xf32>
    %1 = "xegpu.dpas"(%arg0, %arg1, %arg3) : (vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32>) -> vector<8x16xf32>
    %2 = "xegpu.dpas"(%arg0, %arg2, %arg3) {note} : (vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32>) -> vector<8x16xf32>
    %3 = "xegpu.dpas"(%arg4, %arg5, %arg6) : (vector<8xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %4 = "xegpu.dpas"(%arg0, %arg1) <{layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : (vector<8x16xf16>, vector<16x16xf16>) -> vector<8x16xf32>
    %5 = "xegpu.convert_layout"(%arg3) <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1], order = [1, 0]>}> : (vector<8x16xf32>) -> vector<8x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "barriers"}> ({
  ^bb0(%arg0: i8):
    "xegpu.alloc_nbarrier"() <{nbarrier_num = 8 : i64}> : () -> ()
    %0 = "xegpu.init_nbarrier"(%arg0, %arg0) : (i8, i8) -> !xegpu.nbarrier
    "xegpu.nbarrier_arrive"(%0) : (!xegpu.nbarrier) -> ()
    "xegpu.nbarrier_wait"(%0) {note} : (!xegpu.nbarrier) -> ()
    "xegpu.fence"() <{fence_scope = #xegpu<fence_scope workgroup>, memory_kind = #xegpu<memory_space global>}> : () -> ()
    "xegpu.fence"() <{fence_scope = #xegpu<fence_scope gpu>, memory_kind = #xegpu<memory_space slm>}> {note} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "layouts", sym_visibility = "private"}> ({
  }) {a.block = #xegpu.block_tdesc_attr<>, a.nested = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [4, 4, 1], lane_data = [1, 1, 1]>, dims = [1]>, dims = [0]>, a.range = #xegpu.range<[4 : i64, 12 : i64]>, a.scatter = #xegpu.scatter_tdesc_attr<memory_space =  slm, chunk_size = 4 : i64>, a.slice = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8], sg_data = [8, 4]>, dims = [0]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xi8, 3>, index, vector<8x16xf16>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: memref<2048xi8, 3>, %arg1: index, %arg2: vector<8x16xf16>):
    %0 = "xegpu.create_mem_desc"(%arg0) : (memref<2048xi8, 3>) -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>>
    %1 = "xegpu.load_matrix"(%0, %arg1) <{const_offsets = array<i64: 8, -9223372036854775808>}> : (!xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>>, index) -> vector<8x16xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!xegpu.mem_desc<16xf16>) -> (), sym_name = "a", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!xegpu.mem_desc<16x4xf16, #xegpu.mem_layout<a = 4 : i64>>) -> (), sym_name = "a", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!xegpu.mem_desc<16x4xf16, #xegpu.mem_layout<stride = 4 : i64>>) -> (), sym_name = "a", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "a.b"() {x = #xegpu.mem_layout<stride = [4, 1]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xi8, #gpu.address_space<workgroup>>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: memref<2048xi8, #gpu.address_space<workgroup>>):
    %0 = "xegpu.create_mem_desc"(%arg0) : (memref<2048xi8, #gpu.address_space<workgroup>>) -> !xegpu.mem_desc<16x64xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!xegpu.mem_desc<16x64xf16>, index, vector<8x16xf16>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: !xegpu.mem_desc<16x64xf16>, %arg1: index, %arg2: vector<8x16xf16>):
    %0 = "xegpu.load_matrix"(%arg0) <{const_offsets = array<i64: 8>}> : (!xegpu.mem_desc<16x64xf16>) -> vector<8x16xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!xegpu.mem_desc<16x64xf16>, index, vector<16xf16>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: !xegpu.mem_desc<16x64xf16>, %arg1: index, %arg2: vector<16xf16>):
    "xegpu.store_matrix"(%arg2, %arg0) <{const_offsets = array<i64: 8, 8>}> : (vector<16xf16>, !xegpu.mem_desc<16x64xf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xi8, 3>, index, vector<8x16xf16>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: memref<2048xi8, 3>, %arg1: index, %arg2: vector<8x16xf16>):
    %0 = "xegpu.create_mem_desc"(%arg0) : (memref<2048xi8, 3>) -> !xegpu.mem_desc<16x64xf16>
    %1 = "xegpu.load_matrix"(%0, %arg1) <{const_offsets = array<i64: 8, -9223372036854775808>}> : (!xegpu.mem_desc<16x64xf16>, index) -> vector<8x16xf16>
    "xegpu.store_matrix"(%arg2, %0, %arg1) <{const_offsets = array<i64: 8, -9223372036854775808>}> : (vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

