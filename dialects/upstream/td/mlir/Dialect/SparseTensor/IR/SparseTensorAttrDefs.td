//===- SparseTensorAttrDefs.td: how sparse tensors are stored -------------===//
#ifndef LEGALIZE_SPARSE_TENSOR_ATTR_DEFS
#define LEGALIZE_SPARSE_TENSOR_ATTR_DEFS

include "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/TensorEncoding.td"

//===- Numbers ------------------------------------------------------------===//

// An integer attribute of a type on which there is a condition.
class _SparseInteger<Type of, string typePred, string desc, string value, string get>
    : TypedAttrBase<of, "IntegerAttr", And<[_TypeIsA<"IntegerAttr">, CPred<typePred>]>, desc # " attribute"> {
  let returnType = "::mlir::sparse_tensor::" # value;
  let convertFromStorage = get;
}
class _SparseNumber<string desc, string value>
    : _SparseInteger<Index,
          "::llvm::isa<::mlir::IndexType>(::llvm::cast<::mlir::IntegerAttr>($_self).getType())",
          desc, value, "$_self.getValue().getZExtValue()">;
def DimensionAttr : _SparseNumber<"dimension", "Dimension">;
def LevelAttr : _SparseNumber<"level", "Level">;

// A set of levels, one bit for each.
def I64BitSetAttr
    : _SparseInteger<I64, "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isInteger(64)", "LevelSet",
                     "I64BitSet", "::mlir::sparse_tensor::I64BitSet($_self.getValue().getZExtValue())">;
def I64BitSetArrayAttr : TypedArrayAttrBase<I64BitSetAttr, "I64BitSet array attribute">;

//===- Attributes ---------------------------------------------------------===//

class SparseTensor_Attr<string name, list<Trait> traits = []> : AttrDef<SparseTensor_Dialect, name, traits>;

def SparseTensorDimSliceAttr : SparseTensor_Attr<"SparseTensorDimSlice"> {
  let mnemonic = "slice";
  let parameters = (ins "int64_t":$offset, "int64_t":$size, "int64_t":$stride);
  // All of a dimension, whose size is not known.
  let builders = [AttrBuilder<(ins), "return $_get($_ctxt, 0, -1, 1);">];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def SparseTensorEncodingAttr : SparseTensor_Attr<"SparseTensorEncoding",
    [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>, OpAsmAttrInterface]> {
  let mnemonic = "encoding";
  let parameters = (ins
      ArrayRefParameter<"::mlir::sparse_tensor::LevelType", "level-types">:$lvlTypes,
      "AffineMap":$dimToLvl, "AffineMap":$lvlToDim, "unsigned":$posWidth, "unsigned":$crdWidth,
      "::mlir::Attribute":$explicitVal, "::mlir::Attribute":$implicitVal,
      ArrayRefParameter<"::mlir::sparse_tensor::SparseTensorDimSliceAttr",
                        "per dimension slice metadata">:$dimSlices);
  // Of all dimensions; C++ derives the maps that are not given.
  let builders = [AttrBuilder<(ins
      "ArrayRef<::mlir::sparse_tensor::LevelType>":$lvlTypes, CArg<"AffineMap", "{}">:$dimToLvl,
      CArg<"AffineMap", "{}">:$lvlToDim, CArg<"unsigned", "0">:$posWidth, CArg<"unsigned", "0">:$crdWidth,
      CArg<"::mlir::Attribute", "{}">:$explicitVal, CArg<"::mlir::Attribute", "{}">:$implicitVal)>];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

//===- Enums --------------------------------------------------------------===//

class _SparseEnum<string name, string desc, list<I32EnumAttrCase> cases> : I32EnumAttr<name, desc, cases> {
  let cppNamespace = SparseTensor_Dialect.cppNamespace;
  let genSpecializedAttr = 0;
}

def SparseTensorCrdTransDirectionEnum
    : _SparseEnum<"CrdTransDirectionKind", "sparse tensor coordinate translation direction",
                  [I32EnumAttrCase<"dim2lvl", 0, "dim_to_lvl">, I32EnumAttrCase<"lvl2dim", 1, "lvl_to_dim">]>;
def SparseTensorCrdTransDirectionAttr
    : EnumAttr<SparseTensor_Dialect, SparseTensorCrdTransDirectionEnum, "CrdTransDirection">;

def SparseTensorSortKindEnum
    : _SparseEnum<"SparseTensorSortKind", "sparse tensor sort algorithm",
                  [I32EnumAttrCase<"HybridQuickSort", 0, "hybrid_quick_sort">,
                   I32EnumAttrCase<"InsertionSortStable", 1, "insertion_sort_stable">,
                   I32EnumAttrCase<"QuickSort", 2, "quick_sort">,
                   I32EnumAttrCase<"HeapSort", 3, "heap_sort">]>;
def SparseTensorSortKindAttr
    : EnumAttr<SparseTensor_Dialect, SparseTensorSortKindEnum, "SparseTensorSortAlgorithm">;

def SparseTensorStorageSpecifierKindEnum
    : _SparseEnum<"StorageSpecifierKind", "sparse tensor storage specifier kind",
                  [I32EnumAttrCase<"LvlSize", 0, "lvl_sz">,
                   I32EnumAttrCase<"PosMemSize", 1, "pos_mem_sz">,
                   I32EnumAttrCase<"CrdMemSize", 2, "crd_mem_sz">,
                   I32EnumAttrCase<"ValMemSize", 3, "val_mem_sz">,
                   I32EnumAttrCase<"DimOffset", 4, "dim_offset">,
                   I32EnumAttrCase<"DimStride", 5, "dim_stride">]>;
def SparseTensorStorageSpecifierKindAttr
    : EnumAttr<SparseTensor_Dialect, SparseTensorStorageSpecifierKindEnum, "kind">;

//===- Tensors with an encoding -------------------------------------------===//

def IsSparseTensorPred : CPred<"!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)">;
def IsSparseTensorSlicePred
    : CPred<"!!::mlir::sparse_tensor::getSparseTensorEncoding($_self) && "
            # "::mlir::sparse_tensor::getSparseTensorEncoding($_self).isSlice()">;

class SparseTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [IsSparseTensorPred], "sparse tensor">;
class SparseTensorSliceOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [IsSparseTensorSlicePred], "sparse tensor slice">;
class ScalarLikeOf<list<Type> allowedTypes>
    : AnyTypeOf<[0DTensorOf<allowedTypes>, AnyTypeOf<allowedTypes>], "scalar like">;
def AnySparseTensor : SparseTensorOf<[AnyType]>;
def AnySparseTensorSlice : SparseTensorSliceOf<[AnyType]>;
def AnyIndexingScalarLike : ScalarLikeOf<[AnySignlessIntegerOrIndex]>;

#endif
