// 8.10: !sra by a negative number
def a { int x = !sra(1, -1); }
