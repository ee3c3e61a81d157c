// refused, first error in line 1:
// cannotnameanoperationwithnoresults
