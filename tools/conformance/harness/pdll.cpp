// Reads a module, applies one of the pattern files that mlir-pdll turned into C++ greedily without folding, and
// prints the module. Usage: pdll NAME FILE.mlir
//
// REWRITERS is a file that holds several pattern files; see rewrite.cpp.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include <numeric>
#ifdef WITH_LLVM
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#endif
#ifdef WITH_ROWS
#include "rows.h"
#endif

using namespace mlir;
#ifndef WITH_ROWS // the rows of the tables name the namespace where they mean it
using namespace llvm;
#endif
#include REWRITERS

using Populate = void (*)(RewritePatternSet &);
static const std::pair<llvm::StringLiteral, Populate> files[] = {
#define TABLE
#define ENTRY(NAME)                                                                                \
  {#NAME, [](RewritePatternSet &patterns) { file_##NAME::populateGeneratedPDLLPatterns(patterns); }},
#include REWRITERS
};

int main(int count, char **arguments) {
  if (count != 3)
    return 2;
  const auto *file =
      llvm::find_if(files, [&](const auto &entry) { return entry.first == arguments[1]; });
  if (file == std::end(files))
    return 2;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
                      pdl::PDLDialect, pdl_interp::PDLInterpDialect, scf::SCFDialect>();
#ifdef WITH_LLVM
  context.loadDialect<LLVM::LLVMDialect>();
#endif
  RewritePatternSet patterns(&context);
  file->second(patterns);
#ifdef WITH_ROWS
  return runRows(context, std::move(patterns), arguments[2], OpPrintingFlags());
#endif
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(arguments[2], &context);
  if (!module)
    return 1;
  GreedyRewriteConfig config;
  config.enableFolding(false);
  (void)applyPatternsGreedily(*module, std::move(patterns), config);
  module->print(llvm::outs());
  llvm::outs() << "\n";
  return 0;
}
