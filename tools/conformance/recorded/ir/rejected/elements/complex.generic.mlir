// refused, first error in line 1:
// parsed1elements,buttype('complex<f32>')expected2elements
