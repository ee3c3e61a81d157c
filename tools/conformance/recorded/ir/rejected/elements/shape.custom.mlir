// refused, first error in line 1:
// inferredshapeofelementsliteral([3])doesnotmatchtype([2])
