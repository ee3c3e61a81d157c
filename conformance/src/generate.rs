//! Modules made at random from a seed: generic form, unregistered operations, nested regions, branches.

/// A small generator of numbers (SplitMix64); the same everywhere.
pub struct Random(u64);

impl Random {
    /// Numbers of a seed.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// One of some items.
    pub fn pick<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len())]
    }

    /// True in that many of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

const TYPES: [&str; 12] = [
    "i32",
    "i1",
    "si8",
    "f64",
    "index",
    "tuple<i32, f32>",
    "vector<4x[2]xf32>",
    "tensor<?x3xi64>",
    "memref<2x?xf16, 3>",
    "(i32) -> f32",
    "!foo.bar<i32>",
    "complex<f32>",
];

const ATTRIBUTES: [&str; 14] = [
    "1 : i32",
    "true",
    "-7 : i64",
    "2.500000e+00 : f32",
    "\"a\\22b\\0A\"",
    "[1, @s::@t]",
    "{b = unit, a}",
    "i8",
    "dense<[1, 2]> : tensor<2xi32>",
    "array<i8: 1, 2>",
    "affine_map<(d0)[s0] -> (d0 + s0 * 2)>",
    "#foo.attr<\"x\">",
    "0x7FC00001 : f32",
    "loc(\"here\")",
];

/// That many modules with their seeds.
pub fn modules(count: u64) -> Vec<(u64, String)> {
    (0..count).map(|seed| (seed, module(seed))).collect()
}

fn module(seed: u64) -> String {
    let mut writer = Writer { random: Random::new(seed), out: String::new(), next: 0 };
    let mut values = Vec::new();
    for _ in 0..12 {
        writer.operation(&mut values, 0);
    }
    writer.out
}

struct Writer {
    random: Random,
    out: String,
    next: usize,
}

impl Writer {
    fn indent(&mut self, depth: usize) {
        self.out.push_str(&"  ".repeat(depth));
    }

    /// One operation; what it defines joins the values that later ones read.
    fn operation(&mut self, values: &mut Vec<(String, &'static str)>, depth: usize) {
        self.indent(depth);
        let results: Vec<&'static str> =
            (0..self.random.below(3)).map(|_| self.random.pick(&TYPES)).collect();
        let name = format!("%v{}", self.next);
        self.next += 1;
        if !results.is_empty() {
            let count = if results.len() > 1 { format!(":{}", results.len()) } else { String::new() };
            self.out.push_str(&format!("{name}{count} = "));
        }
        let mut operands = Vec::new();
        for _ in 0..self.random.below(4).min(values.len()) {
            operands.push(values[self.random.below(values.len())].clone());
        }
        let operands_text: Vec<&str> = operands.iter().map(|operand| operand.0.as_str()).collect();
        self.out.push_str(&format!("\"test.op{}\"({})", self.random.below(5), operands_text.join(", ")));
        if depth < 3 && self.random.below(4) == 0 {
            self.out.push_str(" ({\n");
            self.region(values, depth + 1);
            self.indent(depth);
            self.out.push_str("})");
        }
        if self.random.below(2) == 0 {
            let attribute = self.random.pick(&ATTRIBUTES);
            let other = self.random.pick(&ATTRIBUTES);
            self.out.push_str(&format!(" {{zeta = {attribute}, foo.alpha = {other}, unit}}"));
        }
        let operand_types: Vec<&str> = operands.iter().map(|operand| operand.1).collect();
        let result_text = match results[..] {
            [one] if !one.starts_with('(') => one.to_owned(),
            _ => format!("({})", results.join(", ")),
        };
        self.out.push_str(&format!(" : ({}) -> {result_text}\n", operand_types.join(", ")));
        match results[..] {
            [one] => values.push((name, one)),
            _ => {
                values.extend(results.iter().enumerate().map(|(index, ty)| (format!("{name}#{index}"), *ty)))
            }
        }
    }

    /// An entry block that branches to a second block and back.
    fn region(&mut self, outer: &[(String, &'static str)], depth: usize) {
        let mut values = outer.to_vec();
        let ty = self.random.pick(&TYPES);
        let (arg, block) = (format!("%a{}", self.next), self.next);
        self.next += 1;
        self.out.push_str(&format!("^entry{block}({arg}: {ty}):\n"));
        values.push((arg.clone(), ty));
        for _ in 0..1 + self.random.below(3) {
            self.operation(&mut values, depth);
        }
        if self.random.below(2) == 0 {
            self.indent(depth);
            self.out.push_str(&format!("\"test.br\"({arg})[^next{block}] : ({ty}) -> ()\n"));
            self.out.push_str(&format!("^next{block}(%b{block}: {ty}):\n"));
            values.push((format!("%b{block}"), ty));
            self.operation(&mut values, depth);
            self.indent(depth);
            self.out.push_str(&format!("\"test.loop\"()[^next{block}] : () -> ()\n"));
        }
    }
}
