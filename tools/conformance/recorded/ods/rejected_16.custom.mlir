// refused, first error in line 3:
// 'tosa.add'oprequiresthesameelementtypeforalloperandsandresults
