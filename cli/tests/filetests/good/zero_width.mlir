// test: opt --split-input-file
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
// output:
//| module {
//|   func.func @no_cases(%arg0: i0) {
//|     cf.switch %arg0 : i0, [
//|       default: ^bb1]
//|   ^bb1:  // pred: ^bb0
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
