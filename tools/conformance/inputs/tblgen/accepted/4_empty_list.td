// 4.empty_list: needs a context or a type
defvar l = []<int>; def a { list<string> x = []; list<int> y = l; list<list<int>> z = []<list<int>>; list<int> w = [1]<int>; }
