// refused, first error in line 1:
// expected'==affine-expr'or'>=affine-expr'atendofaffineconstraint
