// refused, first error in line 1:
// invaliddialectnamespace'"8"'
