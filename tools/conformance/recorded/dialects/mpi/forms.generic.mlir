"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, memref<?xf32, strided<[2], offset: ?>>, i32) -> i1, sym_name = "exchange"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: memref<?xf32, strided<[2], offset: ?>>, %arg2: i32):
    "mpi.init"() : () -> ()
    %0 = "mpi.init"() : () -> !mpi.retval
    %1 = "mpi.comm_world"() : () -> !mpi.comm
    %2 = "mpi.comm_rank"(%1) : (!mpi.comm) -> i32
    %3:2 = "mpi.comm_rank"(%1) : (!mpi.comm) -> (!mpi.retval, i32)
    %4 = "mpi.comm_size"(%1) {note} : (!mpi.comm) -> i32
    %5:2 = "mpi.comm_size"(%1) : (!mpi.comm) -> (!mpi.retval, i32)
    %6 = "mpi.comm_split"(%1, %2, %4) : (!mpi.comm, i32, i32) -> !mpi.comm
    %7:2 = "mpi.comm_split"(%6, %2, %4) : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
    "mpi.send"(%arg0, %arg2, %2, %1) : (memref<16xf32>, i32, i32, !mpi.comm) -> ()
    %8 = "mpi.send"(%arg0, %arg2, %2, %6) {note} : (memref<16xf32>, i32, i32, !mpi.comm) -> !mpi.retval
    "mpi.recv"(%arg1, %arg2, %2, %1) : (memref<?xf32, strided<[2], offset: ?>>, i32, i32, !mpi.comm) -> ()
    %9 = "mpi.recv"(%arg1, %arg2, %2, %1) : (memref<?xf32, strided<[2], offset: ?>>, i32, i32, !mpi.comm) -> !mpi.retval
    %10 = "mpi.isend"(%arg0, %arg2, %2, %1) : (memref<16xf32>, i32, i32, !mpi.comm) -> !mpi.request
    %11:2 = "mpi.isend"(%arg0, %arg2, %2, %1) : (memref<16xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    %12 = "mpi.irecv"(%arg1, %arg2, %2, %1) : (memref<?xf32, strided<[2], offset: ?>>, i32, i32, !mpi.comm) -> !mpi.request
    %13:2 = "mpi.irecv"(%arg1, %arg2, %2, %1) {note} : (memref<?xf32, strided<[2], offset: ?>>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    "mpi.wait"(%10) : (!mpi.request) -> ()
    %14 = "mpi.wait"(%11#1) : (!mpi.request) -> !mpi.retval
    "mpi.allreduce"(%arg0, %arg0, %1) <{op = 3 : i32}> : (memref<16xf32>, memref<16xf32>, !mpi.comm) -> ()
    %15 = "mpi.allreduce"(%arg0, %arg0, %7#1) <{op = 12 : i32}> : (memref<16xf32>, memref<16xf32>, !mpi.comm) -> !mpi.retval
    "mpi.barrier"(%1) : (!mpi.comm) -> ()
    %16 = "mpi.barrier"(%1) {note} : (!mpi.comm) -> !mpi.retval
    %17 = "mpi.retval_check"(%16) <{errclass = #mpi.errclass<MPI_SUCCESS>}> : (!mpi.retval) -> i1
    %18 = "mpi.retval_check"(%15) <{errclass = #mpi.errclass<MPI_ERR_LASTCODE>}> {note} : (!mpi.retval) -> i1
    %19 = "mpi.error_class"(%14) : (!mpi.retval) -> !mpi.retval
    "mpi.finalize"() : () -> ()
    %20 = "mpi.finalize"() : () -> !mpi.retval
    "func.return"(%17) : (i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!mpi.status) -> (), sym_name = "status", sym_visibility = "private"}> ({
  }) {a = #mpi.errclass<MPI_ERR_RMA_SYNC>, b = #mpi.errclass<MPI_ERR_NO_MEM>} : () -> ()
}) : () -> ()

