module {
  func.func @arithmetic(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>, %arg2: index, %arg3: i32) -> !ptr.ptr<#ptr.generic_space> {
    %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
    %1 = ptr.constant {note} #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
    %2 = ptr.type_offset f32 : index
    %3 = ptr.type_offset vector<4xi8> {note} : i16
    %4 = ptr.ptr_add %arg0, %arg2 : !ptr.ptr<#ptr.generic_space>, index
    %5 = ptr.ptr_add %4, %arg3 : !ptr.ptr<#ptr.generic_space>, i32
    %6 = ptr.ptr_add nusw %5, %arg2 : !ptr.ptr<#ptr.generic_space>, index
    %7 = ptr.ptr_add nuw %6, %arg2 {note} : !ptr.ptr<#ptr.generic_space>, index
    %8 = ptr.ptr_add inbounds %7, %arg2 : !ptr.ptr<#ptr.generic_space>, index
    %9 = ptr.ptr_diff %arg0, %arg1 : !ptr.ptr<#ptr.generic_space> -> index
    %10 = ptr.ptr_diff nuw %arg0, %arg1 : !ptr.ptr<#ptr.generic_space> -> i32
    %11 = ptr.ptr_diff nsw %arg0, %arg1 {note} : !ptr.ptr<#ptr.generic_space> -> i64
    %12 = ptr.ptr_diff nuw|nsw %arg0, %arg1 : !ptr.ptr<#ptr.generic_space> -> i64
    return %8 : !ptr.ptr<#ptr.generic_space>
  }
  func.func @shapes(%arg0: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg1: vector<4xi32>, %arg2: tensor<2x?x!ptr.ptr<#ptr.generic_space>>, %arg3: tensor<2x?xindex>, %arg4: !ptr.ptr<#ptr.generic_space>, %arg5: i64) {
    %0 = ptr.ptr_add %arg0, %arg1 : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>
    %1 = ptr.ptr_add %arg4, %arg1 : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
    %2 = ptr.ptr_add %arg0, %arg5 : vector<4x!ptr.ptr<#ptr.generic_space>>, i64
    %3 = ptr.ptr_add inbounds %arg2, %arg3 : tensor<2x?x!ptr.ptr<#ptr.generic_space>>, tensor<2x?xindex>
    %4 = ptr.ptr_diff %arg0, %0 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi64>
    %5 = ptr.ptr_diff nuw %arg2, %3 : tensor<2x?x!ptr.ptr<#ptr.generic_space>> -> tensor<2x?xindex>
    return
  }
  func.func @casts(%arg0: memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space> {
    %0 = ptr.to_ptr %arg0 : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.to_ptr %arg0 {note} : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
    return %1 : !ptr.ptr<#ptr.generic_space>
  }
  func.func private @metadata(!ptr.ptr_metadata<memref<?xf32>>) -> !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>
  func.func @loads(%arg0: !ptr.ptr<#ptr.generic_space>) {
    %0 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
    %1 = ptr.load volatile %arg0 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
    %2 = ptr.load %arg0 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    %3 = ptr.load volatile %arg0 atomic syncscope("workgroup") acquire nontemporal invariant_group alignment = 8 {note} : !ptr.ptr<#ptr.generic_space> -> i64
    %4 = ptr.load %arg0 nontemporal invariant alignment = 1 : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %5 = ptr.load %arg0 atomic seq_cst alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f64
    return
  }
  func.func @stores(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: f32, %arg2: i64) {
    ptr.store %arg1, %arg0 : f32, !ptr.ptr<#ptr.generic_space>
    ptr.store volatile %arg1, %arg0 nontemporal alignment = 16 : f32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg2, %arg0 atomic release alignment = 8 : i64, !ptr.ptr<#ptr.generic_space>
    ptr.store volatile %arg2, %arg0 atomic syncscope("agent") monotonic nontemporal invariant_group alignment = 4 {note} : i64, !ptr.ptr<#ptr.generic_space>
    return
  }
  func.func @vectors(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<8x!ptr.ptr<#ptr.generic_space>>, %arg2: vector<8xi1>, %arg3: vector<8xf32>) {
    %0 = ptr.masked_load %arg0, %arg2, %arg3 : !ptr.ptr<#ptr.generic_space> -> vector<8xf32>
    %1 = ptr.masked_load %arg0, %arg2, %arg3 alignment = 4 {note} : !ptr.ptr<#ptr.generic_space> -> vector<8xf32>
    %2 = ptr.gather %arg1, %arg2, %arg3 : vector<8x!ptr.ptr<#ptr.generic_space>> -> vector<8xf32>
    %3 = ptr.gather %arg1, %arg2, %arg3 alignment = 8 : vector<8x!ptr.ptr<#ptr.generic_space>> -> vector<8xf32>
    ptr.masked_store %0, %arg0, %arg2 : vector<8xf32>, !ptr.ptr<#ptr.generic_space>
    ptr.masked_store %1, %arg0, %arg2 alignment = 2 : vector<8xf32>, !ptr.ptr<#ptr.generic_space>
    ptr.scatter %2, %arg1, %arg2 : vector<8xf32>, vector<8x!ptr.ptr<#ptr.generic_space>>
    ptr.scatter %3, %arg1, %arg2 alignment = 1 {note} : vector<8xf32>, vector<8x!ptr.ptr<#ptr.generic_space>>
    return
  }
  func.func @tensors(%arg0: tensor<8x!ptr.ptr<#ptr.generic_space>>, %arg1: tensor<8xi1>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %0 = ptr.gather %arg0, %arg1, %arg2 : tensor<8x!ptr.ptr<#ptr.generic_space>> -> tensor<8xf32>
    ptr.scatter %0, %arg0, %arg1 : tensor<8xf32>, tensor<8x!ptr.ptr<#ptr.generic_space>>
    return %0 : tensor<8xf32>
  }
  func.func private @attributes() attributes {far = #ptr.address<123456789012345678901234567890> : !ptr.ptr<#ptr.generic_space>, null = #ptr.null : !ptr.ptr<#ptr.generic_space>, short = #ptr.spec<size = 32, abi = 32, preferred = 64>, space = #ptr.generic_space, spec = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>}
}

// -----
module {
  func.func @a(%arg0: memref<f32>) {
    %0 = ptr.get_metadata %arg0 : memref<f32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) {
    %0 = ptr.from_ptr %arg0 metadata %arg1 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    return
  }
}

// -----
module {
  func.func @casts(%arg0: memref<?xf32, #ptr.generic_space>) -> memref<?xf32, #ptr.generic_space> {
    %0 = ptr.to_ptr %arg0 : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.get_metadata %arg0 : memref<?xf32, #ptr.generic_space>
    %2 = ptr.from_ptr %0 metadata %1 : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
    return %2 : memref<?xf32, #ptr.generic_space>
  }
}

// -----
module {
  func.func @none(%arg0: !ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space> {
    %0 = ptr.from_ptr %arg0 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    return %0 : memref<f32, #ptr.generic_space>
  }
}

