// refused, first error in line 1:
// operationdefines1resultsbutwasprovided2tobind
