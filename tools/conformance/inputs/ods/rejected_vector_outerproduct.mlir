// ODS: mlir/Dialect/Vector/IR/VectorOps.td
func.func @a(%a: vector<4xf64>, %b: vector<4x2xf64>, %s: f64) {
  // expected-error@+1 {{expected 2-d vector result}}
  %1 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @a(%a: vector<4xf64>, %b: vector<4x2xf64>, %s: f64) {
  // expected-error@+1 {{expected 1-d vector result}}
  %1 = "vector.outerproduct"(%a, %s) <{kind = #vector.kind<add>}> : (vector<4xf64>, f64) -> vector<4x1xf64>
  return
}
// -----
func.func @a(%a: vector<4xf64>, %b: vector<4x2xf64>, %s: f64) {
  // expected-error@+1 {{expected #2 operand dim to match result dim #2}}
  %1 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<4xf64>) -> vector<4x2xf64>
  return
}
// -----
func.func @a(%a: vector<4xf64>, %b: vector<4x2xf64>, %s: f64) {
  // expected-error@+1 {{expected #1 operand dim to match result dim #1}}
  %1 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<4xf64>) -> vector<3x4xf64>
  return
}
// -----
func.func @a(%a: vector<4xf64>, %b: vector<4x2xf64>, %s: f64) {
  // expected-error@+1 {{expected operand #3 of same type as result type}}
  %1 = "vector.outerproduct"(%a, %a, %b) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<4xf64>, vector<4x2xf64>) -> vector<4x4xf64>
  return
}
// -----
func.func @a(%a: vector<4xf64>, %b: vector<4x2xf64>, %s: f64) {
  // expected-error@+1 {{unsupported outerproduct type}}
  %1 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<and>}> : (vector<4xf64>, vector<4xf64>) -> vector<4x4xf64>
  return
}
// -----
func.func @a(%a: vector<[4]xf64>, %b: vector<4xf64>) {
  // expected-error@+1 {{expected either both or only #2 operand dim to be scalable}}
  %1 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<[4]xf64>, vector<4xf64>) -> vector<[4]x4xf64>
  return
}
// -----
func.func @a(%a: vector<4x2xf64>, %b: vector<4xf64>) {
  // expected-error@+1 {{expected 1-d vector for operand #1}}
  %1 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4x2xf64>, vector<4xf64>) -> vector<4x4xf64>
  return
}
// -----
func.func @a(%a: vector<4xf64>, %b: vector<4x2xf64>) {
  // expected-error@+1 {{expected 1-d vector for operand #2}}
  %1 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<4x2xf64>) -> vector<4x4xf64>
  return
}
// -----
func.func @a(%a: vector<4xf64>, %s: f64) {
  // expected-error@+1 {{expected #1 operand dim to match result dim #1}}
  %1 = "vector.outerproduct"(%a, %s) <{kind = #vector.kind<add>}> : (vector<4xf64>, f64) -> vector<3xf64>
  return
}
