// refused, first error in line 5
