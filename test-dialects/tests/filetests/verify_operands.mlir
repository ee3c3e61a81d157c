// test: opt

%0 = test.source : f32
%1 = "test.add"(%0, %0) : (f32, f32) -> f32 // error: [ods::constraint] "'test.add' op operand #0 must be signless-integer, but got 'f32'"
