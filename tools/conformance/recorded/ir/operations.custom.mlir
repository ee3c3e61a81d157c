// refused, first error in line 11:
// operand#0doesnotdominatethisuse
