// refused, first error in line 1:
// duplicatekey'a'indictionaryattribute
