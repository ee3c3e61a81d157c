// refused, first error in line 1:
// expectedintegerorfloattype,got:'tuple<>'
