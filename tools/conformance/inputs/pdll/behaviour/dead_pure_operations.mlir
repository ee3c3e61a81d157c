func.func @f(%x: i32, %c: i1) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %x : i32
  "t.use"(%1) : (i32) -> ()
  %2 = arith.select %c, %x, %0 : i32
  %3 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %4 = arith.subi %x, %0 : i32
    scf.yield %4 : i32
  }
  "t.use"(%3) : (i32) -> ()
  return
}
