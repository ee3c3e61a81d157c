// Headers of the functions whose examples are conditions of rules.

#pragma once

#include <cmath>
#include <limits>
#include <numeric>
#include <sys/wait.h>
#include <unistd.h>

#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

/// Applies patterns once to each operation with a number of a row, and prints the module.
inline int runPiece(mlir::MLIRContext &context, mlir::PatternApplicator &applicator,
                    llvm::StringRef piece, mlir::OpPrintingFlags flags) {
  auto module = mlir::parseSourceString<mlir::ModuleOp>(piece, &context);
  if (!module)
    return 1;
  llvm::SmallVector<mlir::Operation *> rows;
  module->walk([&](mlir::Operation *op) {
    if (op->hasAttr("row"))
      rows.push_back(op);
  });
  mlir::PatternRewriter rewriter(&context);
  for (mlir::Operation *op : rows) {
    rewriter.setInsertionPoint(op);
    (void)applicator.matchAndRewrite(op, rewriter);
  }
  // Some rows leave a module that does not verify.
  module->print(llvm::outs(), flags.assumeVerified());
  llvm::outs() << "\n";
  llvm::outs().flush();
  return 0;
}

/// Runs each piece of a file in a process of its own, so that one that crashes takes no other with it.
inline int runRows(mlir::MLIRContext &context, mlir::RewritePatternSet set, llvm::StringRef file,
                   mlir::OpPrintingFlags flags) {
  mlir::FrozenRewritePatternSet patterns(std::move(set));
  mlir::PatternApplicator applicator(patterns);
  applicator.applyDefaultCostModel();
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer)
    return 1;
  llvm::SmallVector<llvm::StringRef> pieces;
  (*buffer)->getBuffer().split(pieces, "// -----\n");
  for (llvm::StringRef piece : pieces) {
    if (piece.data() != pieces.front().data())
      llvm::outs() << "// -----\n";
    llvm::outs().flush();
    pid_t child = fork();
    if (child == 0)
      _exit(runPiece(context, applicator, piece, flags));
    int status = 0;
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status))
      llvm::outs() << "// failed\n";
  }
  return 0;
}
