//! The library as a program sees it: the prelude is enough for a whole program, shared types are `Send` and
//! `Sync`, and failures are errors that any program can propagate.

use std::error::Error;

use legalize::prelude::*;

fn shared<T: Send + Sync + 'static>() {}
fn error<T: Error + Send + Sync + 'static>() {}

#[test]
fn shared_types_are_send_and_sync() {
    // Created once.
    shared::<Session>();
    shared::<SessionBuilder>();
    shared::<Context>();
    shared::<SourceMap>();
    shared::<legalize::source::Includes>();
    shared::<legalize::tblgen::RecordKeeper>();
    shared::<legalize::ods::OdsModule>();
    shared::<legalize::pattern_model::PatternFile>();
    shared::<legalize::pattern_model::Origins>();
    shared::<legalize::pdll::PdllFile>();
    shared::<legalize::drr::DrrFile>();
    shared::<legalize::snippet::Classes>();
    shared::<legalize::snippet::Constraint>();
    shared::<legalize::snippet::Expr>();
    shared::<PatternSet>();
    shared::<FrozenPatternSet>();
    shared::<Natives>();
    shared::<ConversionTarget>();
    shared::<TypeConverter>();
    shared::<legalize::passes::PassManager>();
    // Used by a thread and passed between threads.
    shared::<Ir>();
    shared::<ParsedModule>();
    // Results.
    shared::<Diagnostics>();
    shared::<MatchFailure>();
    shared::<legalize::conversion::GreedyReport>();
    shared::<legalize::conversion::WalkReport>();
    shared::<ConversionReport>();
    shared::<ConversionFailure>();
    shared::<legalize::passes::Timing>();
}

fn callable<T: ?Sized + Send + Sync>() {}

/// A worker thread calls listeners, patterns, hooks, natives, conditions, converters, passes and their
/// instrumentation.
#[test]
fn what_a_thread_calls_is_send_and_sync() {
    use legalize::{conversion, ir, passes, snippet};
    callable::<dyn Listener>();
    callable::<dyn RewritePattern>();
    callable::<dyn ConversionPattern>();
    callable::<dyn conversion::SnippetEvaluator>();
    callable::<conversion::ConstraintFn>();
    callable::<conversion::RewriteFn>();
    callable::<conversion::DynamicLegality>();
    callable::<TypeConverter>();
    callable::<ir::OpHooks>();
    callable::<ir::OpInfo>();
    callable::<ir::TypeInfo>();
    callable::<ir::AttrInfo>();
    callable::<ir::DialectInfo>();
    callable::<dyn ir::ShapedType>();
    callable::<dyn ir::ElementsAttr>();
    callable::<dyn ir::TypedAttr>();
    callable::<dyn passes::Pass>();
    callable::<dyn passes::PassKind>();
    callable::<dyn passes::PassHost>();
    callable::<dyn passes::PassInstrumentation>();
    callable::<dyn Provider>();
    callable::<snippet::Expr>();
    callable::<snippet::NativeClass>();
}

#[test]
fn failures_implement_error() {
    error::<Diagnostic>();
    error::<Diagnostics>();
    error::<ConversionFailure>();
    error::<legalize::passes::OptionError>();
    error::<legalize::snippet::EvalError>();
    error::<legalize::snippet::SnippetError>();
    error::<legalize::tblgen::FieldError>();
    error::<legalize::ods::NotFrozen>();
}

/// A dialect and a DRR rule: such a file includes the definitions that it needs.
const DRR: &str = r#"
    include "mlir/IR/PatternBase.td"
    include "mlir/Interfaces/SideEffectInterfaces.td"
    include "mlir/Interfaces/InferTypeOpInterface.td"
    def Steps : Dialect { let name = "steps"; }
    class Step<string mnemonic> : Op<Steps, mnemonic, [Pure, SameOperandsAndResultType]> {
      let arguments = (ins AnyInteger:$from);
      let results = (outs AnyInteger:$to);
      let assemblyFormat = "$from attr-dict `:` type($to)";
    }
    def One : Step<"one">;
    def Two : Step<"two">;
    def Three : Step<"three">;
    def Four : Step<"four">;
    def Five : Step<"five">;
    def : Pat<(One $from), (Two $from)>;
"#;

const PDLL: &str = "
    Pattern {
      let root = op<steps.two>(from: Value) -> (to: Type);
      replace root with op<steps.three>(from) -> (to);
    }
";

const RON: &str = r#"(
    schema: "legalize-patterns",
    version: 1,
    patterns: [(
        name: "ThreeToFour",
        benefit: 1,
        match: [
            Operand(id: "from"),
            Type(id: "to"),
            Operation(id: "root", name: "steps.three", operands: ["from"], results: ["to"]),
        ],
        root: "root",
        rewrite: [
            Operation(id: "new", name: "steps.four", operands: ["from"], results: Of(["to"])),
            Replace(op: "root", with: Operation("new")),
        ],
    )],
)"#;

#[test]
fn a_program_needs_the_prelude_alone() -> Result<(), Box<dyn Error>> {
    let session = legalize::session()
        .patterns_text("rules.td", DRR)
        .patterns_text("rules.pdll", PDLL)
        .patterns_text("rules.ron", RON)
        .build()?;
    let ctx = session.ctx();

    // Parsed and built.
    let mut module = session.parse("input.mlir", "func.func @f(%a: i32) -> i32 { return %a : i32 }")?;
    let mut found = None;
    module.ir.walk(module.root, WalkOrder::PreOrder, |ir, op| {
        if ctx.op_str(ir.op(op).name()) == "func.return" {
            found = Some(op);
            return WalkResult::Interrupt;
        }
        WalkResult::Advance
    });
    let end = found.ok_or("no return")?;
    let argument = module.ir.operand(end, 0);
    let mut builder = Builder::at(ctx, &mut module.ir, InsertPoint::Before(end));
    let step = builder.op("steps.one").operand(argument).build_value()?;
    module.ir.set_operand(end, 0, step);
    session.verify(&module)?;

    // Rules in three languages, and one in Rust.
    let mut rules = session.pattern_set(None);
    rules.add_fn(PatternInfo::on("FourToFive", "steps.four"), |op, rewriter| {
        let (from, loc) = (rewriter.ir().operand(op, 0), rewriter.ir().op(op).loc());
        let ty = rewriter.ir().value_type(from);
        let five = rewriter.build("steps.five", loc, |_, state| {
            state.operands.push(from);
            state.result_types.push(ty);
        });
        let result = rewriter.ir().op(five).results()[0];
        rewriter.replace_op(op, &[result]);
        Ok(())
    });
    let rules = session.freeze_set(rules)?;

    // Every driver.
    let walked = walk_and_apply_patterns(ctx, &mut module.ir, module.root, &rules)?;
    assert_eq!(walked.stats.patterns_applied, 1);
    assert!(session.print(&module).contains("steps.two"));
    let done = apply_patterns_greedily(ctx, &mut module.ir, module.root, &rules, &GreedyConfig::default())?;
    assert_eq!((done.stop, done.stats.patterns_applied), (StopReason::Converged, 3));
    assert!(session.print(&module).contains("steps.five"));

    let mut target = ConversionTarget::new();
    target.add_legal_dialect("builtin").add_legal_dialect("func").add_legal_dialect("steps");
    let config = ConversionConfig::default();
    apply_full_conversion(ctx, &mut module.ir, module.root, &target, &rules, &config)?;
    target.add_dynamically_legal_op("steps.five", |_, _, _| Some(false));
    let failed = apply_partial_conversion(ctx, &mut module.ir, module.root, &target, &rules, &config);
    let failed = failed.map_err(Diagnostics::from).expect_err("nothing converts the last step");
    assert!(failed.to_string().contains("failed to legalize operation 'steps.five'"), "{failed}");
    Ok(())
}
