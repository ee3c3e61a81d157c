// ODS: mlir/Dialect/SparseTensor/IR/SparseTensorOps.td
#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> i64
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> ()
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 2 : i64}> ({
  ^bb0(%a: i32, %i: index, %b: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%a) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i64, %b: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 1>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %b: i32):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op different number of inits and region iter_args: 1 != 0}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32) {
  // expected-error @below {{'sparse_tensor.iterate' op number mismatch between iter args and results.}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'i64'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%y) : (i64) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i64, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%i: i64, %a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%i: index, %a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%i: index, %a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 1>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%i: index, %a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%y) : (i64) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
#C2 = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %t: !sparse_tensor.iter_space<#C2, lvls = 0 to 2>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %t, %x) <{cases = [3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%i: index, %a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%y) : (i64) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#C2, lvls = 0 to 2>, i32) -> (i32)
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: i32, %y: i64) {
  // expected-error @below {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  %0 = "sparse_tensor.coiterate"(%s, %s, %x) <{cases = [3, 3], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }, {
  ^bb0(%a: i32, %b: !sparse_tensor.iterator<#COO, lvls = 0>, %c: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, i32) -> (i32)
  return
}

// -----

func.func @f(%a: i32) {
    // expected-error @below {{'sparse_tensor.coiterate' op number mismatch between iter args and results on 0th region}}
    %0 = "sparse_tensor.coiterate"(%a) <{cases = [4], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg0: f32, %arg1: f32):
      "sparse_tensor.yield"() : () -> ()
    }) : (i32) -> (i32)
    return
}
