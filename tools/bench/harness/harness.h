// What the programs here share: reading a module, what mlir-tblgen generated (RULES) as patterns, and the time of a
// driver in the form of --mlir-timing.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include <chrono>
#include <cstdio>

using namespace mlir;
#include RULES

// Runs `driver` on the module of the only argument; `phase` is the name that the time is reported by.
template <typename Driver>
int timed(int count, char **arguments, const char *phase, Driver driver) {
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
  auto start = std::chrono::steady_clock::now();
  bool done = succeeded(driver(*module, frozen));
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::fprintf(stderr, "  %.6f (100.0%%)  %s\n", took.count(), phase);
  return done ? 0 : 1;
}
