module {
  func.func private @step(%x: i32) -> i32 {
    %c = arith.constant 13 : i32
    %r = arith.muli %x, %c : i32
    return %r : i32
  }
  func.func @main() -> i32 {
    %a = arith.constant 3 : i32
    %b = func.call @step(%a) : (i32) -> i32
    %f = func.constant @step : (i32) -> i32
    %d = func.call_indirect %f(%b) : (i32) -> i32
    %c = arith.constant 255 : i32
    %r = arith.andi %d, %c : i32
    func.return %r : i32
  }
}
