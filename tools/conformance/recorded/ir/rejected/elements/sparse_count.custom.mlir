// refused, first error in line 1:
// expectedshape([2]);inferredshapeofindicesliteral([2,1]);inferredshapeofvaluesliteral([1])
