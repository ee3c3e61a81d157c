// ODS: mlir/Dialect/Ptr/IR/PtrOps.td

!ptr = !ptr.ptr<#ptr.generic_space>

// Constants and arithmetic.

func.func @arithmetic(%p: !ptr, %q: !ptr, %i: index, %j: i32) -> !ptr {
  %null = ptr.constant #ptr.null : !ptr
  %address = ptr.constant {note} #ptr.address<4096> : !ptr
  %size = ptr.type_offset f32 : index
  %narrow = ptr.type_offset vector<4xi8> {note} : i16
  %0 = ptr.ptr_add %p, %i : !ptr, index
  %1 = ptr.ptr_add none %0, %j : !ptr, i32
  %2 = ptr.ptr_add nusw %1, %i : !ptr, index
  %3 = ptr.ptr_add nuw %2, %i {note} : !ptr, index
  %4 = ptr.ptr_add inbounds %3, %i : !ptr, index
  %5 = ptr.ptr_diff %p, %q : !ptr -> index
  %6 = ptr.ptr_diff nuw %p, %q : !ptr -> i32
  %7 = ptr.ptr_diff nsw %p, %q {note} : !ptr -> i64
  %8 = ptr.ptr_diff nuw|nsw %p, %q : !ptr -> i64
  return %4 : !ptr
}

func.func @shapes(%v: vector<4x!ptr>, %i: vector<4xi32>, %t: tensor<2x?x!ptr>, %j: tensor<2x?xindex>, %p: !ptr, %k: i64) {
  %0 = ptr.ptr_add %v, %i : vector<4x!ptr>, vector<4xi32>
  %1 = ptr.ptr_add %p, %i : !ptr, vector<4xi32>
  %2 = ptr.ptr_add %v, %k : vector<4x!ptr>, i64
  %3 = ptr.ptr_add inbounds %t, %j : tensor<2x?x!ptr>, tensor<2x?xindex>
  %4 = ptr.ptr_diff %v, %0 : vector<4x!ptr> -> vector<4xi64>
  %5 = ptr.ptr_diff nuw %t, %3 : tensor<2x?x!ptr> -> tensor<2x?xindex>
  return
}

// Something like a pointer.

func.func @casts(%m: memref<?xf32, #ptr.generic_space>) -> !ptr {
  %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !ptr
  %1 = ptr.to_ptr %m {note} : memref<?xf32, #ptr.generic_space> -> !ptr
  return %1 : !ptr
}

func.func private @metadata(!ptr.ptr_metadata<memref<?xf32>>) -> !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>

// One value in memory.

func.func @loads(%p: !ptr) {
  %0 = ptr.load %p : !ptr -> f32
  %1 = ptr.load volatile %p : !ptr -> vector<4xf32>
  %2 = ptr.load %p atomic monotonic alignment = 4 : !ptr -> i32
  %3 = ptr.load volatile %p atomic syncscope("workgroup") acquire nontemporal invariant_group alignment = 8 {note} : !ptr -> i64
  %4 = ptr.load %p invariant nontemporal alignment = 1 : !ptr -> !ptr
  %5 = ptr.load %p atomic seq_cst alignment = 8 : !ptr -> f64
  return
}

func.func @stores(%p: !ptr, %x: f32, %y: i64) {
  ptr.store %x, %p : f32, !ptr
  ptr.store volatile %x, %p nontemporal alignment = 16 : f32, !ptr
  ptr.store %y, %p atomic release alignment = 8 : i64, !ptr
  ptr.store volatile %y, %p atomic syncscope("agent") monotonic invariant_group nontemporal alignment = 4 {note} : i64, !ptr
  return
}

// Several values.

func.func @vectors(%p: !ptr, %ps: vector<8x!ptr>, %mask: vector<8xi1>, %v: vector<8xf32>) {
  %0 = ptr.masked_load %p, %mask, %v : !ptr -> vector<8xf32>
  %1 = ptr.masked_load %p, %mask, %v alignment = 4 {note} : !ptr -> vector<8xf32>
  %2 = ptr.gather %ps, %mask, %v : vector<8x!ptr> -> vector<8xf32>
  %3 = ptr.gather %ps, %mask, %v alignment = 8 : vector<8x!ptr> -> vector<8xf32>
  ptr.masked_store %0, %p, %mask : vector<8xf32>, !ptr
  ptr.masked_store %1, %p, %mask alignment = 2 : vector<8xf32>, !ptr
  ptr.scatter %2, %ps, %mask : vector<8xf32>, vector<8x!ptr>
  ptr.scatter %3, %ps, %mask alignment = 1 {note} : vector<8xf32>, vector<8x!ptr>
  return
}

func.func @tensors(%ps: tensor<8x!ptr>, %mask: tensor<8xi1>, %v: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ptr.gather %ps, %mask, %v : tensor<8x!ptr> -> tensor<8xf32>
  ptr.scatter %0, %ps, %mask : tensor<8xf32>, tensor<8x!ptr>
  return %0 : tensor<8xf32>
}

// Attributes.

func.func private @attributes() attributes {
  space = #ptr.generic_space, null = #ptr.null : !ptr, far = #ptr.address<123456789012345678901234567890> : !ptr,
  spec = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>,
  short = #ptr.spec<size = 32, abi = 32, preferred = 64>
}

// -----

func.func @a(%p: memref<f32>) {
  %0 = ptr.get_metadata %p : memref<f32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) {
  %0 = ptr.from_ptr %p metadata %m : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return
}

// -----

// The type of a metadata operand or result follows from the other type: `PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))`.

func.func @casts(%m: memref<?xf32, #ptr.generic_space>) -> memref<?xf32, #ptr.generic_space> {
  %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  return %2 : memref<?xf32, #ptr.generic_space>
}

// -----

// Without metadata too.
func.func @none(%p: !ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space> {
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return %0 : memref<f32, #ptr.generic_space>
}
