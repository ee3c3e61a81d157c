// refused, first error in line 1:
// `dense_resource`expectedashapedtype
