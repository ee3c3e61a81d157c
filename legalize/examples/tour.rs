//! A whole program: a dialect defined in it, rules in three languages, the greedy driver, a conversion, and
//! printing.

use legalize::prelude::*;

/// A dialect, as defined in a `.td` file.
const DIALECT: &str = r#"
    include "mlir/IR/OpBase.td"
    include "mlir/Interfaces/SideEffectInterfaces.td"
    include "mlir/Interfaces/InferTypeOpInterface.td"
    def Calc : Dialect { let name = "calc"; }
    class CalcBinary<string mnemonic> : Op<Calc, mnemonic, [Pure, SameOperandsAndResultType]> {
      let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
      let results = (outs AnyInteger:$result);
      let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
    }
    def AddOp : CalcBinary<"add">;
    def SubOp : CalcBinary<"sub">;
"#;

/// A rule in PDLL; a `.td` text would hold DRR, a `.ron` text the pattern model as data.
const RULES: &str = "
    Pattern SubItself {
      let root = op<calc.sub>(x: Value, x) -> (type<\"i32\">);
      replace root with op<arith.constant> {value = attr<\"0 : i32\">} -> (type<\"i32\">);
    }
";

/// A pattern in Rust: `calc.add` becomes `arith.addi` of the converted operands.
struct AddToArith;

impl ConversionPattern for AddToArith {
    fn info(&self) -> PatternInfo {
        PatternInfo::on("AddToArith", "calc.add").with_generated_ops(["arith.addi"])
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let loc = rewriter.ir().op(op).loc();
        let ty = rewriter.ir().value_type(operands.one(0));
        let sum = rewriter.build("arith.addi", loc, |_, state| {
            state.operands.extend([operands.one(0), operands.one(1)]);
            state.result_types.push(ty);
        });
        let result = rewriter.ir().op(sum).results()[0];
        rewriter.replace_op(op, &[result]);
        Ok(())
    }
}

fn main() -> Result<(), Diagnostics> {
    // The default dialects are registered; the program adds its own definitions and rules.
    let session =
        legalize::session().ods_text("calc.td", DIALECT).patterns_text("rules.pdll", RULES).build()?;
    let ctx = session.ctx();

    // Parses MLIR text; invalid input is returned as diagnostics.
    let mut module = session.parse(
        "input.mlir",
        "func.func @f(%a: i32) -> i32 {
           %zero = calc.sub %a, %a : i32
           %sum = calc.add %zero, %a : i32
           return %sum : i32
         }",
    )?;

    // Greedy: rules and folds until nothing changes.
    let rules = session.freeze_set(session.pattern_set(None))?;
    apply_patterns_greedily(ctx, &mut module.ir, module.root, &rules, &GreedyConfig::default())
        .map_err(|error| Diagnostics::from(error).resolved(ctx.sources()))?;

    // Conversion: no `calc` operation may remain. A conversion that fails leaves the module unchanged and
    // reports why.
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect("calc").add_legal_dialect("arith").add_legal_dialect("func");
    let mut lowering = PatternSet::new();
    lowering.add_conversion(AddToArith);
    let lowering = session.freeze_set(lowering)?;
    let config = ConversionConfig::default();
    apply_partial_conversion(ctx, &mut module.ir, module.root, &target, &lowering, &config)
        .map_err(|failure| Diagnostics::from(failure).resolved(ctx.sources()))?;

    // Passes by name, as on the command line; then the module is printed.
    session.run_pipeline("builtin.module(canonicalize)", &mut module)?;
    assert_eq!(
        session.print(&module),
        "module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}
"
    );
    Ok(())
}
