// refused, first error in line 2:
// 'cf.br'oprequires1successorbutfound0
