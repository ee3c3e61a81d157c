// RUN-FLAGS: --test-legalize-patterns
// the rules look at the sign for some widths only
func.func private @f(si16, ui16, i16, si64, ui64, i64, si42, ui42, si24, ui24) -> ()
