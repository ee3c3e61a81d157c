// test: opt

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^end, ^end] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> () // error: [parse::properties] "size mismatch in attribute conversion: 2 vs 3"
^end:
  return
}
