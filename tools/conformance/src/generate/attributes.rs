//! Attributes of the builtin dialect, and those of unknown dialects. Elements are in `elements`.

use super::Gen;
use super::hits::Noun;

type Kind = (&'static str, bool, fn(&mut Gen<'_>, u32) -> String);

const KINDS: &[Kind] = &[
    ("unit", true, |_, _| "unit".to_owned()),
    ("bool", true, |g, _| g.random.pick(&["true", "false"]).to_owned()),
    ("i64", true, |g, _| format!("{}", g.random.bits() as i64 >> g.random.below(64))),
    ("integer", true, |g, _| {
        let ty = g.integer_type();
        format!("{} : {ty}", g.integer(&ty))
    }),
    ("index", true, |g, _| format!("{} : index", g.random.bits() as i64 >> g.random.below(64))),
    ("f64", true, |g, _| g.decimal()),
    ("float", true, |g, _| {
        let (ty, _) = g.float_type();
        // One of the formats is unsigned.
        let decimal = g.decimal();
        let decimal = if ty == "f8E8M0FNU" { decimal.trim_start_matches('-') } else { &decimal };
        format!("{decimal} : {ty}")
    }),
    ("float in hexadecimal", true, |g, _| {
        let (ty, width) = g.float_type();
        format!("{} : {ty}", g.hex(width))
    }),
    ("string", true, |g, _| g.text()),
    ("typed string", false, |g, depth| {
        let text = g.text();
        format!("{text} : {}", g.ty(depth - 1))
    }),
    ("array", false, |g, depth| {
        let elements: Vec<String> = (0..g.random.below(4)).map(|_| g.attribute(depth - 1)).collect();
        format!("[{}]", elements.join(", "))
    }),
    ("dictionary", false, |g, depth| {
        let bound = if g.random.one_in(10) { 20 } else { 4 };
        let count = g.random.below(bound);
        format!("{{{}}}", g.entries(count, depth - 1).join(", "))
    }),
    ("symbol reference", true, |g, _| g.symbol_reference()),
    ("nested symbol reference", true, |g, _| {
        let nested: Vec<String> = (0..g.random.below(3) + 2).map(|_| g.symbol_reference()).collect();
        nested.join("::")
    }),
    ("type", false, |g, depth| g.ty(depth - 1)),
    ("affine map", true, |g, _| format!("affine_map<{}>", g.affine_map())),
    ("integer set", true, |g, _| format!("affine_set<{}>", g.integer_set())),
    ("strided layout", true, |g, _| {
        let rank = g.random.below(4);
        g.strided(rank)
    }),
    ("location", false, |g, depth| format!("loc({})", g.location(depth - 1))),
    ("distinct", false, |g, depth| {
        // The same number always refers to the same attribute.
        let number = g.random.below(6);
        if g.distinct.len() <= number {
            let attribute = if g.random.one_in(3) { String::new() } else { g.attribute(depth - 1) };
            g.distinct.push(attribute);
            let number = g.distinct.len() - 1;
            return format!("distinct[{number}]<{}>", g.distinct[number]);
        }
        format!("distinct[{number}]<{}>", g.distinct[number])
    }),
    ("dialect attribute", true, |g, _| format!("#{}.{}", g.dialect(), g.word())),
    ("typed dialect attribute", false, |g, depth| {
        let (dialect, word) = (g.dialect(), g.word());
        format!("#{dialect}.{word} : {}", g.ty(depth - 1))
    }),
    ("dialect attribute with body", true, |g, _| {
        let (dialect, word) = (g.dialect(), g.word());
        format!("#{dialect}.{word}<{}>", g.body(2))
    }),
    ("verbatim attribute", true, |g, _| {
        let (dialect, text) = (g.dialect(), g.text());
        format!("#{dialect}<{text}>")
    }),
    ("splat elements", true, |g, _| g.dense_splat()),
    ("nested elements", true, |g, _| g.dense_nested(3, 4)),
    ("many elements", true, |g, _| g.dense_nested(3, 11)),
    ("elements in hexadecimal", true, |g, _| g.dense_hex()),
    ("bool elements", true, |g, _| g.dense_bool()),
    ("complex elements", true, |g, _| g.dense_complex()),
    ("string elements", true, |g, _| g.dense_strings()),
    ("no elements", true, |g, _| {
        let element = g.number_type();
        format!("dense<> : tensor<{}0x{element}>", g.random.pick(&["", "4x", "0x"]))
    }),
    ("dense array", true, |g, _| g.dense_array()),
    ("dense resource", true, |g, _| g.dense_resource()),
    ("sparse elements", true, |g, _| g.sparse()),
    ("attribute alias", true, |g, _| match g.attr_aliases.len() {
        0 => "unit".to_owned(),
        count => g.attr_aliases[g.random.below(count)].clone(),
    }),
];

/// The names of all kinds.
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.0)
}

impl Gen<'_> {
    /// An attribute that contains others at most `depth` levels deep.
    pub(super) fn attribute(&mut self, depth: u32) -> String {
        loop {
            let (name, leaf, make) = KINDS[self.random.below(KINDS.len())];
            if depth == 0 && !leaf || name == "attribute alias" && self.attr_aliases.is_empty() {
                continue;
            }
            self.hits.hit(Noun::Attribute, name);
            return make(self, depth);
        }
    }

    /// Entries of a dictionary.
    pub(super) fn entries(&mut self, count: usize, depth: u32) -> Vec<String> {
        const NAMES: [&str; 8] = ["a", "zeta", "foo.b", "\"two words\"", "_c", "D$", "unit", "\"\\C3\\A4\""];
        let first = self.random.below(NAMES.len());
        let entry = |g: &mut Self, index: usize| {
            let mut name = NAMES[(first + index) % NAMES.len()].to_owned();
            if index >= NAMES.len() {
                name = format!("n{index}");
            }
            if g.random.one_in(6) { name } else { format!("{name} = {}", g.attribute(depth)) }
        };
        (0..count).map(|index| entry(self, index)).collect()
    }

    /// A string with its quotes.
    pub(super) fn text(&mut self) -> String {
        self.random
            .pick(&[
                "\"\"",
                "\"text\"",
                "\"two words\"",
                "\"esc \\\\ \\\" \\n \\t \\22\"",
                "\"\\00\\01\\7F\"",
                "\"caf\\C3\\A9\"",
                "\"<{[(\"",
                "\"// no comment\"",
                "\"%x ^b #c !d\"",
                "\"a.b$c-d\"",
            ])
            .to_owned()
    }

    fn symbol_reference(&mut self) -> String {
        self.random.pick(&["@s", "@\"odd name\"", "@a.b$c", "@_x1", "@\"9\"", "@\"q\\22\""]).to_owned()
    }

    pub(super) fn integer_type(&mut self) -> String {
        let sign = self.random.pick(&["i", "i", "si", "ui"]);
        format!("{sign}{}", self.value_width())
    }

    /// A value of an integer type, in any of its notations.
    pub(super) fn integer(&mut self, ty: &str) -> String {
        let digits = ty.trim_start_matches(|c: char| !c.is_ascii_digit());
        let width: u32 = digits.parse().unwrap_or(64);
        let bits = width.min(63);
        let magnitude = self.random.bits() & ((1u64 << bits) - 1);
        let magnitude = if self.random.one_in(2) { magnitude } else { magnitude.min(9) };
        let signed = !ty.starts_with('u');
        // Values with the highest bit set are written with a minus, or not at all.
        let half = magnitude >> 1;
        match self.random.below(5) {
            0 if signed && half > 0 => format!("-{half}"),
            1 => format!("0x{half:X}"),
            2 if width > 64 => {
                format!("{}{half:018}", half % 9 + 1).chars().take(19 + usize::from(width > 80)).collect()
            }
            3 if ty.starts_with('i') || !signed => magnitude.to_string(),
            _ => half.to_string(),
        }
    }

    /// A float in decimal.
    pub(super) fn decimal(&mut self) -> String {
        const NUMBERS: [&str; 18] = [
            "0.0",
            "-0.0",
            "1.0",
            "-1.",
            "0.1",
            "3.14159265358979",
            "1.0e10",
            "1.5E+3",
            "2.5e-3",
            "6.0e-8",
            "448.0",
            "57344.0",
            "65504.0",
            "1.0e-40",
            "4.9e-324",
            "1.7976931348623157e308",
            "16777217.0",
            "123456789.123456789",
        ];
        if self.random.one_in(2) {
            return NUMBERS[self.random.below(NUMBERS.len())].to_owned();
        }
        let sign = if self.random.one_in(3) { "-" } else { "" };
        let (whole, part) = (self.random.below(10_000), self.random.below(1_000_000));
        let exponent = match self.random.below(4) {
            0 => format!("e{}", self.random.below(40)),
            1 => format!("e-{}", self.random.below(40)),
            _ => String::new(),
        };
        format!("{sign}{whole}.{part}{exponent}")
    }

    /// The bits of a float in hexadecimal.
    pub(super) fn hex(&mut self, width: u32) -> String {
        let bits = u128::from(self.random.bits()) << 64 | u128::from(self.random.bits());
        let all = if width == 128 { u128::MAX } else { (1 << width) - 1 };
        let bits = match self.random.below(6) {
            // Infinities and NaNs have leading ones.
            0 => all,
            1 => all ^ (1 << (width - 1)),
            2 => all << (width / 2) & all,
            3 => 0,
            _ => bits & all,
        };
        let bits = if width == 80 { bits | 1 << 63 } else { bits };
        format!("0x{bits:X}")
    }
}
