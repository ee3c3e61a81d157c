// 1.bytes: a stray byte
def a; @ def b;
