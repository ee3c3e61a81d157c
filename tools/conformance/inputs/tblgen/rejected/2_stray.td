// 2.stray: a stray #else
def a;
#else
