// refused, first error in line 2:
// 'arith.select'opfailedtoverifythatconditionissignlessi1orhasmatchingshape
