//! Operations: results, operands, successors, properties, attributes, and those of the builtin dialect.

use super::Gen;
use super::hits::Noun;

/// A value that may be used: its name, and its type as text.
#[derive(Clone)]
pub(super) struct Value {
    pub name: String,
    pub ty: String,
}

/// Context of an operation.
pub(super) struct Place {
    /// Values that may be used.
    pub values: Vec<Value>,
    /// Values that were used and must be defined before the block ends.
    pub deferred: Vec<(String, Vec<String>)>,
    /// True if operations may use values that are defined after them.
    pub graph: bool,
    /// True if symbols may be defined here.
    pub symbols: bool,
    pub depth: u32,
    pub indent: usize,
}

/// A shape of operation: its name, its frequency and its generator.
type Shape = (&'static str, usize, fn(&mut Gen<'_>, &mut Place));

const SHAPES: &[Shape] = &[
    ("plain operation", 10, |g, place| g.plain(place)),
    ("operation with regions", 4, |g, place| g.with_regions(place)),
    ("cast", 2, |g, place| g.cast(place)),
    ("nested module", 2, |g, place| g.nested_module(place)),
    ("function", 2, |g, place| g.function(place)),
    ("symbol", 1, |g, place| {
        let name = g.name("@s");
        let visibility = g.random.pick(&["public", "private", "nested"]);
        g.line(
            place.indent,
            &format!(
                "\"t.symbol\"() {{sym_name = \"{}\", sym_visibility = \"{visibility}\"}} : () -> ()",
                &name[1..]
            ),
        );
    }),
];

/// Other shapes that are counted.
const DETAILS: [&str; 19] = [
    "no result",
    "one result",
    "group of results",
    "several groups of results",
    "one of a group as operand",
    "many operands",
    "properties",
    "properties and attributes",
    "properties that are no dictionary",
    "name without a dot",
    "quoted name",
    "forward reference",
    "forward reference to one of a group",
    "cast in custom form",
    "module in custom form",
    "same name in another region",
    "function type alone",
    "dialect resources",
    "external resources",
];

/// The names of all shapes.
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    SHAPES.iter().map(|shape| shape.0).chain(DETAILS).chain(super::regions::kinds())
}

impl Gen<'_> {
    pub(super) fn count(&mut self, shape: &'static str) {
        self.hits.hit(Noun::Shape, shape);
    }

    /// A fresh name.
    pub(super) fn name(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    fn value_name(&mut self) -> String {
        let prefix = self.random.pick(&["%v", "%", "%a.b$c-", "%_"]);
        if prefix == "%" {
            // A number must not be followed by other characters.
            self.next += 1;
            return format!("%{}", self.next * 3);
        }
        self.name(prefix)
    }

    /// Writes the operations of the file.
    pub(super) fn whole_file(&mut self) {
        let mut place = Place {
            values: Vec::new(),
            deferred: Vec::new(),
            graph: true,
            symbols: true,
            depth: 3,
            indent: 0,
        };
        let count = 4 + self.random.below(8);
        self.operations(&mut place, count);
    }

    /// Writes `count` operations, and those that define the deferred values.
    pub(super) fn operations(&mut self, place: &mut Place, count: usize) {
        for _ in 0..count {
            self.operation(place);
        }
        for (name, types) in std::mem::take(&mut place.deferred) {
            let group = if types.len() > 1 { format!(":{}", types.len()) } else { String::new() };
            let location = self.trailing_location("after an operation");
            let line = format!("{name}{group} = \"t.late\"() : () -> ({}){location}", types.join(", "));
            self.line(place.indent, &line);
        }
    }

    fn operation(&mut self, place: &mut Place) {
        let all: usize = SHAPES.iter().map(|shape| shape.1).sum();
        let mut left = self.random.below(all);
        for &(name, weight, make) in SHAPES {
            if left < weight {
                if place.depth == 0 && !matches!(name, "plain operation" | "cast") {
                    return;
                }
                // Symbols are not allowed directly in a function.
                if !place.symbols && matches!(name, "nested module" | "function") {
                    return;
                }
                self.count(name);
                make(self, place);
                return;
            }
            left -= weight;
        }
    }

    /// The results on the left: text, the defined values, and their types.
    fn results(&mut self) -> (String, Vec<Value>, Vec<String>) {
        let count = match self.random.below(6) {
            0 | 1 => 0,
            2 | 3 => 1,
            _ => 2 + self.random.below(3),
        };
        let types: Vec<String> = (0..count).map(|_| self.ty(2)).collect();
        if count == 0 {
            self.count("no result");
            return (String::new(), Vec::new(), types);
        }
        let name = self.value_name();
        if count == 1 {
            self.count("one result");
            return (format!("{name} = "), vec![Value { name, ty: types[0].clone() }], types);
        }
        let mut values = Vec::new();
        if self.random.one_in(3) {
            self.count("several groups of results");
            let other = self.value_name();
            values.push(Value { name: name.clone(), ty: types[0].clone() });
            let rest = types.len() - 1;
            values.extend(
                types[1..]
                    .iter()
                    .enumerate()
                    .map(|(index, ty)| Value { name: format!("{other}#{index}"), ty: ty.clone() }),
            );
            return (format!("{name}, {other}:{rest} = "), values, types);
        }
        self.count("group of results");
        values.extend(
            types
                .iter()
                .enumerate()
                .map(|(index, ty)| Value { name: format!("{name}#{index}"), ty: ty.clone() }),
        );
        (format!("{name}:{count} = "), values, types)
    }

    pub(super) fn operands(&mut self, place: &mut Place) -> Vec<Value> {
        let mut bound = 4;
        if self.random.one_in(15) {
            self.count("many operands");
            bound = 30;
        }
        let mut operands = Vec::new();
        for _ in 0..self.random.below(bound) {
            if place.graph && self.random.one_in(8) {
                operands.push(self.forward(place));
            } else if !place.values.is_empty() {
                let value = place.values[self.random.below(place.values.len())].clone();
                if value.name.contains('#') {
                    self.count("one of a group as operand");
                }
                operands.push(value);
            }
        }
        operands
    }

    /// A value that is defined at the end of the block.
    fn forward(&mut self, place: &mut Place) -> Value {
        self.count("forward reference");
        let name = self.value_name();
        let types: Vec<String> = (0..=self.random.below(2)).map(|_| self.ty(1)).collect();
        let number = self.random.below(types.len());
        let ty = types[number].clone();
        let mut read = name.clone();
        if types.len() > 1 {
            self.count("forward reference to one of a group");
            read = format!("{name}#{number}");
        }
        place.deferred.push((name, types));
        Value { name: read, ty }
    }

    fn op_name(&mut self) -> String {
        match self.random.below(12) {
            0 => {
                self.count("name without a dot");
                "nodot".to_owned()
            }
            1 => {
                self.count("quoted name");
                "t.two words\\22".to_owned()
            }
            2 => "a.b.c".to_owned(),
            _ => format!("t.op{}", self.random.below(5)),
        }
    }

    /// ` <…>` or nothing.
    fn properties(&mut self) -> String {
        match self.random.below(6) {
            0 => {
                self.count("properties");
                let count = 1 + self.random.below(3);
                format!(" <{{{}}}>", self.entries(count, 2).join(", "))
            }
            1 => {
                self.count("properties that are no dictionary");
                format!(" <{}>", self.attribute(2))
            }
            _ => String::new(),
        }
    }

    /// ` {…}` or nothing, one entry per line.
    pub(super) fn attributes(&mut self, indent: usize) -> String {
        if !self.random.one_in(2) {
            return String::new();
        }
        let count = self.random.below(5);
        let separator = format!(",\n{:indent$}", "", indent = indent + 4);
        format!(" {{{}}}", self.entries(count, 3).join(&separator))
    }

    /// ` : (types) -> types`
    pub(super) fn signature(&mut self, operands: &[Value], results: &[String]) -> String {
        let inputs: Vec<&str> = operands.iter().map(|operand| operand.ty.as_str()).collect();
        let results = match results {
            [one] if !one.starts_with('(') && !one.starts_with('!') => {
                self.count("function type alone");
                one.clone()
            }
            _ => format!("({})", results.join(", ")),
        };
        format!(" : ({}) -> {results}", inputs.join(", "))
    }

    pub(super) fn operand_list(operands: &[Value]) -> String {
        let names: Vec<&str> = operands.iter().map(|operand| operand.name.as_str()).collect();
        names.join(", ")
    }

    fn plain(&mut self, place: &mut Place) {
        let (left, values, types) = self.results();
        let operands = self.operands(place);
        let (name, properties) = (self.op_name(), self.properties());
        let attributes = self.attributes(place.indent);
        if !properties.is_empty() && !attributes.is_empty() {
            self.count("properties and attributes");
        }
        let signature = self.signature(&operands, &types);
        let location = self.trailing_location("after an operation");
        let list = Self::operand_list(&operands);
        self.line(
            place.indent,
            &format!("{left}\"{name}\"({list}){properties}{attributes}{signature}{location}"),
        );
        place.values.extend(values);
    }

    fn with_regions(&mut self, place: &mut Place) {
        let (left, values, types) = self.results();
        let operands = self.operands(place);
        let list = Self::operand_list(&operands);
        let name = self.op_name();
        let properties = self.properties();
        self.line(place.indent, &format!("{left}\"{name}\"({list}){properties} ({{"));
        self.regions(place);
        let attributes = self.attributes(place.indent);
        let signature = self.signature(&operands, &types);
        let location = self.trailing_location("after an operation");
        self.line(place.indent, &format!("}}){attributes}{signature}{location}"));
        place.values.extend(values);
    }

    fn cast(&mut self, place: &mut Place) {
        let (left, values, types) = self.results();
        if types.is_empty() {
            return;
        }
        let operands = self.operands(place);
        let list = Self::operand_list(&operands);
        let location = self.trailing_location("after an operation");
        let line = if self.random.one_in(2) {
            self.count("cast in custom form");
            let inputs: Vec<&str> = operands.iter().map(|operand| operand.ty.as_str()).collect();
            let from =
                if inputs.is_empty() { String::new() } else { format!(" {list} : {}", inputs.join(", ")) };
            format!("{left}builtin.unrealized_conversion_cast{from} to {}{location}", types.join(", "))
        } else {
            let signature = self.signature(&operands, &types);
            format!("{left}\"builtin.unrealized_conversion_cast\"({list}){signature}{location}")
        };
        self.line(place.indent, &line);
        place.values.extend(values);
    }

    fn nested_module(&mut self, place: &mut Place) {
        let symbol = self.name("m");
        let custom = self.random.one_in(2);
        if custom {
            self.count("module in custom form");
            let name = if self.random.one_in(2) { format!("@{symbol} ") } else { String::new() };
            let attributes = match self.random.below(3) {
                0 => format!("attributes {{foo.a = {}, q.b}} ", self.attribute(2)),
                _ => String::new(),
            };
            self.line(place.indent, &format!("module {name}{attributes}{{"));
        } else {
            self.line(
                place.indent,
                &format!(
                    "\"builtin.module\"() <{{sym_name = \"{symbol}\", sym_visibility = \"nested\"}}> ({{"
                ),
            );
        }
        // Isolated from above, so values from outside are not used inside.
        let mut inner = Place {
            values: Vec::new(),
            deferred: Vec::new(),
            graph: true,
            symbols: true,
            depth: place.depth - 1,
            indent: place.indent + 2,
        };
        self.again(&mut inner);
        if !custom {
            // Without any operation there would not be a block.
            self.line(inner.indent, "\"t.first\"() : () -> ()");
        }
        let count = self.random.below(4);
        self.operations(&mut inner, count);
        let location = self.trailing_location("after an operation");
        let end = if custom { "}" } else { "}) : () -> ()" };
        self.line(place.indent, &format!("{end}{location}"));
    }

    /// Defines a name that other regions, which are closed by now, may also have defined.
    fn again(&mut self, inner: &mut Place) {
        if self.random.one_in(2) {
            return;
        }
        self.count("same name in another region");
        let (name, ty) = (format!("%again{}", inner.depth), self.ty(1));
        self.line(inner.indent, &format!("{name} = \"t.again\"() : () -> ({ty})"));
        inner.values.push(Value { name, ty });
    }
}
