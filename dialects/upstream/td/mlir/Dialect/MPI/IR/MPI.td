//===- MPI.td: the mpi dialect and its enums ------------------------------===//
#ifndef LEGALIZE_MPI
#define LEGALIZE_MPI

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def MPI_Dialect : Dialect {
  let name = "mpi";
  let cppNamespace = "::mlir::mpi";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class _MPI_Case<string word, int number> : I32EnumAttrCase<"MPI_" # word, number>;

// What a call returns.
defset list<I32EnumAttrCase> _MPI_errorClasses = {
  def MPI_CodeSuccess : _MPI_Case<"SUCCESS", 0>;
  def MPI_CodeErrAccess : _MPI_Case<"ERR_ACCESS", 1>;
  def MPI_CodeErrAmode : _MPI_Case<"ERR_AMODE", 2>;
  def MPI_CodeErrArg : _MPI_Case<"ERR_ARG", 3>;
  def MPI_CodeErrAssert : _MPI_Case<"ERR_ASSERT", 4>;
  def MPI_CodeErrBadFile : _MPI_Case<"ERR_BAD_FILE", 5>;
  def MPI_CodeErrBase : _MPI_Case<"ERR_BASE", 6>;
  def MPI_CodeErrBuffer : _MPI_Case<"ERR_BUFFER", 7>;
  def MPI_CodeErrComm : _MPI_Case<"ERR_COMM", 8>;
  def MPI_CodeErrConversion : _MPI_Case<"ERR_CONVERSION", 9>;
  def MPI_CodeErrCount : _MPI_Case<"ERR_COUNT", 10>;
  def MPI_CodeErrDims : _MPI_Case<"ERR_DIMS", 11>;
  def MPI_CodeErrDisp : _MPI_Case<"ERR_DISP", 12>;
  def MPI_CodeErrDupDatarep : _MPI_Case<"ERR_DUP_DATAREP", 13>;
  def MPI_CodeErrErrhandler : _MPI_Case<"ERR_ERRHANDLER", 14>;
  def MPI_CodeErrFile : _MPI_Case<"ERR_FILE", 15>;
  def MPI_CodeErrFileExists : _MPI_Case<"ERR_FILE_EXISTS", 16>;
  def MPI_CodeErrFileInUse : _MPI_Case<"ERR_FILE_IN_USE", 17>;
  def MPI_CodeErrGroup : _MPI_Case<"ERR_GROUP", 18>;
  def MPI_CodeErrInfo : _MPI_Case<"ERR_INFO", 19>;
  def MPI_CodeErrInfoKey : _MPI_Case<"ERR_INFO_KEY", 20>;
  def MPI_CodeErrInfoNokey : _MPI_Case<"ERR_INFO_NOKEY", 21>;
  def MPI_CodeErrInfoValue : _MPI_Case<"ERR_INFO_VALUE", 22>;
  def MPI_CodeErrInStatus : _MPI_Case<"ERR_IN_STATUS", 23>;
  def MPI_CodeErrIntern : _MPI_Case<"ERR_INTERN", 24>;
  def MPI_CodeErrIo : _MPI_Case<"ERR_IO", 25>;
  def MPI_CodeErrKeyval : _MPI_Case<"ERR_KEYVAL", 26>;
  def MPI_CodeErrLocktype : _MPI_Case<"ERR_LOCKTYPE", 27>;
  def MPI_CodeErrName : _MPI_Case<"ERR_NAME", 28>;
  def MPI_CodeErrNoMem : _MPI_Case<"ERR_NO_MEM", 29>;
  def MPI_CodeErrNoSpace : _MPI_Case<"ERR_NO_SPACE", 30>;
  def MPI_CodeErrNoSuchFile : _MPI_Case<"ERR_NO_SUCH_FILE", 31>;
  def MPI_CodeErrNotSame : _MPI_Case<"ERR_NOT_SAME", 32>;
  def MPI_CodeErrOp : _MPI_Case<"ERR_OP", 33>;
  def MPI_CodeErrOther : _MPI_Case<"ERR_OTHER", 34>;
  def MPI_CodeErrPending : _MPI_Case<"ERR_PENDING", 35>;
  def MPI_CodeErrPort : _MPI_Case<"ERR_PORT", 36>;
  def MPI_CodeErrProcAborted : _MPI_Case<"ERR_PROC_ABORTED", 37>;
  def MPI_CodeErrQuota : _MPI_Case<"ERR_QUOTA", 38>;
  def MPI_CodeErrRank : _MPI_Case<"ERR_RANK", 39>;
  def MPI_CodeErrReadOnly : _MPI_Case<"ERR_READ_ONLY", 40>;
  def MPI_CodeErrRequest : _MPI_Case<"ERR_REQUEST", 41>;
  def MPI_CodeErrRmaAttach : _MPI_Case<"ERR_RMA_ATTACH", 42>;
  def MPI_CodeErrRmaConflict : _MPI_Case<"ERR_RMA_CONFLICT", 43>;
  def MPI_CodeErrRmaFlavor : _MPI_Case<"ERR_RMA_FLAVOR", 44>;
  def MPI_CodeErrRmaRange : _MPI_Case<"ERR_RMA_RANGE", 45>;
  def MPI_CodeErrRmaShared : _MPI_Case<"ERR_RMA_SHARED", 46>;
  def MPI_CodeErrRmaSync : _MPI_Case<"ERR_RMA_SYNC", 47>;
  def MPI_CodeErrRoot : _MPI_Case<"ERR_ROOT", 48>;
  def MPI_CodeErrService : _MPI_Case<"ERR_SERVICE", 49>;
  def MPI_CodeErrSession : _MPI_Case<"ERR_SESSION", 50>;
  def MPI_CodeErrSize : _MPI_Case<"ERR_SIZE", 51>;
  def MPI_CodeErrSpawn : _MPI_Case<"ERR_SPAWN", 52>;
  def MPI_CodeErrTag : _MPI_Case<"ERR_TAG", 53>;
  def MPI_CodeErrTopology : _MPI_Case<"ERR_TOPOLOGY", 54>;
  def MPI_CodeErrTruncate : _MPI_Case<"ERR_TRUNCATE", 55>;
  def MPI_CodeErrType : _MPI_Case<"ERR_TYPE", 56>;
  def MPI_CodeErrUnknown : _MPI_Case<"ERR_UNKNOWN", 57>;
  def MPI_CodeErrUnsupportedDatarep : _MPI_Case<"ERR_UNSUPPORTED_DATAREP", 58>;
  def MPI_CodeErrUnsupportedOperation : _MPI_Case<"ERR_UNSUPPORTED_OPERATION", 59>;
  def MPI_CodeErrValueTooLarge : _MPI_Case<"ERR_VALUE_TOO_LARGE", 60>;
  def MPI_CodeErrWin : _MPI_Case<"ERR_WIN", 61>;
  def MPI_CodeErrLastcode : _MPI_Case<"ERR_LASTCODE", 62>;
}
def MPI_ErrorClassEnum
    : I32EnumAttr<"MPI_ErrorClassEnum", "MPI error class name", _MPI_errorClasses> {
  let cppNamespace = "::mlir::mpi";
  let genSpecializedAttr = 0;
}
def MPI_ErrorClassAttr : EnumAttr<MPI_Dialect, MPI_ErrorClassEnum, "errclass"> {
  let assemblyFormat = "`<` $value `>`";
}

// How values are combined.
defset list<I32EnumAttrCase> _MPI_reductions = {
  def MPI_OpNull : _MPI_Case<"OP_NULL", 0>;
  def MPI_OpMax : _MPI_Case<"MAX", 1>;
  def MPI_OpMin : _MPI_Case<"MIN", 2>;
  def MPI_OpSum : _MPI_Case<"SUM", 3>;
  def MPI_OpProd : _MPI_Case<"PROD", 4>;
  def MPI_OpLand : _MPI_Case<"LAND", 5>;
  def MPI_OpBand : _MPI_Case<"BAND", 6>;
  def MPI_OpLor : _MPI_Case<"LOR", 7>;
  def MPI_OpBor : _MPI_Case<"BOR", 8>;
  def MPI_OpLxor : _MPI_Case<"LXOR", 9>;
  def MPI_OpBxor : _MPI_Case<"BXOR", 10>;
  def MPI_OpMinloc : _MPI_Case<"MINLOC", 11>;
  def MPI_OpMaxloc : _MPI_Case<"MAXLOC", 12>;
  def MPI_OpReplace : _MPI_Case<"REPLACE", 13>;
}
def MPI_ReductionOpEnum
    : I32EnumAttr<"MPI_ReductionOpEnum", "MPI operation class", _MPI_reductions> {
  let cppNamespace = "::mlir::mpi";
}

#endif
