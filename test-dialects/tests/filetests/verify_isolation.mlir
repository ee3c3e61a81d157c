// test: opt

%0 = test.source : i32
test.isolated {
  test.discard %0 : i32 // error: [ir::isolation] "'test.discard' op using value defined outside the region"
}
