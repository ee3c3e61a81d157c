// RUN-FLAGS: --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
func.func @f(%l: index, %u: index, %s: index, %x: f32 loc("X")) -> f32 {
  %r = scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) init(%x) -> f32 {
    %c = "t.v"() : () -> f32 loc("V")
    scf.reduce(%c : f32) {
    ^bb0(%a: f32 loc("A"), %b: f32):
      %d = arith.addf %a, %b : f32 loc("D")
      scf.reduce.return %d : f32 loc("RR")
    } loc("R")
  } loc("P")
  return %r : f32
}
func.func @ifs(%a : i1) -> i32 {
  %r = scf.if %a -> i32 {
    %v = "t.a"() : () -> i32
    scf.yield %v : i32 loc("Y1")
  } else {
    %w = "t.b"() : () -> i32
    scf.yield %w : i32 loc("Y2")
  } loc("I1")
  scf.if %a {
    "t.c"() : () -> ()
    scf.yield loc("Y3")
  } loc("I2")
  return %r : i32
}
func.func @par(%n: index, %s: index) {
  scf.parallel (%i) = (%n) to (%s) step (%s) {
    scf.parallel (%j) = (%n) to (%s) step (%s) {
      "t.c"(%i, %j) : (index, index) -> ()
      scf.reduce loc("R2")
    } loc("P2")
    scf.reduce loc("R1")
  } loc("P1")
  return
}
func.func @nest(%a: i1, %b: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %a -> i32 {
    scf.if %b { "t.run"() : () -> ()
     scf.yield loc("Y1") } loc("I2")
    scf.yield %x : i32 loc("Y2")
  } else {
    scf.yield %y : i32 loc("Y3")
  } loc("I1")
  return %r : i32
}
