// refused, first error in line 4:
// operationcontainspotentiallyunknownsymboltable,meaningthatwecan'treliablecomputesymboluses
