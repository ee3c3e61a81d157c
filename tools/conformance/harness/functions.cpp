// Runs compiled examples of functions, each on a fresh copy of the module, and prints their values.
//
//   functions MODULE [FROM]
//
// One line per example: its number, a tab, the values.

#include "functions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

#define UNIT(name) extern Unit name;
UNITS
#undef UNIT

static StringRef nameOf(Location loc) {
  auto named = dyn_cast<NameLoc>(loc);
  return named ? named.getName().getValue() : StringRef();
}

Operation *Example::op(StringRef name) {
  Operation *found = nullptr;
  module->walk([&](Operation *op) {
    if (nameOf(op->getLoc()) == name)
      found = op;
  });
  return found;
}

Value Example::value(StringRef name) {
  Value found;
  module->walk([&](Block *block) {
    for (BlockArgument arg : block->getArguments())
      if (nameOf(arg.getLoc()) == name)
        found = arg;
  });
  return found;
}

void put(raw_ostream &os, Value value) {
  if (!value) {
    os << "null";
    return;
  }
  StringRef name = nameOf(value.getLoc());
  if (auto result = dyn_cast<OpResult>(value)) {
    os << '%' << (name.empty() ? result.getOwner()->getName().getStringRef() : name);
    if (result.getOwner()->getNumResults() > 1)
      os << '#' << result.getResultNumber();
    return;
  }
  os << '%' << name;
}

void put(raw_ostream &os, Operation *op) {
  if (!op) {
    os << "null";
    return;
  }
  os << op->getName().getStringRef();
  if (StringRef name = nameOf(op->getLoc()); !name.empty())
    os << '(' << name << ')';
}

void put(raw_ostream &os, Block *block) {
  if (!block) {
    os << "null";
    return;
  }
  Region *region = block->getParent();
  os << "block " << std::distance(region->begin(), Region::iterator(block)) << " of ";
  put(os, region);
}

void put(raw_ostream &os, Region *region) {
  if (!region) {
    os << "null";
    return;
  }
  os << "region " << region->getRegionNumber() << " of ";
  put(os, region->getParentOp());
}

int main(int argc, char **argv) {
  auto source = llvm::MemoryBuffer::getFile(argv[1]);
  unsigned from = argc > 2 ? std::stoul(argv[2]) : 0, number = 0;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect>();
  context.allowUnregisteredDialects();
  context.getDiagEngine().registerHandler([](Diagnostic &) { return success(); });
#define UNIT(name) name,
  const Unit units[] = {UNITS};
  for (Unit unit : units) {
    for (auto *run : unit) {
      if (number++ < from)
        continue;
      OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>((*source)->getBuffer(), &context);
      IRRewriter rewriter(&context);
      auto loc = NameLoc::get(StringAttr::get(&context, "here"));
      std::string shown;
      llvm::raw_string_ostream os(shown);
      Example example{&context, rewriter, loc, os, true, *module};
      rewriter.setInsertionPoint(example.op("sum"));
      run(example);
      llvm::outs() << number - 1 << '\t' << shown << '\n';
      llvm::outs().flush();
    }
  }
  return 0;
}
