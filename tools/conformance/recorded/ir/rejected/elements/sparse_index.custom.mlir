// refused, first error in line 1:
// sparseindex#0isnotcontainedwithinthevalueshape,withindex=[5],andtype='tensor<2xi8>'
