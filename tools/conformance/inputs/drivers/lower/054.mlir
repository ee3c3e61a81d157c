// RUN-FLAGS: --convert-func-to-llvm
func.func @none() {
  return
}
func.func @one(%a: i32) -> i32 {
  return %a : i32
}
func.func @two(%a: i32, %i: index) -> (index, i32) {
  return %i, %a : index, i32
}
func.func @calls(%a: i32, %i: index) -> index {
  call @none() : () -> ()
  %0 = call @one(%a) : (i32) -> i32
  %1:2 = call @two(%0, %i) : (i32, index) -> (index, i32)
  return %1#0 : index
}
func.func private @declared(i1, f64) -> vector<4xf32>
