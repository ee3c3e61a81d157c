// RUN-FLAGS: --test-dialect-conversion-pdll
func.func @f(%a: f32) {
  %0 = "test.cast"(%a) : (f32) -> f32
  %1 = "test.cast"(%0) : (f32) -> i1
  %2 = "test.cast"() : () -> i8
  %3 = "test.cast"(%2) : (i8) -> index
    return
}
