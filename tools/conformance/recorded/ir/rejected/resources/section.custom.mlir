// refused, first error in line 3:
// unknownkey'other'infilemetadatadictionary
