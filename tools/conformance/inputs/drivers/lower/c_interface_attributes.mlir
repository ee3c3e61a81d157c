// RUN-FLAGS: --convert-func-to-llvm
// Attributes of arguments and results on C interfaces.
func.func private @g(memref<f32> {foo.bar}, i32 {llvm.signext}) -> (i32 {llvm.noundef}) attributes {llvm.emit_c_interface}
func.func @h(%a: memref<?xf32> {llvm.noalias}, %b: i32 {foo.x}) -> (f32 {foo.y}) attributes {llvm.emit_c_interface, llvm.readnone} {
  %c = arith.constant 1.0 : f32
  return %c : f32
}
func.func @two(%a: memref<?xf32> {llvm.noalias}) -> (f32 {foo.y}, i32 {foo.z}) attributes {llvm.emit_c_interface} {
  %c = arith.constant 1.0 : f32
  %d = arith.constant 1 : i32
  return %c, %d : f32, i32
}
func.func @m(%a: memref<?xf32> {llvm.noalias}) -> (memref<?xf32> {foo.y}) attributes {llvm.emit_c_interface} {
  return %a : memref<?xf32>
}
func.func private @n(%a: tuple<> {llvm.noalias}, %b: memref<2xi8> {llvm.readonly}) -> (memref<?xf32> {foo.y}) attributes {llvm.emit_c_interface}
