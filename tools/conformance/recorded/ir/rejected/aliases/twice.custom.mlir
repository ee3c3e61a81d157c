// refused, first error in line 2:
// redefinitionofattributealiasid'a'
