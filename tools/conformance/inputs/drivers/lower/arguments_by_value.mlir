// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm
// What is passed by pointer is loaded, and the type of what is passed is converted.
func.func @loaded(%a: complex<f32> {llvm.byval = complex<f32>}, %u: f32, %b: vector<2x2xi1> {llvm.byref = vector<2x2xi1>}) -> (complex<f32>, vector<2x2xi1>) {
  %c = arith.constant true
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %b : complex<f32>, vector<2x2xi1>
^bb2:
  "test.use"(%b) : (vector<2x2xi1>) -> ()
  return %a, %b : complex<f32>, vector<2x2xi1>
}
func.func private @declared(index {llvm.byval = index, llvm.noalias})
func.func @both(%a: index {llvm.byval = index, llvm.byref = i32}) -> index { return %a : index }
func.func @unused(%x: i1, %a: index {llvm.byref = i8}) { return }
// -----
// A function as a value, whatever it takes.
llvm.func @f(i32) -> i32
func.func @takes(%f: (tensor<4xf32>) -> tuple<i1>) { return }
func.func private @g(tensor<4xf32>)
func.func @constant() {
  %f = constant @g : (tensor<4xf32>) -> ()
  return
}
