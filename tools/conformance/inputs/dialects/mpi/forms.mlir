// ODS: mlir/Dialect/MPI/IR/MPIOps.td mlir/Dialect/MPI/IR/MPITypes.td

func.func @exchange(%send: memref<16xf32>, %recv: memref<?xf32, strided<[2], offset: ?>>, %tag: i32) -> i1 {
  mpi.init
  %s0 = mpi.init : !mpi.retval
  %comm = mpi.comm_world : !mpi.comm
  %rank = mpi.comm_rank(%comm) : i32
  %s1, %again = mpi.comm_rank(%comm) : !mpi.retval, i32
  %size = mpi.comm_size(%comm) {note} : i32
  %s2, %count = mpi.comm_size(%comm) : !mpi.retval, i32
  %half = mpi.comm_split(%comm, %rank, %size) : !mpi.comm
  %s3, %other = mpi.comm_split(%half, %rank, %size) : !mpi.retval, !mpi.comm
  mpi.send(%send, %tag, %rank, %comm) : memref<16xf32>, i32, i32
  %s4 = mpi.send(%send, %tag, %rank, %half) {note} : memref<16xf32>, i32, i32 -> !mpi.retval
  mpi.recv(%recv, %tag, %rank, %comm) : memref<?xf32, strided<[2], offset: ?>>, i32, i32
  %s5 = mpi.recv(%recv, %tag, %rank, %comm) : memref<?xf32, strided<[2], offset: ?>>, i32, i32 -> !mpi.retval
  %r0 = mpi.isend(%send, %tag, %rank, %comm) : memref<16xf32>, i32, i32 -> !mpi.request
  %s6, %r1 = mpi.isend(%send, %tag, %rank, %comm) : memref<16xf32>, i32, i32 -> !mpi.retval, !mpi.request
  %r2 = mpi.irecv(%recv, %tag, %rank, %comm) : memref<?xf32, strided<[2], offset: ?>>, i32, i32 -> !mpi.request
  %s7, %r3 = mpi.irecv(%recv, %tag, %rank, %comm) {note} : memref<?xf32, strided<[2], offset: ?>>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.wait(%r0) : !mpi.request
  %s8 = mpi.wait(%r1) : !mpi.request -> !mpi.retval
  mpi.allreduce(%send, %send, MPI_SUM, %comm) : memref<16xf32>, memref<16xf32>
  %s9 = mpi.allreduce(%send, %send, MPI_MAXLOC, %other) : memref<16xf32>, memref<16xf32> -> !mpi.retval
  mpi.barrier(%comm)
  %s10 = mpi.barrier(%comm) {note} -> !mpi.retval
  %ok = mpi.retval_check %s10 = <MPI_SUCCESS> : i1
  %bad = mpi.retval_check %s9 = <MPI_ERR_LASTCODE> {note} : i1
  %class = mpi.error_class %s8 : !mpi.retval
  mpi.finalize
  %s11 = mpi.finalize : !mpi.retval
  return %ok : i1
}

func.func private @status(!mpi.status) attributes {a = #mpi.errclass<MPI_ERR_RMA_SYNC>, b = #mpi.errclass<MPI_ERR_NO_MEM>}
