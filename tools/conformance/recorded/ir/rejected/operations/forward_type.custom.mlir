// refused, first error in line 2:
// definitionofSSAvalue'%0#0'hastype'i2'
