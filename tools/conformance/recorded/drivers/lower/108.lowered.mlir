// refused, first error without a line
