// test: opt

%0:2 = test.source : i32, i1
%1 = test.make_pair %0#0, %0#1 : !test.pair<i1, i1> // error: [parse::type_mismatch] "use of value '%0' expects different type than prior uses: 'i1' vs 'i32'"
// note: "prior use here"
