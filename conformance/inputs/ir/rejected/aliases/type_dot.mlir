!a.b = i1
