// 1.code: an open code literal
def a { code c = [{ x } ; }
