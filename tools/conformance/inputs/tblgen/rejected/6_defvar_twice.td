// 6.defvar.twice: at the top
defvar a = 1;
defvar a = 2;
