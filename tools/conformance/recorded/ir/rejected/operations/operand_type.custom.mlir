// refused, first error in line 2:
// useofvalue'%0'expectsdifferenttypethanprioruses:'i2'vs'i1'
