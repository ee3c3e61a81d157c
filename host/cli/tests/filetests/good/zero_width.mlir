// test: opt --split-input-file --canonicalize
// Integers of no bits take a byte in lists of cases.
func.func @no_cases(%a: i0) {
  cf.switch %a : i0, [
    default: ^b
  ]
^b:
  return
}
// -----
func.func @one_case(%a: i0) {
  cf.switch %a : i0, [
    default: ^b,
    0: ^c
  ]
^b:
  return
^c:
  return
}
// -----
llvm.func @llvm(%a: i0) {
  llvm.switch %a : i0, ^b [
    0: ^c
  ]
^b:
  llvm.return
^c:
  llvm.return
}
// -----
func.func @folds(%x: i0, %y: i0) -> (i0, i0, i0, i0, i0) {
  %c0 = arith.constant 0 : i0
  %half = arith.constant 0.5 : f32
  %more = arith.constant 1.5 : f32
  %0 = arith.maxsi %x, %c0 : i0
  %1 = arith.minsi %x, %c0 : i0
  %2 = arith.ceildivsi %x, %y : i0
  %3 = arith.fptosi %half : f32 to i0
  %4 = arith.fptoui %more : f32 to i0
  return %0, %1, %2, %3, %4 : i0, i0, i0, i0, i0
}
// -----
func.func @wider_than_float_formats() -> i200 {
  %c = arith.constant 3.5 : f32
  %0 = arith.fptosi %c : f32 to i200
  return %0 : i200
}
// output:
//| module {
//|   func.func @no_cases(%arg0: i0) {
//|     return
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @one_case(%arg0: i0) {
//|     cf.switch %arg0 : i0, [
//|       default: ^bb1,
//|       0: ^bb2
//|     ]
//|   ^bb1:  // pred: ^bb0
//|     return
//|   ^bb2:  // pred: ^bb0
//|     return
//|   }
//| }
//|
//| -----
//| module {
//|   llvm.func @llvm(%arg0: i0) {
//|     llvm.switch %arg0 : i0, ^bb1 [
//|       0: ^bb2
//|     ]
//|   ^bb1:  // pred: ^bb0
//|     llvm.return
//|   ^bb2:  // pred: ^bb0
//|     llvm.return
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @folds(%arg0: i0, %arg1: i0) -> (i0, i0, i0, i0, i0) {
//|     %c0_i0 = arith.constant 0 : i0
//|     %cst = arith.constant 1.500000e+00 : f32
//|     %0 = arith.maxsi %arg0, %c0_i0 : i0
//|     %1 = arith.minsi %arg0, %c0_i0 : i0
//|     %2 = arith.ceildivsi %arg0, %arg1 : i0
//|     %3 = arith.fptoui %cst : f32 to i0
//|     return %0, %1, %2, %c0_i0, %3 : i0, i0, i0, i0, i0
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @wider_than_float_formats() -> i200 {
//|     %c3_i200 = arith.constant 3 : i200
//|     return %c3_i200 : i200
//|   }
//| }
//|
