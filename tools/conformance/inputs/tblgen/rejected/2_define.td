// 2.define: no value
#define A 1
def a;
