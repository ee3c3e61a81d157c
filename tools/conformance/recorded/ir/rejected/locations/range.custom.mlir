// refused, first error in line 1:
// expectedeitherintegeror`:`post`to`inFileLineColRange
