//! Examples for each line of the language's checklist, as templates (see `rules`).
//!
//! The first part of an id is the section of the checklist. Examples in [`INVALID`] are meant to be rejected;
//! every example is compared, regardless of the result.

/// The id of a line, and an example of it.
pub(super) type Line = (&'static str, &'static str);

/// Examples that should be accepted.
pub(super) const VALID: &[Line] = &[
    // 1. Lexing.
    ("1.comments", "/* a /* b */ c */ def @$d; // } \" /*\ndef @$e; /**/ def @$f /* x */ : OpC;"),
    ("1.identifiers", "class 1@$a { int 8i = @int; int _x = 8i; } def 2_@$b : 1@$a; def _@$c;"),
    ("1.variables", "def @$d { dag d = (OP $a, 1:$b1, \"s\":$_c, $def); }"),
    (
        "1.integers",
        "def @$d { int a = +@#0~9; int b = -@#0~9; int c = 0x‹ffffffffffffffff¦10¦aB›; int d = 0b‹1¦101¦0011›; }",
    ),
    (
        "1.integer_wraps",
        "def @$d { int a = 9223372036854775808; int b = 0xffffffffffffffff; int c = -9223372036854775808; }",
    ),
    (
        "1.binary",
        "def @$d { bits<3> a = 0b‹000¦101¦111›; bits<1> b = 0b1; int c = 0b@#0~1@#0~1; bit e = 0b@#0~1; }",
    ),
    ("1.strings", "def @$d { string s = \"a\\\\b\\'c\\\"d\\te\\nf\"; string t = \"/* no */ // no\"; }"),
    ("1.string_joins", "def @$d { string s = \"a\" \"b\"\n  \"c\" ‹¦/* x */› \"@#0~9\"; }"),
    (
        "1.code",
        "def @$d { code c = [{ any \"text\" \\n @#0~9\n  } ] }]; string s = [{}]; code e = \"str\"; }",
    ),
    (
        "1.code_kept",
        "class @$c<code c> { code x = c; string y = c # \"z\"; } def @$d : @$c<[{ k@#0~9 }]>; def @$e : @$c<\"k\">;",
    ),
    (
        "1.field_keyword",
        "class @$c { field int a = @int; field bits<2> b = ?; field string e; } def @$d : @$c { let a = 2; }",
    ),
    (
        "1.range_ambiguity",
        "foreach @$i = {1-5} in def @$d#@$i; foreach @$j = 0-1 in def @$e#@$j; def @$f { bits<8> b = 0b10101010; bits<3> c = b{5-3}; bits<2> e = b{1 - 0}; }",
    ),
    (
        "1.keywords_as_fields",
        "class @$c { int foo = 1; int append = 2; int prepend = 3; int NAMEx = 4; } def @$d : @$c;",
    ),
    // 2. Preprocessor.
    ("2.define", "#define @$m\n#ifdef @$m\ndef @$d;\n#endif"),
    (
        "2.else",
        "#ifdef NOT_@$m\ndef @$d;\n#else\ndef @$e;\n#endif\n#ifndef @$m\ndef @$f;\n#else\ndef @$g ; ; ;\n#endif",
    ),
    (
        "2.nesting",
        "#ifndef @$m\n#define @$m\n#ifdef @$m\n  #ifdef NOT_@$m\n  #ifdef @$m\n  #else\n  #endif\n  bad\n  #else\n def @$d;\n  #endif\n#endif\n#endif",
    ),
    (
        "2.skipped_text",
        "#ifdef NOT_@$m\n \"unclosed [{ ' \n #unknown \n // #endif\n /* #endif */ \n#endif\ndef @$d;",
    ),
    (
        "2.comments_behind",
        "#define @$m // why\n#ifdef @$m /* yes */ // it is\ndef @$d;\n#else // no\n#endif /* end */",
    ),
    ("2.inside_statement", "def @$d {\n#ifdef NOT_@$m\n  int a = 1;\n#else\n  int a = 2;\n#endif\n}"),
    ("2.command_line", "#ifdef FROM_COMMAND_LINE\ndef @$d;\n#else\n syntax error\n#endif"),
    // 3. Includes.
    ("3.textual", "#ifndef SEEN_MORE\n#define SEEN_MORE\ninclude \"more.td\"\n#endif\ndef @$d : More<@int>;"),
    ("3.search_order", "#ifndef SEEN_DEEP\n#define SEEN_DEEP\ninclude \"deep.td\"\n#endif\ndef @$d : Deep;"),
    ("3.inside_block", "let v = @int in {\n include \"block.td\"\n}"),
    // 4. Types.
    (
        "4.types",
        "def @$d { bit a = @bit; bits<4> b = @bits4; int c = @int; string e = @str; code f = @str; dag g = @dag; list<int> h = @ints; OpC i = OP; list<list<dag>> j = [[@dag]]; }",
    ),
    (
        "4.int_to_bits",
        "def @$d { bits<4> a = ‹15¦-8¦7¦0›; bits<4> b = !add(@#0~3, 4); bits<1> c = 1; bits<64> e = @int; }",
    ),
    (
        "4.bits_to_int",
        "class @$c<bits<4> b> { int i = b; int j = !add(b, 1); bit k = b{2}; } def @$d : @$c<@#0~15>; def @$e : @$c<{ @bit, @bit, 1, 0 }>;",
    ),
    ("4.bit_and_bits1", "def @$d { bit a = 1; bits<1> b = a; bit c = b; int e = a; bits<1> f = 0; }"),
    (
        "4.string_and_code",
        "class @$c<string s> { code x = s; } def @$d : @$c<@str>; def @$e : @$c<[{ c }]> { string y = x; }",
    ),
    (
        "4.list_of_derived",
        "class @$a; class @$b : @$a; def @$d : @$b; def @$e { list<@$a> l = [@$d]; list<@$b> m = [@$d]; list<@$a> n = m; }",
    ),
    (
        "4.common_superclass",
        "class @$a; class @$b : @$a; class @$c : @$a; def @$d : @$b; def @$e : @$c; def @$f { list<@$a> l = [@$d, @$e]; @$a g = !if(@bit, @$d, @$e); }",
    ),
    (
        "4.empty_list",
        "def @$d { list<int> a = []; list<string> b = []<string>; list<list<int>> c = [[], [1]]; list<dag> e = !listconcat([]<dag>, [(OP)]); }",
    ),
    (
        "4.unset_everywhere",
        "def @$d { bit a = ?; bits<3> b = ?; int c = ?; string e = ?; list<int> f = ?; dag g = ?; OpC h = ?; bits<2> i = { ?, 1 }; list<int> j = [?, @int]; }",
    ),
    (
        "4.deftype",
        "deftype @$t = ‹int¦bits<4>¦list<int>›; class @$c<int n> { @$t x = ?; } deftype @$v = list<@$c>; def @$d : @$c<1>; def @$e { @$v l = [@$d]; }",
    ),
    // 5. Values.
    (
        "5.literals",
        "def @$d { int a = @int; string b = \"s\"; code c = [{ c }]; bit e = true; bit f = false; int g = ?; }",
    ),
    (
        "5.braces",
        "def @$d { bits<4> a = { @bit, @bit, 0, 1 }; bits<6> b = { a{3-2}, a }; bits<2> c = { 0b10 }; bits<3> e = { 0b1, 0b10 }; }",
    ),
    (
        "5.anonymous",
        "class @$c<int n> { int x = n; } def @$d { @$c a = @$c<@int>; @$c b = @$c<1>; @$c e = @$c<1>; int f = @$c<@int>.x; }",
    ),
    (
        "5.dag",
        "def @$d { dag a = (OP @int, @str:$n, $m); dag b = (OP:$o); dag c = (? 1); dag e = (OP (OP (OQ:$q 1))); }",
    ),
    (
        "5.dag_operator_of_parameter",
        "class @$c<OpC o, dag e> { dag a = (o @int:$x); dag b = !con((o 1), e); dag f = (o e); } def @$d : @$c<OP, (OP 2)>; def @$e : @$c<OpC<>, (? 2)>;",
    ),
    (
        "5.dag_operator_list",
        "def @$d { dag a = ([1] 2); dag b = ([OP, OQ]:$n @int, 3:$x); list<dag> c = [([@E0])]; dag e = ([]<int> (OP)); }",
    ),
    (
        "5.bit_ranges",
        "class @$c<bits<8> b> { bits<8> f = b; bits<3> a = b{7...5}; bits<3> c = f{0,2-1}; bits<2> e = b{6,0}; bit g = b{3}; bits<4> h = f{0...3}; } def @$d : @$c<@bits8>;",
    ),
    (
        "5.element",
        "class @$c<list<int> l, int i> { int a = l[0]; int b = l[i]; int c = l[!sub(i, i)]; } def @$d : @$c<[@int, 2, 3], @#0~2>;",
    ),
    (
        "5.slices",
        "class @$c<list<int> l, list<int> j> { list<int> a = l[0,]; list<int> b = l[0...2,1]; list<int> c = l[j]; list<int> e = l[2-0]; list<int> f = l[j, 0]; } def @$d : @$c<[@int, 2, 3], [@#0~2, 1]>;",
    ),
    (
        "5.field_access",
        "class @$a { int x = @int; } class @$c<@$a r> { int y = r.x; list<@$a> l = [r]; int z = l[0].x; } def @$d : @$a; def @$e : @$c<@$d> { int w = @$d.x; int k = @$c<@$d>.y; }",
    ),
    (
        "5.paste",
        "def @$d { string a = @str # @str # @int; string b = 1 # 2; list<int> c = @ints # @ints; string e = \"x\" # OP; string f = \"x\" # unknown_name; string g = \"y\"#; string h = \"a\" # @bit # 0b11; }",
    ),
    (
        "5.paste_in_names",
        "defvar @$g = \"z\"; def @$d # 1 # x # \"_\" # OP; def \"@$e\" # @$g # 0; foreach @$i = [\"p\", \"q\"] in def @$f#@$i#;",
    ),
    (
        "5.paste_right_to_left",
        "class @$c<string a, string b> { string x = a # b # a # \"-\" # b; } def @$d : @$c<@str, @str>;",
    ),
    // 6. Statements.
    (
        "6.forward_class",
        "class @$c; class @$a<list<@$c> l> { list<@$c> m = l; } class @$c<int n = 1> { int x = n; } def @$d : @$c; def @$e : @$a<[@$d, @$c<2>]>;",
    ),
    (
        "6.defaults_left_to_right",
        "class @$c<int a, int b = !add(a, 1), int e = !mul(a, b)> { int x = e; } def @$d : @$c<@int>; def @$e : @$c<1, @int>; def @$f : @$c<a = 2, e = 3>;",
    ),
    (
        "6.named_arguments",
        "class @$c<int a, string b = \"z\", int e = 3> { string x = a # b # e; } def @$d : @$c<@int, e = @int>; def @$e : @$c<b = @str, a = 1>; def @$f { string s = @$c<a = 4>.x; }",
    ),
    (
        "6.unused_argument",
        "class @$c<int unused> { int a = 1; } multiclass @$m<int unused> { def \"\"; } def @$d : @$c<@int>; defm @$e : @$m<@int>;",
    ),
    (
        "6.def_names",
        "def; def \"@$a with blank\"; def \"@$b\" : OpC; def @$c#_x; def : Base<@int>; def !strconcat(\"@$d\", \"s\");",
    ),
    (
        "6.defm_classes",
        "multiclass @$m<int n> { def _a { int x = n; } def _b; } class @$c<int k> { int added = k; } defm @$d : @$m<@int>, @$c<@int>, OpC; class @$x : @$c<1>; defm @$z : @$m<2>, OpC, @$x;",
    ),
    (
        "6.defm_several",
        "multiclass @$m { def _a; } multiclass @$n<string s> { def _#s; } defm @$d : @$m, @$n<\"q\">; defm \"\" : @$n<\"@$e\">; defm : @$m;",
    ),
    (
        "6.multiclass_body",
        "multiclass @$m<int n, string s = \"k\"> { defvar v = !add(n, 1); assert !ge(v, n), \"m\"; foreach i = [0, 1] in { def _#i { int x = !add(i, v); } } if !gt(n, 1) then def _big; else def _small; let tag = s in def _l : Base; } defm @$d : @$m<@#0~3>; defm @$e : @$m<2, @str>;",
    ),
    (
        "6.multiclass_inherits",
        "multiclass @$a<int n> { def _a { int x = n; } } multiclass @$b<int n> : @$a<!add(n, 1)> { def _b; } multiclass @$c : @$b<@int>; defm @$d : @$c; defm @$e : @$b<1>;",
    ),
    (
        "6.NAME",
        "multiclass @$m<string p = NAME> { def NAME#_x { string n = NAME; string q = p; } def x_#NAME { string n = NAME; } def _plain { string n = NAME; } } defm @$d : @$m; defm @$e : @$m<@str>; class @$c { string me = NAME; string you = NAME # \"!\"; } def @$f : @$c; def : @$c; foreach i = 0-1 in def : @$c; multiclass @$g { def : @$c; } defm : @$g; defm : @$g; defm @$h : @$g;",
    ),
    (
        "6.NAME_nested",
        "multiclass @$a { def _1 { string n = NAME; } } multiclass @$b { defm _i : @$a; defm NAME#_j : @$a; defm \"\" : @$a; } defm @$d : @$b;",
    ),
    (
        "6.let_block",
        "let v = @int, tag = @str in { def @$d : Base; let enc<3-2> = 0b01, enc<0> = @bit in def @$e : Base<2>; class @$c : Base; } def @$f : @$c;",
    ),
    (
        "6.let_body",
        "def @$d : Base { let v = @int; let enc{3,0} = 0b10; let enc{1...2} = 3; let tag = \"x\" # v; } def @$e : Base<1> { let enc = ?; let enc{2} = @bit; }",
    ),
    (
        "6.body_items",
        "class @$c<int n> { defvar w = !add(n, 1); int a = w; assert !gt(w, n), \"wrong \" # n; int b = !mul(a, w); dump \"a is \" # a; let a = 3; } def @$d : @$c<@#0~9>;",
    ),
    (
        "6.redeclare",
        "class @$c { int a = @int; string b = \"x\"; } class @$e : @$c { int a = 2; string b; } def @$d : @$e { int a = @int; }",
    ),
    (
        "6.defset",
        "defset list<Base> @$s = { def @$a : Base<@int>; foreach i = 0-1 in def @$b#i : Base; defset list<Base> @$t = { def @$c : Base; } } def @$d { list<Base> l = @$s; int n = !size(@$t); list<int> v = !foreach(x, @$s, x.v); }",
    ),
    (
        "6.defset_of_defm",
        "multiclass @$m { def _a : Base; def _b : Base<3>; } defset list<Base> @$s = { defm @$d : @$m; } def @$e { list<string> l = !foreach(x, @$s, x.tag); }",
    ),
    (
        "6.defvar",
        "defvar @$a = @int; defvar @$b = [@int, @$a]; def @$d { defvar c = !add(@$a, 1); int x = c; list<int> y = @$b; } foreach i = [1] in { defvar @$a = \"inner\"; def @$e { string s = @$a; } }",
    ),
    (
        "6.foreach",
        "foreach @$i = {1-3,5} in foreach @$j = 0...1 in def @$d#@$i#_#@$j { int x = !add(@$i, @$j); } foreach @$k = @strs in def : Base<s = @$k>; foreach @$l = [3, 4] in def @$e#@$l;",
    ),
    (
        "6.foreach_forms",
        "foreach @$i = 2...3 in def @$a#@$i; foreach @$i = 0-2 in def @$b#@$i; foreach @$i = !range(2) in def @$c#@$i; foreach @$i = {4} in def @$d#@$i; foreach @$i = [OP, OQ] in def @$e#@$i { OpC o = @$i; }",
    ),
    (
        "6.if",
        "if @bit then def @$a; if @int then { def @$b; } else { def @$c; } if !eq(1, 2) then if 1 then def @$d; else def @$e; foreach i = 0-3 in if !lt(i, 2) then def @$f#i; else if !eq(i, 2) then def @$g; else def @$h;",
    ),
    (
        "6.assert",
        "assert !eq(1, 1), \"fine\"; class @$c<int n> { assert !ge(n, 0), \"n is \" # n; } def @$d : @$c<@#0~5>; multiclass @$m<int n> { assert n, \"zero\"; def _x; } defm @$e : @$m<@#1~5>; def @$f { @$c k = @$c<3>; }",
    ),
    (
        "6.assert_holds",
        "class @$c<int n> { int f = n; assert !ge(f, 0), \"f is \" # f; } def @$d : @$c<@#0~5>; def @$e : @$c<-1> { let f = 2; } def @$f { @$c k = @$c<3>; }",
    ),
    (
        "6.dump",
        "dump \"now \" # @int; class @$c<int n> { dump \"n \" # !repr(n); } def @$d : @$c<@#0~5>; multiclass @$m { dump \"m\"; def _x; } defm @$e : @$m;",
    ),
    // 7. Building records.
    (
        "7.parent_order",
        "class @$a<int n> { int f = n; int g = 1; } class @$b<int n> { int f = n; int h = f; } def @$d : @$a<@int>, @$b<@int>; def @$e : @$b<1>, @$a<2>; class @$c<int k> : @$b<!add(k, 1)>, @$a<k>; def @$g : @$c<3>;",
    ),
    (
        "7.lets_before_body",
        "class @$c { int f = 1; int g = f; } let f = 2 in { let f = 3 in def @$d : @$c; def @$e : @$c { let f = !add(g, 0); let g = 5; } def @$f : @$c { int h = f; } }",
    ),
    (
        "7.late_binding",
        "class @$c<int n> { int a = n; int b = !add(a, 1); list<int> l = [a, b]; dag d = (OP a, b:$b); string s = \"v\" # a; } def @$d : @$c<1> { let a = @int; } def @$e : @$c<2> { let b = @int; let a = 7; } class @$f : @$c<3> { let a = n2; int n2 = 4; }",
    ),
    (
        "7.late_bits",
        "class @$c<bits<4> op> { bits<8> inst; bits<4> hi = op; let inst{7-4} = hi; let inst{3-0} = op; bits<2> low = inst{1-0}; int n = hi; } def @$d : @$c<@bits4>; def @$e : @$c<3> { let hi = 0b1111; let inst{0} = 1; }",
    ),
    (
        "7.self_in_parents",
        "class @$c<dag d> { dag e = d; } def @$d : @$c<(OP @$d, 1:$x)> { list<@$c> l = [@$d]; }",
    ),
    (
        "7.use_of_other_record",
        "class @$c { int x = @int; int u = ?; bits<2> b = { 1, ? }; } def @$a : @$c; def @$d { int y = @$a.x; int z = !add(@$a.x, 1); } foreach r = [@$a] in def @$e { int w = r.x; }",
    ),
    (
        "7.recursion",
        "class @$c<int n> { int r = !if(!le(n, 1), 1, !mul(n, @$c<!sub(n, 1)>.r)); } def @$d { int f = @$c<@#1~6>.r; }",
    ),
    (
        "7.recursion_of_lists",
        "class @$c<list<int> l> { list<int> r = !if(!empty(l), []<int>, !listconcat(@$c<!tail(l)>.r, [!head(l)])); } def @$d { list<int> f = @$c<[@int, 2, 3]>.r; }",
    ),
    (
        "7.anonymous_in_class",
        "class @$a<int n> { int x = n; } class @$c<int k> { @$a r = @$a<k>; @$a s = @$a<7>; int y = r.x; } def @$d : @$c<@int>; def @$e : @$c<7>; multiclass @$m<int q> { def _x : @$c<q>; def _y { @$a z = @$a<q>; } } defm @$f : @$m<7>;",
    ),
    (
        "7.superclass_order",
        "class @$a; class @$b : @$a; class @$c : Base; def @$d : @$b, @$c, OpC; def @$e : OpC, @$b;",
    ),
    // 8. Operators: folding and its order.
    (
        "8.folding",
        "class @$c<int n, string s, list<int> l, dag d> { int a = !add(n, 1, n); int b = !size(l); string e = s # n; list<int> f = !foreach(x, l, !mul(x, n)); dag g = !con((OP n), d); bit h = !empty(s); int i = !foldl(n, l, u, v, !sub(u, v)); int j = !if(!gt(n, 2), !head(!listconcat(l, [0])), n); } def @$d : @$c<@int, @str, @ints, @dag>; def @$e : @$c<1, \"\", [], (OP)>;",
    ),
    (
        "8.lazy_choice",
        "class @$c<list<int> l> { int a = !if(!empty(l), -1, !head(l)); int b = !cond(!empty(l): 0, true: l[0]); } def @$d : @$c<[]>; def @$e : @$c<@ints>; def @$f : @$c<[@int]>;",
    ),
    (
        "8.cast_by_name",
        "def @$a : Base<@int>; class @$c<string n> { Base r = !cast<Base>(n); int v = r.v; bit x = !exists<Base>(n); } def @$d : @$c<\"@$a\">; multiclass @$m { def _a : Base<4>; def _b { Base r = !cast<Base>(NAME#\"_a\"); int v = !cast<Base>(NAME#\"_a\").v; } } defm @$e : @$m;",
    ),
    (
        "8.instances",
        "class @$c; def @$a : @$c; def @$b : @$c; def @$d { list<@$c> all = !instances<@$c>(); list<@$c> some = !instances<@$c>(\"@$a\"); int n = !size(!instances<@$c>(\"‹^a¦.*¦[ab]@#0~9›\")); } defvar @$g = !instances<@$c>(); def @$e { list<@$c> l = @$g; }",
    ),
    (
        "8.dag_operators",
        "class @$c<dag d, int i> { dag a = !setdagarg(d, i, \"new\"); dag b = !setdagname(d, \"x\", \"y\"); int n = !getdagarg<int>(d, \"x\"); string s = !getdagname(d, i); OpC o = !getdagop<OpC>(d); dag e = !setdagop(d, OQ); string p = !getdagopname(!setdagopname(d, \"op\")); dag f = !dag(o, [1, 2], [\"a\", ?]); dag g = !foreach(v, d, v); } def @$d : @$c<(OP @int:$x, @str), ‹0¦1›>;",
    ),
    (
        "8.dag_leaves",
        "def @$d { dag a = !foreach(x, (OP (OP OQ), OQ:$n), !subst(OQ, OP, x)); dag b = !foreach(x, (OQ OQ), !subst(OQ, OP, x)); dag c = !foreach(x, (OP @int, @str), x); }",
    ),
    (
        "8.initialized",
        "class @$c<int n = 0> { int a = n; bit b = !initialized(n); bit c = !initialized(!add(n, 1)); } def @$d : @$c<@int>; def @$e { bit x = !initialized(?); bit y = !initialized(OP); }",
    ),
    (
        "8.repr",
        "def @$a : Base<@int>; def @$d { string s = !repr(@$a); string t = !repr((OP 1:$x, \"q\")); string u = !repr([1, ?]); string v = !repr(\"s\" # @int); string w = !repr({ 0, 1 }); }",
    ),
    (
        "8.wraps",
        "def @$d { int a = !add(9223372036854775807, @#0~3); int b = !mul(4611686018427387904, @#0~9); int c = !sub(-9223372036854775808, @#0~1); int e = !shl(1, @#0~63); int f = !srl(-1, @#0~63); int g = !sra(-256, @#0~63); }",
    ),
    (
        "8.text",
        "class @$c<string s> { string a = !substr(s, 1); string b = !substr(s, 0, @#0~9); int f = !find(s, \"b\"); int g = !find(s, \"b\", 1); string u = !toupper(s); string l = !tolower(s); bit m = !match(s, \"^a.*c$\"); string t = !subst(\"b\", \"XY\", s); string i = !interleave([s, s], \", \"); } def @$d : @$c<\"a‹bb¦B¦¦b.b›c\">;",
    ),
    // 9. Output.
    ("9.print_records", "class @$b; class @$a : @$b { int x = 1; } def @$d : @$a; def @$c : @$b;"),
    (
        "9.order_of_names",
        "def @$a10; def @$a9; def @$a_1; def @$aB; def @$ab; def _@$a; def 1@$a; class @$c10; class @$c9;",
    ),
    (
        "9.json",
        "def @$d { bits<4> b = { 1, ?, @bit, 0 }; string s = \"q\\\"\\\\\\t\\n/\"; dag d = (OP:$o @str:$n, ?, OP); list<dag> l = [(OP)]; OpC r = OP; code c = [{ a \"b\" }]; int i = ?; list<int> e = []; }",
    ),
    (
        "9.detailed_records",
        "multiclass @$m { def _x : Base {\n  let v = 2;\n  int own = 3; }\n}\ndefm @$d\n  : @$m;\nlet v = 4 in\ndef @$e : Base;",
    ),
];

/// Examples that should be rejected.
pub(super) const INVALID: &[Line] = &[
    ("1.integer_range", "def @$d {\n int a =\n 0x1ffffffffffffffff‹¦0›; }"),
    ("1.bad_escape", "def @$d {\n string s = \"a\\‹q¦x¦0›\"; }"),
    ("1.string_one_line", "def @$d {\n string s = \"a\nb\"; }"),
    ("1.unclosed_code", "def @$d {\n code c = [{ never closed\n"),
    ("1.unclosed_comment", "def @$d;\n/* never closed /* */\n"),
    ("1.name_reserved", "class @$c {\n int NAME = 1; }"),
    ("1.form_feed", "def @$a;\ndef @$b;\u{c}\n"),
    ("1.unexpected_character", "def @$d;\n‹`¦%¦\\¦&¦@#0~9 def›\n"),
    ("1.keyword_as_name", "def @$d;\nclass ‹def¦int¦in¦let› { }"),
    ("2.unclosed", "#ifdef @$m\ndef @$d;"),
    ("2.stray", "def @$d;\n#‹else¦endif›\n"),
    ("2.second_else", "#ifdef @$m\n#else\n#else\n#endif"),
    ("2.unknown_directive", "def @$d;\n#if @$m\n#endif"),
    ("2.name_missing", "def @$d;\n#‹ifdef¦ifndef¦define›\n"),
    ("3.missing", "def @$d;\ninclude \"nowhere.td\"\n"),
    ("3.twice", "include \"more.td\"\ninclude \"more.td\"\n"),
    ("3.error_inside", "include \"broken.td\"\n"),
    ("4.int_too_wide", "def @$d {\n bits<4> b = ‹16¦-9¦!add(8, 9)›; }"),
    ("4.bit_range", "def @$d {\n bit b = ‹2¦-1¦\"1\"›; }"),
    ("4.no_string_to_int", "def @$d {\n int i =\n ‹\"1\"¦[]¦(OP)¦OP›; }"),
    ("4.bits_width", "def @$d {\n bits<3> b =\n ‹0b10¦{ 1, 0 }¦0b1010›; }"),
    ("4.list_elements", "def @$d {\n list<int> l = [1,\n ‹\"a\"¦OP›]; }"),
    ("4.list_without_type", "defvar @$a =\n [];"),
    ("4.deftype_twice", "deftype @$t = int;\ndeftype @$t = string;"),
    ("5.dag_operator", "def @$d {\n dag d = (\n ‹1¦\"s\"¦{1}¦(OP)¦!add(1, 2)› 2); }"),
    ("5.out_of_range", "class @$c<list<int> l> { int a = l[‹3¦-1›]; }\ndef @$d\n : @$c<[1, 2]>;"),
    ("5.bits_of_int_field", "class @$c { int i = 5;\n bits<2> b = i{1-0}; }"),
    ("5.bit_out_of_range", "class @$c { bits<4> i = 5;\n bits<2> b = i{‹4-3¦9,1›}; }"),
    ("5.unknown_field", "def @$d {\n int a = OP.nothing; }"),
    ("5.unknown_name", "def @$d {\n int a =\n unknown_name; }"),
    ("6.class_twice", "class @$c { }\nclass @$d;\nclass @$c { int a; }"),
    ("6.too_many_arguments", "def @$d : Base<1, \"a\",\n 3>;"),
    ("6.unknown_argument", "def @$d : Base<\n y = 2>;"),
    ("6.positional_behind_named", "def @$d : Base<x = 2,\n \"a\">;"),
    ("6.argument_type", "def @$d :\n Base<‹\"a\"¦[1]¦OP›>;"),
    ("6.argument_missing", "class @$c<int a, string b>;\ndef @$d\n : @$c<1>;"),
    ("6.default_unset", "class @$c<int a = ?> { int x = a; }\ndef @$d : @$c;"),
    ("6.required_behind_optional", "class @$c<int a = 1,\n int b>;"),
    ("6.argument_twice", "def @$d : Base<1,\n x = 2>;"),
    ("6.def_twice", "def @$d;\ndef @$e;\ndef @$d;"),
    ("6.def_twice_by_defm", "multiclass @$m { def _a; }\ndefm @$d : @$m;\ndef @$d_a;\ndefm @$e : @$m, @$m;"),
    ("6.forward_class_used", "class @$c;\nmulticlass @$m {\n def _a : Unknown; }"),
    ("6.let_unknown", "class @$c { int a = 1;\n let b = 2; }"),
    ("6.let_unknown_outside", "let nothing = 2 in\ndef @$d\n : OpC;"),
    ("6.let_type", "def @$d : Base {\n let v = ‹\"a\"¦[1]¦(OP)›; }"),
    ("6.let_bits", "def @$d : Base {\n let enc{‹7-4¦4¦1-1,1›} = 0b11; }"),
    ("6.redeclared_type", "class @$c { int a = 1;\n string a = \"b\"; }"),
    ("6.no_if_in_body", "def @$d {\n ‹if 1 then int a = 1;¦foreach i = [1] in int a = 1;› }"),
    ("6.defset_type", "defset list<Base> @$s = {\n def @$d : Base;\n def @$e : OpC; }"),
    ("6.defvar_twice", "defvar @$a = 1;\ndefvar @$a = 2;"),
    ("6.defvar_scope", "foreach i = [1] in { defvar @$a = 1; }\ndef @$d {\n int x = @$a; }"),
    ("6.foreach_type", "foreach i =\n ‹\"abc\"¦5¦OP¦(OP)› in def @$d#i;"),
    ("6.if_condition", "if\n ‹\"a\"¦[1]¦?¦OP› then def @$d;"),
    (
        "6.assert_fails",
        "class @$c<int n> { int f = n;\n assert !lt(f, 3), \"f is \" # f; }\ndef @$d : @$c<@#0~9>;\ndef @$e : @$c<7>;",
    ),
    ("6.assert_fails_outside", "assert\n !eq(1, 2),\n \"no\" # 1;"),
    (
        "6.assert_fails_in_multiclass",
        "multiclass @$m<int n> {\n assert n, \"zero\";\n def _x; }\ndefm @$d : @$m<0>;",
    ),
    ("6.multiclass_unknown", "defm @$d\n : Unknown<1>;"),
    ("6.multiclass_as_class", "multiclass @$m { def _a; }\ndef @$d : @$m;"),
    ("6.parent_unknown", "def @$d\n : Unknown;"),
    ("6.parent_twice", "def @$d : OpC,\n OpC;"),
    ("6.parent_of_parent", "class @$c : OpC;\ndef @$d : @$c,\n OpC;"),
    ("6.dump_type", "class @$c { string s;\n dump s;\n dump \"a\" # s; }\ndef @$d : @$c;"),
    ("6.empty_multiclass", "multiclass @$m<int x> {\n\n}\n"),
    ("5.bits_behind_paste", "class @$c<bits<4> b> {\n string s = \"a\" # b{‹1¦1-0›}; }"),
    ("7.use_before_definition", "def @$d { list<OpC> l = [@$e]; }\ndef @$e : OpC;"),
    ("7.field_before_declaration", "class @$c {\n int a = b;\n int b = 1; }"),
    ("7.unresolved", "def @$d {\n int a = !add(b0, 1); }\nclass @$c { int a = 1; }"),
    ("7.unresolved_cycle", "class @$c { int a = 1; int b = a; let a = b; }\ndef @$d : @$c;"),
    ("7.self_inherit", "class @$c;\nclass @$c : @$c { int a = 1; }"),
    ("8.division", "def @$d {\n int a = !div(@int, 0); }"),
    ("8.division_overflow", "def @$d {\n int a = !div(-9223372036854775808, -1); }"),
    ("8.shift", "def @$d {\n int a = !‹shl¦sra¦srl›(1, ‹64¦-1›); }"),
    ("8.logarithm", "def @$d {\n int a = !logtwo(‹0¦-4›); }"),
    ("8.empty_list", "def @$d {\n int a = !‹head([]<int>)¦size(!tail([]<int>))›; }"),
    ("8.no_true_condition", "def @$d {\n int a = !cond(0: 1, !eq(1, 2): 2); }"),
    ("8.substr", "def @$d {\n string s = !substr(\"abc\", ‹4¦-1›); }"),
    ("8.regex", "def @$d {\n bit s = !match(\"abc\", \"‹(¦[a¦*›\"); }"),
    ("8.range_step", "def @$d {\n list<int> l = !range(1, 5, 0); }"),
    ("8.dag_argument", "def @$d {\n int a = !getdagarg<int>((OP 1:$x), ‹1¦-1¦\"y\"›); }"),
    ("8.dag_lengths", "def @$d {\n dag a = !dag(OP, [1], [\"a\", \"b\"]); }"),
    ("8.dag_operators_differ", "def @$d {\n dag a = !con((OP 1), (OQ 2)); }"),
    ("8.cast", "def @$d {\n OpC a = !cast<OpC>(‹\"nowhere\"¦OP.x¦1¦\"Base\"›); }"),
    ("8.cast_class", "def @$a : Base;\nclass @$c<Base b> { OpC o = !cast<OpC>(b); }\ndef @$d : @$c<@$a>;"),
    (
        "8.operand_types",
        "def @$d {\n int a = !‹add(1, \"a\")¦size(1)¦strconcat(1, \"a\")¦eq([1], [1])¦listconcat([1], [\"a\"])¦not(\"a\")¦head(1)¦find(1, \"a\")›; }",
    ),
    (
        "8.operand_count",
        "def @$d {\n int a = !‹add(1)¦sub(1, 2, 3)¦not()¦if(1, 2)¦foldl(0, [1])¦size([1], [2])›; }",
    ),
    ("8.unknown_operator", "def @$d {\n int a = !‹getop((OP))¦nothing(1)¦setop((OP), OP)¦sort([1])›; }"),
];
