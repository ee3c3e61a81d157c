// RUN-FLAGS: --test-legalize-type-conversion
func.func private @types(f16, bf16, f32, f64, i1, i64, i37) -> (f32, i1, f64)
func.func private @none(f64) -> f64
