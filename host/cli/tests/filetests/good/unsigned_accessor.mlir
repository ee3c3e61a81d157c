// test: rewrite --patterns ./unsigned_accessor.pdll -I ../good --ods ./unsigned_accessor.td --fold=false
"zoo.spider"() <{legs = 7 : i32, age = 7 : i64, signed = 7 : si32, small = 7 : ui8, eyes = 7 : i32}> : () -> ()
// output:
//| module {
//|   "zoo.spider"() <{age = 7 : i64, legs = 7 : i32, signed = 7 : si32, small = 7 : ui8}> {done, values = [4294967295, 0, -1, -1, -1, 4294967295, 4294967295, 1]} : () -> ()
//| }
//|
