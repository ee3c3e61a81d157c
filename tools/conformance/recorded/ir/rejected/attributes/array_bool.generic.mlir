// refused, first error in line 1:
// expected'true'or'false'valuesfori1type
