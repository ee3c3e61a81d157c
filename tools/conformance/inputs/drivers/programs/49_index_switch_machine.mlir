// A machine of four states driven by the bits of a word.
func.func @run(%word: i64) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%st = %c0, %w = %word, %hits = %zero) -> (index, i64, i32) {
    %b = arith.trunci %w : i64 to i1
    %one = arith.constant 1 : i64
    %w1 = arith.shrui %w, %one : i64
    %next = scf.index_switch %st -> index
    case 0 {
      %s = arith.select %b, %c1, %c0 : index
      scf.yield %s : index
    }
    case 1 {
      %c2 = arith.constant 2 : index
      %s = arith.select %b, %c1, %c2 : index
      scf.yield %s : index
    }
    case 2 {
      %c3 = arith.constant 3 : index
      %s = arith.select %b, %c3, %c0 : index
      scf.yield %s : index
    }
    default {
      %c2 = arith.constant 2 : index
      %s = arith.select %b, %c1, %c2 : index
      scf.yield %s : index
    }
    %c3 = arith.constant 3 : index
    %hit = arith.cmpi eq, %next, %c3 : index
    %hi = arith.extui %hit : i1 to i32
    %h = arith.addi %hits, %hi : i32
    scf.yield %next, %w1, %h : index, i64, i32
  }
  return %r#2 : i32
}
func.func @main() -> i32 {
  %a = arith.constant 0x5A5B55AA12D5 : i64
  %b = arith.constant -3689348814741910324 : i64
  %x = call @run(%a) : (i64) -> i32
  %y = call @run(%b) : (i64) -> i32
  %c = arith.constant 16 : i32
  %m = arith.muli %x, %c : i32
  %r = arith.addi %m, %y : i32
  return %r : i32
}
