// RUN-FLAGS: --test-legalize-patterns
// RULES: 45
func.func @keep(%a: i8, %b: index, %c: vector<2xi64>, %d: i37, %e: f64) -> i8 {
  "test.return"(%a) : (i8) -> ()
}
