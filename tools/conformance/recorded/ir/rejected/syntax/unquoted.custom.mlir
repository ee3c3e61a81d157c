// refused, first error in line 1:
// dialect`t'notfoundforcustomop't.op'
