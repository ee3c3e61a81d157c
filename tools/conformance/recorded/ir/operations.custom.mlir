// refused, first error in line 11
