// 5.paste.record: the name of a template argument
multiclass M<string s> { def s#_x; def x_#s; def NAME#s; } defm p : M<"T">;
