//! Rules and a module from a string of bytes: the target of the drivers does not parse its input, so that
//! every input is a case.

use std::fmt::Write as _;

use legalize::conversion::{FoldingMode, RegionSimplification, Strictness};
use legalize::prelude::*;

/// Number of operation names: operations of `t` are to be converted, those of `u` may stay.
const OPS: usize = 4;

/// Choices made from bytes; zeros when they are used up.
struct Dice<'a> {
    bytes: &'a [u8],
    /// True if rules and modules also have attributes, several results and erasures.
    rich: bool,
}

impl Dice<'_> {
    fn below(&mut self, count: usize) -> usize {
        let Some((&first, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        usize::from(first) % count
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// True once in `count` times, if the case is a rich one.
    fn seldom(&mut self, count: usize) -> bool {
        self.rich && self.below(count) == 1
    }
}

/// Rules in PDLL and a module in MLIR text.
pub fn case(bytes: &[u8]) -> (String, String) {
    let mut dice = Dice { bytes, rich: false };
    let mut rules = String::new();
    for number in 0..=dice.below(5) {
        rule(&mut dice, &mut rules, number);
    }
    let mut module = String::new();
    body(&mut dice, &mut module, &mut Vec::new(), 0);
    (rules, module)
}

/// Rules, a module, and the configuration of the drivers: the input of the configurations target.
pub struct Setup {
    /// Rules in PDLL.
    pub rules: String,
    /// A module in MLIR text.
    pub module: String,
    /// True if types are converted, `i32` to `i64`.
    pub converts_types: bool,
    /// Configuration of the greedy driver.
    pub greedy: GreedyConfig,
    /// Configuration of the conversion driver.
    pub conversion: ConversionConfig,
    /// The conversion target.
    pub target: ConversionTarget,
}

/// A case with a configuration for each driver.
pub fn setup(bytes: &[u8]) -> Setup {
    let mut dice = Dice { bytes, rich: true };
    let greedy = GreedyConfig::default().with(|config| {
        config.top_down = dice.flag();
        config.max_iterations = Some(1 + dice.below(6) as u32);
        config.max_rewrites = Some([1, 7, 64, 500][dice.below(4)]);
        config.fold = dice.flag();
        config.cse_constants = dice.flag();
        config.region_simplification =
            [RegionSimplification::Off, RegionSimplification::Normal, RegionSimplification::Aggressive]
                [dice.below(3)];
        config.strictness =
            [Strictness::AnyOp, Strictness::ExistingAndNew, Strictness::Existing][dice.below(3)];
        config.keep_going = dice.flag();
    });
    let conversion = ConversionConfig::default().with(|config| {
        config.folding =
            [FoldingMode::Never, FoldingMode::BeforePatterns, FoldingMode::AfterPatterns][dice.below(3)];
        config.build_materializations = dice.flag();
        config.attach_debug_materialization_kind = dice.flag();
        config.explain = dice.flag();
        config.check_patterns = dice.flag();
        config.keep_going = dice.flag();
        config.max_failures = [None, Some(1), Some(2), Some(3)][dice.below(4)];
    });
    let converts_types = dice.flag();
    let target = target(&mut dice);
    let mut rules = String::new();
    for number in 0..=dice.below(7) {
        rule(&mut dice, &mut rules, number);
    }
    let mut module = String::new();
    body(&mut dice, &mut module, &mut Vec::new(), 0);
    Setup { rules, module, converts_types, greedy, conversion, target }
}

/// Legality by dialect, with exceptions for some operations.
fn target(dice: &mut Dice<'_>) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("builtin");
    for dialect in ["t", "u"] {
        match dice.below(4) {
            0 => _ = target.add_legal_dialect(dialect),
            1 => _ = target.add_illegal_dialect(dialect),
            2 => {
                _ = target
                    .add_dynamically_legal_dialect(dialect, |_, ir, op| Some(ir.operands(op).len() < 2));
            }
            // The legality is not set.
            _ => {}
        }
    }
    for _ in 0..dice.below(3) {
        let op = name(dice);
        match dice.below(4) {
            0 => _ = target.add_legal_op(&op),
            1 => _ = target.add_illegal_op(&op),
            2 => _ = target.add_legal_op(&op).mark_recursively_legal(&op),
            _ => {
                _ = target.add_dynamically_legal_op(&op, |_, ir, op| {
                    // The legality is unknown if there are neither operands nor regions.
                    let operands = ir.operands(op).len();
                    (operands + ir.op(op).regions().len() > 0).then_some(operands == 1)
                });
            }
        }
    }
    target
}

fn name(dice: &mut Dice<'_>) -> String {
    let dialect = ["t", "t", "u"][dice.below(3)];
    format!("{dialect}.o{}", dice.below(OPS))
}

/// Writes a rule that replaces an operation with a number of operands by another one or by one of its
/// operands, or erases it.
fn rule(dice: &mut Dice<'_>, out: &mut String, number: usize) {
    let root = format!("t.o{}", dice.below(OPS));
    let operands = dice.below(3);
    let names: Vec<String> = (0..operands).map(|index| format!("x{index}")).collect();
    let mut matched: Vec<String> = names.iter().map(|name| format!("{name}: Value")).collect();
    let _ = writeln!(out, "Pattern Rule{number} with benefit({}) {{", dice.below(4));
    // An operand may have to be a result, or equal to another one.
    if operands > 0 && dice.below(2) == 1 {
        let _ = writeln!(out, "  let inner = op<{}>(y: Value) -> (s: Type);", name(dice));
        matched[0] = "inner.0".to_owned();
    }
    if operands > 1 && dice.below(4) == 1 && matched[0].starts_with("x0") {
        matched[1] = "x0".to_owned();
    }
    let attrs = match dice.rich.then(|| dice.below(4)) {
        Some(1) => " {n = attr<\"1 : i32\">}",
        Some(2) => " {n = n: Attr}",
        _ => "",
    };
    let pair = dice.seldom(6);
    let types = if pair { "t: Type, s: Type" } else { "t: Type" };
    let types = if matched[0..].first().is_some_and(|first| first == "inner.0") {
        types.replace("s:", "r:")
    } else {
        types.to_owned()
    };
    let _ = writeln!(out, "  let root = op<{root}>({}){attrs} -> ({types});", matched.join(", "));
    let mut known: Vec<String> =
        matched.iter().map(|text| text.split(':').next().unwrap_or_default().to_owned()).collect();
    out.push_str("  rewrite root with {\n");
    for created in 0..dice.below(4) {
        let args: Vec<String> = (0..dice.below(3))
            .filter(|_| !known.is_empty())
            .map(|_| known[dice.below(known.len())].clone())
            .collect();
        let kept = match attrs {
            " {n = n: Attr}" => " {n = n}",
            _ if dice.seldom(4) => " {n = attr<\"1 : i32\">}",
            _ => "",
        };
        let types = if dice.seldom(5) { "t, t" } else { "t" };
        let _ = writeln!(
            out,
            "    let made{created} = op<{}>({}){kept} -> ({types});",
            name(dice),
            args.join(", ")
        );
        known.push(format!("made{created}.0"));
    }
    if dice.seldom(8) {
        out.push_str("    erase root;\n  };\n}\n");
        return;
    }
    if pair && !known.is_empty() {
        let (first, second) = (dice.below(known.len()), dice.below(known.len()));
        let _ = writeln!(out, "    replace root with ({}, {});\n  }};\n}}", known[first], known[second]);
        return;
    }
    if known.is_empty() {
        let _ = writeln!(out, "    replace root with op<{}>() -> (t);", name(dice));
    } else {
        let _ = writeln!(out, "    replace root with {};", known[dice.below(known.len())]);
    }
    out.push_str("  };\n}\n");
}

/// Writes operations, some with a region; values that are defined in a region are not used after it.
fn body(dice: &mut Dice<'_>, out: &mut String, values: &mut Vec<usize>, depth: usize) {
    let outside = values.len();
    for _ in 0..=dice.below(6) {
        let args: Vec<String> = (0..dice.below(3))
            .filter(|_| !values.is_empty())
            .map(|_| format!("%{}", values[dice.below(values.len())]))
            .collect();
        let pad = "  ".repeat(depth);
        let next = out.matches(" = ").count();
        let types = vec!["i32"; args.len()].join(", ");
        // Of two results, the first is used.
        let (count, result) = if dice.seldom(6) { (":2", "(i32, i32)") } else { ("", "i32") };
        let _ = write!(out, "{pad}%{next}{count} = \"{}\"({})", name(dice), args.join(", "));
        if depth < 3 && dice.below(5) == 1 {
            out.push_str(" ({\n");
            body(dice, out, values, depth + 1);
            let _ = write!(out, "{pad}}})");
        }
        let attrs = [" {n = 1 : i32}", " {n = 2 : i32, m}"].get(if dice.rich { dice.below(4) } else { 2 });
        let _ = writeln!(out, "{} : ({types}) -> {result}", attrs.unwrap_or(&""));
        values.push(next);
    }
    if depth > 0 {
        values.truncate(outside);
    }
}
