// refused, first error in line 1:
// parsedzeroelements,buttype('tensor<2xi8>')expectedatleast1
