// refused, first error in line 1:
// integerbitwidthislimitedto16777215bits
