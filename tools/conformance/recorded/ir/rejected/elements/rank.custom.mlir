// refused, first error in line 1:
// inferredshapeofelementsliteral([2])doesnotmatchtype([2,1])
