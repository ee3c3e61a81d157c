// refused, first error in line 1:
// customop'extra'isunknown(tried'builtin.extra'aswell)
