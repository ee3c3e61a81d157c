func.func @f() {
  // expected-error @below {{failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @f() {
  // expected-error @below {{integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @f() {
  // expected-error @below {{intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[0, 1]> : vector<[2]xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error @below {{requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i64) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @f(%a: si32) {
  // expected-error @below {{operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.addi %a, %a : si32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{result #1 must be bool-like, but got 'i32'}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{failed to verify that all of {lhs, rhs, sum} have same type}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1)
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error @below {{if an operand is non-scalar, then all results must be non-scalar}}
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<2xi32>, vector<2xi32>) -> (vector<2xi32>, i1)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi below, %a, %a : i32
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error @below {{failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (vector<2xi32>, vector<2xi32>) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error @below {{requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{invalid properties {predicate = 10 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 10 : i64}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @below {{failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpf"(%a, %a) <{predicate = 0 : i64}> : (vector<2xf32>, vector<2xf32>) -> vector<3xi1>
  return
}

// -----

func.func @f(%c: i1, %a: i32, %b: i64) {
  // expected-error @below {{failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

func.func @f(%c: i32, %a: i32) {
  // expected-error @below {{operand #0 must be bool-like, but got 'i32'}}
  %0 = "arith.select"(%c, %a, %a) : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%c: vector<2xi1>, %a: vector<3xi32>) {
  // expected-error @below {{failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<2xi1>, vector<3xi32>
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %a: vector<2xi32>) {
  // expected-error @below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %a, %a : tensor<2xi1>, vector<2xi32>
  return
}

// -----

func.func @f(%c: tensor<?xi1>, %a: tensor<2xi32>) {
  // expected-error @below {{failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : tensor<?xi1>, tensor<2xi32>
  return
}

// -----

func.func @f(%c: tensor<*xi1>, %a: tensor<2xi32>) {
  // expected-error @below {{failed to verify that condition is signless i1 or has matching shape}}
  %0 = "arith.select"(%c, %a, %a) : (tensor<*xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extui %a : i32 to i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i16
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extsi %a : index to i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{operand type 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.extf %a : f32 to f16
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.trunci %a : i32 to i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{operand type 'f32' and result type 'f64' are cast incompatible}}
  %0 = arith.truncf %a : f32 to f64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{expected ':'}}
  %0 = arith.truncf %a sideways : f32 to f16
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.sitofp %a : i32 to i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.fptoui %a : f32 to index
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @below {{requires the same shape for all operands and results}}
  %0 = arith.fptosi %a : vector<2xf32> to vector<3xi32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{operand type 'f32' and result type 'i16' are cast incompatible}}
  %0 = arith.bitcast %a : f32 to i16
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @below {{requires the same shape for all operands and results}}
  %0 = arith.bitcast %a : vector<2xf32> to f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_castui %a : index to index
  return
}

// -----

func.func @f(%a: tensor<?xi32>) {
  // expected-error @below {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<?xi32> to tensor<2xi64>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @below {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.bitcast %a : tensor<*xf32> to tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.fptosi %a : tensor<2xf32> to tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<2xf32, "a">) {
  // expected-error @below {{operand type 'tensor<2xf32, "a">' and result type 'tensor<2xf64, "b">' are cast incompatible}}
  %0 = arith.extf %a : tensor<2xf32, "a"> to tensor<2xf64, "b">
  return
}

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) {
  // expected-error @below {{operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @f(%a: f16, %s: f8E8M0FNU) {
  // expected-error @below {{operand types 'f16', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %s: tensor<?xf8E8M0FNU>) {
  // expected-error @below {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.scaling_truncf %a, %s : tensor<?xf32>, tensor<?xf8E8M0FNU> to tensor<2xf16>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %s: vector<2xf8E8M0FNU>) {
  // expected-error @below {{operand types 'vector<2xf32>', 'vector<2xf8E8M0FNU>' and result type 'vector<3xf16>' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : vector<2xf32>, vector<2xf8E8M0FNU> to vector<3xf16>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %s: vector<3xf8E8M0FNU>) {
  // expected-error @below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.scaling_truncf %a, %s : vector<2xf32>, vector<3xf8E8M0FNU> to vector<2xf16>
  return
}

// -----

func.func @f(%a: memref<2xi32>) {
  // expected-error @below {{operand #0 must be signless-fixed-width-integer-like, but got 'memref<2xi32>'}}
  %0 = arith.extsi %a : memref<2xi32> to memref<2xi64>
  return
}
