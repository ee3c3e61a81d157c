// 2.line_start: blanks before the hash
   #define A
	#ifdef A
def a;
   #endif
