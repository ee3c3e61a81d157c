// test: opt --ods ./heir.td --ods ../../../../../../examples/overlays/heir.td
func.func @f(%a: !secret.secret<i8>, %b: i8) -> !secret.secret<i8> {
  %0 = secret.generic (%a: !secret.secret<i8>, %b: i8) attributes {kept} {
  ^bb0(%x: i8, %y: i8):
    %1 = arith.addi %x, %y : i8
    secret.yield %1 : i8
  } -> (!secret.secret<i8>)
  %2 = secret.generic(%a: !secret.secret<i8> {kept = 1 : i8}, %b: i8) {
  ^bb0(%x: i8, %y: i8):
    secret.yield %x : i8
  } -> !secret.secret<i8> {kept}
  secret.generic () {
    secret.yield
  }
  return %0 : !secret.secret<i8>
}
// output:
//| module {
//|   func.func @f(%arg0: !secret.secret<i8>, %arg1: i8) -> !secret.secret<i8> {
//|     %0 = secret.generic(%arg0: !secret.secret<i8>, %arg1: i8) attributes {kept} {
//|     ^bb0(%arg2: i8, %arg3: i8):
//|       %2 = arith.addi %arg2, %arg3 : i8
//|       secret.yield %2 : i8
//|     } -> !secret.secret<i8>
//|     %1 = secret.generic(%arg0: !secret.secret<i8> {kept = 1 : i8}, %arg1: i8) {
//|     ^bb0(%arg2: i8, %arg3: i8):
//|       secret.yield %arg2 : i8
//|     } -> !secret.secret<i8> {kept}
//|     secret.generic() {
//|       secret.yield
//|     }
//|     return %0 : !secret.secret<i8>
//|   }
//| }
//|
