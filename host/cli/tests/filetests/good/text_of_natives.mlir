// test: rewrite --patterns ./text_of_natives.td --ods ./text_of_natives.td
%0 = "t.cat"() <{name = "tom", lives = 5 : i64}> : () -> i32
// output:
//| module {
//|   %0 = "t.dog"() <{lives = 4294967291 : i64, name = "om5"}> : () -> i32
//| }
//|
