// refused, first error in line 23
