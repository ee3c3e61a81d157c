// refused, first error in line 1:
// expecteda64-bitsignedintegeror'?'
