// test: opt --canonicalize --max-wide-digits 1000
func.func @f() -> i70000 {
  %0 = arith.constant 1 : i70000
  %1 = arith.constant 69998 : i70000
  %2 = arith.shli %0, %1 : i70000 // error: [limit::wide_digits] "more than 1000 printed digits of integers of more than 2^16 bits"
  return %2 : i70000
}
