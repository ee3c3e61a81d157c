// test: opt --ods ./default_parameters.td --allow-unregistered-dialect
"x"() : () -> (!dft.flag<>, !dft.flag<true>, !dft.flag<false>)
"x"() : () -> (!dft.word<>, !dft.word<4294967295>, !dft.word<1>)
"x"() : () -> (!dft.long<>, !dft.long<18446744073709551615>, !dft.long<1>)
"x"() : () -> (!dft.most<>, !dft.most<18446744073709551615>, !dft.most<1>)
"x"() : () -> (!dft.least<>, !dft.least<-9223372036854775808>, !dft.least<1>)
"x"() : () -> (!dft.macro<>, !dft.macro<-9223372036854775808>, !dft.macro<1>)
"x"() : () -> (!dft.byte<>, !dft.byte<0>, !dft.byte<1>)
"x"() : () -> (!dft.high<>, !dft.high<9223372036854775808>, !dft.high<1>)
"x"() : () -> (!dft.true<>, !dft.true<1>, !dft.true<2>)
// output:
//| module {
//|   %0:3 = "x"() : () -> (!dft.flag<>, !dft.flag<>, !dft.flag<false>)
//|   %1:3 = "x"() : () -> (!dft.word<>, !dft.word<>, !dft.word<1>)
//|   %2:3 = "x"() : () -> (!dft.long<>, !dft.long<>, !dft.long<1>)
//|   %3:3 = "x"() : () -> (!dft.most<>, !dft.most<>, !dft.most<1>)
//|   %4:3 = "x"() : () -> (!dft.least<>, !dft.least<>, !dft.least<1>)
//|   %5:3 = "x"() : () -> (!dft.macro<>, !dft.macro<>, !dft.macro<1>)
//|   %6:3 = "x"() : () -> (!dft.byte<>, !dft.byte<>, !dft.byte<1>)
//|   %7:3 = "x"() : () -> (!dft.high<>, !dft.high<>, !dft.high<1>)
//|   %8:3 = "x"() : () -> (!dft.true<>, !dft.true<>, !dft.true<2>)
//| }
//|
