// 2.unknown: #if is none
#if 1
def a;
#endif
