//! Regions, blocks and the control flow between them.

use super::Gen;
use super::operations::{Place, Value};

/// A control flow graph: the successors of each block. The first block has no predecessors.
type Graph = (&'static str, &'static [&'static [usize]]);

const GRAPHS: &[Graph] = &[
    ("straight line", &[&[1], &[2], &[]]),
    ("diamond", &[&[1, 2], &[3], &[3], &[]]),
    ("self loop", &[&[1], &[1, 2], &[]]),
    ("loop", &[&[1], &[2, 3], &[1], &[]]),
    ("endless loop", &[&[1], &[2], &[1]]),
    ("irreducible", &[&[1, 2], &[2, 3], &[1], &[]]),
    ("unreachable block", &[&[2], &[2], &[]]),
    ("unreachable loop", &[&[], &[2], &[1]]),
    ("same successor twice", &[&[1, 1], &[]]),
    ("many predecessors", &[&[1, 2, 3, 4], &[4], &[4], &[4, 4], &[]]),
    ("backward order", &[&[3], &[], &[1], &[2]]),
];

const DETAILS: [&str; 9] = [
    "empty region",
    "block without operations",
    "entry block without label",
    "entry block with arguments",
    "block arguments",
    "several regions",
    "unused arguments",
    "value of a region around",
    "branch in custom form",
];

/// The names of all shapes.
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    GRAPHS.iter().map(|graph| graph.0).chain(DETAILS)
}

impl Gen<'_> {
    /// Writes the regions of an operation, from the first brace to the last.
    pub(super) fn regions(&mut self, place: &mut Place) {
        let count = if self.random.one_in(3) { 2 + self.random.below(2) } else { 1 };
        if count > 1 {
            self.count("several regions");
        }
        for index in 0..count {
            if index > 0 {
                self.line(place.indent, "}, {");
            }
            match self.random.below(4) {
                0 => self.count("empty region"),
                1 | 2 => self.single_block(place),
                _ => self.blocks(place, true, &[]),
            }
        }
    }

    fn inner(&mut self, place: &Place, values: Vec<Value>, symbols: bool) -> Place {
        if !values.is_empty() {
            self.count("value of a region around");
        }
        let (depth, indent) = (place.depth - 1, place.indent + 2);
        Place { values, deferred: Vec::new(), graph: false, symbols, depth, indent }
    }

    fn single_block(&mut self, place: &Place) {
        let mut inner = self.inner(place, place.values.clone(), true);
        if self.random.one_in(2) {
            self.count("entry block with arguments");
            let arguments = self.arguments(&mut inner);
            let label = self.name("^bb");
            self.line(place.indent, &format!("{label}{arguments}:"));
        } else {
            self.count("entry block without label");
        }
        if self.random.one_in(5) {
            // Without a label it would be an empty region.
            self.count("block without operations");
            return;
        }
        let count = 1 + self.random.below(3);
        self.operations(&mut inner, count);
    }

    /// `(%a: type loc(…), …)` or nothing.
    fn arguments(&mut self, inner: &mut Place) -> String {
        let count = self.random.below(4);
        if count == 0 {
            return String::new();
        }
        let mut texts = Vec::new();
        for _ in 0..count {
            let (name, ty) = (self.name("%arg"), self.ty(2));
            let location = self.trailing_location("behind an argument");
            texts.push(format!("{name}: {ty}{location}"));
            if self.random.one_in(4) {
                self.count("unused arguments");
            } else {
                inner.values.push(Value { name, ty });
            }
        }
        format!("({})", texts.join(", "))
    }

    /// Writes several blocks. Values defined in the first one may be used in all.
    fn blocks(&mut self, place: &Place, symbols: bool, arguments: &[Value]) {
        let (name, successors) = GRAPHS[self.random.below(GRAPHS.len())];
        self.count(name);
        let labels: Vec<String> = (0..successors.len())
            .map(|_| if self.random.one_in(2) { self.name("^bb") } else { self.name("^x.y-") })
            .collect();
        let outer: Vec<Value> = place.values.iter().chain(arguments).cloned().collect();
        let mut shared = if arguments.is_empty() { outer } else { arguments.to_vec() };
        for (index, next) in successors.iter().enumerate() {
            let mut inner = self.inner(place, shared.clone(), symbols);
            if index == 0 {
                if !arguments.is_empty() {
                    let list: Vec<String> =
                        arguments.iter().map(|value| format!("{}: {}", value.name, value.ty)).collect();
                    self.line(place.indent, &format!("{}({}):", labels[0], list.join(", ")));
                }
            } else {
                let list = self.arguments(&mut inner);
                if !list.is_empty() {
                    self.count("block arguments");
                }
                self.line(place.indent, &format!("{}{list}:", labels[index]));
            }
            let count = self.random.below(2);
            self.operations(&mut inner, count);
            self.terminator(&mut inner, &labels, next);
            if index == 0 {
                shared = inner.values;
            }
        }
    }

    fn terminator(&mut self, inner: &mut Place, labels: &[String], next: &[usize]) {
        let names: Vec<&str> = next.iter().map(|&index| labels[index].as_str()).collect();
        let operands = self.operands(inner);
        let list = Self::operand_list(&operands);
        let signature = self.signature(&operands, &[]);
        let successors = if names.is_empty() { String::new() } else { format!("[{}]", names.join(", ")) };
        let attributes = self.attributes(inner.indent);
        let location = self.trailing_location("behind an operation");
        self.line(inner.indent, &format!("\"t.br\"({list}){successors}{attributes}{signature}{location}"));
    }

    /// Writes a function with blocks: isolated from above, and with SSA dominance.
    pub(super) fn function(&mut self, place: &mut Place) {
        let symbol = self.name("f");
        let types: Vec<String> = (0..self.random.below(3)).map(|_| self.ty(1)).collect();
        let inputs = types.join(", ");
        self.line(
            place.indent,
            &format!("\"func.func\"() <{{sym_name = \"{symbol}\", function_type = ({inputs}) -> ()}}> ({{"),
        );
        let arguments: Vec<Value> = types.into_iter().map(|ty| Value { name: self.name("%p"), ty }).collect();
        let isolated = Place {
            values: Vec::new(),
            deferred: Vec::new(),
            graph: false,
            symbols: false,
            depth: place.depth,
            indent: place.indent,
        };
        if self.random.one_in(3) {
            self.custom_branch(&isolated, &arguments);
        } else {
            self.blocks(&isolated, false, &arguments);
        }
        let attributes = self.attributes(place.indent);
        self.line(place.indent, &format!("}}){attributes} : () -> ()"));
    }

    /// Writes a branch of a known dialect, in custom assembly, which lists the forwarded operands beside the
    /// successor.
    fn custom_branch(&mut self, place: &Place, arguments: &[Value]) {
        self.count("branch in custom form");
        let (entry, next) = (self.name("^bb"), self.name("^bb"));
        let list: Vec<String> =
            arguments.iter().map(|value| format!("{}: {}", value.name, value.ty)).collect();
        if !list.is_empty() {
            self.line(place.indent, &format!("{entry}({}):", list.join(", ")));
        }
        let names = Self::operand_list(arguments);
        let types: Vec<&str> = arguments.iter().map(|value| value.ty.as_str()).collect();
        let passed =
            if names.is_empty() { String::new() } else { format!("({names} : {})", types.join(", ")) };
        self.line(place.indent + 2, &format!("cf.br {next}{passed}"));
        let targets: Vec<String> = types.iter().map(|ty| format!("{}: {ty}", self.name("%q"))).collect();
        let targets = if targets.is_empty() { String::new() } else { format!("({})", targets.join(", ")) };
        self.line(place.indent, &format!("{next}{targets}:"));
        self.line(place.indent + 2, "func.return");
    }
}
