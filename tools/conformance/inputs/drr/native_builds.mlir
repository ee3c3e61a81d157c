func.func @f(%a: i32, %b: i32, %x: f64, %y: f64) -> (i32, i32, f64) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.minsi %0, %a : i32
  %2 = arith.maximumf %x, %y fastmath<ninf> : f64
  return %0, %1, %2 : i32, i32, f64
}
func.func @loop(%n: index, %a: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (i8) {
    %m = arith.maxsi %s, %a : i8
    %k = arith.minsi %m, %s : i8
    scf.yield %k : i8
  }
  return %r : i8
}
