// test: rewrite --patterns ./object_members.pdll -I ../good --ods ./object_members.td --fold=false
%0 = zoo.cat <-2, [5, 9, 12]> calm {age = 2 : i64} : !zoo.box<20, 3, true, f32>
// output:
//| module {
//|   %0 = zoo.cat <-2, [5, 9, 12]>  calm {age = 2 : i64, done, p00 = 60 : i64, p01 = 70 : i64, p02 = 110 : i64, p03 = 1 : i64, p04 = 7 : i64, p05 = 1 : i64, p06 = 16 : i64, p07 = 42 : i64, p08 = 35 : i64, p09 = 1 : i64, p10 = "large", p11 = "box", p12 = 1 : i64, p13 = 4294967216 : i64, p14 = -297 : i64, p15 = 253 : i64, p16 = 2 : i64, p17 = 4294967275 : i64, p18 = 1 : i64, p19 = 0 : i64, p20 = "tag:1", p21 = 1 : i64, p22 = 4294967301 : i64, p23 = -102 : i64, p24 = 13 : i64, p25 = 4 : i64, p26 = 0 : i64, p27 = 1 : i64, p28 = 18 : i64, p29 = 5 : i64, p30 = 99 : i64, p31 = 3 : i64, p32 = "tom", p33 = 0 : i64, p34 = "wild", p35 = "calm", p36 = 4 : i64, p37 = "title", p38 = 4 : i64, p39 = 1 : i64, p40 = 1 : i64, p41 = 61 : i64, p42 = 32 : i64, p43 = 1 : i64, p44 = 4 : i64, p45 = 0 : i64} : <20, 3, true, f32>
//| }
//|
