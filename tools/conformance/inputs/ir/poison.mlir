%p = ub.poison : i32
%q = ub.poison <#ub.poison> : vector<4xi64>
func.func @f() { ub.unreachable }
func.func @g() -> i32 { %0 = ub.poison {x} : i32
 return %0 : i32 }
