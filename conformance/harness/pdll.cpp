// Reads a module, applies one of the pattern files that mlir-pdll turned into C++ (PATTERNS) greedily without
// folding, and prints the module. Usage: pdll NAME FILE.mlir
//
// PATTERNS names a file that holds, for every pattern file NAME.pdll,
//   namespace pdll_NAME { #include "NAME.inc" }
// and the macro PDLL_FILES(X), which applies X to every NAME.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace llvm;
#include PATTERNS

int main(int count, char **arguments) {
  if (count != 3)
    return 2;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadDialect<arith::ArithDialect, func::FuncDialect, pdl::PDLDialect,
                      pdl_interp::PDLInterpDialect, scf::SCFDialect>();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(arguments[2], &context);
  if (!module)
    return 1;
  RewritePatternSet patterns(&context);
  StringRef name = arguments[1];
  bool found = false;
#define POPULATE(FILE)                                                                             \
  if (name == #FILE) {                                                                             \
    pdll_##FILE::populateGeneratedPDLLPatterns(patterns);                                          \
    found = true;                                                                                  \
  }
  PDLL_FILES(POPULATE)
  if (!found)
    return 2;
  GreedyRewriteConfig config;
  config.enableFolding(false);
  (void)applyPatternsGreedily(*module, std::move(patterns), config);
  module->print(llvm::outs());
  llvm::outs() << "\n";
  return 0;
}
