module attributes {test.version = 3 : i64} {
  func.func @main(%a: i32 loc("a"), %b: i32 loc("b"), %m: memref<4x?xf32> loc("m"), %c: i1 loc("c")) -> i32 attributes {test.note = "n"} {
    %one = arith.constant 1 : i32 loc("one")
    %seven = arith.constant dense<7> : vector<4xi8> loc("seven")
    %half = arith.constant 1.5 : f32 loc("half")
    %sum = arith.addi %a, %b overflow<nsw> : i32 loc("sum")
    %twice = arith.muli %sum, %sum : i32 loc("twice")
    %two:2 = "test.two"(%a, %sum, %a) {n = 5 : i32, tag = "x"} : (i32, i32, i32) -> (i32, f32) loc("two")
    %dead = arith.subi %a, %one : i32 loc("dead")
    %choice = scf.if %c -> (i32) {
      %neg = arith.muli %a, %one : i32 loc("neg")
      scf.yield %neg : i32 loc("yield")
    } else {
      scf.yield %b : i32 loc("yield_b")
    } loc("choice")
    "test.sink"(%twice, %choice) : (i32, i32) -> () loc("sink")
    cf.cond_br %c, ^bb1(%sum : i32), ^bb2 loc("branch")
  ^bb1(%x: i32 loc("x")):  // pred: ^bb0
    cf.br ^bb2 loc("jump")
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %sum : i32 loc("leave")
  } loc("main")
  func.func private @helper(i32) -> i32 loc("helper")
} loc("module")
