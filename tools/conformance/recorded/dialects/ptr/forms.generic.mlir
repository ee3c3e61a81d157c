"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, index, i32) -> !ptr.ptr<#ptr.generic_space>, sym_name = "arithmetic"}> ({
  ^bb0(%arg18: !ptr.ptr<#ptr.generic_space>, %arg19: !ptr.ptr<#ptr.generic_space>, %arg20: index, %arg21: i32):
    %19 = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
    %20 = "ptr.constant"() <{value = #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>}> {note} : () -> !ptr.ptr<#ptr.generic_space>
    %21 = "ptr.type_offset"() <{elementType = f32}> : () -> index
    %22 = "ptr.type_offset"() <{elementType = vector<4xi8>}> {note} : () -> i16
    %23 = "ptr.ptr_add"(%arg18, %arg20) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %24 = "ptr.ptr_add"(%23, %arg21) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space>
    %25 = "ptr.ptr_add"(%24, %arg20) <{flags = 1 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %26 = "ptr.ptr_add"(%25, %arg20) <{flags = 2 : i32}> {note} : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %27 = "ptr.ptr_add"(%26, %arg20) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %28 = "ptr.ptr_diff"(%arg18, %arg19) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> index
    %29 = "ptr.ptr_diff"(%arg18, %arg19) <{flags = 1 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
    %30 = "ptr.ptr_diff"(%arg18, %arg19) <{flags = 2 : i8}> {note} : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i64
    %31 = "ptr.ptr_diff"(%arg18, %arg19) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i64
    "func.return"(%27) : (!ptr.ptr<#ptr.generic_space>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>, tensor<2x?x!ptr.ptr<#ptr.generic_space>>, tensor<2x?xindex>, !ptr.ptr<#ptr.generic_space>, i64) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg12: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg13: vector<4xi32>, %arg14: tensor<2x?x!ptr.ptr<#ptr.generic_space>>, %arg15: tensor<2x?xindex>, %arg16: !ptr.ptr<#ptr.generic_space>, %arg17: i64):
    %13 = "ptr.ptr_add"(%arg12, %arg13) <{flags = 0 : i32}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %14 = "ptr.ptr_add"(%arg16, %arg13) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi32>) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %15 = "ptr.ptr_add"(%arg12, %arg17) <{flags = 0 : i32}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, i64) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %16 = "ptr.ptr_add"(%arg14, %arg15) <{flags = 3 : i32}> : (tensor<2x?x!ptr.ptr<#ptr.generic_space>>, tensor<2x?xindex>) -> tensor<2x?x!ptr.ptr<#ptr.generic_space>>
    %17 = "ptr.ptr_diff"(%arg12, %13) <{flags = 0 : i8}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) -> vector<4xi64>
    %18 = "ptr.ptr_diff"(%arg14, %16) <{flags = 1 : i8}> : (tensor<2x?x!ptr.ptr<#ptr.generic_space>>, tensor<2x?x!ptr.ptr<#ptr.generic_space>>) -> tensor<2x?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>, sym_name = "casts"}> ({
  ^bb0(%arg11: memref<?xf32, #ptr.generic_space>):
    %11 = "ptr.to_ptr"(%arg11) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
    %12 = "ptr.to_ptr"(%arg11) {note} : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
    "func.return"(%12) : (!ptr.ptr<#ptr.generic_space>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!ptr.ptr_metadata<memref<?xf32>>) -> !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, sym_name = "metadata", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> (), sym_name = "loads"}> ({
  ^bb0(%arg10: !ptr.ptr<#ptr.generic_space>):
    %5 = "ptr.load"(%arg10) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %6 = "ptr.load"(%arg10) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> : (!ptr.ptr<#ptr.generic_space>) -> vector<4xf32>
    %7 = "ptr.load"(%arg10) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 2 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> i32
    %8 = "ptr.load"(%arg10) <{alignment = [8], invariant = false, invariantGroup, nontemporal, ordering = 3 : i32, syncscope = "workgroup", volatile_}> {note} : (!ptr.ptr<#ptr.generic_space>) -> i64
    %9 = "ptr.load"(%arg10) <{alignment = [1], invariant, invariantGroup = false, nontemporal, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
    %10 = "ptr.load"(%arg10) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal = false, ordering = 6 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, f32, i64) -> (), sym_name = "stores"}> ({
  ^bb0(%arg7: !ptr.ptr<#ptr.generic_space>, %arg8: f32, %arg9: i64):
    "ptr.store"(%arg8, %arg7) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
    "ptr.store"(%arg8, %arg7) <{alignment = [16], invariantGroup = false, nontemporal, ordering = 0 : i32, volatile_}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
    "ptr.store"(%arg9, %arg7) <{alignment = [8], invariantGroup = false, nontemporal = false, ordering = 4 : i32, volatile_ = false}> : (i64, !ptr.ptr<#ptr.generic_space>) -> ()
    "ptr.store"(%arg9, %arg7) <{alignment = [4], invariantGroup, nontemporal, ordering = 2 : i32, syncscope = "agent", volatile_}> {note} : (i64, !ptr.ptr<#ptr.generic_space>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi1>, vector<8xf32>) -> (), sym_name = "vectors"}> ({
  ^bb0(%arg3: !ptr.ptr<#ptr.generic_space>, %arg4: vector<8x!ptr.ptr<#ptr.generic_space>>, %arg5: vector<8xi1>, %arg6: vector<8xf32>):
    %1 = "ptr.masked_load"(%arg3, %arg5, %arg6) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %2 = "ptr.masked_load"(%arg3, %arg5, %arg6) <{alignment = [4]}> {note} : (!ptr.ptr<#ptr.generic_space>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %3 = "ptr.gather"(%arg4, %arg5, %arg6) <{alignment = []}> : (vector<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %4 = "ptr.gather"(%arg4, %arg5, %arg6) <{alignment = [8]}> : (vector<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "ptr.masked_store"(%1, %arg3, %arg5) <{alignment = []}> : (vector<8xf32>, !ptr.ptr<#ptr.generic_space>, vector<8xi1>) -> ()
    "ptr.masked_store"(%2, %arg3, %arg5) <{alignment = [2]}> : (vector<8xf32>, !ptr.ptr<#ptr.generic_space>, vector<8xi1>) -> ()
    "ptr.scatter"(%3, %arg4, %arg5) <{alignment = []}> : (vector<8xf32>, vector<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi1>) -> ()
    "ptr.scatter"(%4, %arg4, %arg5) <{alignment = [1]}> {note} : (vector<8xf32>, vector<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x!ptr.ptr<#ptr.generic_space>>, tensor<8xi1>, tensor<8xf32>) -> tensor<8xf32>, sym_name = "tensors"}> ({
  ^bb0(%arg0: tensor<8x!ptr.ptr<#ptr.generic_space>>, %arg1: tensor<8xi1>, %arg2: tensor<8xf32>):
    %0 = "ptr.gather"(%arg0, %arg1, %arg2) <{alignment = []}> : (tensor<8x!ptr.ptr<#ptr.generic_space>>, tensor<8xi1>, tensor<8xf32>) -> tensor<8xf32>
    "ptr.scatter"(%0, %arg0, %arg1) <{alignment = []}> : (tensor<8xf32>, tensor<8x!ptr.ptr<#ptr.generic_space>>, tensor<8xi1>) -> ()
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {far = #ptr.address<123456789012345678901234567890> : !ptr.ptr<#ptr.generic_space>, null = #ptr.null : !ptr.ptr<#ptr.generic_space>, short = #ptr.spec<size = 32, abi = 32, preferred = 64>, space = #ptr.generic_space, spec = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<f32>):
    %0 = "ptr.get_metadata"(%arg0) : (memref<f32>) -> !ptr.ptr_metadata<memref<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>):
    %0 = "ptr.from_ptr"(%arg0, %arg1) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) -> memref<f32, #ptr.generic_space>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32, #ptr.generic_space>) -> memref<?xf32, #ptr.generic_space>, sym_name = "casts"}> ({
  ^bb0(%arg0: memref<?xf32, #ptr.generic_space>):
    %0 = "ptr.to_ptr"(%arg0) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
    %1 = "ptr.get_metadata"(%arg0) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>
    %2 = "ptr.from_ptr"(%0, %1) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> memref<?xf32, #ptr.generic_space>
    "func.return"(%2) : (memref<?xf32, #ptr.generic_space>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space>, sym_name = "none"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>):
    %0 = "ptr.from_ptr"(%arg0) : (!ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space>
    "func.return"(%0) : (memref<f32, #ptr.generic_space>) -> ()
  }) : () -> ()
}) : () -> ()

