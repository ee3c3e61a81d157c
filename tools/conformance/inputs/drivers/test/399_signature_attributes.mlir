// RUN-FLAGS: --test-legalize-patterns
// attributes of arguments and results stay with their values; parts of what is split have none
func.func private @same(i64 {test.a}, i42 {test.b}, index {test.c}) -> (i64 {test.r}, i42 {test.s})
func.func private @parts_last(i64 {test.a}, f64, f32) -> (i64 {test.r}, f32)
func.func private @dropped_last(i64 {test.a}, i42 {test.b}, i16) -> (i64 {test.r}, i16)
