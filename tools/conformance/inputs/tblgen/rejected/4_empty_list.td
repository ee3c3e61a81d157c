// 4.empty_list: without either
defvar l = []; def a;
