// refused, first error in line 1:
// expectedintegerelements,butparsedfloating-point
