// refused, first error in line 1:
// customop'builtin.nothing'isunknown
