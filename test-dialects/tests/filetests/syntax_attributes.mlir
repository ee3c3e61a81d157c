// test: opt

// Default values are not printed, wherever they come from.
test.attributes 4
test.attributes -1 weight 7
test.attributes 4 weight 8 fast label = "x" dims [1, 2] {extra}
"test.attributes"() <{number = 4 : i64, fast}> {label2 = "y"} : () -> ()

test.enums red
test.enums blue access <read, run> raw green
"test.enums"() <{color = #test<color green>, access = #test.access<none>, raw = 7 : i32}> : () -> ()

test.point <x = 1, y = -2> as i32 of @a
test.point <y = 2, name = "here", x = 1> as !test.pair<i1, f32> of @a::@b {at2 = #test.point<x = 0, y = 0>}
"test.confined"() <{count = 1 : i32, items = [unit]}> : () -> ()
// output:
//| module {
//|   test.attributes 4
//|   test.attributes -1
//|   test.attributes 4 weight 8 fast label = "x" dims [1, 2] {extra}
//|   test.attributes 4 fast {label2 = "y"}
//|   test.enums red
//|   test.enums blue access <read, run> raw green
//|   test.enums green raw blue
//|   test.point <x = 1, y = -2> as i32 of @a
//|   test.point <x = 1, y = 2, name = "here"> as !test.pair<i1, f32> of @a::@b {at2 = #test.point<x = 0, y = 0>}
//|   "test.confined"() <{count = 1 : i32, items = [unit]}> : () -> ()
//| }
//|
