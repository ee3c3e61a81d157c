// 8.2: !sub of three
def a { int x = !sub(3, 2, 1); }
