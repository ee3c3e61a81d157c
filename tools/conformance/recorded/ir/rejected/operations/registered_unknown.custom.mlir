// refused, first error in line 1:
// unregisteredoperation'builtin.nothing'foundindialect('builtin')thatdoesnotallowunknownoperations
