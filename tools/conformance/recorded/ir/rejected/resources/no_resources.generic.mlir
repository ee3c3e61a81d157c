// refused, first error in line 5:
// unexpected'resource'sectionfordialect'func'
