// 8.30: !listconcat of different lists
def a { list<int> l = !listconcat([1], ["a"]); }
