// refused, first error in line 21
