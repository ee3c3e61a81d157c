// 6.multiclass.forward: a class that is not there yet
multiclass M { def _a : Later; }
class Later;
