// RUN-FLAGS: --convert-func-to-llvm
// A symbol that is not there is not a matter for this pass ...
module {
  func.func @f() -> i32 attributes {llvm.linkage = #llvm.linkage<weak>} {
    %0 = call @g() : () -> i32
    return %0 : i32
  }
  llvm.func @g() -> i32
}
