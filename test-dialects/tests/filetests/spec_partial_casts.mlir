// test: convert --target ./full.ron --mode partial

// In a partial conversion casts stay, for another conversion to resolve.
%0 = test.source : i32
test.kernel {
  test.unknown (%0) : (i32) -> ()
}
// output:
//| module {
//|   %0 = test.source : i64
//|   %1 = unrealized_conversion_cast %0 : i64 to i32
//|   test.kernel {
//|     test.unknown(%1) : (i32) -> ()
//|   }
//| }
//|
