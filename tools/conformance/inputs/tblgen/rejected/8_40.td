// 8.40: !size of an int
def a { int x = !size(5); }
