// ODS: mlir/Dialect/SparseTensor/IR/SparseTensorOps.td mlir/Dialect/Complex/IR/ComplexOps.td mlir/Dialect/Tosa/IR/TosaOps.td
func.func @f() {
  %v = "t.v"() : () -> (tensor<4xi1>)
  // expected-error @+1 {{unexpected conversion mismatch in rank}}
  %r = "sparse_tensor.convert"(%v) : (tensor<4xi1>) -> tensor<i8>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4xi1>)
  // expected-error @+1 {{unexpected conversion mismatch in dimension 0}}
  %r = "sparse_tensor.convert"(%v) : (tensor<4xi1>) -> tensor<5xi8>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<5xi1>)
  %r = "sparse_tensor.convert"(%v) : (tensor<5xi1>) -> tensor<?xi8>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4xi1>)
  %r = "sparse_tensor.convert"(%v) : (tensor<4xi1>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{present region must have exactly 1 arguments}}
  %r = "sparse_tensor.unary"(%v) ({ ^bb0(%a: i32, %b: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}, {}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{present region argument 1 type mismatch}}
  %r = "sparse_tensor.unary"(%v) ({ ^bb0(%a: i16): "sparse_tensor.yield"(%a) : (i16) -> ()}, {}) : (i32) -> i16
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{present region yield type mismatch}}
  %r = "sparse_tensor.unary"(%v) ({ ^bb0(%a: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}, {}) : (i32) -> i16
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{present region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.unary"(%v) ({ ^bb0(%a: i32): "t.x"() : () -> ()}, {}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  %r = "sparse_tensor.unary"(%v) ({ }, {}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{absent region must have exactly 0 arguments}}
  %r = "sparse_tensor.unary"(%v) ({ }, {^bb0(%a: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{absent region yield type mismatch}}
  %r = "sparse_tensor.unary"(%v) ({ }, {^bb0: %a = "t.v"() : () -> i16 "sparse_tensor.yield"(%a) : (i16) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{absent region cannot yield locally computed value}}
  %r = "sparse_tensor.unary"(%v) ({ }, {^bb0: %a = "t.v"() : () -> i32 "sparse_tensor.yield"(%a) : (i32) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  %r = "sparse_tensor.unary"(%v) ({ }, {^bb0: %a = "arith.constant"() <{value = 3 : i32}> : () -> i32 "sparse_tensor.yield"(%a) : (i32) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{absent region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.unary"(%v) ({ }, {^bb0: %a = "arith.constant"() <{value = 3 : i32}> : () -> i32 "t.x"() : () -> ()}) : (i32) -> i32
  return
}
// -----
  // expected-error @+1 {{absent region cannot yield linalg argument}}
func.func @f(%x: i32) { %r = "sparse_tensor.unary"(%x) ({ }, {^bb0: "sparse_tensor.yield"(%x) : (i32) -> ()}) : (i32) -> i32 
 return }
// -----
func.func @f(%x: i32) { %y = "arith.constant"() <{value = 3 : i32}> : () -> i32 
 %r = "sparse_tensor.unary"(%x) ({ }, {^bb0: "sparse_tensor.yield"(%y) : (i32) -> ()}) : (i32) -> i32 
 return }
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{overlap region must have exactly 2 arguments}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({ ^bb0(%a: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}, {}, {}) : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{overlap region argument 1 type mismatch}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({ ^bb0(%a: i16, %b: i32): "sparse_tensor.yield"(%a) : (i16) -> ()}, {}, {}) : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{overlap region yield type mismatch}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({ ^bb0(%a: i32, %b: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}, {}, {}) : (i32, i32) -> i16
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{left region must have exactly 1 arguments}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({}, { ^bb0(%a: i32, %b: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}, {}) : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{left region argument 1 type mismatch}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({}, { ^bb0(%a: i16): "sparse_tensor.yield"(%a) : (i16) -> ()}, {}) : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{right region argument 1 type mismatch}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({}, {}, { ^bb0(%a: i16): "sparse_tensor.yield"(%a) : (i16) -> ()}) : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{right region yield type mismatch}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({}, {}, { ^bb0(%a: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}) : (i32, i32) -> i16
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{left=identity requires first argument to have the same type as the output}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) <{left_identity}> ({}, {}, {}) : (i32, i32) -> i16
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{right=identity requires second argument to have the same type as the output}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) <{right_identity}> ({}, {}, {}) : (i32, i32) -> i16
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{right region must end with sparse_tensor.yield}}
  %r = "sparse_tensor.binary"(%v#0, %v#1) ({}, {}, { ^bb0(%a: i32): "t.x"() : () -> ()}) : (i32, i32) -> i16
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (i32, i32, i32)
  // expected-error @+1 {{reduce region must have exactly 2 arguments}}
  %r = "sparse_tensor.reduce"(%v#0, %v#1, %v#2) ({ ^bb0(%a: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}) : (i32, i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (i32, i32, i32)
  // expected-error @+1 {{reduce region argument 2 type mismatch}}
  %r = "sparse_tensor.reduce"(%v#0, %v#1, %v#2) ({ ^bb0(%a: i32, %b: i16): "sparse_tensor.yield"(%a) : (i32) -> ()}) : (i32, i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (i32, i32, i32)
  // expected-error @+1 {{reduce region yield type mismatch}}
  %r = "sparse_tensor.reduce"(%v#0, %v#1, %v#2) ({ ^bb0(%a: i32, %b: i32): %c = "t.v"() : () -> i16 "sparse_tensor.yield"(%c) : (i16) -> ()}) : (i32, i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (i32, i32, i32)
  // expected-error @+1 {{'sparse_tensor.reduce' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %r = "sparse_tensor.reduce"(%v#0, %v#1, %v#2) ({ }) : (i32, i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{select region yield type mismatch}}
  %r = "sparse_tensor.select"(%v) ({ ^bb0(%a: i32): "sparse_tensor.yield"(%a) : (i32) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{select region argument 1 type mismatch}}
  %r = "sparse_tensor.select"(%v) ({ ^bb0(%a: i16): %c = "t.v"() : () -> i1 "sparse_tensor.yield"(%c) : (i1) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{select region must have exactly 1 arguments}}
  %r = "sparse_tensor.select"(%v) ({ ^bb0: %c = "t.v"() : () -> i1 "sparse_tensor.yield"(%c) : (i1) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{'sparse_tensor.select' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %r = "sparse_tensor.select"(%v) ({ }) : (i32) -> i32
  return
}
// -----
func.func @f(%q: i32) { "scf.execute_region"() ({ %x = "t.v"() : () -> i32 
 %r = "sparse_tensor.unary"(%x) ({ }, {^bb0: "sparse_tensor.yield"(%q) : (i32) -> ()}) : (i32) -> i32 
 "scf.yield"() : () -> () }) : () -> () 
 return }
// -----
func.func @f() { %q = "t.v"() : () -> i32
 "scf.execute_region"() ({ %x = "t.v"() : () -> i32 
 %r = "sparse_tensor.unary"(%x) ({ }, {^bb0: "sparse_tensor.yield"(%q) : (i32) -> ()}) : (i32) -> i32 
 "scf.yield"() : () -> () }) : () -> () 
 return }
// -----
  // expected-error @+1 {{absent region must end with sparse_tensor.yield}}
func.func @f(%x: f32) { %r = "sparse_tensor.unary"(%x) ({ }, {^bb0: "cf.br"()[^bb1] : () -> ()
 ^bb1: "t.x"() : () -> ()}) : (f32) -> index 
 return }
