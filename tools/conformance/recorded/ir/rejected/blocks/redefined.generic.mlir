// refused, first error in line 4:
// redefinitionofblock'^x'
