// ODS: mlir/Dialect/Arith/IR/ArithOps.td
func.func @s(%f: tensor<f32>, %s: tensor<bf16>) {
  // expected-error @below {{'arith.scaling_truncf' op operand types 'tensor<f32>', 'tensor<bf16>' and result type 'f16' are cast incompatible}}
  %1 = "arith.scaling_truncf"(%f, %s) : (tensor<f32>, tensor<bf16>) -> f16
  return
}

// -----

func.func @s(%f: tensor<f32>, %s: tensor<bf16>) {
  // expected-error @below {{'arith.scaling_extf' op operand types 'tensor<f32>', 'tensor<bf16>' and result type 'f64' are cast incompatible}}
  %1 = "arith.scaling_extf"(%f, %s) : (tensor<f32>, tensor<bf16>) -> f64
  return
}

// -----

func.func @s(%f: tensor<4xf32>, %s: tensor<5xbf16>) {
  // expected-error @below {{'arith.scaling_truncf' op all non-scalar operands/results must have the same shape and base type}}
  %1 = "arith.scaling_truncf"(%f, %s) : (tensor<4xf32>, tensor<5xbf16>) -> tensor<4xf16>
  return
}

// -----

func.func @s(%f: tensor<4xf32>, %s: tensor<5xbf16>) {
  // expected-error @below {{'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type}}
  %1 = "arith.scaling_extf"(%f, %s) : (tensor<4xf32>, tensor<5xbf16>) -> tensor<4xf64>
  return
}

// -----

func.func @s(%f: tensor<4xf16>, %s: tensor<4xbf16>) {
  // expected-error @below {{'arith.scaling_truncf' op operand types 'tensor<4xf16>', 'tensor<4xbf16>' and result type 'tensor<4xf64>' are cast incompatible}}
  %1 = "arith.scaling_truncf"(%f, %s) : (tensor<4xf16>, tensor<4xbf16>) -> tensor<4xf64>
  return
}

// -----

func.func @s(%f: tensor<4xf64>, %s: tensor<4xbf16>) {
  // expected-error @below {{'arith.scaling_extf' op operand types 'tensor<4xf64>', 'tensor<4xbf16>' and result type 'tensor<4xf16>' are cast incompatible}}
  %1 = "arith.scaling_extf"(%f, %s) : (tensor<4xf64>, tensor<4xbf16>) -> tensor<4xf16>
  return
}

// -----

func.func @s(%f: f32, %s: tensor<4xbf16>) {
  // expected-error @below {{'arith.scaling_truncf' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %1 = "arith.scaling_truncf"(%f, %s) : (f32, tensor<4xbf16>) -> f16
  return
}

// -----

func.func @s(%f: f32, %s: tensor<4xbf16>) {
  // expected-error @below {{'arith.scaling_truncf' op failed to verify that input and output have the same tensor dimensions}}
  %1 = "arith.scaling_truncf"(%f, %s) : (f32, tensor<4xbf16>) -> tensor<4xf16>
  return
}

// -----

func.func @s(%f: f32, %s: bf16) {
  // expected-error @below {{'arith.scaling_truncf' op operand types 'f32', 'bf16' and result type 'vector<4xf16>' are cast incompatible}}
  %1 = "arith.scaling_truncf"(%f, %s) : (f32, bf16) -> vector<4xf16>
  return
}

// -----

func.func @s(%f: f32, %s: bf16) {
  // expected-error @below {{'arith.truncf' op requires the same shape for all operands and results}}
  %1 = "arith.truncf"(%f) : (f32) -> vector<4xf16>
  return
}

// -----

func.func @s(%f: tensor<4xf32>, %s: bf16) {
  // expected-error @below {{'arith.truncf' op failed to verify that input and output have the same tensor dimensions}}
  %1 = "arith.truncf"(%f) : (tensor<4xf32>) -> tensor<5xf16>
  return
}

// -----

func.func @s(%f: vector<4xf32>, %s: vector<4xbf16>) {
  // expected-error @below {{'arith.scaling_truncf' op operand types 'vector<4xf32>', 'vector<4xbf16>' and result type 'vector<5xf16>' are cast incompatible}}
  %1 = "arith.scaling_truncf"(%f, %s) : (vector<4xf32>, vector<4xbf16>) -> vector<5xf16>
  return
}

// -----

func.func @s(%f: vector<4xf32>, %s: vector<4xbf16>) {
  // expected-error @below {{'arith.scaling_truncf' op operand types 'vector<4xf32>', 'vector<4xbf16>' and result type 'f16' are cast incompatible}}
  %1 = "arith.scaling_truncf"(%f, %s) : (vector<4xf32>, vector<4xbf16>) -> f16
  return
}

// -----

func.func @s(%f: f16, %s: bf16) {
  // expected-error @below {{'arith.scaling_truncf' op operand types 'f16', 'bf16' and result type 'bf16' are cast incompatible}}
  %1 = "arith.scaling_truncf"(%f, %s) : (f16, bf16) -> bf16
  return
}

// -----

func.func @s(%f: f16, %s: bf16) {
  // expected-error @below {{'arith.scaling_extf' op operand types 'f16', 'bf16' and result type 'bf16' are cast incompatible}}
  %1 = "arith.scaling_extf"(%f, %s) : (f16, bf16) -> bf16
  return
}

// -----

func.func @s(%f: f16, %s: vector<4xbf16>) {
  // expected-error @below {{'arith.scaling_extf' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %1 = "arith.scaling_extf"(%f, %s) : (f16, vector<4xbf16>) -> f32
  return
}

// -----

func.func @s(%f: f16, %s: vector<4xbf16>) {
  // expected-error @below {{'arith.scaling_extf' op operand types 'f16', 'vector<4xbf16>' and result type 'vector<4xf32>' are cast incompatible}}
  %1 = "arith.scaling_extf"(%f, %s) : (f16, vector<4xbf16>) -> vector<4xf32>
  return
}

// -----

func.func @s(%f: vector<4xf16>, %s: vector<4xbf16>) {
  // expected-error @below {{'arith.scaling_extf' op failed to verify that input and output have the same tensor dimensions}}
  %1 = "arith.scaling_extf"(%f, %s) : (vector<4xf16>, vector<4xbf16>) -> tensor<4xf32>
  return
}
