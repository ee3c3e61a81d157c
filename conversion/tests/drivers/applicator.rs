//! Custom drivers: cost models of a host, patterns that it allows, and notifications; patterns that match and
//! rewrite in two functions.

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

/// Creates a pattern that renames `u.a` to this.
fn to(name: &str, benefit: u16) -> FnPattern<impl Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + use<>> {
    let info = PatternInfo::on(name, "u.a").with_benefit(benefit);
    let target = name.to_owned();
    FnPattern::new(info, move |op, rewriter| {
        let ctx = rewriter.ctx();
        let state = OperationState::new(ctx, ctx.op_name(&target), rewriter.ir().op(op).loc());
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    })
}

/// A declarative pattern that erases `u.a`.
fn declared(ctx: &Context) -> PatternSet {
    let body = r#"patterns: [Pattern(name: Some("declared"), benefit: 4,
        match: [Operation(id: "root", name: Some("u.a"))], rewrite: [Erase(op: "root")])]"#;
    ron(ctx, body, DeclarativeOptions::plain())
}

/// `m1` of benefit 1, `m2` of 2, `declared` of 4, and `any` of 3, for operations of any name.
fn patterns(m: &Module) -> FrozenPatternSet {
    let mut set = PatternSet::new();
    set.add(to("m1", 1)).add(to("m2", 2));
    set.append(declared(&m.ctx));
    set.add_fn(PatternInfo::any("any").with_benefit(3), |op, rewriter| {
        rewriter.erase_op(op);
        Ok(())
    });
    m.freeze(set)
}

/// Refuses all patterns, and records the calls.
#[derive(Default)]
struct Refuse {
    log: Vec<String>,
    /// Pattern that is not even tried.
    barred: Option<PatternId>,
    /// Pattern that is not refused.
    granted: Option<PatternId>,
}

impl ApplyCallbacks for Refuse {
    fn can_apply(&mut self, pattern: PatternId, _: OpId, _: &dyn Rewriter<'_>) -> bool {
        self.barred != Some(pattern)
    }

    fn on_failure(
        &mut self,
        pattern: PatternId,
        op: OpId,
        failure: &MatchFailure,
        rewriter: &dyn Rewriter<'_>,
    ) {
        let reason = failure.reason(rewriter.ctx(), rewriter.ir());
        let name = rewriter.ctx().op_str(rewriter.ir().op(op).name());
        self.log.push(format!("{} on {name}: {reason}", pattern.index()));
    }

    fn on_success(&mut self, pattern: PatternId, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        if self.granted == Some(pattern) {
            self.log.push(format!("{} granted", pattern.index()));
            return Ok(());
        }
        assert!(!rewriter.ir().is_live(op) || rewriter.ir().op(op).parent().is_none());
        Err("refused".into())
    }
}

/// The order in which an applicator tries the patterns on `u.a`, by their numbers. The module stays as it is.
fn order(applicator: &mut PatternApplicator<'_>, m: &mut Module) -> String {
    let op = first(m);
    let mut refuse = Refuse::default();
    let mut rewriter = PlainRewriter::new(&m.ctx, &mut m.ir);
    assert_eq!(applicator.match_and_rewrite_with(op, &mut rewriter, &mut refuse).unwrap(), None);
    let tried = refuse.log.iter().map(|line| line.split(' ').next().unwrap_or_default());
    tried.collect::<Vec<_>>().join(" ")
}

const ONE: &str = r#""u.a"() : () -> ()"#;

#[test]
fn a_cost_model_is_called_once_and_orders_or_rules_out() {
    let mut m = Module::parse(ONE);
    let set = patterns(&m);
    let mut applicator = PatternApplicator::new(&set);
    assert_eq!(order(&mut applicator, &mut m), "2 3 1 0", "the patterns' own benefits");

    let mut asked = Vec::new();
    applicator.apply_cost_model(|pattern, info| {
        asked.push((pattern.index(), info.debug_name.clone()));
        // The reverse of the patterns' own benefits.
        Some(10 - info.benefit)
    });
    assert_eq!(order(&mut applicator, &mut m), "0 1 3 2");
    assert_eq!(order(&mut applicator, &mut m), "0 1 3 2");
    let names = ["m1", "m2", "declared", "any"].map(str::to_owned);
    assert_eq!(asked, names.into_iter().enumerate().collect::<Vec<_>>(), "once each");

    // Ruled out: Rust's, a declared one, one for any operation, all.
    for (model, tried) in
        [(Some("m2"), "2 3 0"), (Some("declared"), "3 1 0"), (Some("any"), "2 1 0"), (None, "")]
    {
        applicator.apply_cost_model(|_, info| {
            model.and_then(|out| (info.debug_name != out).then_some(info.benefit))
        });
        assert_eq!(order(&mut applicator, &mut m), tried, "without {model:?}");
    }
    // Among equals those of the name come first, as they were added.
    applicator.apply_cost_model(|_, _| Some(7));
    assert_eq!(order(&mut applicator, &mut m), "0 1 2 3");
    applicator.apply_cost_model(|_, info| Some(u16::from(info.debug_name == "any")));
    assert_eq!(order(&mut applicator, &mut m), "3 0 1 2");
    applicator.apply_default_cost_model();
    assert_eq!(order(&mut applicator, &mut m), "2 3 1 0");
}

#[test]
fn callbacks_exclude_patterns_reject_results_and_are_notified_of_failures() {
    let m = Module::parse(ONE);
    let set = patterns(&m);
    let (before, op) = (m.print(), first(&m));
    let ids: Vec<PatternId> = set.ids().collect();
    let Module { ctx, mut ir, root } = m;
    let mut events = Vec::new();
    let mut listener = |_: &Context, _: &Ir, event: &Event<'_>| match event {
        Event::PatternBegin { pattern, .. } => events.push(pattern.debug_name.clone()),
        Event::PatternEnd { failure, .. } => events.push(format!("failed: {}", failure.is_some())),
        _ => {}
    };
    let mut rewriter = PlainRewriter::new(&ctx, &mut ir);
    rewriter.add_listener(&mut listener);
    let mut applicator = PatternApplicator::new(&set);
    // All are refused: nothing has changed.
    let mut refuse = Refuse { barred: Some(ids[3]), ..Refuse::default() };
    assert_eq!(applicator.match_and_rewrite_with(op, &mut rewriter, &mut refuse).unwrap(), None);
    assert_eq!(refuse.log, ["2 on u.a: refused", "1 on u.a: refused", "0 on u.a: refused"]);
    assert_eq!(print_generic(&ctx, rewriter.ir(), root), before);
    // One is granted after others were not.
    let mut refuse = Refuse { barred: Some(ids[2]), granted: Some(ids[1]), ..Refuse::default() };
    assert_eq!(applicator.match_and_rewrite_with(op, &mut rewriter, &mut refuse).unwrap(), Some(ids[1]));
    assert_eq!(refuse.log, ["3 on u.a: refused", "1 granted"]);
    assert!(print_generic(&ctx, &ir, root).contains("m2"));
    let expected = [
        "declared",
        "failed: true",
        "m2",
        "failed: true",
        "m1",
        "failed: true", // first run
        "any",
        "failed: true",
        "m2",
        "failed: false",
    ];
    assert_eq!(events, expected, "disabled patterns cause no events");
}

fn print_generic(ctx: &Context, ir: &Ir, root: OpId) -> String {
    print_op(ctx, ir, root, &PrintOptions::default().with(|options| options.generic = true))
}

/// Swaps the operands of `u.pair` if they have numbers that are not in order.
struct Swap;

impl SeparatePattern for Swap {
    type Found = [ValueId; 2];

    fn info(&self) -> PatternInfo {
        PatternInfo::on("Swap", "u.pair")
    }

    fn matches(&self, op: OpId, ctx: &Context, ir: &Ir) -> Result<[ValueId; 2], MatchFailure> {
        let pair = [ir.operand(op, 0), ir.operand(op, 1)];
        let number = |value: ValueId| {
            let defining_op = ir.defining_op(value)?;
            ctx.as_i64(ir.attr_named(ctx, defining_op, "n")?)
        };
        match pair.map(number) {
            [Some(a), Some(b)] if a > b => Ok(pair),
            [Some(_), Some(_)] => Err("they are in order".into()),
            _ => Err("an operand has no number".into()),
        }
    }

    fn rewrite(&self, op: OpId, [a, b]: [ValueId; 2], rewriter: &mut dyn Rewriter<'_>) {
        rewriter.modify_op(op, |ir| {
            ir.set_operand(op, 0, b);
            ir.set_operand(op, 1, a);
        });
    }
}

const PAIRS: &str = r#"
    %1 = "u.number"() {n = 1} : () -> i32
    %2 = "u.number"() {n = 2} : () -> i32
    %3 = "u.other"() : () -> i32
    "u.pair"(%2, %1) : (i32, i32) -> ()
    "u.pair"(%1, %2) : (i32, i32) -> ()
    "u.pair"(%3, %1) : (i32, i32) -> ()"#;

#[test]
fn match_and_rewrite_may_be_two_functions_under_every_driver() {
    let set = |m: &Module| {
        let mut set = PatternSet::new();
        set.add_separate(Swap);
        m.freeze(set)
    };
    let lines = |m: &Module| {
        m.print()
            .lines()
            .filter(|line| line.contains("u.pair"))
            .map(|line| line.trim().to_owned())
            .collect::<Vec<_>>()
    };
    let swapped = [
        r#""u.pair"(%0, %1) : (i32, i32) -> ()"#,
        r#""u.pair"(%0, %1) : (i32, i32) -> ()"#,
        r#""u.pair"(%2, %0) : (i32, i32) -> ()"#,
    ];

    let mut m = Module::parse(PAIRS);
    let frozen = set(&m);
    let mut reasons = Vec::new();
    let mut listener = |ctx: &Context, ir: &Ir, event: &Event<'_>| {
        if let Event::PatternEnd { failure: Some(failure), .. } = event {
            reasons.push(failure.reason(ctx, ir));
        }
    };
    let config = GreedyConfig::default();
    let driver = GreedyDriver::new(&frozen, &config).with_listener(&mut listener);
    assert_eq!(driver.run(&m.ctx, &mut m.ir, m.root).unwrap().stats.patterns_applied, 1);
    assert_eq!(lines(&m), swapped);
    assert!(reasons.iter().any(|reason| reason == "they are in order"), "{reasons:?}");
    assert!(reasons.iter().any(|reason| reason == "an operand has no number"), "{reasons:?}");

    let mut m = Module::parse(PAIRS);
    let frozen = set(&m);
    let walked = walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &frozen).expect("it ends");
    assert_eq!((walked.stats.patterns_applied, lines(&m)), (1, swapped.map(str::to_owned).to_vec()));

    // The third one cannot be legalized, so the first one is as it was in the end.
    let mut m = Module::parse(PAIRS);
    let frozen = set(&m);
    let mut target = ConversionTarget::new();
    target.add_dynamically_legal_op("u.pair", |_, ir, op| {
        let [a, b] = [0, 1].map(|index| ir.defining_op(ir.operand(op, index)));
        Some(a.zip(b).is_some_and(|(a, b)| ir.is_before_in_block(a, b)))
    });
    let failure = m.partial(&target, &frozen).expect_err("one cannot be legal");
    assert!(failure.to_string().contains("u.pair"), "{failure}");
    assert_eq!(m.print(), Module::parse(PAIRS).print());
}

#[test]
fn two_closures_are_a_pattern_too() {
    let mut m = Module::parse(PAIRS);
    let mut set = PatternSet::new();
    set.add_separate_fn(
        PatternInfo::on("Drop", "u.pair").with_label("cleanup"),
        |op, _, ir| {
            if ir.operand(op, 0) == ir.operand(op, 1) {
                Ok(())
            } else {
                Err(MatchFailure::new("the operands differ"))
            }
        },
        |op, (), rewriter| rewriter.erase_op(op),
    );
    let set = m.freeze(set);
    assert!(!m.greedy(&set).changed);
    let mut m = Module::parse_in(m.ctx, &PAIRS.replace("(%3, %1)", "(%1, %1)"));
    assert_eq!(m.greedy(&set).stats.patterns_applied, 1);
}
