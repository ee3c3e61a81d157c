// test: opt

%0 = test.source : i32
test.isolated {
  test.sink %0 : i32 // error: [ir::isolation] "'test.sink' op using value defined outside the region"
}
