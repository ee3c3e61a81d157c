// 2.define: a macro is defined or not
#define A
#ifdef A
def a;
#endif
#ifndef A
def b;
#endif
