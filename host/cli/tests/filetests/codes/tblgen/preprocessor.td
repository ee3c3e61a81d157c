// test: tblgen
def a;
#else // error: [tblgen::preprocessor] "#else without #ifdef or #ifndef"
