// refused, first error in line 3:
// useofvalue'%a'expectsdifferenttypethanprioruses:'index'vs'i8'
