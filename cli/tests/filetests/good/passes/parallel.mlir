// test: opt --convert-scf-to-cf

func.func @p(%n: index, %z: f32) -> f32 {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) { } {foo}
  %r:2 = scf.parallel (%i, %k) = (%n, %n) to (%n, %n) step (%n, %n) init (%z, %n) -> (f32, index) {
    %q = arith.addi %i, %k : index
    scf.reduce(%z, %q : f32, index) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  } {bar}
  return %r#0 : f32
}
