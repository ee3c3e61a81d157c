// 4.types: an unknown type
def a { integer x = 1; }
