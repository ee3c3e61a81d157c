// Applies what mlir-tblgen generated (RULES) with the greedy driver, without folding, and reports the driver's time
// in the form of --mlir-timing. Usage: rules FILE.mlir
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include <chrono>
#include <cstdio>

using namespace mlir;
#include RULES

int main(int count, char **arguments) {
  if (count != 2)
    return 2;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<arith::ArithDialect, func::FuncDialect>();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(arguments[1], &context);
  if (!module)
    return 1;
  RewritePatternSet patterns(&context);
  populateWithGenerated(patterns);
  FrozenRewritePatternSet frozen(std::move(patterns));
  GreedyRewriteConfig config;
  config.enableFolding(false);
  auto start = std::chrono::steady_clock::now();
  bool converged = succeeded(applyPatternsGreedily(*module, frozen, config));
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::fprintf(stderr, "  %.6f (100.0%%)  greedy\n", took.count());
  return converged ? 0 : 1;
}
