// Reads a module, applies the rewriters that mlir-tblgen generated (REWRITERS) greedily without folding, and
// prints the module. Usage: rewrite FILE.mlir
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
#include REWRITERS

int main(int count, char **arguments) {
  if (count != 2)
    return 2;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
                      index::IndexDialect, LLVM::LLVMDialect, math::MathDialect, scf::SCFDialect>();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(arguments[1], &context);
  if (!module)
    return 1;
  RewritePatternSet patterns(&context);
  populateWithGenerated(patterns);
  GreedyRewriteConfig config;
  config.enableFolding(false);
  (void)applyPatternsGreedily(*module, std::move(patterns), config);
  module->print(llvm::outs());
  llvm::outs() << "\n";
  return 0;
}
