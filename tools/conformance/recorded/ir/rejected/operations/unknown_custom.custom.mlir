// refused, first error in line 1:
// dialect`foo'notfoundforcustomop'foo.bar'
