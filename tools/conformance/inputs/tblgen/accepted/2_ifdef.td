// 2.ifdef: nesting, both branches
#define X
#ifdef X
#ifdef Y
def no;
#else
def yes;
#ifndef Z
def deep;
#endif
#endif
#else
#ifdef X
def never;
#else
def never2;
#endif
#endif
