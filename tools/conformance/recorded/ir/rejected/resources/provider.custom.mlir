// refused, first error in line 4:
// expectedidentifierkeyfor'resource'entry
