// Applies rewriters that mlir-tblgen generated, without folding, and prints the module with locations.
// Usage: rewrite NAME greedy|walk FILE.mlir
//
// REWRITERS is a file that holds several pattern files. For each of them it has
//   #ifndef TABLE
//   namespace file_NAME {
//   #include "NAME.inc"
//   }
//   #else
//   ENTRY(NAME)
//   #endif
// Pattern files that include the LLVM dialect need -DWITH_LLVM.
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/raw_ostream.h"
#ifdef WITH_LLVM // half of what the headers cost
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#endif
#ifdef WITH_ROWS
#include "rows.h"
#endif

using namespace mlir;
#include REWRITERS

using Populate = void (*)(RewritePatternSet &);
static const std::pair<llvm::StringLiteral, Populate> files[] = {
#define TABLE
#define ENTRY(NAME) {#NAME, file_##NAME::populateWithGenerated},
#include REWRITERS
};

int main(int count, char **arguments) {
  if (count != 4)
    return 2;
  const auto *file =
      llvm::find_if(files, [&](const auto &entry) { return entry.first == arguments[1]; });
  if (file == std::end(files))
    return 2;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<affine::AffineDialect, arith::ArithDialect, cf::ControlFlowDialect,
                      complex::ComplexDialect, func::FuncDialect, index::IndexDialect,
                      math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
                      shape::ShapeDialect, tensor::TensorDialect, tosa::TosaDialect,
                      ub::UBDialect, vector::VectorDialect>();
#ifdef WITH_ROWS
  context.allowUnregisteredDialects();
#endif
#ifdef WITH_LLVM
  context.loadDialect<LLVM::LLVMDialect>();
#endif
  RewritePatternSet patterns(&context);
  file->second(patterns);
#ifdef WITH_ROWS
  return runRows(context, std::move(patterns), arguments[3], OpPrintingFlags().enableDebugInfo());
#endif
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(arguments[3], &context);
  if (!module)
    return 1;
  if (llvm::StringRef(arguments[2]) == "walk") {
    walkAndApplyPatterns(*module, std::move(patterns));
  } else {
    GreedyRewriteConfig config;
    config.enableFolding(false);
    (void)applyPatternsGreedily(*module, std::move(patterns), config);
  }
  if (failed(verify(*module)))
    return 1;
  module->print(llvm::outs(), OpPrintingFlags().enableDebugInfo());
  llvm::outs() << "\n";
  return 0;
}
