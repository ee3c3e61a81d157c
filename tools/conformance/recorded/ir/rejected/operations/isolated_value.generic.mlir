// refused, first error in line 3:
// 't.b'opusingvaluedefinedoutsidetheregion
