// test: convert --target ./convert.ron --allow-unregistered-dialect

%n = "t.source"() : () -> index
%f = "t.source"() : () -> f32
%0:2 = "t.loop"(%n, %n, %f) : (index, index, f32) -> (index, f32)
"t.sink"(%0#0, %0#1) : (index, f32) -> ()
// output:
//| module {
//|   %0 = "t.source"() : () -> index
//|   %1 = unrealized_conversion_cast %0 : index to i64
//|   %2 = "t.source"() : () -> f32
//|   %3:2 = "t.while"(%1, %1, %2) ({
//|   ^bb0(%arg0: i64):
//|     "t.end"(%arg0) : (i64) -> ()
//|   }) : (i64, i64, f32) -> (i64, f32)
//|   %4 = unrealized_conversion_cast %3#0 : i64 to index
//|   "t.sink"(%4, %3#1) : (index, f32) -> ()
//| }
//|
