//===- SparseTensorTypes.td: types that go with sparse tensors ------------===//
#ifndef LEGALIZE_SPARSE_TENSOR_TYPES
#define LEGALIZE_SPARSE_TENSOR_TYPES

include "mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td"

class SparseTensor_Type<string name, list<Trait> traits = [], string baseCppClass = "::mlir::Type">
    : TypeDef<SparseTensor_Dialect, name, traits, baseCppClass>;

// The sizes of what is stored.
def SparseTensor_StorageSpecifier : SparseTensor_Type<"StorageSpecifier"> {
  let mnemonic = "storage_specifier";
  let parameters = (ins SparseTensorEncodingAttr:$encoding);
  // As the text is read: without what has no influence on sizes.
  let builders = [
    TypeBuilder<(ins "SparseTensorEncodingAttr":$encoding), [{
      std::string text = "!sparse_tensor.storage_specifier<" + ::mlir::debugString(encoding) + ">";
      return ::llvm::cast<StorageSpecifierType>(::mlir::parseType(text, $_ctxt));
    }]>,
    TypeBuilderWithInferredContext<(ins "SparseTensorEncodingAttr":$encoding),
                                   "return get(encoding.getContext(), encoding);">,
    TypeBuilderWithInferredContext<(ins "Type":$type), "return get(getSparseTensorEncoding(type));">,
    TypeBuilderWithInferredContext<(ins "Value":$tensor), "return get(tensor.getType());">
  ];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "`<` qualified($encoding) `>`";
}

// Some levels to go over, and a place in them.
class _SparseLevels<string name, string keyword> : SparseTensor_Type<name> {
  let mnemonic = keyword;
  let parameters = (ins SparseTensorEncodingAttr:$encoding, "Level":$loLvl, "Level":$hiLvl);
  let assemblyFormat = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`";
}
def SparseTensor_IterSpace : _SparseLevels<"IterSpace", "iter_space">;
def SparseTensor_Iterator : _SparseLevels<"Iterator", "iterator">;

// The same as constraints.
class _SparseIs<string name> : _TypeIsA<"sparse_tensor::" # name>;
def IsSparseTensorStorageSpecifierTypePred : _SparseIs<"StorageSpecifierType">;
def IsSparseSparseIterSpaceTypePred : _SparseIs<"IterSpaceType">;
def IsSparseSparseIteratorTypePred : _SparseIs<"IteratorType">;

def SparseTensorStorageSpecifier : Type<IsSparseTensorStorageSpecifierTypePred, "metadata",
                                        "::mlir::sparse_tensor::StorageSpecifierType">;
def AnySparseIterSpace : Type<IsSparseSparseIterSpaceTypePred, "sparse iteration space",
                              "::mlir::sparse_tensor::IterSpaceType">;
def AnySparseIterator : Type<IsSparseSparseIteratorTypePred, "sparse iterator",
                             "::mlir::sparse_tensor::IteratorType">;

#endif
