// 6.defvar.scope: inner scopes shadow
defvar a = 1; foreach i = [1, 2] in { defvar a = !add(i, 10); def r#i { int x = a; defvar a = 99; int y = a; } } def s { int x = a; }
