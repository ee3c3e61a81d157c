// Symbols of a layout are operands.

func.func @symbols(%size: index, %stride: index) {
  %buffer = gpu.alloc (%size)[%stride] : memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
  return
}

// -----

gpu.module @translated <#gpu.select_object<0>> [#nvvm.target] {
}

// -----

gpu.module @targets [#nvvm.target<chip = "sm_90">, #rocdl.target] {
}

// -----

// Without what may be left out by its definition, what is printed cannot be read.

%memref = "scaffold.value"() : () -> memref<4xf32>
%tensor = "gpu.create_dn_tensor"(%memref) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<4xf32>) -> !gpu.sparse.dntensor_handle

// -----

%sparse, %dense = "scaffold.value"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle)
"gpu.spmm"(%sparse, %dense, %dense) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 0, 1, 1, 1, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()

// -----

%sparse, %dense = "scaffold.value"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle)
"gpu.spmm_buffer_size"(%sparse, %dense, %dense) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 0, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()
