// refused, first error in line 1:
// non-affineexpression:rightoperandofmodhastobeeitheraconstantorsymbolic
