// refused, first error in line 16:
// invalidmemrefelementtype
