func.func @f(%x: i32) -> i32 {
  %0 = "t.foo"(%x) : (i32) -> i32
  "t.region"() ({
    %1 = "t.foo"(%0) : (i32) -> i32
    "t.use"(%1) : (i32) -> ()
  }) : () -> ()
  return %0 : i32
}
