// RUN-FLAGS: --convert-scf-to-cf
func.func @for_plain(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    %x = arith.addi %i, %i : index
  }
  return
}
func.func @for_args(%lb: i32, %ub: i32, %st: i32, %a: f32, %b: vector<2xi8>) -> (vector<2xi8>, f32) {
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%x = %a, %y = %b) -> (f32, vector<2xi8>) : i32 {
    %z = arith.addf %x, %x : f32
    scf.yield %z, %y : f32, vector<2xi8>
  }
  return %r#1, %r#0 : vector<2xi8>, f32
}
func.func @for_unsigned(%lb: i8, %ub: i8, %st: i8) {
  scf.for unsigned %i = %lb to %ub step %st : i8 {
  }
  return
}
