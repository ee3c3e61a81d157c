// 8.34: !head
def a { int x = !head([4, 5]); string s = !head(["a"]); }
