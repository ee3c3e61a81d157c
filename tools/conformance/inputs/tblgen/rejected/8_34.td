// 8.34: !head of an empty list
def a { int x = !head([]<int>); }
