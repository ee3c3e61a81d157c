// ODS: mlir/Dialect/MPI/IR/MPIOps.td mlir/Dialect/MPI/IR/MPITypes.td

func.func @status(%comm: i32) {
  // expected-error @below {{'mpi.barrier' op operand #0 must be MPI communicator handler, but got 'i32'}}
  "mpi.barrier"(%comm) : (i32) -> ()
  return
}

// -----

func.func @results(%comm: !mpi.comm) {
  // expected-error @below {{'mpi.comm_rank' op result #1 must be 32-bit signless integer, but got '!mpi.retval'}}
  %0, %1 = "mpi.comm_rank"(%comm) : (!mpi.comm) -> (!mpi.retval, !mpi.retval)
  return
}

// -----

func.func @reduction(%m: memref<4xf32>, %comm: !mpi.comm) {
  // expected-error @below {{expected string or keyword containing one of the following enum values for attribute 'op'}}
  mpi.allreduce(%m, %m, MPI_AVERAGE, %comm) : memref<4xf32>, memref<4xf32>
  return
}
