// RUN-FLAGS: --convert-scf-to-cf
// Nested in every order.
func.func @nest(%n: index, %c: i1) -> index {
  %r = scf.while (%w = %n) : (index) -> index {
    %t = scf.for %i = %w to %n step %n iter_args(%a = %w) -> (index) {
      %q = scf.index_switch %i -> index
      case 0 {
        %e = scf.execute_region -> index {
          scf.yield %a : index
        }
        scf.yield %e : index
      }
      default {
        %e = scf.if %c -> index {
          scf.yield %i : index
        } else {
          scf.yield %a : index
        }
        scf.yield %e : index
      }
      scf.yield %q : index
    }
    %g = arith.cmpi ult, %t, %n : index
    scf.condition(%g) %t : index
  } do {
  ^bb0(%v: index):
    %p = arith.addi %v, %n : index
    scf.yield %p : index
  }
  return %r : index
}
