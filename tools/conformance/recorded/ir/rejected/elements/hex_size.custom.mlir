// refused, first error in line 1:
// elementshexdatasizeisinvalidforprovidedtype:'tensor<2xi8>'
