// refused, first error in line 23:
// unknownstorageclass:Nowhere
