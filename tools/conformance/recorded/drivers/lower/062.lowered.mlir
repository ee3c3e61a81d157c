// refused, first error in line 5:
// 'func.call'op'g'doesnotreferenceavalidfunction
