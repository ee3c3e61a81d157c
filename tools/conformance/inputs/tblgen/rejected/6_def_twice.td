// 6.def.twice: with a note at the first
def a { int x = 1; }
def b;
def a { int y = 1; }
