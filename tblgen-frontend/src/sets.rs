//! Sets of records that a dag describes, as `--print-sets` prints them.
//!
//! Each definition of class `Set` is a set, whose field `Elements` describes its elements: records, lists of
//! them, and dags with known operators (`add`, `sub`, `and`, `shl`, `trunc`, `rotl`, `rotr`, `decimate`,
//! `interleave`, `sequence`). A set inside another is expanded to its elements. Elements keep the order in
//! which they were first named. Operators and classes that single generators add are not supported.

use std::collections::BTreeSet;

use legalize_source::Diagnostic;
use rustc_hash::FxHashMap;

use crate::keeper::{Record, RecordKeeper};
use crate::reading::{DagValue, Value};
use crate::record::RecordId;

/// Class of sets, and the field that describes their elements.
const SET: &str = "Set";
const ELEMENTS: &str = "Elements";
/// Maximum nesting of sets and of dags.
const DEPTH: usize = 1024;
/// Upper bound of the numbers of a `sequence`.
const NUMBERS: i64 = 1 << 30;

/// Prints the elements of all sets, in the order of the sets' names, as `--print-sets` does.
///
/// # Errors
/// Fails if the file has no class `Set`, or a set's elements cannot be determined.
pub fn print_sets(keeper: &RecordKeeper) -> Result<String, Diagnostic> {
    if keeper.class(SET).is_none() {
        let message = format!("the class '{SET}' is not defined");
        let help = format!("define 'class {SET} {{ dag {ELEMENTS}; }}', and sets of it");
        return Err(Diagnostic::error("tblgen::unknown_class", message).with_help(help));
    }
    let mut sets = Sets { keeper, known: FxHashMap::default() };
    // In definition order, the sets that a set names have been expanded before; errors are reported in the
    // order of names.
    for set in keeper.defs_of_class(SET) {
        let _ = sets.expand(set, 0);
    }
    let mut out = String::new();
    for set in keeper.defs_of_class_by_name(SET) {
        let elements = sets.expand(set, 0)?;
        out.push_str(set.name());
        out.push_str(" = [");
        for element in elements {
            out.push(' ');
            out.push_str(keeper.record(element).name());
        }
        out.push_str(" ]\n");
    }
    Ok(out)
}

/// Records in insertion order.
#[derive(Default)]
struct Elements {
    order: Vec<RecordId>,
    known: BTreeSet<RecordId>,
}

impl Elements {
    fn insert(&mut self, record: RecordId) {
        if self.known.insert(record) {
            self.order.push(record);
        }
    }

    fn extend(&mut self, records: impl IntoIterator<Item = RecordId>) {
        records.into_iter().for_each(|record| self.insert(record));
    }
}

struct Sets<'k> {
    keeper: &'k RecordKeeper,
    /// Elements of the sets so far; empty for a set that is being expanded.
    known: FxHashMap<RecordId, Result<Vec<RecordId>, Diagnostic>>,
}

impl<'k> Sets<'k> {
    fn expand(&mut self, set: Record<'k>, depth: usize) -> Result<Vec<RecordId>, Diagnostic> {
        if let Some(known) = self.known.get(&set.id()) {
            return known.clone();
        }
        self.known.insert(set.id(), Ok(Vec::new()));
        let elements = match set.value(ELEMENTS) {
            Some(value) => self.evaluate(set, value, depth),
            None => {
                let message = format!("record '{}' has no field '{ELEMENTS}'", set.name());
                Err(error(set, message, "declare it in the class of sets"))
            }
        };
        let elements = elements.map(|elements| elements.order);
        self.known.insert(set.id(), elements.clone());
        elements
    }

    fn evaluate(&mut self, set: Record<'k>, value: Value<'k>, depth: usize) -> Result<Elements, Diagnostic> {
        if depth > DEPTH {
            let message = format!("sets are nested more than {DEPTH} deep");
            let help = "define inner sets before the sets that they are part of";
            return Err(Diagnostic::error("tblgen::too_deep", message)
                .with_label(set.span(), "")
                .with_help(help));
        }
        let mut elements = Elements::default();
        match value {
            Value::Def(record) if record.is_subclass_of(SET) => {
                elements.extend(self.expand(record, depth + 1)?);
            }
            Value::Def(record) => elements.insert(record.id()),
            Value::List(list) => {
                for item in list.iter() {
                    elements.extend(self.evaluate(set, item, depth + 1)?.order);
                }
            }
            Value::Dag(dag) => return self.apply(set, dag, depth + 1),
            other => {
                let message = format!("invalid set element: {other}");
                return Err(error(set, message, "use records, lists of records and dags as elements"));
            }
        }
        Ok(elements)
    }

    /// Returns the union of all arguments from an index on.
    fn union(
        &mut self,
        set: Record<'k>,
        dag: DagValue<'k>,
        from: usize,
        depth: usize,
    ) -> Result<Elements, Diagnostic> {
        let mut elements = Elements::default();
        for index in from..dag.len() {
            elements.extend(self.evaluate(set, dag.arg(index), depth)?.order);
        }
        Ok(elements)
    }

    fn apply(&mut self, set: Record<'k>, dag: DagValue<'k>, depth: usize) -> Result<Elements, Diagnostic> {
        let wrong = |message: &str, help: &str| Err(error(set, format!("{message}: {dag}"), help));
        let Some(operator) = dag.operator() else {
            return wrong("bad set expression", "begin it with the record of an operator");
        };
        let mut out = Elements::default();
        match operator.name() {
            "add" => return self.union(set, dag, 0, depth),
            "sub" => {
                if dag.len() < 2 {
                    return wrong(
                        "set difference needs at least two arguments",
                        "name the set and what to remove from it",
                    );
                }
                let all = self.evaluate(set, dag.arg(0), depth)?;
                let less = self.union(set, dag, 1, depth)?;
                out.extend(all.order.into_iter().filter(|record| !less.known.contains(record)));
            }
            "and" => {
                if dag.len() != 2 {
                    return wrong("set intersection requires two arguments", "name two sets");
                }
                let all = self.evaluate(set, dag.arg(0), depth)?;
                let other = self.evaluate(set, dag.arg(1), depth)?;
                out.extend(all.order.into_iter().filter(|record| other.known.contains(record)));
            }
            "interleave" => {
                let mut sets = Vec::with_capacity(dag.len());
                for index in 0..dag.len() {
                    sets.push(self.evaluate(set, dag.arg(index), depth)?.order);
                }
                let longest = sets.iter().map(Vec::len).max().unwrap_or(0);
                for index in 0..longest {
                    out.extend(sets.iter().filter_map(|set| set.get(index).copied()));
                }
            }
            "sequence" => return self.sequence(set, dag),
            name @ ("shl" | "trunc" | "rotl" | "rotr" | "decimate") => {
                if dag.len() != 2 {
                    return wrong("the operator takes a set and a number", "give it both");
                }
                let mut all = self.evaluate(set, dag.arg(0), depth)?.order;
                let Value::Int(count) = dag.arg(1) else {
                    return wrong("the second argument must be an integer", "give a number");
                };
                let least = match name {
                    "shl" | "trunc" => 0,
                    "decimate" => 1,
                    _ => i64::MIN,
                };
                if count < least {
                    return wrong("the number must be positive", "count forward");
                }
                let clamped = usize::try_from(count).unwrap_or(usize::MAX).min(all.len());
                match name {
                    "shl" => out.extend(all.into_iter().skip(clamped)),
                    "trunc" => out.extend(all.into_iter().take(clamped)),
                    "decimate" => {
                        out.extend(all.into_iter().step_by(usize::try_from(count).unwrap_or(usize::MAX)));
                    }
                    _ => {
                        if let Some(len) = i64::try_from(all.len()).ok().filter(|&len| len > 0) {
                            let left = count.rem_euclid(len) as usize;
                            match name {
                                "rotl" => all.rotate_left(left),
                                _ => all.rotate_right(left),
                            }
                        }
                        out.extend(all);
                    }
                }
            }
            _ => {
                return wrong(
                    "unknown set operator",
                    "use an operator that TableGen knows by name, such as add",
                );
            }
        }
        Ok(out)
    }

    /// Returns records by their names, with consecutive numbers.
    fn sequence(&mut self, set: Record<'k>, dag: DagValue<'k>) -> Result<Elements, Diagnostic> {
        let wrong = |message: &str, help: &str| Err(error(set, format!("{message}: {dag}"), help));
        if !(3..=4).contains(&dag.len()) {
            return wrong(
                "bad arguments to sequence",
                "give a format, the first and the last number, and perhaps a step",
            );
        }
        let Some(format) = dag.arg(0).as_str() else {
            return wrong("the format must be a string", "write it as in \"R%u\"");
        };
        let (Value::Int(first), Value::Int(last)) = (dag.arg(1), dag.arg(2)) else {
            return wrong("the ends must be integers", "give numbers");
        };
        if ![first, last].iter().all(|number| (0..NUMBERS).contains(number)) {
            return wrong("a number is out of range", "use numbers from 0");
        }
        let step = match dag.len() {
            3 => 1,
            _ => match dag.arg(3) {
                Value::Int(step) => step,
                _ => return wrong("the step must be an integer", "give a number"),
            },
        };
        let step = if first <= last { step } else { step.saturating_neg() };
        // The tool does not terminate here.
        if step == 0 {
            return wrong("the step must not be 0", "count up or down");
        }
        let mut out = Elements::default();
        let mut number = first;
        while if step > 0 { number <= last } else { number >= last } {
            let Some(name) = formatted(format, number) else {
                return wrong("bad format", "write one %u where the number belongs");
            };
            let Some(record) = self.keeper.def(&name) else {
                return wrong(&format!("no def named '{name}'"), "define it, or shorten the sequence");
            };
            let elements =
                if record.is_subclass_of(SET) { self.expand(record, 0)? } else { vec![record.id()] };
            out.extend(elements);
            number = number.saturating_add(step);
        }
        Ok(out)
    }
}

fn error(set: Record<'_>, message: String, help: &str) -> Diagnostic {
    Diagnostic::error("tblgen::set", message).with_label(set.span(), "").with_help(help)
}

/// Formats a number by a format with one conversion, as C's `printf` does; `None` for any other format.
fn formatted(format: &str, number: i64) -> Option<String> {
    let mut out = String::new();
    let mut rest = format;
    let mut converted = false;
    while let Some((before, after)) = rest.split_once('%') {
        out.push_str(before);
        if let Some(after) = after.strip_prefix('%') {
            out.push('%');
            rest = after;
            continue;
        }
        if std::mem::replace(&mut converted, true) {
            return None;
        }
        let flags = after.len() - after.trim_start_matches(['-', '+', '0', ' ']).len();
        let (flags, after) = after.split_at(flags);
        let width = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (width, after) = after.split_at(width);
        let width: usize = match width {
            "" => 0,
            width => width.parse().ok().filter(|&width| width < 1024)?,
        };
        let mut after = after.trim_start_matches(['l', 'h', 'z', 'j']).chars();
        let digits = match after.next()? {
            'd' | 'i' if flags.contains('+') => format!("+{number}"),
            'd' | 'i' if flags.contains(' ') => format!(" {number}"),
            'd' | 'i' | 'u' => number.to_string(),
            'x' => format!("{number:x}"),
            'X' => format!("{number:X}"),
            'o' => format!("{number:o}"),
            _ => return None,
        };
        if flags.contains('-') {
            out.push_str(&format!("{digits:<width$}"));
        } else if flags.contains('0') {
            let sign = digits.len() - digits.trim_start_matches(['+', ' ']).len();
            let (sign, digits) = digits.split_at(sign);
            let width = width.saturating_sub(sign.len());
            out.push_str(&format!("{sign}{digits:0>width$}"));
        } else {
            out.push_str(&format!("{digits:>width$}"));
        }
        rest = after.as_str();
    }
    out.push_str(rest);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::formatted;

    #[test]
    fn a_format_takes_one_number() {
        let of = |format| formatted(format, 10).unwrap_or_else(|| "none".to_owned());
        assert_eq!(of("R%u"), "R10");
        assert_eq!(of("R%x%%"), "Ra%");
        assert_eq!(of("%04uR"), "0010R");
        assert_eq!(of("%+4d|"), " +10|");
        assert_eq!(of("%-4lu|"), "10  |");
        assert_eq!(of("R"), "R");
        assert_eq!(of("R%u%u"), "none");
        assert_eq!(of("R%s"), "none");
        assert_eq!(of("R%"), "none");
    }
}
