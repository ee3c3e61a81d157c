// refused, first error in line 21:
// redefinitionofsymbolnamed'call'
