// refused, first error in line 1:
// customop'nothing'isunknown(tried'builtin.nothing'aswell)
