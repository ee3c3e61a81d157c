// 6.multiclass.body: no classes inside
multiclass M { class C; def a; }
