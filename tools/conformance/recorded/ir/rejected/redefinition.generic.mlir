// refused, first error in line 3:
// redefinitionofSSAvalue'%0'
