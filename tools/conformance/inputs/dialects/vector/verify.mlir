// ODS: mlir/Dialect/Vector/IR/VectorOps.td

// Masks: sizes.

func.func @constant_count() {
  // expected-error @below {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [3, 1] : vector<8xi1>
  return
}

// -----

func.func @constant_of_point() {
  // expected-error @below {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @constant_of_point_value() {
  // expected-error @below {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @constant_bounds() {
  // expected-error @below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [9] : vector<8xi1>
  return
}

// -----

func.func @constant_negative() {
  // expected-error @below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1] : vector<8xi1>
  return
}

// -----

func.func @constant_scalable() {
  // expected-error @below {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @constant_zeros() {
  // expected-error @below {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [2, 0] : vector<4x4xi1>
  return
}

// -----

func.func @created_count(%n: index) {
  // expected-error @below {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %n : vector<4x4xi1>
  return
}

// -----

func.func @created_point() {
  // expected-error @below {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask : vector<i1>
  return
}

// -----

// Casts.

func.func @cast_elements(%a: vector<4xi32>) {
  // expected-error @below {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xi32> to vector<2x2xf32>
  return
}

// -----

func.func @cast_count(%a: vector<4xi32>) {
  // expected-error @below {{'vector.shape_cast' op has different number of elements at source (4) and result (6)}}
  %0 = vector.shape_cast %a : vector<4xi32> to vector<2x3xi32>
  return
}

// -----

func.func @cast_scalable(%a: vector<[4]xi32>) {
  // expected-error @below {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<[4]xi32> to vector<2x2xi32>
  return
}

// -----

func.func @bits_of_point(%a: vector<i32>) {
  // expected-error @below {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<i32> to vector<i16>
  return
}

// -----

func.func @bits_of_front(%a: vector<2x4xi32>) {
  // expected-error @below {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<2x4xi32> to vector<4x4xi16>
  return
}

// -----

func.func @bits_of_last(%a: vector<2x4xi32>) {
  // expected-error @below {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<2x4xi32> to vector<2x4xi16>
  return
}

// -----

func.func @bits_of_rank(%a: vector<4xi32>) {
  // expected-error @below {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %a : vector<4xi32> to vector<1x4xi32>
  return
}

// -----

func.func @type_space(%a: memref<4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<4xf32>, 3>
  return
}

// -----

func.func @type_element(%a: memref<4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4xi32>>'}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<4xi32>>
  return
}

// -----

func.func @type_shape(%a: memref<4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<5xf32>>'}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<5xf32>>
  return
}

// -----

func.func @type_open(%a: memref<?xf32>) {
  // expected-error @below {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = vector.type_cast %a : memref<?xf32> to memref<vector<4xf32>>
  return
}

// -----

// Memory.

func.func @load_indices(%a: memref<4x8xf32>, %i: index) {
  // expected-error @below {{'vector.load' op requires 2 indices}}
  %0 = vector.load %a[%i] : memref<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @store_indices(%a: memref<4x8xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op requires 2 indices}}
  vector.store %v, %a[%i] : memref<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @load_rank(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %a[%i] : memref<8xf32>, vector<2x4xf32>
  return
}

// -----

func.func @store_rank(%a: memref<8xf32>, %i: index, %v: vector<2x4xf32>) {
  // expected-error @below {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %a[%i] : memref<8xf32>, vector<2x4xf32>
  return
}

// -----

func.func @load_stride(%a: memref<8xf32, strided<[2]>>, %i: index) {
  // expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %a[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @store_stride(%a: memref<8xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %a[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @load_vectors(%a: memref<8xvector<2xf32>>, %i: index) {
  // expected-error @below {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %a[%i] : memref<8xvector<2xf32>>, vector<4xf32>
  return
}

// -----

func.func @store_vectors(%a: memref<8xvector<2xf32>>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v, %a[%i] : memref<8xvector<2xf32>>, vector<4xf32>
  return
}

// -----

func.func @load_elements(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{'vector.load' op base and result element types should match}}
  %0 = vector.load %a[%i] : memref<8xf32>, vector<4xi32>
  return
}

// -----

func.func @store_elements(%a: memref<8xf32>, %i: index, %v: vector<4xi32>) {
  // expected-error @below {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %a[%i] : memref<8xf32>, vector<4xi32>
  return
}

// -----

func.func @load_alignment(%a: memref<8xf32>, %i: index) {
  // expected-error @below {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %a[%i] {alignment = 3 : i64} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @maskedload_elements(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error @below {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %a[%i], %m, %n : memref<8xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}

// -----

func.func @maskedload_indices(%i: index, %m: vector<4xi1>, %v: vector<4xf32>, %b: memref<4x8xf32>) {
  // expected-error @below {{'vector.maskedload' op requires 2 indices}}
  %0 = vector.maskedload %b[%i], %m, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @maskedload_mask(%a: memref<8xf32>, %i: index, %v: vector<4xf32>, %many: vector<8xi1>) {
  // expected-error @below {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %a[%i], %many, %v : memref<8xf32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @maskedload_rest(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %w: vector<8xf32>) {
  // expected-error @below {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %a[%i], %m, %w : memref<8xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @expandload_elements(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error @below {{'vector.expandload' op base and result element type should match}}
  %0 = vector.expandload %a[%i], %m, %n : memref<8xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}

// -----

func.func @expandload_indices(%i: index, %m: vector<4xi1>, %v: vector<4xf32>, %b: memref<4x8xf32>) {
  // expected-error @below {{'vector.expandload' op requires 2 indices}}
  %0 = vector.expandload %b[%i], %m, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @expandload_mask(%a: memref<8xf32>, %i: index, %v: vector<4xf32>, %many: vector<8xi1>) {
  // expected-error @below {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %a[%i], %many, %v : memref<8xf32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @expandload_rest(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %w: vector<8xf32>) {
  // expected-error @below {{'vector.expandload' op expected pass_thru of same type as result type}}
  %0 = vector.expandload %a[%i], %m, %w : memref<8xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @maskedstore_elements(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error @below {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %a[%i], %m, %n : memref<8xf32>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @maskedstore_indices(%i: index, %m: vector<4xi1>, %v: vector<4xf32>, %b: memref<4x8xf32>) {
  // expected-error @below {{'vector.maskedstore' op requires 2 indices}}
  vector.maskedstore %b[%i], %m, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedstore_mask(%a: memref<8xf32>, %i: index, %v: vector<4xf32>, %many: vector<8xi1>) {
  // expected-error @below {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %a[%i], %many, %v : memref<8xf32>, vector<8xi1>, vector<4xf32>
  return
}

// -----

func.func @compressstore_elements(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error @below {{'vector.compressstore' op base and valueToStore element type should match}}
  vector.compressstore %a[%i], %m, %n : memref<8xf32>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @compressstore_indices(%i: index, %m: vector<4xi1>, %v: vector<4xf32>, %b: memref<4x8xf32>) {
  // expected-error @below {{'vector.compressstore' op requires 2 indices}}
  vector.compressstore %b[%i], %m, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @compressstore_mask(%a: memref<8xf32>, %i: index, %v: vector<4xf32>, %many: vector<8xi1>) {
  // expected-error @below {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %a[%i], %many, %v : memref<8xf32>, vector<8xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_elements(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi32>,
                           %at: vector<4xindex>) {
  // expected-error @below {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %a[%i] [%at], %m, %n
    : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}

// -----

func.func @gather_offsets(%i: index, %m: vector<4xi1>, %v: vector<4xf32>, %at: vector<4xindex>,
                          %b: memref<4x8xf32>) {
  // expected-error @below {{'vector.gather' op requires 2 indices}}
  %0 = vector.gather %b[%i] [%at], %m, %v
    : memref<4x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_indices(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>,
                          %far: vector<8xindex>) {
  // expected-error @below {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %a[%i] [%far], %m, %v
    : memref<8xf32>, vector<8xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_mask(%a: memref<8xf32>, %i: index, %v: vector<4xf32>, %at: vector<4xindex>,
                       %many: vector<8xi1>) {
  // expected-error @below {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %a[%i] [%at], %many, %v
    : memref<8xf32>, vector<4xindex>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_rest(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %w: vector<8xf32>, %at: vector<4xindex>) {
  // expected-error @below {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %a[%i] [%at], %m, %w
    : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_places(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<4xf32>'}}
  %0 = vector.gather %a[%i] [%v], %m, %v : memref<8xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @scatter_elements(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi32>,
                            %at: vector<4xindex>) {
  // expected-error @below {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %a[%i] [%at], %m, %n : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @scatter_offsets(%i: index, %m: vector<4xi1>, %v: vector<4xf32>, %at: vector<4xindex>,
                           %b: memref<4x8xf32>) {
  // expected-error @below {{'vector.scatter' op requires 2 indices}}
  vector.scatter %b[%i] [%at], %m, %v : memref<4x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @scatter_indices(%a: memref<8xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>,
                           %far: vector<8xindex>) {
  // expected-error @below {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %a[%i] [%far], %m, %v : memref<8xf32>, vector<8xindex>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @scatter_mask(%a: memref<8xf32>, %i: index, %v: vector<4xf32>, %at: vector<4xindex>,
                        %many: vector<8xi1>) {
  // expected-error @below {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %a[%i] [%at], %many, %v : memref<8xf32>, vector<4xindex>, vector<8xi1>, vector<4xf32>
  return
}

// -----

// Parts of vectors.

func.func @slice_lists(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [1, 1], strides = [1]}
    : vector<4x8xf32> to vector<1x1xf32>
  return
}

// -----

func.func @slice_rank(%v: vector<4xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]}
    : vector<4xf32> to vector<1x1xf32>
  return
}

// -----

func.func @slice_offset(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @slice_size(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [0], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @slice_stride(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @slice_end(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @slice_result(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8xf32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x4xf32>
  return
}

// -----

func.func @slice_scalable(%s: vector<[4]xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %s {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}

// -----

func.func @block_offsets(%a: vector<4x8xf32>, %b: vector<2x4xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @block_strides(%a: vector<4x8xf32>, %b: vector<2x4xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1]} : vector<2x4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @block_rank(%b: vector<2x4xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %b, %v {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4xf32>
  return
}

// -----

func.func @block_offset(%a: vector<4x8xf32>, %b: vector<2x4xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected offsets dimension 1 to be confined to [0, 8)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 8], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @block_stride(%a: vector<4x8xf32>, %b: vector<2x4xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1, 2]} : vector<2x4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @block_end(%a: vector<4x8xf32>, %b: vector<2x4xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 5], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @block_scalable(%v: vector<4xf32>, %t: vector<2x[4]xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %0 = vector.insert_strided_slice %v, %t {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x[4]xf32>
  return
}

// -----

func.func @block_scalable_size(%t: vector<2x[4]xf32>, %u: vector<[2]xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %u, %t {offsets = [0, 0], strides = [1]} : vector<[2]xf32> into vector<2x[4]xf32>
  return
}

// -----

func.func @extract_rank(%v: vector<4xf32>) {
  // expected-error @below {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %v[0, 0] : f32 from vector<4xf32>
  return
}

// -----

func.func @extract_bounds(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[0, 8] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @extract_point(%v: vector<4xf32>) {
  // expected-error @below {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %v[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @extract_open(%v: vector<4xf32>) {
  // expected-error @below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @extract_element(%v: vector<4xf32>) {
  // expected-error @below {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %v[0] : f64 from vector<4xf32>
  return
}

// -----

func.func @insert_rank(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %x, %v[0, 0] : f32 into vector<4xf32>
  return
}

// -----

func.func @insert_source(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %v, %a[0, 0] : vector<4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_scalar(%a: vector<4x8xf32>, %x: f32) {
  // expected-error @below {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %x, %a[0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @insert_bounds(%a: vector<4x8xf32>, %x: f32) {
  // expected-error @below {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %x, %a[4, 0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @whole_parts(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error @below {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %v, %s[2] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @whole_part(%s: vector<[4]xf32>) {
  // expected-error @below {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %s[2] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @part_of_fixed(%v: vector<4xf32>) {
  // expected-error @below {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = vector.scalable.extract %v[0] : vector<4xf32> from vector<4xf32>
  return
}

// -----

func.func @elements_count(%x: f32) {
  // expected-error @below {{custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 4 types}}
  %0 = vector.from_elements %x, %x : vector<4xf32>
  return
}

// -----

func.func @elements_type(%n: i32) {
  // expected-error @below {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%n) : (i32) -> vector<1xf32>
  return
}

// -----

// Vectors made of others.

func.func @shuffled_rank(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %v [0, 1] : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @shuffled_rest(%a: vector<4x8xf32>, %b: vector<2x4xf32>) {
  // expected-error @below {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<4x8xf32>, vector<2x4xf32>
  return
}

// -----

func.func @shuffled_nothing(%v: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op invalid mask length}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}

// -----

func.func @shuffled_length(%v: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @shuffled_range(%v: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @transposed_rank(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %a, [0, 1] : vector<4x8xf32> to vector<4xf32>
  return
}

// -----

func.func @transposed_length(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %a, [0] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @transposed_range(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %a, [0, 2] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @transposed_twice(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.transpose' op duplicate position index: 0}}
  %0 = vector.transpose %a, [0, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @transposed_size(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @broadcast_buffer(%m: memref<4xf32>) {
  // expected-error @below {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %m : memref<4xf32> to vector<4xf32>
  return
}

// -----

func.func @broadcast_rank(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %a : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @broadcast_size(%v: vector<4xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch (4 vs. 8)}}
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x8xf32>
  return
}

// -----

func.func @broadcast_scalable(%v: vector<4xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x[4]xf32>
  return
}

// -----

func.func @broadcast_element(%x: f32) {
  // expected-error @below {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %x : f32 to vector<4xi32>
  return
}

// -----

func.func @interleaved(%v: vector<4xf32>) {
  // expected-error @below {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @deinterleaved_odd(%o: vector<3xf32>) {
  // expected-error @below {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %o : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @deinterleaved(%v: vector<4xf32>) {
  // expected-error @below {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<4xf32>
  return
}

// -----

// Reductions and products.

func.func @reduced_rank(%a: vector<4x8xf32>) {
  // expected-error @below {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %a : vector<4x8xf32> into f32
  return
}

// -----

func.func @reduced_kind(%v: vector<4xf32>) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'xor'}}
  %0 = vector.reduction <xor>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @reduced_integers(%n: vector<4xi32>) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minimumf'}}
  %0 = vector.reduction <minimumf>, %n : vector<4xi32> into i32
  return
}

// -----

func.func @reduced_type(%v: vector<4xf32>) {
  // expected-error @below {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %v : vector<4xf32> into f64
  return
}

// -----

func.func @scanned_dimension(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %a, %v {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @scanned_rank(%a: vector<4x8xf32>, %b: vector<2x4xf32>) {
  // expected-error @below {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<2x4xf32>
  return
}

// -----

func.func @scanned_shape(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %v {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @scanned_kind(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.scan' op unsupported reduction type 'f32' for kind 'or'}}
  %0:2 = vector.scan <or>, %a, %v {inclusive = false, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @outer_one(%v: vector<4xf32>) {
  // expected-error @below {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %v : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @outer_scalar(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %x, %v : f32, vector<4xf32>
  return
}

// -----

func.func @outer_left(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %v : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @outer_right(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %v, %a : vector<4xf32>, vector<4x8xf32>
  return
}

// -----

func.func @outer_result(%v: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @outer_rows(%v: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<3x4xf32>
  return
}

// -----

func.func @outer_columns(%v: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4x3xf32>
  return
}

// -----

func.func @outer_scalable(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %s, %v : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @outer_with_scalar(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%v, %x) : (vector<4xf32>, f32) -> vector<4x4xf32>
  return
}

// -----

func.func @outer_with_scalar_rows(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%v, %x) : (vector<4xf32>, f32) -> vector<3xf32>
  return
}

// -----

func.func @outer_sum(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%v, %v, %a) : (vector<4xf32>, vector<4xf32>, vector<4x8xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @outer_kind(%v: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error @below {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %v, %v, %c {kind = #vector.kind<and>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @fused_integers(%n: vector<4xi32>) {
  // expected-error @below {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = vector.fma %n, %n, %n : vector<4xi32>
  return
}

// -----

// Transfers.

func.func @read_types(%a: memref<4x8xf32>, %x: f32, %i: index) {
  // expected-error @below {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %a[%i, %i], %x : memref<4x8xf32>
  return
}

// -----

func.func @read_result(%a: memref<4x8xf32>, %x: f32, %i: index) {
  // expected-error @below {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %a[%i, %i], %x : memref<4x8xf32>, f32
  return
}

// -----

func.func @read_source(%x: f32, %i: index, %t: tensor<*xf32>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %t[%i], %x : tensor<*xf32>, vector<4xf32>
  return
}

// -----

func.func @read_masked_vectors(%i: index, %m: vector<4xi1>, %b: memref<4xvector<2xf32>>, %u: vector<2xf32>) {
  // expected-error @below {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %b[%i], %u, %m : memref<4xvector<2xf32>>, vector<4x2xf32>
  return
}

// -----

func.func @write_types(%a: memref<4x8xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v, %a[%i, %i] : vector<4xf32>
  return
}

// -----

func.func @write_value(%a: memref<4x8xf32>, %x: f32, %i: index) {
  // expected-error @below {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %x, %a[%i, %i] : f32, memref<4x8xf32>
  return
}

// -----

func.func @write_target(%i: index, %v: vector<4xf32>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %v[%i] : vector<4xf32>, vector<4xf32>
  return
}

// -----

// Masked operations.

func.func @mask_results(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @mask_of_two(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.mask' op expects only one operation to mask}}
  %0 = vector.mask %m {
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
    vector.yield %2 : f32
  } : vector<4xi1> -> f32
  return
}

// -----

func.func @mask_of_sum(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %m { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @mask_without_results(%m: vector<4xi1>, %v: vector<4xf32>, %x: f32, %a: memref<8xf32>, %i: index) {
  // expected-error @below {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %0 = vector.mask %m {
    vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<8xf32>
    vector.yield %x : f32
  } : vector<4xi1> -> f32
  return
}

// -----

func.func @mask_yields_other(%m: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = vector.mask %m {
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %x : f32
  } : vector<4xi1> -> f32
  return
}

// -----

func.func @mask_result_type(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> i32
  return
}

// -----

func.func @mask_size(%m: vector<4xi1>, %w: vector<8xf32>) {
  // expected-error @below {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.reduction <add>, %w : vector<8xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @mask_with_rest(%m: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %m, %x { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @mask_rest_type(%m: vector<4xi1>, %w: vector<8xf32>, %x: f32, %a: memref<8xf32>, %i: index) {
  // expected-error @below {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%m, %w) ({
    %1 = vector.transfer_read %a[%i], %x : memref<8xf32>, vector<4xf32>
    vector.yield %1 : vector<4xf32>
  }) : (vector<4xi1>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @mask_rest_without_result(%m: vector<4xi1>, %v: vector<4xf32>, %a: memref<8xf32>, %i: index) {
  // expected-error @below {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %m, %v { vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return
}

// -----

func.func @mask_write_size(%m: vector<4xi1>, %w: vector<8xf32>, %a: memref<8xf32>, %i: index) {
  // expected-error @below {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  vector.mask %m { vector.transfer_write %w, %a[%i] : vector<8xf32>, memref<8xf32> } : vector<4xi1>
  return
}

// -----

// Others.

func.func @print_both(%x: f32) {
  // expected-error @below {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  "vector.print"(%x) <{punctuation = #vector.punctuation<newline>, stringLiteral = "both"}> : (f32) -> ()
  return
}

// -----

func.func @print_buffer(%a: memref<4xf32>) {
  // expected-error @below {{'vector.print' op operand #0 must be , but got 'memref<4xf32>'}}
  vector.print %a : memref<4xf32>
  return
}

// -----

func.func @steps() {
  // expected-error @below {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @step_rank() {
  // expected-error @below {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<2x4xindex>'}}
  %0 = vector.step : vector<2x4xindex>
  return
}

// -----

func.func @contract_symbols(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_inputs(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 1 to have 1 number of inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_outputs(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 2 to have 0 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_projection(%v: vector<4x4xf32>, %x: vector<4xf32>) {
  // expected-error @below {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} %v, %v, %x
    : vector<4x4xf32>, vector<4x4xf32> into vector<4xf32>
  return
}

// -----

func.func @contract_nothing(%v: vector<4xf32>, %x: vector<4xf32>) {
  // expected-error @below {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @contract_pair(%v: vector<4xf32>, %w: vector<5xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %w, %x
    : vector<4xf32>, vector<5xf32> into f32
  return
}

// -----

#b0 = affine_map<(b, k) -> (b, k)>
#b2 = affine_map<(b, k) -> (b)>
func.func @contract_batch(%v: vector<3x4xf32>, %w: vector<2x4xf32>, %x: vector<3xf32>) {
  // expected-error @below {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract {indexing_maps = [#b0, #b0, #b2], iterator_types = ["parallel", "reduction"]} %v, %w, %x
    : vector<3x4xf32>, vector<2x4xf32> into vector<3xf32>
  return
}

// -----

#b0 = affine_map<(b, k) -> (b, k)>
#b2 = affine_map<(b, k) -> (b)>
func.func @contract_shape(%v: vector<3x4xf32>, %x: vector<5xf32>) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<3xf32>'}}
  %0 = vector.contract {indexing_maps = [#b0, #b0, #b2], iterator_types = ["parallel", "reduction"]} %v, %v, %x
    : vector<3x4xf32>, vector<3x4xf32> into vector<5xf32>
  return
}

// -----

#b0 = affine_map<(b, k) -> (b, k)>
#b2 = affine_map<(b, k) -> ()>
func.func @contract_scalar(%v: vector<3x4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [#b0, #b0, #b2], iterator_types = ["parallel", "reduction"]} %v, %v, %x
    : vector<3x4xf32>, vector<3x4xf32> into f32
  return
}

// -----

#b0 = affine_map<(k, j) -> (k)>
#b2 = affine_map<(k, j) -> ()>
func.func @contract_loop_of_none(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0 = vector.contract {indexing_maps = [#b0, #b0, #b2], iterator_types = ["reduction", "reduction"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#b0 = affine_map<(k, j) -> (k)>
#b2 = affine_map<(k, j) -> (j)>
func.func @contract_sum_of_none(%v: vector<4xf32>, %x: vector<4xf32>) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [#b0, #b0, #b2], iterator_types = ["reduction", "parallel"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#b0 = affine_map<(k, i, j) -> (k, i)>
#b1 = affine_map<(k, i, j) -> (k)>
#b2 = affine_map<(k, i, j) -> (j)>
func.func @contract_loop_of_sum(%v: vector<4x3xf32>, %w: vector<4xf32>, %x: vector<3xf32>) {
  // expected-error @below {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [#b0, #b1, #b2], iterator_types = ["reduction", "parallel", "parallel"]} %v, %w, %x
    : vector<4x3xf32>, vector<4xf32> into vector<3xf32>
  return
}

// -----

func.func @contract_kind(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_signed(%v: vector<4xui8>, %x: ui8) {
  // expected-error @below {{'vector.contract' op only supports signless integer types}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %v, %x
    : vector<4xui8>, vector<4xui8> into ui8
  return
}

// -----

func.func @contract_masks(%v: vector<4xf32>, %x: f32, %m: vector<4xi1>) {
  // expected-error @below {{'vector.contract' op expected 3 operands, but found 5}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %v, %x, %m, %m
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_one_mask(%v: vector<4xf32>, %x: f32, %m: vector<4xi1>) {
  // expected-error @below {{custom op 'vector.contract' expected zero or exactly 2 vector mask operands}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %v, %x, %m
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @contract_turned(%v: vector<4x3xf32>, %w: vector<3x5xf32>, %x: vector<5x4xf32>) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x5xf32>'}}
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} %v, %w, %x
    : vector<4x3xf32>, vector<3x5xf32> into vector<5x4xf32>
  return
}

// -----

func.func @contract_no_iterators(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_no_maps(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op requires attribute 'indexing_maps'}}
  %0 = vector.contract {iterator_types = ["reduction"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @outer_one(%v: vector<4xf32>) {
  // expected-error @below {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %v : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @outer_scalar_left(%v: vector<4xf32>, %a: f32) {
  // expected-error @below {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %v : f32, vector<4xf32>
  return
}

// -----

func.func @read_masked_attribute(%x: f32, %i: index, %flat: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %flat[%i], %x {masked = [false]} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @read_vectors_bits(%i: index, %b: memref<4xvector<2xf32>>, %p: vector<2xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %b[%i], %p : memref<4xvector<2xf32>>, vector<3x3xf32>
  return
}

// -----

func.func @read_vectors_rank(%i: index, %b: memref<4xvector<2x2xf32>>, %p: vector<2x2xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires source vector element and vector result ranks to match.}}
  %0 = vector.transfer_read %b[%i], %p {permutation_map = affine_map<(d0) -> ()>} : memref<4xvector<2x2xf32>>, vector<2xf32>
  return
}

// -----

func.func @read_vectors_map(%i: index, %b: memref<4xvector<2xf32>>, %p: vector<2xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %b[%i], %p {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<4xvector<2xf32>>, vector<4x2xf32>
  return
}

// -----

func.func @read_bits(%x: i32, %i: index, %flat: memref<8xi32>) {
  // expected-error @below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %flat[%i], %x : memref<8xi32>, vector<3xi16>
  return
}

// -----

func.func @read_map_rank(%x: f32, %i: index, %m: memref<8x8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<8x8xf32>, vector<4x4xf32>
  return
}

// -----

func.func @read_symbols(%x: f32, %i: index, %m: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @read_map_inputs(%x: f32, %i: index, %m: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @read_mask_type(%x: f32, %i: index, %m: memref<8xf32>, %k: vector<5xi1>) {
  // expected-error @below {{'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %x, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}>
    : (memref<8xf32>, index, f32, vector<5xi1>) -> vector<4xf32>
  return
}

// -----

func.func @read_constant(%x: f32, %i: index, %m: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (1)>} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @read_sum(%x: f32, %i: index, %m: memref<8x8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<8x8xf32>, vector<4xf32>
  return
}

// -----

func.func @read_twice(%x: f32, %i: index, %m: memref<8x8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<8x8xf32>, vector<4x4xf32>
  return
}

// -----

func.func @write_broadcast(%x: vector<4xf32>, %i: index, %m: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %x, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @read_single(%x: f32, %m: memref<f32>, %t: tensor<f32>, %v: vector<f32>, %w: vector<1xf32>) -> tensor<f32> {
  %0 = vector.transfer_read %m[], %x : memref<f32>, vector<f32>
  // expected-error @below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %1 = vector.transfer_read %m[], %x : memref<f32>, vector<1xf32>
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  %2 = vector.transfer_write %v, %t[] : vector<f32>, tensor<f32>
  return %2 : tensor<f32>
}

// -----

func.func @write_single(%m: memref<f32>, %w: vector<1xf32>) {
  // expected-error @below {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_write %w, %m[] : vector<1xf32>, memref<f32>
  return
}

// -----

func.func @read_one_index(%x: f32, %i: index, %m: memref<8x8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires 2 indices}}
  %0 = vector.transfer_read %m[%i], %x : memref<8x8xf32>, vector<4xf32>
  return
}

// -----

func.func @write_no_bounds(%v: vector<4xf32>, %i: index, %m: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_write' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 0}}
  vector.transfer_write %v, %m[%i] {in_bounds = []} : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @read_vector_padding(%i: index, %b: memref<4xvector<2xf32>>, %p: f32) {
  // expected-error @below {{'vector.transfer_read' op requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}>
    : (memref<4xvector<2xf32>>, index, f32) -> vector<4x2xf32>
  return
}

// -----

func.func @read_one_type(%i: index, %b: memref<4xf32>, %p: f32) {
  // expected-error @below {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %b[%i], %p : memref<4xf32>
  return
}

// -----

func.func @read_scalars(%i: index, %b: memref<4xf32>, %p: f32) {
  // expected-error @below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %b[%i], %p : f32, f32
  return
}

// -----

func.func @write_scalars(%i: index, %b: memref<4xf32>, %p: f32) {
  // expected-error @below {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %p, %b[%i] : f32, f32
  return
}

// -----

func.func @write_to_scalar(%i: index, %b: memref<4xf32>, %p: vector<4xf32>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %p, %b[%i] : vector<4xf32>, f32
  return
}

// -----

func.func @read_mask_rank(%x: f32, %i: index, %m: memref<8x8xf32>, %k: vector<4xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %m[%i, %i], %x, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x8xf32>, vector<4x4xf32>
  return
}

// -----

func.func @outer_types(%v: vector<4xf32>) {
  // expected-error @below {{expected ','}}
  %0 = vector.outerproduct %v, %v : vector<4xf32>
  return
}

// -----

func.func @contract_dictionary(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{custom op 'vector.contract' invalid kind of attribute specified}}
  %0 = vector.contract [4] %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_word(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{custom op 'vector.contract' unexpected iterator_type (sideways)}}
  %0 = vector.contract {indexing_maps = [], iterator_types = ["sideways"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @read_rank(%x: f32, %i: index, %flat: memref<8xf32>) {
  // expected-error @below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %flat[%i], %x : memref<8xf32>, vector<2x4xf32>
  return
}

// -----

func.func @write_rank(%i: index, %flat: memref<8xf32>, %w: vector<2x4xf32>) {
  // expected-error @below {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_write %w, %flat[%i] : vector<2x4xf32>, memref<8xf32>
  return
}

// -----

func.func @read_padding(%i: index, %flat: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%flat, %i, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}>
    : (memref<8xf32>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @read_bounds(%x: f32, %i: index, %flat: memref<8xf32>) {
  // expected-error @below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %flat[%i], %x {in_bounds = [true, true]} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @write_indices(%a: memref<4x8xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.transfer_write' op requires 2 indices}}
  vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<4x8xf32>
  return
}

// -----

func.func @write_masked_vectors(%i: index, %m: vector<4xi1>, %b: memref<4xvector<2xf32>>, %w: vector<4x2xf32>) {
  // expected-error @below {{custom op 'vector.transfer_write' does not support masks with vector element type}}
  vector.transfer_write %w, %b[%i], %m : vector<4x2xf32>, memref<4xvector<2xf32>>
  return
}

// -----

func.func @contract_maps(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [], iterator_types = ["reduction"]} %v, %v, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @multi_reduction_type(%a: vector<4x8xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %v [0] : vector<4x8xf32> to vector<4xf32>
  return
}
