module {
  func.func @exchange(%arg0: memref<16xf32>, %arg1: memref<?xf32, strided<[2], offset: ?>>, %arg2: i32) -> i1 {
    mpi.init
    %0 = mpi.init : !mpi.retval
    %1 = mpi.comm_world : !mpi.comm
    %rank = mpi.comm_rank(%1) : i32
    %retval, %rank_0 = mpi.comm_rank(%1) : !mpi.retval, i32
    %size = mpi.comm_size(%1) {note} : i32
    %retval_1, %size_2 = mpi.comm_size(%1) : !mpi.retval, i32
    %newcomm = mpi.comm_split(%1, %rank, %size) : !mpi.comm
    %retval_3, %newcomm_4 = mpi.comm_split(%newcomm, %rank, %size) : !mpi.retval, !mpi.comm
    mpi.send(%arg0, %arg2, %rank, %1) : memref<16xf32>, i32, i32
    %2 = mpi.send(%arg0, %arg2, %rank, %newcomm) {note} : memref<16xf32>, i32, i32 -> !mpi.retval
    mpi.recv(%arg1, %arg2, %rank, %1) : memref<?xf32, strided<[2], offset: ?>>, i32, i32
    %3 = mpi.recv(%arg1, %arg2, %rank, %1) : memref<?xf32, strided<[2], offset: ?>>, i32, i32 -> !mpi.retval
    %req = mpi.isend(%arg0, %arg2, %rank, %1) : memref<16xf32>, i32, i32 -> !mpi.request
    %retval_5, %req_6 = mpi.isend(%arg0, %arg2, %rank, %1) : memref<16xf32>, i32, i32 -> !mpi.retval, !mpi.request
    %req_7 = mpi.irecv(%arg1, %arg2, %rank, %1) : memref<?xf32, strided<[2], offset: ?>>, i32, i32 -> !mpi.request
    %retval_8, %req_9 = mpi.irecv(%arg1, %arg2, %rank, %1) {note} : memref<?xf32, strided<[2], offset: ?>>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.wait(%req) : !mpi.request
    %4 = mpi.wait(%req_6) : !mpi.request -> !mpi.retval
    mpi.allreduce(%arg0, %arg0, MPI_SUM, %1) : memref<16xf32>, memref<16xf32>
    %5 = mpi.allreduce(%arg0, %arg0, MPI_MAXLOC, %newcomm_4) : memref<16xf32>, memref<16xf32> -> !mpi.retval
    mpi.barrier(%1)
    %6 = mpi.barrier(%1) {note} -> !mpi.retval
    %7 = mpi.retval_check %6 = <MPI_SUCCESS> : i1
    %8 = mpi.retval_check %5 = <MPI_ERR_LASTCODE> {note} : i1
    %9 = mpi.error_class %4 : !mpi.retval
    mpi.finalize
    %10 = mpi.finalize : !mpi.retval
    return %7 : i1
  }
  func.func private @status(!mpi.status) attributes {a = #mpi.errclass<MPI_ERR_RMA_SYNC>, b = #mpi.errclass<MPI_ERR_NO_MEM>}
}

