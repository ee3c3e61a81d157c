// refused, first error in line 4:
// dialect'nodialect'isunknown
