// refused, first error in line 5:
// expected'}'inattributedictionary
