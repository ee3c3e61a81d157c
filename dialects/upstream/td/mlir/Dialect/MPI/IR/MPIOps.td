//===- MPIOps.td: calls of an MPI library ---------------------------------===//
#ifndef LEGALIZE_MPI_OPS
#define LEGALIZE_MPI_OPS

include "mlir/Dialect/MPI/IR/MPI.td"
include "mlir/Dialect/MPI/IR/MPITypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class MPI_Op<string mnemonic, list<Trait> traits = []> : Op<MPI_Dialect, mnemonic, traits>;

defvar _MPI_maybeStatus = Optional<MPI_Retval>;

// Begin and end.

class _MPI_Alone<string mnemonic> : MPI_Op<mnemonic> {
  let results = (outs _MPI_maybeStatus:$retval);
  let assemblyFormat = "attr-dict (`:` type($retval)^)?";
}
def MPI_InitOp : _MPI_Alone<"init"> { let summary = "begins"; }
def MPI_FinalizeOp : _MPI_Alone<"finalize"> { let summary = "ends"; }

// Communicators.

def MPI_CommWorldOp : MPI_Op<"comm_world", [Pure]> {
  let summary = "everybody";
  let results = (outs MPI_Comm:$comm);
  let assemblyFormat = "attr-dict `:` type(results)";
}
class _MPI_OfComm<string what> : MPI_Op<"comm_" # what, [Pure]> {
  let arguments = (ins MPI_Comm:$comm);
  let assemblyFormat = "`(` $comm `)` attr-dict `:` type(results)";
}
def MPI_CommRankOp : _MPI_OfComm<"rank"> {
  let summary = "who am I?";
  let results = (outs _MPI_maybeStatus:$retval, I32:$rank);
  let hasCanonicalizer = 1;
}
def MPI_CommSizeOp : _MPI_OfComm<"size"> {
  let summary = "how many are there?";
  let results = (outs _MPI_maybeStatus:$retval, I32:$size);
}
def MPI_CommSplitOp : MPI_Op<"comm_split", [Pure]> {
  let summary = "a communicator for each colour";
  let arguments = (ins MPI_Comm:$comm, I32:$color, I32:$key);
  let results = (outs _MPI_maybeStatus:$retval, MPI_Comm:$newcomm);
  let assemblyFormat = "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)";
}

// From one to another; those that do not wait give a request.

class _MPI_Transfer<string mnemonic, string partner, dag given, string format>
    : MPI_Op<mnemonic> {
  let arguments = !con((ins AnyMemRef:$ref, I32:$tag), !dag(ins, [I32], [partner]),
                       (ins MPI_Comm:$comm));
  let results = given;
  let assemblyFormat = "`(` $ref `,` $tag `,` $" # partner # " `,` $comm `)` attr-dict "
                       # "`:` type($ref) `,` type($tag) `,` type($" # partner # ") " # format;
  let hasCanonicalizer = 1;
}
class _MPI_Waiting<string mnemonic, string partner>
    : _MPI_Transfer<mnemonic, partner, (outs _MPI_maybeStatus:$retval), "(`->` type($retval)^)?">;
class _MPI_Immediate<string mnemonic, string partner>
    : _MPI_Transfer<mnemonic, partner, (outs _MPI_maybeStatus:$retval, MPI_Request:$req),
                    "`->` type(results)">;
def MPI_SendOp : _MPI_Waiting<"send", "dest"> { let summary = "sends a buffer"; }
def MPI_ISendOp : _MPI_Immediate<"isend", "dest"> { let summary = "starts to send a buffer"; }
def MPI_RecvOp : _MPI_Waiting<"recv", "source"> { let summary = "receives into a buffer"; }
def MPI_IRecvOp : _MPI_Immediate<"irecv", "source"> {
  let summary = "starts to receive into a buffer";
}

def MPI_Wait : MPI_Op<"wait"> {
  let summary = "waits for a request";
  let arguments = (ins MPI_Request:$req);
  let results = (outs _MPI_maybeStatus:$retval);
  let assemblyFormat = "`(` $req `)` attr-dict `:` type($req) (`->` type($retval)^)?";
}

// All together.

def MPI_AllReduceOp : MPI_Op<"allreduce"> {
  let summary = "combines what everybody has";
  let arguments = (ins AnyMemRef:$sendbuf, AnyMemRef:$recvbuf, MPI_ReductionOpEnum:$op,
                       MPI_Comm:$comm);
  let results = (outs _MPI_maybeStatus:$retval);
  let assemblyFormat = [{
    `(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict
    `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)?
  }];
}
def MPI_Barrier : MPI_Op<"barrier"> {
  let summary = "waits for everybody";
  let arguments = (ins MPI_Comm:$comm);
  let results = (outs _MPI_maybeStatus:$retval);
  let assemblyFormat = "`(` $comm `)` attr-dict (`->` type($retval)^)?";
}

// What a call returned.

def MPI_RetvalCheckOp : MPI_Op<"retval_check"> {
  let summary = "is it of this class?";
  let arguments = (ins MPI_Retval:$val, MPI_ErrorClassAttr:$errclass);
  let results = (outs I1:$res);
  let assemblyFormat = "$val `=` $errclass attr-dict `:` type($res)";
}
def MPI_ErrorClassOp : MPI_Op<"error_class"> {
  let summary = "the class of an error";
  let arguments = (ins MPI_Retval:$val);
  let results = (outs MPI_Retval:$errclass);
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

#endif
