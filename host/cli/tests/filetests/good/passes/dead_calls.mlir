// test: opt --remove-dead-values

// Arguments of a function that may be called from outside are live.
func.func @public(%a: i32) -> i32 {
  %s = arith.addi %a, %a : i32
  return %s : i32
}

func.func private @by_address(%a: i32) -> i32 {
  %s = arith.subi %a, %a : i32
  return %s : i32
}

// The module has no name, so that its functions cannot be called from outside.
func.func nested @nested(%a: i32) -> i32 {
  return %a : i32
}

func.func @caller(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  %0 = call @public(%y) : (i32) -> i32
  %1 = call @by_address(%y) : (i32) -> i32
  %2 = call @nested(%y) : (i32) -> i32
  %f = constant @by_address : (i32) -> i32
  %3 = call_indirect %f(%x) : (i32) -> i32
  return %3 : i32
}

// What only an unread result and its loop need goes with them.
func.func @loop(%n: index) {
  %start = arith.constant 7 : index
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%start) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  return
}
// output:
//| module {
//|   func.func @public(%arg0: i32) -> i32 {
//|     %0 = arith.addi %arg0, %arg0 : i32
//|     return %0 : i32
//|   }
//|   func.func private @by_address(%arg0: i32) -> i32 {
//|     %0 = arith.subi %arg0, %arg0 : i32
//|     return %0 : i32
//|   }
//|   func.func nested @nested() {
//|     return
//|   }
//|   func.func @caller(%arg0: i32) -> i32 {
//|     %0 = arith.muli %arg0, %arg0 : i32
//|     %1 = call @public(%0) : (i32) -> i32
//|     %2 = call @by_address(%0) : (i32) -> i32
//|     call @nested() : () -> ()
//|     %f = constant @by_address : (i32) -> i32
//|     %3 = call_indirect %f(%arg0) : (i32) -> i32
//|     return %3 : i32
//|   }
//|   func.func @loop(%arg0: index) {
//|     return
//|   }
//| }
//|
