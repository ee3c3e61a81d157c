// refused, first error in line 1:
// failedtoverify'elementType':VectorElementTypeInterfaceinstance
