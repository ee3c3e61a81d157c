// refused, first error in line 1:
// redefinitionofidentifier'd0'
