// refused, first error in line 2:
// useofvalue'%0'expectsdifferenttypethanprioruses:'f32'vs'i32'
