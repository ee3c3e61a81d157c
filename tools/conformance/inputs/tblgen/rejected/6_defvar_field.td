// 6.defvar.field: a variable of a field's name
def a { int x = 1; defvar x = 2; int y = x; }
