// refused, first error in line 1:
// attributenameswitha'.'arereservedfordialect-definednames
