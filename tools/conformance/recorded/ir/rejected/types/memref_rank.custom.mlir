// refused, first error in line 1:
// memreflayoutmismatchbetweenrankandaffinemap:1!=2
