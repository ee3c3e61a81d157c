// refused, first error in line 44
