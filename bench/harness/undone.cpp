// Converts with what mlir-tblgen generated (RULES): every operation's first pattern leads nowhere and is undone.
// Reports the driver's time in the form of --mlir-timing. Usage: undone FILE.mlir
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/DialectConversion.h"
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
  ConversionTarget target(context);
  target.addLegalDialect<func::FuncDialect>();
  target.addLegalOp<ModuleOp, arith::AndIOp, arith::XOrIOp>();
  target.addIllegalOp<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::OrIOp>();
  RewritePatternSet patterns(&context);
  populateWithGenerated(patterns);
  FrozenRewritePatternSet frozen(std::move(patterns));
  auto start = std::chrono::steady_clock::now();
  bool converted = succeeded(applyPartialConversion(*module, target, frozen));
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::fprintf(stderr, "  %.6f (100.0%%)  convert\n", took.count());
  return converted ? 0 : 1;
}
