// 6.NAME: of an anonymous record that a loop or a multiclass makes anew, the fields know the new name
class Named { string name = NAME; string more = NAME # "_more"; Named self = !cast<Named>(NAME); }
def : Named;
foreach i = [1, 2, 3] in def : Named;
multiclass M { def : Named; def : Named { int inner = 1; } foreach i = [1, 2] in def : Named; }
defm : M;
defm : M;
defm named : M;
defset list<Named> all = { foreach i = [1, 2] in def : Named { let more = "other"; } }
