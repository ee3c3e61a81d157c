// refused, first error in line 2:
// expected2operandtypesbuthad1
