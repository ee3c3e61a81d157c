// refused, first error in line 1:
// expectedstringcontaininghexdigitsstartingwith`0x`
