module {
  %0 = unrealized_conversion_cast to i32
  %1:2 = unrealized_conversion_cast %0 : i32 to i1, f32
  %2 = unrealized_conversion_cast %1#0, %1#1 : i1, f32 to tuple<i1, f32> {a.b = 1 : i64}
  %3 = unrealized_conversion_cast %2 : tuple<i1, f32> to () -> ()
}

