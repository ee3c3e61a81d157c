// refused, first error in line 3:
// expectedidentifierkeyfor'resource'entry
