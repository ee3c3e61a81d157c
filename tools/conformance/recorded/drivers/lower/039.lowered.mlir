// refused, first error in line 10
