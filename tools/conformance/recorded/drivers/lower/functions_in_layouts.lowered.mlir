// refused, first error in line 16
