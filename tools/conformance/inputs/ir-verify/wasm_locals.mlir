// ODS: mlir/Dialect/WasmSSA/IR/WasmSSAOps.td
func.func @f() {
  %v = "t.v"() : () -> (!wasmssa<local ref to f32>)
  %r = "wasmssa.local_get"(%v) : (!wasmssa<local ref to f32>) -> f32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!wasmssa<local ref to f32>, f32)
  // expected-error @+1 {{input type and output type of local.tee do not match}}
  %r = "wasmssa.local_tee"(%v#0, %v#1) : (!wasmssa<local ref to f32>, f32) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!wasmssa<local ref to f32>, i32)
  // expected-error @+1 {{input type and result type of local.set do not match}}
  "wasmssa.local_set"(%v#0, %v#1) : (!wasmssa<local ref to f32>, i32) -> ()
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!wasmssa<local ref to f32>, f32)
  "wasmssa.local_set"(%v#0, %v#1) : (!wasmssa<local ref to f32>, f32) -> ()
  return
}
// -----
func.func @f() {
  %r = "wasmssa.local"() <{type = f32}> : () -> !wasmssa<local ref to f32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (f32)
  // expected-error @+1 {{input type ('f32') and output type ('f64') have incompatible bit widths}}
  %r = "wasmssa.reinterpret"(%v) : (f32) -> f64
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (f32)
  // expected-error @+1 {{reinterpret input and output type should be distinct}}
  %r = "wasmssa.reinterpret"(%v) : (f32) -> f32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (f32)
  %r = "wasmssa.reinterpret"(%v) : (f32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{unregistered operation 'wasmssa.extend_low_bits_s' found in dialect ('wasmssa') that does not allow unknown operations}}
  %r = "wasmssa.extend_low_bits_s"(%v) <{bitsToTake = 8 : ui64}> : (i32) -> i32
  return
}
// -----
  "func.func"() <{function_type = () -> (), sym_name = "function"}> ({
 %0 = "t.v"() : () -> f32
  // expected-error @+1 {{target should be a block defined in same level than operation or in its region.}}
  "wasmssa.loop"(%0)[^bb1] ({
}) : (f32) -> ()
^bb1(%1: f32):
  "t.end"() : () -> ()
}) : () -> ()
// -----
  "func.func"() <{function_type = () -> (), sym_name = "function"}> ({
 %0 = "t.v"() : () -> f32
  "wasmssa.loop"(%0)[^bb1] ({
^bb0(%x: f32): "wasmssa.block_return"(%x) : (f32) -> ()
}) : (f32) -> ()
^bb1(%1: f32):
  "t.end"() : () -> ()
}) : () -> ()
// -----
  "func.func"() <{function_type = () -> (), sym_name = "function"}> ({
 %0 = "t.v"() : () -> f32
  "wasmssa.loop"(%0)[^bb1] ({
^bb0(%x: f32): "wasmssa.block_return"() : () -> ()
}) : (f32) -> ()
^bb1(%1: f32):
  "t.end"() : () -> ()
}) : () -> ()
// -----
  "func.func"() <{function_type = () -> (), sym_name = "function"}> ({
 %0 = "t.v"() : () -> f32
  "wasmssa.block"(%0)[^bb1] ({
}) : (f32) -> ()
^bb1(%1: f32):
  "t.end"() : () -> ()
}) : () -> ()
// -----
  "func.func"() <{function_type = () -> (), sym_name = "function"}> ({
 %0 = "t.v"() : () -> i32
  "wasmssa.if"(%0)[^bb1] ({
}, {}) : (i32) -> ()
^bb1(%1: f32):
  "t.end"() : () -> ()
}) : () -> ()
// -----
  "func.func"() <{function_type = () -> (), sym_name = "function"}> ({
 %0 = "t.v"() : () -> i32
  "wasmssa.if"(%0)[^bb1] ({
  "t.x"() : () -> ()}, {}) : (i32) -> ()
^bb1:
  "t.end"() : () -> ()
}) : () -> ()
