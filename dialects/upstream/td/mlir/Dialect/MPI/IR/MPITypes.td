//===- MPITypes.td: types of mpi ------------------------------------------===//
#ifndef LEGALIZE_MPI_TYPES
#define LEGALIZE_MPI_TYPES

include "mlir/Dialect/MPI/IR/MPI.td"
include "mlir/IR/AttrTypeBase.td"

class MPI_Type<string name, string word, list<Trait> traits = []> : TypeDef<MPI_Dialect, name, traits> {
  let mnemonic = word;
}

def MPI_Comm : MPI_Type<"Comm", "comm"> { let summary = "MPI communicator handler"; }
def MPI_Request : MPI_Type<"Request", "request"> {
  let summary = "MPI asynchronous request handler";
}
def MPI_Retval : MPI_Type<"Retval", "retval"> {
  let summary = "MPI function call return value (!mpi.retval)";
}
def MPI_Status : MPI_Type<"Status", "status"> { let summary = "what is known of a received message"; }

#endif
