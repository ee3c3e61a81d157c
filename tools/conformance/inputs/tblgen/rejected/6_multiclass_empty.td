// 6.multiclass.empty: nothing in it
multiclass M { }
