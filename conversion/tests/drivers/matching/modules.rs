//! Random modules in which few names, types and attributes occur repeatedly, so that patterns taken from one
//! place fit in others, or nearly.

use std::fmt::Write as _;

use super::Numbers;

const NAMES: [&str; 4] = ["u.a", "u.b", "u.c", "test.pure"];
const TYPES: [&str; 3] = ["i32", "i64", "f32"];
const ATTRIBUTES: [&str; 6] = ["1 : i32", "2 : i32", "1 : i64", "\"s\"", "unit", "[1 : i32]"];

struct Writer<'n> {
    numbers: &'n mut Numbers,
    text: String,
    /// Values that may be used, with their types.
    values: Vec<(String, &'static str)>,
    next: usize,
    blocks: usize,
}

/// The text of a module.
pub(super) fn module(numbers: &mut Numbers) -> String {
    let mut writer = Writer { numbers, text: String::new(), values: Vec::new(), next: 0, blocks: 0 };
    let ops = 6 + writer.numbers.below(14);
    writer.ops(ops, true);
    writer.text
}

impl Writer<'_> {
    fn ops(&mut self, count: usize, regions: bool) {
        for _ in 0..count {
            match self.numbers.below(12) {
                0 | 1 => self.groups(),
                2 if regions => self.nested(),
                3 if regions => self.blocks(),
                _ => {
                    let name = NAMES[self.numbers.below(NAMES.len())];
                    let operands = self.operands();
                    let attributes = self.attributes();
                    self.op(name, &operands, &attributes, "");
                }
            }
        }
    }

    fn operands(&mut self) -> Vec<(String, &'static str)> {
        let count = [0, 1, 1, 2, 2, 3][self.numbers.below(6)];
        (0..count).filter_map(|_| self.value()).collect()
    }

    /// A value, mostly one of the last few.
    fn value(&mut self) -> Option<(String, &'static str)> {
        let known = self.values.len();
        let back = if self.numbers.chance(70) { 4 } else { known };
        let from = known.saturating_sub(back);
        let at = from + self.numbers.below(known - from);
        self.values.get(at).cloned()
    }

    fn attributes(&mut self) -> String {
        let mut entries = Vec::new();
        for name in ["p", "q"] {
            if self.numbers.chance(40) {
                entries.push(format!("{name} = {}", ATTRIBUTES[self.numbers.below(ATTRIBUTES.len())]));
            }
        }
        if entries.is_empty() { String::new() } else { format!(" {{{}}}", entries.join(", ")) }
    }

    fn op(&mut self, name: &str, operands: &[(String, &str)], attributes: &str, inner: &str) {
        let count = [0, 1, 1, 1, 2, 3][self.numbers.below(6)];
        let results: Vec<&'static str> =
            (0..count).map(|_| TYPES[[0, 0, 1, 2][self.numbers.below(4)]]).collect();
        let list = |items: Vec<&str>| items.join(", ");
        if count > 0 {
            let _ = write!(self.text, "%{}:{count} = ", self.next);
        }
        let _ = writeln!(
            self.text,
            "\"{name}\"({}){inner}{attributes} : ({}) -> ({})",
            list(operands.iter().map(|operand| operand.0.as_str()).collect()),
            list(operands.iter().map(|operand| operand.1).collect()),
            list(results.clone()),
        );
        for (at, ty) in results.into_iter().enumerate() {
            self.values.push((format!("%{}#{at}", self.next), ty));
        }
        self.next += 1;
    }

    /// An operation with operand groups.
    fn groups(&mut self) {
        let Some(middle) = self.value() else { return };
        let (first, last) = (self.numbers.below(3), self.numbers.below(3));
        let first: Vec<_> = (0..first).filter_map(|_| self.value()).collect();
        let last: Vec<_> = (0..last).filter_map(|_| self.value()).collect();
        let attributes = format!(" {{operandSegmentSizes = array<i32: {}, 1, {}>}}", first.len(), last.len());
        let operands: Vec<_> = first.into_iter().chain([middle]).chain(last).collect();
        self.op("test.many", &operands, &attributes, "");
    }

    /// An operation with a region whose operations use values from outside.
    fn nested(&mut self) {
        let outside = self.values.len();
        let before = std::mem::take(&mut self.text);
        let ops = 1 + self.numbers.below(3);
        self.ops(ops, false);
        self.values.truncate(outside);
        let inner = std::mem::replace(&mut self.text, before);
        let operands = self.operands();
        let regions = if self.numbers.chance(50) { ", {\n}" } else { "" };
        self.op("u.r", &operands, "", &format!(" ({{\n{inner}}}{regions})"));
    }

    /// An operation with a region of several blocks.
    fn blocks(&mut self) {
        let outside = self.values.len();
        let before = std::mem::take(&mut self.text);
        let (ops, first) = (self.numbers.below(3), self.blocks);
        self.blocks += 2;
        self.ops(ops, false);
        // Both are reached, or the driver would skip one.
        let again = first + self.numbers.below(2);
        let condition = self.value();
        let (name, ty) = condition.as_ref().map_or(("", ""), |value| (value.0.as_str(), value.1));
        let _ = writeln!(self.text, "\"u.br\"({name})[^b{first}, ^b{}, ^b{again}] : ({ty}) -> ()", first + 1);
        self.values.truncate(outside);
        for block in [first, first + 1] {
            let _ = writeln!(self.text, "^b{block}:\n\"test.ret\"() : () -> ()");
        }
        let inner = std::mem::replace(&mut self.text, before);
        self.op("u.r", &[], "", &format!(" ({{\n{inner}}})"));
    }
}
