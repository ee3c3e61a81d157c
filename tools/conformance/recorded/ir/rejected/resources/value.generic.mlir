// refused, first error in line 5:
// expectedstringvalueforkey'x'
