// 5.lists: with and without a type, trailing comma
def a { list<int> x = [1, 2, ]; list<int> y = [1]<int>; list<string> z = ["a", "b"]; }
