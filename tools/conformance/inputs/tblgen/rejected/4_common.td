// 4.common: no common type
defvar l = [1, "x"]; def a;
