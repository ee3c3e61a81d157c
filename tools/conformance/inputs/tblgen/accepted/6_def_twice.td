// 6.def.twice: a global variable of that name
defvar a = 1; def a;
