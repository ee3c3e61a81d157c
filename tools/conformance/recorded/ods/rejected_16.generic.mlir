// refused, first error in line 3
