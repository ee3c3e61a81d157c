// refused, first error in line 2:
// useofvalue'%a'expectsdifferenttypethanprioruses:'f32'vs'i32'
