// 2.ifndef: the include guard
#ifndef G
#define G
def a;
#endif
#ifndef G
def b;
#endif
