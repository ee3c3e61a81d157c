// test: opt --ods ./raw_text.td --allow-unregistered-dialect
// What C++ code would read is kept whole, in brackets that are read again; aliases in it are written out.
// warning: [ods::unchecked_constraint] (no place) "the shape of"

#one = #net.any<1 : i32>
!grid = !net<grid 2x3>

"x.raw"() {a = #net.edges<[{a = 1}]>, b = [#net.edges<a -> b>, {k = #net.edges<"> # \" ">}]} : () -> ()
"x.raw"() {a = #net.edges<[#one, !grid, "#one"]>, b = #net.held<<(#one)>, 3>} : () -> ()
"x.raw"() {a = #net.edges<[1, // the first
                           2]>} : () -> ()
"x.grid"() {a = #net<grid 1x1>, b = #net.any<#net<grid 1x2>>, c = !grid, d = #net<grid x<1>>} : () -> ()
"x.alias"() {a = #net.named<7>, b = !net.named.type<8>, c = #net.named<9>} : () -> ()
"x.numbers"() {a = #net.numbers<-9223372036854775808, 18446744073709551615, -128, 99999999999999999999, [-1]>} : () -> ()
"x.numbers"() {a = #net.numbers<0x10, -1, 127, -0x8000000000000000F, []>, b = #net.numbers<true, true, true, true, [true]>} : () -> ()
"x.raw"() {a = #net.edges<[a   ->  b]>, b = !net.tile<4   x>} : () -> ()
net.use <[{a = 1}]>
net.use #net.edges<[{a = 1}]> at #net<grid 1x2>
%0 = net.make : !net.tile<4>
%1 = net.make : !net.tile<5>
net.match %0, %1 : !net.tile<4>, !net.tile<5>
// output:
//| !named2Etype = !net.named.type<8>
//| #named = #net.named<7>
//| #named1 = #net.named<9>
//| module {
//|   "x.raw"() {a = #net.edges<[{a = 1}]>, b = [#net.edges<a -> b>, {k = #net.edges<"> # \" ">}]} : () -> ()
//|   "x.raw"() {a = #net.edges<[#net.any<1 : i32>, !net<grid 2x3>, "#one"]>, b = #net.held<<(#net.any<1 : i32>)>, 3>} : () -> ()
//|   "x.raw"() {a = #net.edges<[1, 2]>} : () -> ()
//|   "x.grid"() {a = #net<grid 1x1>, b = #net.any<#net<grid 1x2>>, c = !net<grid 2x3>, d = #net<grid x<1>>} : () -> ()
//|   "x.alias"() {a = #named, b = !named2Etype, c = #named1} : () -> ()
//|   "x.numbers"() {a = #net.numbers<-9223372036854775808, 18446744073709551615, -128, 99999999999999999999, [-1]>} : () -> ()
//|   "x.numbers"() {a = #net.numbers<16, 18446744073709551615, 127, -147573952589676412943, []>, b = #net.numbers<-1, 18446744073709551615, -1, -1, [-1]>} : () -> ()
//|   "x.raw"() {a = #net.edges<[a   ->  b]>, b = !net.tile<4   x>} : () -> ()
//|   net.use <[{a = 1}]>
//|   net.use <[{a = 1}]> at #net<grid 1x2>
//|   %0 = net.make : !net.tile<4>
//|   %1 = net.make : !net.tile<5>
//|   net.match %0, %1 : !net.tile<4>, !net.tile<5>
//| }
//|
