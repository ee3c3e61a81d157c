// refused, first error in line 2:
// typeofreturnoperand0('i32')doesn'tmatchfunctionresulttype('f32')infunction@f
