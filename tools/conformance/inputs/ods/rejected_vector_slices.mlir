// ODS: mlir/Dialect/Vector/IR/VectorOps.td
func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected result type to be 'vector<2x4x16xf32>'}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op failed to verify that operand and result have same element type}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf16>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2, 1], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [2, 4, 1], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2, 0, 0], sizes = [2, 4, 1, 1], strides = [1, 1, 1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [4, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [-1, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [5, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<5x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [0, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [2, 4], strides = [2, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [2, 4], strides = [0, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [3, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (4 vs 8)}}
  %1 = "vector.extract_strided_slice"(%sv) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x[8]xf32>) -> vector<2x[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected result type to be 'vector<2x[4]xf32>'}}
  %1 = "vector.extract_strided_slice"(%sv) <{offsets = [0, 0], sizes = [2, 4], strides = [1, 1]}> : (vector<4x[8]xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected result type to be 'vector<2x[8]xf32>'}}
  %1 = "vector.extract_strided_slice"(%sv) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<4x[8]xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %1 = "vector.insert_strided_slice"(%w, %v) <{offsets = [0, 2], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %1 = "vector.insert_strided_slice"(%w, %v) <{offsets = [0, 2, 0], strides = [1]}> : (vector<2x4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %1 = "vector.insert_strided_slice"(%v, %w) <{offsets = [0, 2], strides = [1, 1, 1]}> : (vector<4x8x16xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %1 = "vector.insert_strided_slice"(%w, %v) <{offsets = [9, 2, 0], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %1 = "vector.insert_strided_slice"(%w, %v) <{offsets = [0, 7, 0], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %1 = "vector.insert_strided_slice"(%w, %v) <{offsets = [0, 2, 0], strides = [2, 1]}> : (vector<2x4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 2 to be confined to [1, 17)}}
  %1 = "vector.insert_strided_slice"(%w, %v) <{offsets = [0, 2, 14], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=1)}}
  %1 = "vector.insert_strided_slice"(%w, %sv) <{offsets = [0, 0], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x[8]xf32>) -> vector<4x[8]xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 0 to be confined to [1, 5)}}
  %1 = "vector.insert_strided_slice"(%sv, %sv) <{offsets = [1, 0], strides = [1, 1]}> : (vector<4x[8]xf32>, vector<4x[8]xf32>) -> vector<4x[8]xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %1 = "vector.insert_strided_slice"(%sv, %sv) <{offsets = [0, 1], strides = [1, 1]}> : (vector<4x[8]xf32>, vector<4x[8]xf32>) -> vector<4x[8]xf32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>, %sv: vector<4x[8]xf32>, %w3: vector<2x4x16xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=1)}}
  %1 = "vector.insert_strided_slice"(%sv, %v) <{offsets = [0, 0, 0], strides = [1, 1]}> : (vector<4x[8]xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}
