// refused, first error in line 1:
// expectednamedoperationtohaveatleast1result
