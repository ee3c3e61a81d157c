// refused, first error in line 1:
// typenameswitha'.'arereservedfordialect-definednames
