// Traits that compare types.
%0 = "t.def"() : () -> i32
%1 = "t.def"() : () -> i64
// expected-error @+1 {{requires all operands to have the same type}}
%2 = "arith.cmpi"(%0, %1) <{predicate = 0 : i64}> : (i32, i64) -> i1
// -----
%0 = "t.def"() : () -> tensor<2xi32>
%1 = "t.def"() : () -> tensor<3xi32>
// expected-error @+1 {{requires the same type for all operands and results}}
%2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
// -----
// Dimensions that are not known go with any.
%0 = "t.def"() : () -> tensor<2xi32>
%1 = "t.def"() : () -> tensor<?xi32>
%2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xi32>, tensor<?xi32>) -> tensor<2xi32>
// -----
%0 = "t.def"() : () -> tensor<2xi32, "a">
%1 = "t.def"() : () -> tensor<2xi32, "b">
// expected-error @+1 {{requires the same encoding for all operands and results}}
%2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xi32, "a">, tensor<2xi32, "b">) -> tensor<2xi32, "a">
// -----
%0 = "t.def"() : () -> tensor<2xi32>
%1 = "t.def"() : () -> vector<2xi32>
// expected-error @+1 {{all non-scalar operands/results must have the same shape and base type}}
%2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<2xi32>, vector<2xi32>) -> tensor<2xi32>
// -----
%c = "t.def"() : () -> vector<2xi1>
%0 = "t.def"() : () -> tensor<2xi32>
// expected-error @+1 {{all non-scalar operands/results must have the same shape and base type}}
%1 = "arith.select"(%c, %0, %0) : (vector<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// -----
%0 = "t.def"() : () -> vector<2xi8>
// expected-error @+1 {{requires the same shape for all operands and results}}
%1 = "arith.extsi"(%0) : (vector<2xi8>) -> vector<3xi16>
// -----
%0 = "t.def"() : () -> tensor<2xi32>
// expected-error @+1 {{failed to verify that result type has i1 element type and same shape as operands}}
%1 = "arith.cmpi"(%0, %0) <{predicate = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> i1
// -----
%0 = "t.def"() : () -> i32
// expected-error @+1 {{operand #0 must be index, but got 'i32'}}
%1 = "index.add"(%0, %0) : (i32, i32) -> index
// -----
func.func @widened_to_less(%a: i32) {
  // expected-error @+1 {{operand type 'i32' and result type 'i8' are cast incompatible}}
  %0 = arith.extui %a : i32 to i8
  return
}
// -----
func.func @bits_of_another_width(%a: vector<2xi32>) {
  // expected-error @+1 {{operand type 'vector<2xi32>' and result type 'vector<2xf64>' are cast incompatible}}
  %0 = arith.bitcast %a : vector<2xi32> to vector<2xf64>
  return
}
// -----
func.func @index_cast_without_index(%a: i32) {
  // expected-error @+1 {{operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}
