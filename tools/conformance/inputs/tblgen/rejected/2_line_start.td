// 2.line_start: a directive stands at the start of its line, blanks before it
  #define A
def a; #ifdef A
def b;
