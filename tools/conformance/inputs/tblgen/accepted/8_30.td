// 8.30: !listconcat
def a { list<int> l = !listconcat([1], [2, 3], []<int>); list<string> m = !listconcat(["a"], ["b"]); }
