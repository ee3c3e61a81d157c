// Converts with the rules: every operation's first pattern leads nowhere and is undone. Usage: undone FILE.mlir
#include "harness.h"
#include "mlir/Transforms/DialectConversion.h"

int main(int count, char **arguments) {
  return timed(count, arguments, "convert", [](ModuleOp module, const FrozenRewritePatternSet &patterns) {
    ConversionTarget target(*module.getContext());
    target.addLegalDialect<func::FuncDialect>();
    target.addLegalOp<ModuleOp, arith::AndIOp, arith::XOrIOp>();
    target.addIllegalOp<arith::AddIOp, arith::SubIOp, arith::MulIOp>();
    target.addDynamicallyLegalOp<arith::OrIOp>([](Operation *) { return false; });
    return applyPartialConversion(module, target, patterns);
  });
}
