// ODS: mlir/Dialect/OpenMP/OpenMPOps.td
// expected-error @below {{'omp.cancel' op Orphaned cancel construct}}
func.func @a() { omp.cancel cancellation_construct_type(parallel)
 return }

// -----

// expected-error @below {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
func.func @a() { omp.parallel { omp.cancel cancellation_construct_type(loop)
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.cancel' op cancel sections must appear inside a sections region}}
func.func @a() { omp.parallel { omp.cancel cancellation_construct_type(sections)
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
func.func @a() { omp.parallel { omp.cancel cancellation_construct_type(taskgroup)
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
func.func @a() { omp.sections { omp.section { omp.cancel cancellation_construct_type(parallel)
 omp.terminator }
 omp.terminator }
 return }

// -----

// expected-error @below {{A sections construct that is canceled must not have a nowait clause}}
func.func @a() { omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(sections)
 omp.terminator }
 omp.terminator }
 return }

// -----

// expected-error @below {{A worksharing construct that is canceled must not have a nowait clause}}
func.func @a(%i: index) { omp.wsloop nowait { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop)
 omp.yield } }
 return }

// -----

// expected-error @below {{A worksharing construct that is canceled must not have an ordered clause}}
func.func @a(%i: index) { omp.wsloop ordered(1) { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop)
 omp.yield } }
 return }

// -----

// expected-error @below {{'omp.cancellation_point' op Orphaned cancellation point}}
func.func @a() { omp.cancellation_point cancellation_construct_type(parallel)
 return }

// -----

// expected-error @below {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
func.func @a() { omp.parallel { omp.cancellation_point cancellation_construct_type(loop)
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
func.func @a() { omp.parallel { omp.cancellation_point cancellation_construct_type(sections)
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
func.func @a() { omp.parallel { omp.cancellation_point cancellation_construct_type(taskgroup)
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @mutex hint(uncontended, contended)

// -----

// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @mutex hint(nonspeculative, speculative)

// -----

// expected-error @below {{'omp.ordered' op must be nested inside of a loop}}
func.func @a() { omp.ordered
 return }

// -----

// expected-error @below {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
func.func @a(%i: index, %j: i64) { omp.wsloop ordered(0) { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.ordered depend_type(dependsource) depend_vec(%j : i64) {doacross_num_loops = 1 : i64}
 omp.yield } }
 return }

// -----

// expected-error @below {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
func.func @a(%i: index, %j: i64) { omp.wsloop { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.ordered depend_type(dependsource) depend_vec(%j : i64) {doacross_num_loops = 1 : i64}
 omp.yield } }
 return }

// -----

// expected-error @below {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
func.func @a(%i: index, %j: i64) { omp.wsloop ordered(1) { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.ordered depend_type(dependsource) depend_vec(%j : i64) {doacross_num_loops = 2 : i64}
 omp.yield } }
 return }

// -----

// expected-error @below {{'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause}}
func.func @a(%i: index, %j: i64) { omp.wsloop { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator }
 omp.yield } }
 return }

// -----

// expected-error @below {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
func.func @a(%i: index, %j: i64) { omp.wsloop ordered(1) { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator }
 omp.yield } }
 return }

// -----

// expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
func.func @a(%i: index, %j: memref<i32>) { omp.scan inclusive(%j : memref<i32>)
 return }

// -----

// expected-error @below {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
func.func @a(%i: index, %j: memref<i32>) { omp.scan
 return }

// -----

// expected-error @below {{'omp.workdistribute' op workdistribute must be nested under teams}}
func.func @a(%i: index) { omp.workdistribute { omp.terminator }
 return }

// -----

// expected-error @below {{'omp.workdistribute' op nested parallel constructs not allowed in workdistribute}}
func.func @a(%i: index) { omp.teams { omp.workdistribute { omp.parallel {omp.terminator}
 omp.terminator }
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.workdistribute' op region cannot be empty}}
func.func @a(%i: index) { omp.teams { omp.workdistribute { }
 omp.terminator }
 return }

// -----

// expected-error @below {{'omp.workshare.loop_wrapper' op must be nested in an omp.workshare}}
func.func @a(%i: index) { omp.workshare.loop_wrapper { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield } }
 return }

// -----

// expected-error @below {{'omp.workshare.loop_wrapper' op expected to be a standalone loop wrapper}}
func.func @a(%i: index) { omp.workshare { omp.workshare.loop_wrapper { omp.simd { omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
 omp.terminator }
 return }

// -----

func.func @a(%a: i64, %m: memref<4xi32>, %i: i32, %x: index) {
  // expected-error @below {{expected equal sizes for allocate and allocator variables}}
  "omp.sections"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (memref<4xi32>) -> ()
  return
}
