// refused, first error in line 3:
// redefinitionofsymbolnamed'abort'
