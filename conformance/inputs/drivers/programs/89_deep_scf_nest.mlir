func.func @work(%n: index, %seed: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %seed) -> (i32) {
    %even = arith.trunci %a : i32 to i1
    %b = scf.if %even -> i32 {
      %t = scf.while (%x = %a) : (i32) -> i32 {
        %bit = arith.trunci %x : i32 to i1
        %five = arith.constant 5 : i32
        %y = arith.addi %x, %five : i32
        scf.condition(%bit) %y : i32
      } do {
      ^bb0(%y: i32):
        %v = scf.execute_region -> i32 {
          %k = arith.index_cast %i : index to i32
          %s = arith.xori %y, %k : i32
          scf.yield %s : i32
        }
        scf.yield %v : i32
      }
      scf.yield %t : i32
    } else {
      %three = arith.constant 3 : i32
      %m = arith.muli %a, %three : i32
      %q = scf.index_switch %i -> i32
      case 1 {
        %one = arith.constant 1 : i32
        %u = arith.addi %m, %one : i32
        scf.yield %u : i32
      }
      case 4 {
        %w = scf.for %j = %c0 to %i step %c1 iter_args(%g = %m) -> (i32) {
          %e = arith.addi %g, %g : i32
          scf.yield %e : i32
        }
        scf.yield %w : i32
      }
      default {
        %one = arith.constant 1 : i32
        %u = arith.ori %m, %one : i32
        scf.yield %u : i32
      }
      scf.yield %q : i32
    }
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant 12 : index
  %s = arith.constant 2 : i32
  %r = call @work(%n, %s) : (index, i32) -> i32
  %c = arith.constant 253 : i32
  %m = arith.remui %r, %c : i32
  return %m : i32
}
