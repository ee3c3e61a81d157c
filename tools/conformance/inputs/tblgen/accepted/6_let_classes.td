// 6.let.classes: lets reach classes, defms and loops
class A { int x = 1; } multiclass M { def _m : A; } let x = 5 in { class B : A; defm p : M; foreach i = [1, 2] in def f#i : A; } def b : B;
