//! Rules and a module out of a string of bytes: the target of the drivers reads no text, so that every input is a case.

use std::fmt::Write as _;

/// Names of operations: those of `t` are to go, those of `u` may stay.
const OPS: usize = 4;

/// Choices out of bytes; zeros when they are used up.
struct Dice<'a>(&'a [u8]);

impl Dice<'_> {
    fn below(&mut self, count: usize) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(first) % count
    }
}

/// Rules in PDLL and a module in MLIR text.
pub fn case(bytes: &[u8]) -> (String, String) {
    let mut dice = Dice(bytes);
    let mut rules = String::new();
    for number in 0..=dice.below(5) {
        rule(&mut dice, &mut rules, number);
    }
    let mut module = String::new();
    let mut values = Vec::new();
    body(&mut dice, &mut module, &mut values, 0);
    (rules, module)
}

fn name(dice: &mut Dice<'_>) -> String {
    let dialect = ["t", "t", "u"][dice.below(3)];
    format!("{dialect}.o{}", dice.below(OPS))
}

/// An operation of so many operands becomes another one, one of its operands, or nothing.
fn rule(dice: &mut Dice<'_>, out: &mut String, number: usize) {
    let root = format!("t.o{}", dice.below(OPS));
    let operands = dice.below(3);
    let names: Vec<String> = (0..operands).map(|index| format!("x{index}")).collect();
    let mut matched: Vec<String> = names.iter().map(|name| format!("{name}: Value")).collect();
    let _ = writeln!(out, "Pattern Rule{number} with benefit({}) {{", dice.below(4));
    // An operand may have to come from an operation, or to be another one.
    if operands > 0 && dice.below(2) == 1 {
        let _ = writeln!(out, "  let inner = op<{}>({}) -> (s: Type);", name(dice), "y: Value");
        matched[0] = "inner.0".to_owned();
    }
    if operands > 1 && dice.below(4) == 1 && matched[0].starts_with("x0") {
        matched[1] = "x0".to_owned();
    }
    let _ = writeln!(out, "  let root = op<{root}>({}) -> (t: Type);", matched.join(", "));
    let mut known: Vec<String> =
        matched.iter().map(|text| text.split(':').next().unwrap_or_default().to_owned()).collect();
    out.push_str("  rewrite root with {\n");
    for made in 0..dice.below(4) {
        let args: Vec<String> = (0..dice.below(3))
            .filter(|_| !known.is_empty())
            .map(|_| known[dice.below(known.len())].clone())
            .collect();
        let _ = writeln!(out, "    let made{made} = op<{}>({}) -> (t);", name(dice), args.join(", "));
        known.push(format!("made{made}.0"));
    }
    match known.is_empty() {
        true => {
            let _ = writeln!(out, "    replace root with op<{}>() -> (t);", name(dice));
        }
        false => {
            let _ = writeln!(out, "    replace root with {};", known[dice.below(known.len())]);
        }
    }
    out.push_str("  };\n}\n");
}

/// Operations, some with a region; what is defined in one is not used behind it.
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
        let _ = write!(out, "{pad}%{next} = \"{}\"({})", name(dice), args.join(", "));
        if depth < 3 && dice.below(5) == 1 {
            out.push_str(" ({\n");
            body(dice, out, values, depth + 1);
            let _ = write!(out, "{pad}}})");
        }
        let _ = writeln!(out, " : ({types}) -> i32");
        values.push(next);
    }
    if depth > 0 {
        values.truncate(outside);
    }
}
