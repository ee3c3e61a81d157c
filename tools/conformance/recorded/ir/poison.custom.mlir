module {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xi64>
  func.func @f() {
    ub.unreachable
  }
  func.func @g() -> i32 {
    %2 = ub.poison {x} : i32
    return %2 : i32
  }
}

