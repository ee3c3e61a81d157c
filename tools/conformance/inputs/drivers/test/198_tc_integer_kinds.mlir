// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 112
// integers are dropped, one kind is not
func.func private @ints(i1, i8, i37, si32, ui8, i128) -> (i1, i64)
