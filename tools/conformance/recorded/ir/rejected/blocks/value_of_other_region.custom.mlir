// refused, first error in line 4:
// useofundeclaredSSAvaluename
