//! Grammar of random values: the expressions of each type.
//!
//! A rule is an id to count and a template. In templates `‹a¦b›` is one of several, and `@` starts a hole:
//! `@int @bit @str @dag @ints @strs ..` an expression of that type, `@T` one of the requested type, `@E` one
//! of its element type, `@rec` and `@recs` one of a class picked once per rule; `@+..` the same, with the
//! rule's own variables in scope; `@Y`, `@Z`, `@class` the text of the requested type, of its element type
//! and of the picked class; `@call` a call of it, `@def` the name of a record of it; `@%x:int` a variable of
//! the rule; `@$x` a fresh name; `@#0~9` a number. An empty id is not counted: operators are counted by their
//! spelling.

/// A production: its id, and its template.
pub(super) type Rule = (&'static str, &'static str);

/// Expressions of type `int`.
pub(super) const INT: &[Rule] = &[
    ("", "!‹add¦mul¦and¦or¦xor›(@int, @int)"),
    ("", "!‹add¦mul¦and¦or¦xor›(@int, @int, @int)"),
    ("", "!sub(@int, @int)"),
    ("", "!div(@int, ‹1¦2¦3¦-2¦7›)"),
    (
        "value.neutral_operand",
        "!‹and(0, @int)¦or(-1, @int)¦and(@int, 0)¦or(@int, -1)¦mul(0, @int)¦add(0, @int)›",
    ),
    ("", "!‹shl¦sra¦srl›(@int, @#0~20)"),
    ("", "!‹shl¦sra¦srl›(@int, !and(@int, 31))"),
    ("", "!not(‹@int¦@bit›)"),
    ("", "!logtwo(!add(1, !and(@int, 0xff)))"),
    ("", "!size(‹@ints¦@str¦@dag¦@strs¦@dags¦@recs›)"),
    ("", "!find(@str, @str‹¦, 0›)"),
    ("", "!foldl(@int, @ints, @%a:int, @%b:int, @+int)"),
    ("", "!foldl(@int, @strs, @%a:int, @%b:str, @+int)"),
    ("", "!foldl(@int, @recs, @%a:int, @%b:rec, @+int)"),
    ("", "!cast<int>(‹@bits4¦@bit¦@int¦@bits2›)"),
    ("", "!getdagarg<int>((OP @int:$x, @int), ‹0¦1¦\"x\"›)"),
    ("", "!getdagarg<int>(!con((OP @int:$x), @dag), ‹0¦\"x\"›)"),
    ("value.nested_bits", "!add(@bit, @bits4)"),
    ("", "!range(1, 9)[@#0~7]"),
];

/// Expressions of type `bit`.
pub(super) const BIT: &[Rule] = &[
    ("", "!‹eq¦ne¦lt¦le¦gt¦ge›(@int, @int)"),
    ("", "!‹eq¦ne¦lt¦le¦gt¦ge›(@str, @str)"),
    ("", "!‹eq¦ne¦lt¦le¦gt¦ge›(@bits4, @bits4)"),
    ("", "!‹eq¦ne›(@bit, @bit)"),
    ("", "!‹eq¦ne›(@rec, @rec)"),
    ("", "!empty(‹@ints¦@str¦@dag¦@strs¦@recs›)"),
    ("", "!isa<‹int¦string¦bit¦dag¦list<int>¦@class›>(‹@int¦@str¦@bit¦@rec¦@ints›)"),
    ("", "!isa<@class>(@rec)"),
    ("", "!match(@str, \"‹a¦^x¦[0-9]+¦a|b¦.b$¦(ab)+¦[[:alpha:]]¦^$¦x?y*¦[^a-f]{1,2}›\")"),
    ("", "!exists<@class>(‹@str¦\"@def\"¦\"@def\"¦\"nowhere\"›)"),
    ("", "!initialized(‹@int¦@str¦?¦@ints¦@dag¦@rec›)"),
    ("", "!not(@bit)"),
    ("", "!‹and¦or¦xor›(@bit, @bit)"),
    ("", "!empty(!instances<@class>(‹¦\"^@def$\"¦\"[0-9]\"¦@str # \"1\"›))"),
];

/// Expressions of type `string`.
pub(super) const STRING: &[Rule] = &[
    ("", "!strconcat(@str, @str)"),
    ("", "!strconcat(@str, @str, @str)"),
    ("value.paste.string", "@str # ‹@str¦@int¦@bit›"),
    ("value.paste.number", "‹@#0~9¦0x1F¦-3› # @str"),
    ("value.paste.name", "@str # some_name"),
    ("", "!substr(!strconcat(\"abcd\", @str), @#0~4‹¦, @#0~5›)"),
    ("", "!‹tolower¦toupper›(@str)"),
    ("", "!interleave(‹@ints¦@strs¦[@bit, @bit]¦[@bits4]›, @str)"),
    ("", "!cast<string>(‹@int¦@str¦@bit¦@rec›)"),
    ("", "!subst(‹\"a\"¦\"b\"¦\"ab\"›, @str, @str)"),
    ("", "!repr(‹@int¦@str¦@ints¦@dag¦@bit¦@bits4¦@rec¦?›)"),
    ("", "!getdagname((OP @int:$nm, @int:$q), @#0~1)"),
    ("", "!getdagopname((OP:$o @int))"),
    ("", "!getdagname(!setdagname((OP @int), 0, @str), 0)"),
    ("", "!getdagopname(!setdagopname(@dag, @str))"),
    ("value.code", "[{ ‹code \"quoted\"¦two\n  lines¦a } b› }]"),
    ("value.paste.code", "[{ x }] # @str"),
    ("", "!foldl(@str, @strs, @%a:str, @%b:str, !strconcat(@+str, @+str))"),
];

/// Lists of any element type.
pub(super) const LIST: &[Rule] = &[
    ("value.list", "[@E]"),
    ("value.list", "[@E, @E]"),
    ("value.list.typed", "[@E, @E]<@Z>"),
    ("", "!listconcat(@T, @T)"),
    ("", "!listsplat(@E, @#0~3)"),
    ("", "!tail(!listconcat([@E], @T))"),
    ("", "!foreach(@%x:int, @ints, @+E)"),
    ("", "!foreach(@%x:str, @strs, @+E)"),
    ("", "!foreach(@%x:rec, @recs, @+E)"),
    ("", "!filter(@%x:E, @T, @+bit)"),
    ("", "!listremove(@T, @T)"),
    ("suffix.slice", "!listconcat([@E, @E], @T)[‹0,1¦1,0¦0...1¦1-0¦0,¦0-1¦0,1,0›]"),
    ("suffix.slice.list", "[@E, @E, @E][‹!range(2)¦[2, 0]¦0, !range(1, 3)¦!range(@#0~2),›]"),
    ("", "!listflatten([@T, @T])"),
    ("value.paste.list", "@T # @T"),
];

/// Lists of integers.
pub(super) const INTS: &[Rule] = &[
    ("", "!range(@#0~5)"),
    ("", "!range(@#0~3, @#0~6‹¦, 1¦, 2¦, -1›)"),
    ("", "!range(!and(@int, 7))"),
    ("", "!range(!and(@int, 3), !and(@int, 7)‹¦, 2¦, -1›)"),
    ("", "!range(‹@strs¦@ints¦@recs›)"),
];

/// Dags.
pub(super) const DAG: &[Rule] = &[
    ("value.dag", "(OP @int, @str)"),
    ("value.dag.names", "(OP @int:$a, @str:$b)"),
    ("value.dag.bare_name", "(OP $a, @E0:$b)"),
    ("value.dag.operator_name", "(OP:$o @dag:$d, @E0)"),
    ("value.dag.anonymous_operator", "!setdagop((@call @int), OP)"),
    ("", "!con(@dag, @dag)"),
    ("", "!con((OP @int:$q), @dag, (OP))"),
    ("", "!dag(OP, @ints, ?)"),
    ("", "!dag(OP, [@int, @int], [\"a\", \"b\"])"),
    ("", "!dag(OP, [‹@rec¦@int›, ?], [\"a\", ?])"),
    ("", "!dag(OP, ?, [\"a\", @str])"),
    ("", "!dag(OP, [@rec, @rec], [@str, @str])"),
    ("", "!setdagop(@dag, OP)"),
    ("", "!setdagop(!setdagop(@dag, OQ), !getdagop((OP)))"),
    ("", "!setdagop(@dag, !getdagop(@dag))"),
    ("", "!setdagop(@dag, !getdagop<OpC>(@dag))"),
    ("", "!setdagarg((OP @int:$x, 2), ‹0¦1¦\"x\"›, ‹@int¦@str¦@rec›)"),
    ("", "!setdagname((OP 1:$x, @int), ‹0¦1¦\"x\"›, @str)"),
    ("", "!setdagopname(@dag, @str)"),
    ("", "!foreach(@%x:int, @dag, @$x)"),
    ("", "!foreach(@%x:int, (‹OP¦OQ› OP, (OQ OQ:$n), OQ), !subst(OQ, OP, @$x))"),
];

/// Records of a class.
pub(super) const RECORD: &[Rule] = &[
    ("value.class_call", "@call"),
    ("value.class_call", "@call"),
    ("value.def", "@def"),
    ("", "!cast<@Y>(\"@def\")"),
    ("", "!cast<@Y>(!strconcat(\"@def\", \"\"))"),
    ("", "!cast<@Y>(!cast<string>(@def))"),
    ("", "!subst(@T, @T, @T)"),
];

/// Values of any type.
pub(super) const ANY: &[Rule] = &[
    ("", "!if(@bit, @T, @T)"),
    ("", "!if(@bit, @T, @T)"),
    ("", "!if(@int, @T, @T)"),
    ("", "!cond(@bit: @T, true: @T)"),
    ("", "!cond(@int: @T, @bit: @T, 1: @T)"),
    ("", "!head([@T, @T])"),
    ("", "!head(!listconcat([@T], [@T]))"),
    ("", "!getdagarg<@Y>((OP @int, @T:$x), ‹1¦\"x\"›)"),
    ("", "!cast<@Y>(@T)"),
    ("", "!head(!listsplat(@T, 2))"),
    ("", "!foldl(@T, @ints, @%a:T, @%b:int, @+T)"),
    ("", "!head(!foreach(@%x:int, [@int], @+T))"),
    ("", "!head(!filter(@%x:T, [@T], 1))"),
];

/// Expressions that are rarely or not always accepted; a differential test sometimes needs them.
pub(super) const RARE: &[Rule] = &[
    ("value.unset", "?"),
    ("", "!div(@int, @int)"),
    ("", "!head(@ints)"),
    ("", "!shl(@int, @int)"),
    ("", "!con(@dag, (OQ))"),
    ("", "!foreach(@%x:int, @dag, !subst(OQ, OP, @$x))"),
    ("", "!subst(OP, OP, @dag)"),
    ("", "!getdagarg<@Y>(@dag, 0)"),
    ("", "!logtwo(@int)"),
    ("", "!substr(@str, @int)"),
    ("", "!cast<@Y>(@str)"),
    ("", "!cast<@Y>(@int)"),
    ("", "@str"),
    ("", "@int"),
    ("", "@ints[@int]"),
    ("", "[@T, @T][‹0¦1¦!and(@int, 1)›]"),
    ("", "!listflatten(!foreach(@%x:int, @ints, [@+T]))[0]"),
    ("", "!match(@str, @str)"),
    ("", "(OP @T:$x, @E0)"),
    ("", "{ @bits2, @bits2 }"),
    ("", "!range(@int, @int)[0]"),
    ("", "!getdagname(@dag, 0)"),
    ("", "!getdagopname(@dag)"),
    ("", "!dag(OP, @ints, @strs)"),
    ("", "!cond(@bit: @T, @bit: @T)"),
    ("", "!foldl(?, @ints, @%a:T, @%b:int, @+T)"),
    ("", "{ @bit, @bits2 }"),
    ("", "!instances<@class>()"),
    ("", "@def"),
    ("", "(OP)"),
    ("", "(@T @int)"),
    ("", "@rec.v"),
];

/// Literals by type.
pub(super) const INT_LITERAL: &[Rule] = &[
    ("value.int", "@#0~20"),
    ("value.int", "@#0~3"),
    ("value.int.negative", "-@#1~9"),
    ("value.int.hex", "0x‹ff¦1A¦7fffffff›"),
    ("value.int.plus", "+@#0~9"),
    ("value.int.binary", "!add(0b101, 0)"),
    ("value.int.wide", "‹9223372036854775807¦-9223372036854775808¦4294967296›"),
];

/// Strings.
pub(super) const STRING_LITERAL: &[Rule] = &[
    ("value.string", "\"‹¦a¦ab¦x y¦b1¦Hello¦abab›\""),
    ("value.string.joined", "\"a\" \"b@#0~9\""),
    ("value.string.escapes", "\"‹\\\"¦\\t¦\\n¦\\\\¦\\'›z\""),
];

/// Dags.
pub(super) const DAG_LITERAL: &[Rule] = &[
    ("value.dag.empty", "(OP)"),
    ("value.dag.names", "(OP @#0~9:$a)"),
    ("value.dag.bare_name", "(OP 2, \"s\":$b, $c)"),
    ("value.dag.nested", "(OP:$o (OP 3):$z)"),
    ("value.dag", "(OP OP)"),
    ("value.dag.unset", "(OP ?:$x, ?)"),
];
