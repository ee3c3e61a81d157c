// Embedded prelude: declarative rewrite rules.

#ifndef PATTERNBASE_TD
#define PATTERNBASE_TD

include "mlir/IR/OpBase.td"

// Raises or lowers the benefit that follows from the size of the source.
def addBenefit;

class Pattern<dag source, list<dag> results, list<dag> conditions = [], list<dag> supplements = [],
              dag delta = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = conditions;
  list<dag> supplementalPatterns = supplements;
  dag benefitDelta = delta;
}
class Pat<dag source, dag result, list<dag> conditions = [], list<dag> supplements = [],
          dag delta = (addBenefit 0)>
    : Pattern<source, [result], conditions, supplements, delta>;

// C++ with $0, $1, … for what it is applied to.
class NativeCodeCall<string text, int count = 1> {
  string expression = text;
  int numReturns = count;
}
class NativeCodeCallVoid<string text> : NativeCodeCall<text, 0>;
def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))">;

// Directives.
def replaceWithValue;
def location;
def returnType;
def either;
def variadic;

def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif
