//! Types of the builtin dialect, and those of unknown dialects.

use super::Gen;
use super::hits::Noun;

/// A kind of type: its name, true if it does not contain another type or attribute, and its generator.
type Kind = (&'static str, bool, fn(&mut Gen<'_>, u32) -> String);

/// The floating-point formats of MLIR 22, with their widths.
pub(super) const FLOATS: [(&str, u32); 18] = [
    ("f4E2M1FN", 4),
    ("f6E2M3FN", 6),
    ("f6E3M2FN", 6),
    ("f8E5M2", 8),
    ("f8E4M3", 8),
    ("f8E4M3FN", 8),
    ("f8E5M2FNUZ", 8),
    ("f8E4M3FNUZ", 8),
    ("f8E4M3B11FNUZ", 8),
    ("f8E3M4", 8),
    ("f8E8M0FNU", 8),
    ("bf16", 16),
    ("f16", 16),
    ("tf32", 19),
    ("f32", 32),
    ("f64", 64),
    ("f80", 80),
    ("f128", 128),
];

const KINDS: &[Kind] = &[
    ("signless", true, |g, _| format!("i{}", g.width())),
    ("signed", true, |g, _| format!("si{}", g.width())),
    ("unsigned", true, |g, _| format!("ui{}", g.width())),
    ("float", true, |g, _| g.float_type().0.to_owned()),
    ("index", true, |_, _| "index".to_owned()),
    ("none", true, |_, _| "none".to_owned()),
    ("complex", true, |g, _| format!("complex<{}>", g.number_type())),
    ("tuple", false, |g, depth| {
        let bound = if g.random.one_in(12) { 20 } else { 4 };
        let elements = g.types(bound, depth);
        format!("tuple<{}>", elements.join(", "))
    }),
    ("function", false, |g, depth| {
        let inputs = g.types(3, depth).join(", ");
        let results = g.types(3, depth);
        match &results[..] {
            [one] if !one.starts_with('(') && g.random.one_in(2) => format!("({inputs}) -> {one}"),
            _ => format!("({inputs}) -> ({})", results.join(", ")),
        }
    }),
    ("vector", true, |g, _| format!("vector<{}{}>", g.shape(1, 4, false), g.vector_element())),
    ("vector of rank 0", true, |g, _| format!("vector<{}>", g.vector_element())),
    ("scalable vector", true, |g, _| {
        let mut shape = g.shape(1, 3, false);
        let size = g.random.below(8) + 1;
        shape.push_str(&format!("[{size}]x"));
        if g.random.one_in(3) {
            shape.push_str("4x[2]x");
        }
        format!("vector<{shape}{}>", g.vector_element())
    }),
    ("tensor", false, |g, depth| format!("tensor<{}{}>", g.shape(0, 4, true), g.tensor_element(depth))),
    ("tensor with encoding", false, |g, depth| {
        let (shape, element) = (g.shape(0, 3, true), g.tensor_element(depth));
        let mut encoding = g.attribute(depth - 1);
        while ["array", "strided", "distinct"].iter().any(|odd| encoding.starts_with(odd)) {
            // Some encodings are not allowed where an attribute is optional.
            encoding = g.attribute(depth - 1);
        }
        format!("tensor<{shape}{element}, {encoding}>")
    }),
    ("unranked tensor", false, |g, depth| format!("tensor<*x{}>", g.tensor_element(depth))),
    ("memref", false, |g, depth| format!("memref<{}{}>", g.shape(0, 4, true), g.memref_element(depth))),
    ("memref with map", false, |g, depth| {
        let rank = g.random.below(3) + 1;
        let shape = g.shape_of(rank, 0, true);
        let element = g.memref_element(depth);
        let map = g.affine_map_of(rank as u32);
        let space = if g.random.one_in(3) { format!(", {}", g.memory_space()) } else { String::new() };
        format!("memref<{shape}{element}, affine_map<{map}>{space}>")
    }),
    ("strided memref", false, |g, depth| {
        let rank = g.random.below(4);
        let shape = g.shape_of(rank, 0, true);
        let element = g.memref_element(depth);
        let layout = g.strided(rank);
        let space = if g.random.one_in(3) { format!(", {}", g.memory_space()) } else { String::new() };
        format!("memref<{shape}{element}, {layout}{space}>")
    }),
    ("memref with space", false, |g, depth| {
        let (shape, element) = (g.shape(0, 3, true), g.memref_element(depth));
        format!("memref<{shape}{element}, {}>", g.memory_space())
    }),
    ("unranked memref", false, |g, depth| {
        let space = if g.random.one_in(2) { format!(", {}", g.memory_space()) } else { String::new() };
        format!("memref<*x{}{space}>", g.memref_element(depth))
    }),
    ("dialect type", true, |g, _| format!("!{}.{}", g.dialect(), g.word())),
    ("dialect type with body", false, |g, _| {
        let (dialect, word) = (g.dialect(), g.word());
        format!("!{dialect}.{word}<{}>", g.body(2))
    }),
    ("verbatim type", true, |g, _| {
        let (dialect, text) = (g.dialect(), g.text());
        format!("!{dialect}<{text}>")
    }),
    ("type alias", true, |g, _| match g.type_aliases.len() {
        0 => "i32".to_owned(),
        count => g.type_aliases[g.random.below(count)].clone(),
    }),
];

/// The names of all kinds, each float format by itself.
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.0).filter(|kind| *kind != "float").chain(FLOATS.iter().map(|float| float.0))
}

impl Gen<'_> {
    /// A type that contains others at most `depth` levels deep.
    pub(super) fn ty(&mut self, depth: u32) -> String {
        loop {
            let (name, leaf, make) = KINDS[self.random.below(KINDS.len())];
            if depth == 0 && !leaf || name == "type alias" && self.type_aliases.is_empty() {
                continue;
            }
            if name != "float" {
                self.hits.hit(Noun::Type, name);
            }
            return make(self, depth);
        }
    }

    /// A list of fewer types than a bound.
    pub(super) fn types(&mut self, bound: usize, depth: u32) -> Vec<String> {
        (0..self.random.below(bound)).map(|_| self.ty(depth.saturating_sub(1))).collect()
    }

    pub(super) fn width(&mut self) -> u32 {
        match self.random.below(4) {
            0 => [1, 8, 16, 32, 64][self.random.below(5)],
            1 => self.random.below(70) as u32,
            2 => [7, 63, 65, 127, 128, 129, 256, 1000, 16_777_215][self.random.below(9)],
            _ => 32,
        }
    }

    /// A width of integers that can have values.
    pub(super) fn value_width(&mut self) -> u32 {
        self.width().clamp(1, 300)
    }

    pub(super) fn float_type(&mut self) -> (&'static str, u32) {
        let float = FLOATS[self.random.below(FLOATS.len())];
        self.hits.hit(Noun::Type, float.0);
        float
    }

    /// An integer or float type.
    pub(super) fn number_type(&mut self) -> String {
        match self.random.below(4) {
            0 => self.float_type().0.to_owned(),
            1 => format!("si{}", self.value_width()),
            2 => format!("ui{}", self.value_width()),
            _ => format!("i{}", self.value_width()),
        }
    }

    pub(super) fn vector_element(&mut self) -> String {
        if self.random.one_in(6) { "index".to_owned() } else { self.number_type() }
    }

    fn tensor_element(&mut self, depth: u32) -> String {
        match self.random.below(7) {
            0 => format!("complex<{}>", self.number_type()),
            1 => format!("vector<{}{}>", self.shape(1, 3, false), self.vector_element()),
            2 => format!("!{}.{}", self.dialect(), self.word()),
            3 if depth > 1 => format!("!{}.t<{}>", self.dialect(), self.body(1)),
            _ => self.vector_element(),
        }
    }

    fn memref_element(&mut self, depth: u32) -> String {
        match self.random.below(7) {
            0 => format!("complex<{}>", self.number_type()),
            1 => format!("vector<{}{}>", self.shape(1, 3, false), self.vector_element()),
            2 if depth > 1 => format!("memref<{}{}>", self.shape(0, 3, true), self.memref_element(depth - 1)),
            3 if depth > 1 => format!("memref<*x{}>", self.vector_element()),
            _ => self.vector_element(),
        }
    }

    fn memory_space(&mut self) -> String {
        match self.random.below(5) {
            0 => format!("{}", self.random.below(9)),
            1 => format!("{} : i{}", self.random.below(9), 8 << self.random.below(3)),
            2 => self.text(),
            3 => format!("{{a = {}}}", self.random.below(3)),
            _ => self.random.pick(&["true", "false", "3 : index", "-1 : si8"]).to_owned(),
        }
    }

    /// Dimensions of a random rank, each with its `x`.
    pub(super) fn shape(&mut self, smallest: usize, ranks: usize, dynamic: bool) -> String {
        let rank = smallest + self.random.below(ranks - smallest);
        self.shape_of(rank, smallest, dynamic)
    }

    fn shape_of(&mut self, rank: usize, smallest: usize, dynamic: bool) -> String {
        let mut shape = String::new();
        for _ in 0..rank {
            if dynamic && self.random.one_in(3) {
                shape.push_str("?x");
            } else if self.random.one_in(20) {
                shape.push_str("1099511627776x");
            } else {
                shape.push_str(&format!("{}x", smallest + self.random.below(6)));
            }
        }
        shape
    }

    pub(super) fn dialect(&mut self) -> &'static str {
        self.random.pick(&["foo", "bar_2", "q", "a$b"])
    }

    pub(super) fn word(&mut self) -> &'static str {
        self.random.pick(&["x", "ty", "some.nested", "A_1", "w2"])
    }

    /// The contents of a dialect's brackets.
    pub(super) fn body(&mut self, depth: u32) -> String {
        let mut parts = Vec::new();
        for _ in 0..=self.random.below(3) {
            parts.push(match self.random.below(if depth == 0 { 6 } else { 9 }) {
                0 => self.random.below(100).to_string(),
                1 => self.text(),
                2 => "4x?xf32".to_owned(),
                3 => "a = b".to_owned(),
                4 => "(i32) -> i1".to_owned(),
                5 if !self.type_aliases.is_empty() => self.type_aliases[0].clone(),
                6 => format!("[{}]", self.body(depth - 1)),
                7 => format!("{{{}}}", self.body(depth - 1)),
                8 => format!("<{}>", self.body(depth - 1)),
                _ => "-1.5e3 * %x".to_owned(),
            });
        }
        parts.join(", ")
    }
}
