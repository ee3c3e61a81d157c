// refused, first error in line 4:
// redefinitionofSSAvalue'%0'
