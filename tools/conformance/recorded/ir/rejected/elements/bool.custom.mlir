// refused, first error in line 1:
// expectedi1typefor'true'or'false'values
