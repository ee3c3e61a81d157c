// ODS: mlir/Dialect/OpenMP/OpenMPOps.td
func.func @f(%a: memref<4xi32>, %b: i1) {
  // expected-error @below {{'omp.task' op expected at least 1 entry block argument(s)}}
  "omp.task"(%b) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms = [@x]}> ({
  }) : (i1) -> ()
  return
}

// -----

omp.private {type = private} @x : i1
func.func @f(%b: i1) {
  // expected-error @below {{'omp.parallel' op expected at least 1 entry block argument(s)}}
  "omp.parallel"(%b) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@x]}> ({
    omp.terminator
  }) : (i1) -> ()
  return
}

// -----

omp.private {type = private} @x : i1
func.func @f(%b: i1) {
  "omp.sections"(%b) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, private_syms = [@x]}> ({
  ^bb0(%c: i1):
    // expected-error @below {{'omp.section' op expected at least 1 entry block argument(s)}}
    "omp.section"() ({
      omp.terminator
    }) : () -> ()
    omp.terminator
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%b: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%b : memref<4xi32>, tensor<4xi32>) map_clauses(to) capture(ByRef) -> memref<4xi32>
  // expected-error @below {{'omp.target_data' op expected at least 1 entry block argument(s)}}
  "omp.target_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0>}> ({
    omp.terminator
  }) : (memref<4xi32>) -> ()
  return
}
