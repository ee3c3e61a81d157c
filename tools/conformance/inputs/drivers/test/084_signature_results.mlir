// RUN-FLAGS: --test-legalize-patterns
// RULES: 43, 70
func.func private @results() -> (f32, i16, i64)
func.func private @args(i64, f32, i16) -> ()
func.func private @fine(i32) -> i8
