func.func @f(%x: f32, %y: f64) -> (f32, f32, f64, f64, f32) {
  %one = arith.constant 1.0 : f32
  %four = arith.constant 4.0 : f32
  %eight = arith.constant 8.0 : f64
  %minus = arith.constant -2.0 : f64
  %zero = arith.constant -0.0 : f32
  %a = arith.divf %x, %one : f32
  %b = arith.divf %x, %four : f32
  %c = arith.divf %y, %eight : f64
  %d = arith.divf %y, %minus : f64
  %e = arith.divf %x, %zero : f32
  return %a, %b, %c, %d, %e : f32, f32, f64, f64, f32
}
