// RUN-FLAGS: --test-legalize-patterns
// attributes of arguments and results after a 1:N conversion
func.func private @f(i64 {x.a}, i16 {x.b}, f32 {x.c}, i8 {x.d}) -> (f32 {x.e = 1 : i32}, i16 {x.f}, i8 {x.g})
