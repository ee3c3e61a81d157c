// Applies the rules with the greedy driver, without folding. Usage: rules FILE.mlir
#include "harness.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

int main(int count, char **arguments) {
  return timed(count, arguments, "greedy", [](ModuleOp module, const FrozenRewritePatternSet &patterns) {
    GreedyRewriteConfig config;
    config.enableFolding(false);
    return applyPatternsGreedily(module, patterns, config);
  });
}
