// refused, first error in line 2:
// 'arith.addi'oprequiresthesametypeforalloperandsandresults
