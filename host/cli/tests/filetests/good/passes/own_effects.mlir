// test: opt --ods ./own_effects.td --cse --canonicalize --remove-dead-values
// An update writes, whatever is in its region; a scope goes with what is in it.
func.func @effects(%c: index) -> (i32, i32, i32, i32, i32) {
  %0 = cell.get %c : index
  %1 = cell.get %c : index
  cell.update %c : index {
    %k = arith.constant 1 : i32
    cell.yield %k : i32
  }
  %2 = cell.get %c : index
  cell.scope {
    %k = arith.constant 1 : i32
    cell.yield %k : i32
  }
  cell.scope {
    cell.update %c : index {
      cell.yield
    }
    cell.yield
  }
  %3 = cell.get %c : index
  %4 = cell.odd
  %5 = cell.get %c : index
  return %0, %1, %2, %3, %5 : i32, i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @effects(%arg0: index) -> (i32, i32, i32, i32, i32) {
//|     %c1_i32 = arith.constant 1 : i32
//|     %0 = cell.get %arg0 : index
//|     cell.update %arg0 : index {
//|       cell.yield %c1_i32 : i32
//|     }
//|     %1 = cell.get %arg0 : index
//|     cell.scope {
//|       cell.update %arg0 : index {
//|         cell.yield
//|       }
//|       cell.yield
//|     }
//|     %2 = cell.get %arg0 : index
//|     %3 = cell.odd
//|     %4 = cell.get %arg0 : index
//|     return %0, %0, %1, %2, %4 : i32, i32, i32, i32, i32
//|   }
//| }
//|
