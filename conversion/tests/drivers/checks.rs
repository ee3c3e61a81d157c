//! Checks of the edits of patterns: for each check and each driver, patterns that break the rule and patterns
//! that do not.

use std::sync::Arc;

use legalize_conversion::*;
use legalize_ir::*;
use legalize_source::Diagnostic;

use super::common::{Module, context, ron, widen};

/// Input in which patterns are tried on `u.a`; `u.b` is legal.
const INPUT: &str = r#""test.func"() ({
  %0 = "u.def"() : () -> i32
  "u.a"(%0) {n = 1 : i32} : (i32) -> ()
  %1 = "u.def"() : () -> i32
}) {function_type = () -> ()} : () -> ()"#;

/// The driver that applies the patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Driver {
    Walk,
    Greedy,
    GreedyOnOps,
    Applicator,
    Rollback,
    NoRollback,
}

const PLAIN: [Driver; 4] = [Driver::Walk, Driver::Greedy, Driver::GreedyOnOps, Driver::Applicator];
const CONVERSIONS: [Driver; 2] = [Driver::Rollback, Driver::NoRollback];

fn all() -> impl Iterator<Item = Driver> {
    PLAIN.into_iter().chain(CONVERSIONS)
}

impl Driver {
    /// Runs the patterns of a set. A conversion fails as well where no pattern applies.
    fn run(self, m: &mut Module, set: &FrozenPatternSet, checks: PatternChecks) -> Result<(), Diagnostic> {
        let (ctx, ir, root) = (&m.ctx, &mut m.ir, m.root);
        let find = |ir: &Ir| {
            let name = ctx.op_name("u.a");
            let ops = ir.nested_ops(root, WalkOrder::PreOrder).into_iter();
            ops.filter(|&op| ir.op(op).name() == name).collect::<Vec<_>>()
        };
        let greedy = GreedyConfig::default().with(|config| {
            config.checks = checks;
            config.fold = false;
            config.region_simplification = RegionSimplification::Off;
            config.max_rewrites = Some(8);
            config.keep_going = true;
        });
        match self {
            Driver::Walk => {
                let config = WalkConfig::default().with(|config| {
                    config.keep_going = true;
                    config.checks = checks;
                });
                let walk = WalkDriver::new(set, &config);
                walk.run(ctx, ir, root).map(drop).map_err(|error| error.diagnostic())
            }
            Driver::Greedy => {
                let result = apply_patterns_greedily(ctx, ir, root, set, &greedy);
                result.map(drop).map_err(|error| error.diagnostic())
            }
            Driver::GreedyOnOps => {
                let ops = find(ir);
                let result = apply_op_patterns_greedily(ctx, ir, &ops, set, &greedy);
                result.map(drop).map_err(|error| error.diagnostic())
            }
            Driver::Applicator => {
                let ops = find(ir);
                let mut applicator = PatternApplicator::new(set).with_checks(checks);
                let mut rewriter = PlainRewriter::new(ctx, ir);
                ops.into_iter().try_for_each(|op| {
                    let applied = applicator.match_and_rewrite(op, &mut rewriter);
                    applied.map(drop).map_err(|error| error.diagnostic())
                })
            }
            Driver::Rollback | Driver::NoRollback => {
                let mut target = ConversionTarget::new();
                for name in ["u.b", "u.def", "test.many", "test.br"] {
                    target.add_legal_op(name);
                }
                target.add_dynamically_legal_op("u.a", |ctx, ir, op| {
                    Some(ir.attr_named(ctx, op, "done").is_some())
                });
                let mode = match self {
                    Driver::Rollback => ConversionMode::Rollback,
                    _ => ConversionMode::NoRollback,
                };
                let config = ConversionConfig::default().with(|config| {
                    config.mode = mode;
                    config.checks = checks;
                    config.keep_going = true;
                });
                let result = apply_partial_conversion(ctx, ir, root, &target, set, &config);
                result.map(drop).map_err(|failure| failure.diagnostic)
            }
        }
    }

    fn restores(self) -> bool {
        self != Driver::NoRollback
    }
}

type Pattern = fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult;

/// Runs one pattern on a module. Returns the result, and true if the module is as it was.
fn run_on(
    text: &str,
    driver: Driver,
    checks: PatternChecks,
    pattern: Pattern,
) -> (Result<(), Diagnostic>, bool) {
    let mut m = Module::parse(text);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("Checked", "u.a"), pattern);
    let set = m.freeze(set);
    let before = m.print();
    let result = driver.run(&mut m, &set, checks);
    (result, m.print() == before)
}

fn run(driver: Driver, checks: PatternChecks, pattern: Pattern) -> (Result<(), Diagnostic>, bool) {
    run_on(INPUT, driver, checks, pattern)
}

fn only(check: PatternCheck) -> PatternChecks {
    PatternChecks::default().with(check)
}

/// Asserts that a pattern breaks a rule that one check finds, with all drivers, and that the others do not
/// find it.
#[track_caller]
fn breaks(drivers: impl IntoIterator<Item = Driver>, check: PatternCheck, code: &str, pattern: Pattern) {
    for driver in drivers {
        for checks in [only(check), PatternChecks::all()] {
            let (result, restored) = run(driver, checks, pattern);
            let error = result.expect_err(&format!("{driver:?}: {code}"));
            assert_eq!(error.code, code, "{driver:?}: {error:?}");
            assert!(error.message.starts_with("pattern 'Checked'"), "{driver:?}: {}", error.message);
            assert!(error.help.is_some() && error.span().is_some(), "{driver:?}: {error:?}");
            assert!(restored || !driver.restores(), "{driver:?}: the body is as it was");
        }
        for other in PatternCheck::ALL.into_iter().filter(|other| *other != check) {
            assert_sound(driver, run(driver, only(other), pattern).0, other.name());
        }
        assert_sound(driver, run(driver, PatternChecks::default(), pattern).0, "no check");
    }
}

/// Asserts that no violation was found.
#[track_caller]
fn assert_sound(driver: Driver, result: Result<(), Diagnostic>, about: &str) {
    if let Err(error) = result {
        assert_eq!(error.code, "convert::no_legalization", "{driver:?}: {about}: {}", error.message);
    }
}

/// Asserts that a pattern breaks no rule, and that conversions succeed by it.
#[track_caller]
fn holds(drivers: impl IntoIterator<Item = Driver>, pattern: Pattern) {
    for driver in drivers {
        if let (Err(error), _) = run(driver, PatternChecks::all(), pattern) {
            panic!("{driver:?}: {}", error.message);
        }
    }
}

/// Asserts that a pattern that fails breaks no rule.
#[track_caller]
fn fails_soundly(drivers: impl IntoIterator<Item = Driver>, pattern: Pattern) {
    for driver in drivers {
        assert_sound(driver, run(driver, PatternChecks::all(), pattern).0, "it fails");
    }
}

/// Replaces the operation by one of a name.
fn replace(op: OpId, rewriter: &mut dyn Rewriter<'_>, name: &str) -> OpId {
    let loc = rewriter.ir().op(op).loc();
    let new = rewriter.build(name, loc, |_, _| {});
    rewriter.erase_op(op);
    new
}

fn done(op: OpId, rewriter: &mut dyn Rewriter<'_>) {
    let unit = rewriter.ctx().common().unit;
    rewriter.set_attr(op, "done", Some(unit));
}

/// The second and the last operation of the module.
fn others(op: OpId, rewriter: &dyn Rewriter<'_>) -> [OpId; 2] {
    let data = rewriter.ir().op(op);
    [data.prev(), data.next()].map(|other| other.expect("an operation around"))
}

// Verification.

#[test]
fn invalid_operations_are_found_at_the_pattern_that_creates_them() {
    // It has several groups of operands, and no attribute that holds their sizes.
    breaks(all(), PatternCheck::Verify, "pattern::invalid_result", |op, rewriter| {
        replace(op, rewriter, "test.many");
        Ok(())
    });
    holds(all(), |op, rewriter| {
        replace(op, rewriter, "u.b");
        Ok(())
    });
}

#[test]
fn the_verifiers_error_is_named() {
    let message =
        |pattern: Pattern| run(Driver::Greedy, PatternChecks::all(), pattern).0.unwrap_err().message;
    let one = message(|op, rewriter| {
        replace(op, rewriter, "test.many");
        Ok(())
    });
    assert!(one.starts_with("pattern 'Checked' on 'u.a' leaves invalid IR: 'test.many' op "), "{one}");
    let two = message(|op, rewriter| {
        let [_, last] = others(op, rewriter);
        replace(op, rewriter, "test.many");
        rewriter.set_insert_point(InsertPoint::Before(last));
        replace(last, rewriter, "test.many");
        Ok(())
    });
    assert_eq!(two, format!("{one} (and 2 more errors)"));
}

#[test]
fn dominance_is_verified_under_every_driver() {
    // Its operand is defined later.
    breaks(all(), PatternCheck::Verify, "pattern::invalid_result", |op, rewriter| {
        let [_, next] = others(op, rewriter);
        let value = rewriter.ir().op(next).results()[0];
        let loc = rewriter.ir().op(op).loc();
        rewriter.build("u.b", loc, |_, state| state.operands.push(value));
        rewriter.erase_op(op);
        Ok(())
    });
}

#[test]
fn the_pattern_that_created_an_operation_is_found_at_the_end_of_a_conversion() {
    for driver in CONVERSIONS {
        let mut m = Module::parse(INPUT);
        let mut set = PatternSet::new();
        set.add_fn(PatternInfo::on("ToC", "u.a"), |op, rewriter| {
            let [_, next] = others(op, rewriter);
            let value = rewriter.ir().op(next).results()[0];
            let loc = rewriter.ir().op(op).loc();
            rewriter.build("u.c", loc, |_, state| state.operands.push(value));
            rewriter.erase_op(op);
            Ok(())
        });
        set.add_fn(PatternInfo::on("ToD", "u.c"), |op, rewriter| {
            let operand = rewriter.ir().operand(op, 0);
            let loc = rewriter.ir().op(op).loc();
            rewriter.build("u.d", loc, |_, state| state.operands.push(operand));
            rewriter.erase_op(op);
            Ok(())
        });
        let set = m.freeze(set);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("u.a").add_illegal_op("u.c").add_legal_op("u.d");
        let mode = match driver {
            Driver::Rollback => ConversionMode::Rollback,
            _ => ConversionMode::NoRollback,
        };
        let checks = only(PatternCheck::Verify);
        let config = ConversionConfig::default().with(|config| {
            config.mode = mode;
            config.checks = checks;
        });
        let before = m.print();
        let failure =
            apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap_err();
        assert_eq!(failure.diagnostic.code, "pattern::invalid_result");
        let message = &failure.diagnostic.message;
        assert!(message.starts_with("pattern 'ToD' leaves invalid IR at 'u.d': operand #0"), "{message}");
        assert_eq!(failure.restored, driver.restores());
        assert_eq!(m.print() == before, failure.restored);
    }
}

#[test]
fn an_invalid_operation_that_a_conversion_erases_is_not_reported() {
    // A pattern leads from it to a legal one.
    for mode in [ConversionMode::Rollback, ConversionMode::NoRollback] {
        let mut m = Module::parse(INPUT);
        let mut set = PatternSet::new();
        for (name, from, to) in [("ToMany", "u.a", "test.many"), ("FromMany", "test.many", "u.b")] {
            set.add_fn(PatternInfo::on(name, from), move |op, rewriter| {
                replace(op, rewriter, to);
                Ok(())
            });
        }
        let set = m.freeze(set);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("u.a").add_illegal_op("test.many").add_legal_op("u.b");
        let config = ConversionConfig::default().with(|config| {
            config.mode = mode;
            config.checks = PatternChecks::all();
        });
        apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap();
        assert!(m.print().contains("u.b"));
    }
}

#[test]
fn legal_operations_are_verified_where_they_are_created() {
    for goal in [apply_partial_conversion, apply_analysis_conversion] {
        let mut m = Module::parse(INPUT);
        let mut set = PatternSet::new();
        set.add_fn(PatternInfo::on("Checked", "u.a"), |op, rewriter| {
            replace(op, rewriter, "test.many");
            Ok(())
        });
        let set = m.freeze(set);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("u.a").add_legal_op("test.many");
        let config = ConversionConfig::default().with(|config| config.checks = PatternChecks::all());
        let failure = goal(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap_err();
        let message = &failure.diagnostic.message;
        assert!(
            message.starts_with("pattern 'Checked' on 'u.a' leaves invalid IR: 'test.many' op"),
            "{message}"
        );
    }
}

#[test]
fn an_analysis_verifies_no_end() {
    let mut m = Module::parse(INPUT);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("Later", "u.a"), |op, rewriter| {
        let [_, next] = others(op, rewriter);
        let value = rewriter.ir().op(next).results()[0];
        let loc = rewriter.ir().op(op).loc();
        rewriter.build("u.b", loc, |_, state| state.operands.push(value));
        rewriter.erase_op(op);
        Ok(())
    });
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_illegal_op("u.a").add_legal_op("u.b");
    let config = ConversionConfig::default().with(|config| config.checks = PatternChecks::all());
    apply_analysis_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap();
}

#[test]
fn operations_that_were_invalid_before_are_not_attributed_to_patterns() {
    for driver in all() {
        let mut m = Module::parse(INPUT);
        let mut set = PatternSet::new();
        set.add_fn(PatternInfo::on("Good", "u.a"), |op, rewriter| {
            replace(op, rewriter, "u.b");
            Ok(())
        });
        let set = m.freeze(set);
        let first = m.ir.nested_ops(m.root, WalkOrder::PreOrder)[2];
        m.ir.set_op_name(first, m.ctx.op_name("test.many"));
        assert!(!verify(&m.ctx, &m.ir, m.root).is_empty());
        if let Err(error) = driver.run(&mut m, &set, PatternChecks::all()) {
            panic!("{driver:?}: {}", error.message);
        }
    }
}

#[test]
fn operations_that_a_conversion_replaces_later_are_left_alone() {
    // They exist until the end, and so do their contents.
    holds(CONVERSIONS, |op, rewriter| {
        let unit = rewriter.ctx().common().unit;
        rewriter.set_attr(op, "n", Some(unit));
        replace(op, rewriter, "u.b");
        Ok(())
    });
}

// Edits.

#[test]
fn a_pattern_that_fails_has_edited_nothing() {
    let drivers = || PLAIN.into_iter().chain([Driver::NoRollback]);
    let code = "pattern::edited_and_failed";
    breaks(drivers(), PatternCheck::Edits, code, |op, rewriter| {
        let loc = rewriter.ir().op(op).loc();
        rewriter.build("u.b", loc, |_, _| {});
        Err("too late".into())
    });
    breaks(drivers(), PatternCheck::Edits, code, |op, rewriter| {
        replace(op, rewriter, "u.b");
        Err("too late".into())
    });
    breaks(drivers(), PatternCheck::Edits, code, |op, rewriter| {
        let [definition, _] = others(op, rewriter);
        rewriter.move_op(op, InsertPoint::Before(definition));
        rewriter.move_op(definition, InsertPoint::Before(op));
        let unit = rewriter.ctx().common().unit;
        rewriter.set_attr(definition, "x", Some(unit));
        Err("too late".into())
    });
    // A change that is undone is not an edit.
    fails_soundly(all(), |op, rewriter| {
        let loc = rewriter.ir().op(op).loc();
        let new = rewriter.build("u.b", loc, |_, _| {});
        rewriter.ir_mut().erase_op(new);
        rewriter.start_modification(op);
        let ctx = rewriter.ctx();
        rewriter.ir_mut().set_attr(ctx, op, ctx.name("n"), None);
        rewriter.ir_mut().set_operands(op, &[]);
        rewriter.cancel_modification(op);
        Err("it does not match".into())
    });
    fails_soundly(all(), |_, _| Err("it does not match".into()));
}

#[test]
fn a_conversion_that_is_rolled_back_lets_patterns_fail_late() {
    fails_soundly([Driver::Rollback], |op, rewriter| {
        replace(op, rewriter, "u.b");
        Err("too late".into())
    });
}

#[test]
fn casts_for_requested_values_are_not_edits_of_a_pattern() {
    let run = |succeeds: bool| {
        let mut m = Module::parse(INPUT);
        let converter = Arc::new(widen(&m.ctx));
        let mut set = PatternSet::new();
        let info = PatternInfo::on("Asks", "u.a");
        set.add_conversion_fn(info, Some(converter), move |op, operands, rewriter| {
            let operand = rewriter.ir().operand(op, 0);
            assert_ne!(operands.one(0), operand, "the operand is cast");
            rewriter.remapped_value(operand)?;
            if succeeds { Ok(()) } else { Err("it does not match".into()) }
        });
        let set = m.freeze(set);
        Driver::NoRollback.run(&mut m, &set, PatternChecks::all()).unwrap_err().code
    };
    assert_eq!(run(false), "convert::no_legalization");
    assert_eq!(run(true), "pattern::no_edit");
}

#[test]
fn the_first_edit_of_a_failing_pattern_is_named() {
    let message = |pattern: Pattern| {
        let error = run(Driver::Greedy, PatternChecks::all(), pattern).0.unwrap_err();
        assert_eq!(error.labels[0].text, "on this operation");
        error.message
    };
    assert_eq!(
        message(|op, rewriter| {
            let [definition, _] = others(op, rewriter);
            let unit = rewriter.ctx().common().unit;
            rewriter.set_attr(definition, "x", Some(unit));
            replace(op, rewriter, "u.b");
            Err("too late".into())
        }),
        "pattern 'Checked' failed on 'u.a' after an edit: it changed the attributes of 'u.def'"
    );
    assert_eq!(
        message(|op, rewriter| {
            replace(op, rewriter, "u.b");
            Err("too late".into())
        }),
        "pattern 'Checked' failed on 'u.a' after an edit: it created 'u.b'"
    );
}

#[test]
fn a_pattern_that_succeeds_has_edited_something() {
    breaks(all(), PatternCheck::Edits, "pattern::no_edit", |_, _| Ok(()));
    // Set to its own value.
    breaks(PLAIN, PatternCheck::Edits, "pattern::no_edit", |op, rewriter| {
        let attr = rewriter.ir().attr_named(rewriter.ctx(), op, "n");
        rewriter.set_attr(op, "n", attr);
        Ok(())
    });
    breaks(PLAIN, PatternCheck::Edits, "pattern::no_edit", |op, rewriter| {
        let loc = rewriter.ir().op(op).loc();
        let new = rewriter.build("u.b", loc, |_, _| {});
        rewriter.ir_mut().erase_op(new);
        Ok(())
    });
    holds(all(), |op, rewriter| {
        if rewriter.ir().attr_named(rewriter.ctx(), op, "done").is_some() {
            return Err("it is done".into());
        }
        done(op, rewriter);
        Ok(())
    });
}

#[test]
fn a_notification_is_an_edit_in_a_conversion() {
    // The operation stays, and is legal by its surroundings.
    let mut m = Module::parse(INPUT);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("Notifies", "u.a"), |op, rewriter| {
        rewriter.modify_op(op, |_| {});
        Err("not this time".into())
    });
    set.add_fn(PatternInfo::on("Replaces", "u.a"), |op, rewriter| {
        rewriter.replace_op(op, &[]);
        Ok(())
    });
    let set = m.freeze(set);
    Driver::Rollback.run(&mut m, &set, PatternChecks::all()).unwrap();
    assert!(!m.print().contains("u.a"));
}

// Notifications.

/// Unreported edits through the body, and the words that name each.
const BYPASSES: [(&str, Pattern); 9] = [
    ("changed the attributes of 'u.a'", |op, rewriter| {
        let (ctx, unit) = (rewriter.ctx(), rewriter.ctx().common().unit);
        if rewriter.ir().attr_named(ctx, op, "done").is_some() {
            return Err("it is done".into());
        }
        rewriter.ir_mut().set_attr(ctx, op, ctx.name("done"), Some(unit));
        Ok(())
    }),
    ("changed the operands of 'u.a'", |op, rewriter| {
        rewriter.ir_mut().set_operands(op, &[]);
        done_before(op, rewriter)
    }),
    ("changed the location of 'u.def'", |op, rewriter| {
        let [definition, _] = others(op, rewriter);
        rewriter.ir_mut().set_loc(definition, Location::UNKNOWN);
        done_before(op, rewriter)
    }),
    ("gave an operation the name 'u.new'", |op, rewriter| {
        let [definition, _] = others(op, rewriter);
        let name = rewriter.ctx().op_name("u.new");
        rewriter.ir_mut().set_op_name(definition, name);
        done_before(op, rewriter)
    }),
    ("changed the result types of 'u.def'", |op, rewriter| {
        let [definition, _] = others(op, rewriter);
        let (result, ty) = (rewriter.ir().op(definition).results()[0], rewriter.ctx().common().i64);
        rewriter.ir_mut().set_value_type(result, ty);
        done_before(op, rewriter)
    }),
    ("created 'u.b'", |op, rewriter| {
        let ctx = rewriter.ctx();
        let state = OperationState::new(ctx, ctx.op_name("u.b"), rewriter.ir().op(op).loc());
        let new = rewriter.ir_mut().create_op(&state);
        rewriter.ir_mut().insert_op(new, InsertPoint::Before(op));
        done_before(op, rewriter)
    }),
    ("erased 'u.def'", |op, rewriter| {
        let [_, last] = others(op, rewriter);
        rewriter.ir_mut().erase_op(last);
        done_before(op, rewriter)
    }),
    ("moved 'u.def'", |op, rewriter| {
        let [_, last] = others(op, rewriter);
        rewriter.ir_mut().insert_op(last, InsertPoint::Before(op));
        done_before(op, rewriter)
    }),
    ("changed the arguments of a block of 'test.func'", |op, rewriter| {
        let block = rewriter.ir().op(op).parent().expect("a block");
        let ty = rewriter.ctx().common().i32;
        rewriter.ir_mut().push_arg(block, ty, Location::UNKNOWN);
        rewriter.ir_mut().set_arg_loc(block, 0, Location::UNKNOWN);
        done_before(op, rewriter)
    }),
];

/// Legalizes the operation, in a way that is reported.
fn done_before(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let loc = rewriter.ir().op(op).loc();
    let new = rewriter.build("u.b", loc, |_, _| {});
    rewriter.replace_op(op, &[]);
    rewriter.modify_op(new, |_| {});
    Ok(())
}

#[test]
fn edits_that_bypass_the_rewriter_are_found() {
    for (words, pattern) in BYPASSES {
        for driver in all() {
            let (result, restored) = run(driver, only(PatternCheck::Notifications), pattern);
            // An operand of an erased operation is not checked.
            if words.contains("of 'u.a'") && words.contains("operands") && driver != Driver::Rollback {
                assert!(result.is_ok(), "{driver:?}: {words}: {result:?}");
                continue;
            }
            let error = result.expect_err(&format!("{driver:?}: {words}"));
            assert_eq!(error.code, "pattern::bypassed_rewriter");
            let wanted = format!("pattern 'Checked' on 'u.a' {words} without notifying the rewriter");
            assert_eq!(error.message, wanted, "{driver:?}");
            assert!(restored || !driver.restores(), "{driver:?}");
            assert_sound(driver, run(driver, only(PatternCheck::Edits), pattern).0, words);
        }
    }
}

#[test]
fn reported_edits_are_not_a_bypass() {
    let patterns: [Pattern; 8] = [
        |op, rewriter| {
            let (ctx, unit) = (rewriter.ctx(), rewriter.ctx().common().unit);
            if rewriter.ir().attr_named(ctx, op, "done").is_some() {
                return Err("it is done".into());
            }
            rewriter.modify_op(op, |ir| ir.set_attr(ctx, op, ctx.name("done"), Some(unit)));
            Ok(())
        },
        |op, rewriter| {
            let (ctx, unit) = (rewriter.ctx(), rewriter.ctx().common().unit);
            if rewriter.ir().attr_named(ctx, op, "done").is_some() {
                return Err("it is done".into());
            }
            rewriter.start_modification(op);
            rewriter.ir_mut().set_attr(ctx, op, ctx.name("done"), Some(unit));
            rewriter.ir_mut().set_loc(op, Location::UNKNOWN);
            rewriter.finalize_modification(op);
            Ok(())
        },
        // A new operation is visited later.
        |op, rewriter| {
            let new = replace(op, rewriter, "u.b");
            let (ctx, unit) = (rewriter.ctx(), rewriter.ctx().common().unit);
            rewriter.ir_mut().set_attr(ctx, new, ctx.name("x"), Some(unit));
            Ok(())
        },
        // Created in the body, inserted by the rewriter.
        |op, rewriter| {
            let ctx = rewriter.ctx();
            let state = OperationState::new(ctx, ctx.op_name("u.b"), rewriter.ir().op(op).loc());
            let new = rewriter.ir_mut().create_op(&state);
            rewriter.insert_op(new);
            rewriter.erase_op(op);
            Ok(())
        },
        // Reported by the pattern itself.
        |op, rewriter| {
            let [_, last] = others(op, rewriter);
            rewriter.ir_mut().insert_op(last, InsertPoint::Before(op));
            rewriter.notify(&Event::OpInserted { op: last, previous: None });
            replace(op, rewriter, "u.b");
            Ok(())
        },
        |op, rewriter| {
            let [_, last] = others(op, rewriter);
            rewriter.move_op(last, InsertPoint::Before(op));
            rewriter.clone_op(last, &mut IrMapping::default());
            replace(op, rewriter, "u.b");
            Ok(())
        },
        // A block in a new operation, with an operation in it.
        |op, rewriter| {
            let region = rewriter.create_region();
            let (ctx, loc) = (rewriter.ctx(), rewriter.ir().op(op).loc());
            rewriter.create_block(region, None, &[(ctx.common().i32, loc)]);
            rewriter.build("u.b", loc, |_, _| {});
            rewriter.set_insert_point(InsertPoint::Before(op));
            rewriter.build("u.b", loc, |_, state| state.regions.push(region));
            rewriter.erase_op(op);
            Ok(())
        },
        // An operation that is created and erased again is not reported.
        |op, rewriter| {
            let ctx = rewriter.ctx();
            let state = OperationState::new(ctx, ctx.op_name("u.b"), rewriter.ir().op(op).loc());
            let new = rewriter.ir_mut().create_op(&state);
            rewriter.ir_mut().insert_op(new, InsertPoint::Before(op));
            rewriter.ir_mut().erase_op(new);
            replace(op, rewriter, "u.b");
            Ok(())
        },
    ];
    for pattern in patterns {
        holds(all(), pattern);
    }
}

#[test]
fn blocks_are_split_merged_and_moved_without_a_bypass() {
    const BLOCKS: &str = r#""u.outer"() ({
      %0 = "u.def"() : () -> i32
      "u.a"(%0) : (i32) -> ()
      "test.ret"() : () -> ()
    }) : () -> ()"#;
    let patterns: [Pattern; 2] = [
        |op, rewriter| {
            let second = rewriter.split_block(op);
            let before = rewriter.ir().block(second).prev().expect("the first half");
            rewriter.set_insert_point(InsertPoint::End(before));
            let loc = rewriter.ir().op(op).loc();
            rewriter.build("test.br", loc, |_, state| state.successors.push(second));
            rewriter.erase_op(op);
            Ok(())
        },
        |op, rewriter| {
            let second = rewriter.split_block(op);
            let before = rewriter.ir().block(second).prev().expect("the first half");
            rewriter.merge_blocks(second, before, &[]);
            rewriter.erase_op(op);
            Ok(())
        },
    ];
    for (pattern, driver) in
        patterns.into_iter().flat_map(|pattern| all().map(move |driver| (pattern, driver)))
    {
        if let (Err(error), _) = run_on(BLOCKS, driver, PatternChecks::all(), pattern) {
            panic!("{driver:?}: {}", error.message);
        }
    }
}

// Sources of checks, and contents of errors.

#[test]
fn a_frozen_set_carries_checks() {
    for driver in all() {
        let mut m = Module::parse(INPUT);
        let mut set = PatternSet::new();
        set.add_fn(PatternInfo::on("Checked", "u.a"), |_, _| Ok(()));
        let options = FreezeOptions::default().with(|options| options.checks = only(PatternCheck::Edits));
        let (set, _) =
            set.freeze_with(&m.ctx, &Natives::new(), &options).into_result_with_warnings().unwrap();
        assert_eq!(set.checks(), options.checks);
        // In addition to those of the configuration.
        let error = driver.run(&mut m, &set, only(PatternCheck::Verify)).unwrap_err();
        assert_eq!(error.code, "pattern::no_edit", "{driver:?}");
    }
}

#[test]
fn a_declarative_pattern_is_shown_at_its_place() {
    const RULE: &str = r#"
        patterns: [(
            name: "Declared", benefit: 1,
            match: [
                Operand(id: "x"),
                Operation(id: "root", name: Some("u.a"), operands: ["x"], results: []),
            ],
            root: "root",
            rewrite: [
                Operation(id: "new", name: "test.many", operands: ["x"], results: Of([])),
                Erase(op: "root"),
            ],
        )],
    "#;
    for driver in all() {
        let mut m = Module::parse_in(context(), INPUT);
        let set = ron(&m.ctx, RULE, DeclarativeOptions::plain());
        let set = m.freeze(set);
        let error = driver.run(&mut m, &set, PatternChecks::all()).unwrap_err();
        assert_eq!(error.code, "pattern::invalid_result", "{driver:?}");
        let labels: Vec<&str> = error.labels.iter().map(|label| label.text.as_str()).collect();
        assert_eq!(labels, ["on this operation", "by pattern 'Declared'"], "{driver:?}");
    }
}

#[test]
fn checks_have_names() {
    for check in PatternCheck::ALL {
        assert_eq!(check.name().parse(), Ok(check));
        assert_eq!(check.to_string(), check.name());
    }
    let error = "all".parse::<PatternCheck>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "'all' is not a check of patterns; the checks are verify, edits, notifications"
    );
    assert_eq!(PatternCheck::ALL.into_iter().collect::<PatternChecks>(), PatternChecks::all());
    assert!(!PatternChecks::default().any());
}
