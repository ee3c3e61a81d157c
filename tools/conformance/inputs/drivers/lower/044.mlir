// RUN-FLAGS: --convert-arith-to-llvm
// Attributes that nobody reads: kept, dropped, renamed?
func.func @extra(%a: i32, %f: f32) {
  %0 = arith.addi %a, %a {my.note = "x"} : i32
  %1 = arith.addf %f, %f {my.note = 2 : i32, fast} : f32
  %2 = arith.cmpi eq, %a, %a {my.note} : i32
  %3 = arith.extsi %a {n = [1, 2]} : i32 to i64
  %4 = arith.constant {my.note = unit} 3 : i32
  %c = arith.trunci %a : i32 to i1
  %5 = arith.select %c, %a, %a {k = 1 : i8} : i32
  return
}
