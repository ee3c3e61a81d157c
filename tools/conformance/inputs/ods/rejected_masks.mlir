// ODS: mlir/Dialect/Vector/IR/VectorOps.td
func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  %1 = vector.mask %m4 { vector.gather %t[%i] [%ix], %m8, %v8 : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<4xi1> -> vector<8xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4x8xi1>' mask for the maskable operation}}
  %1 = vector.mask %m4 { vector.multi_reduction <add>, %v48, %v4 [1] : vector<4x8xf32> to vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4x8xi1>' mask for the maskable operation}}
  %1 = vector.mask %m4 { vector.outerproduct %v4, %v8, %v48 : vector<4xf32>, vector<8xf32> } : vector<4xi1> -> vector<4x8xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %1 = vector.mask %m8 { vector.outerproduct %v4, %f, %v4 : vector<4xf32>, f32 } : vector<8xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4x8xi1>' mask for the maskable operation}}
  %1 = vector.mask %m4 { vector.contract {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel","reduction"], kind = #vector.kind<add>} %v48, %v8, %v4 : vector<4x8xf32>, vector<8xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<8x4xi1>' mask for the maskable operation}}
  %1 = vector.mask %m4 { vector.transfer_read %t2[%i, %i], %f {permutation_map = affine_map<(i,j)->(j,i)>, in_bounds=[true,true]} : memref<?x?xf32>, vector<4x8xf32> } : vector<4xi1> -> vector<4x8xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  %1 = vector.mask %m4 { vector.transfer_read %t2[%i, %i], %f {permutation_map = affine_map<(i,j)->(0,i)>, in_bounds=[true,true]} : memref<?x?xf32>, vector<4x8xf32> } : vector<4xi1> -> vector<4x8xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<1xi1>' mask for the maskable operation}}
  %1 = vector.mask %m4 { vector.transfer_read %t2[%i, %i], %f {permutation_map = affine_map<(i,j)->(0,0)>, in_bounds=[true,true]} : memref<?x?xf32>, vector<4x8xf32> } : vector<4xi1> -> vector<4x8xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  vector.mask %m8 { vector.transfer_write %v4, %t[%i] {in_bounds=[true]} : vector<4xf32>, memref<?xf32> } : vector<8xi1>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  vector.mask %m4 { vector.scatter %t[%i] [%ix], %m8, %v8 : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %1 = "vector.mask"(%m8, %v4) ({ %5 = vector.reduction <add>, %v4 : vector<4xf32> into f32 "vector.yield"(%5) : (f32) -> () }) : (vector<8xi1>, vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %1 = "vector.mask"(%m4, %v8) ({ %5 = vector.reduction <add>, %v4 : vector<4xf32> into f32 "vector.yield"(%5) : (f32) -> () }) : (vector<4xi1>, vector<8xf32>) -> f32
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %1 = "vector.mask"(%m4) ({ %5 = vector.reduction <add>, %v4 : vector<4xf32> into f32 "vector.yield"(%f) : (f32) -> () }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects result type to match maskable operation result type}}
  %1 = "vector.mask"(%m4) ({ %5 = vector.reduction <add>, %v4 : vector<4xf32> into f32 "vector.yield"(%5) : (f32) -> () }) : (vector<4xi1>) -> i32
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects number of results to match maskable operation number of results}}
  "vector.mask"(%m4) ({ %5 = vector.reduction <add>, %v4 : vector<4xf32> into f32 "vector.yield"() : () -> () }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %1:2 = "vector.mask"(%m4) ({ %5 = vector.reduction <add>, %v4 : vector<4xf32> into f32 "vector.yield"(%5, %5) : (f32, f32) -> () }) : (vector<4xi1>) -> (f32, f32)
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %m8: vector<8xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %v48: vector<4x8xf32>, %t: memref<?xf32>, %t2: memref<?x?xf32>, %i: index, %ix: vector<8xindex>, %f: f32) {
  // expected-error @below {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %1 = "vector.mask"(%m4) ({ %5, %6 = vector.scan <add>, %v48, %v4 {inclusive = true, reduction_dim = 1} : vector<4x8xf32>, vector<4xf32> "vector.yield"(%6) : (vector<4xf32>) -> () }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>) {
    // expected-error @below {{'vector.mask' op expects number of results to match mask region yielded values}}
    %1 = "vector.mask"(%m) ({
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> i32
    return
}

// -----

func.func @f(%m: vector<4xi1>, %i: i32) {
    // expected-error @below {{'vector.mask' op expects number of results to match mask region yielded values}}
    "vector.mask"(%m) ({
      "vector.yield"(%i) : (i32) -> ()
    }) : (vector<4xi1>) -> ()
    return
}

// -----

func.func @f(%m: vector<4xi1>, %i: vector<4xf32>, %x: f32) {
    // expected-error @below {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
    %0 = "vector.mask"(%m) ({
      %1 = arith.addf %i, %i : vector<4xf32>
      "vector.yield"(%1) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>) -> vector<4xf32>
    return
}
