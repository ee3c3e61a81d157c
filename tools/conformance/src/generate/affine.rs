//! Affine maps, integer sets and strided layouts.

use super::Gen;

impl Gen<'_> {
    /// `(d0)[s0] -> (…)` of any rank.
    pub(super) fn affine_map(&mut self) -> String {
        let dims = self.random.below(4) as u32;
        self.affine_map_of(dims)
    }

    /// A map with `dims` dimensions.
    pub(super) fn affine_map_of(&mut self, dims: u32) -> String {
        let (head, names) = self.affine_space(dims);
        let results: Vec<String> =
            (0..self.random.below(4)).map(|_| self.affine_expr(&names, dims, 3)).collect();
        format!("{head} -> ({})", results.join(", "))
    }

    /// `(d0)[s0] : (…)`
    pub(super) fn integer_set(&mut self) -> String {
        let dims = self.random.below(4) as u32;
        let (head, names) = self.affine_space(dims);
        let count = self.random.below(4);
        let mut constraints = Vec::new();
        for _ in 0..count {
            let lhs = self.affine_expr(&names, dims, 2);
            let relation = self.random.pick(&["==", ">=", "<="]);
            let rhs = if self.random.one_in(2) { "0".to_owned() } else { self.affine_expr(&names, dims, 2) };
            constraints.push(format!("{lhs} {relation} {rhs}"));
        }
        format!("{head} : ({})", constraints.join(", "))
    }

    /// Declares dimensions and symbols; returns the declaration and the names, dimensions first.
    fn affine_space(&mut self, dims: u32) -> (String, Vec<String>) {
        let symbols = self.random.below(3) as u32;
        let odd = self.random.one_in(4);
        let name =
            |prefix: &str, index| if odd { format!("n_{prefix}{index}") } else { format!("{prefix}{index}") };
        let dim_names: Vec<String> = (0..dims).map(|index| name("d", index)).collect();
        let symbol_names: Vec<String> = (0..symbols).map(|index| name("s", index)).collect();
        let mut head = format!("({})", dim_names.join(", "));
        if symbols > 0 || self.random.one_in(8) {
            head.push_str(&format!("[{}]", symbol_names.join(", ")));
        }
        (head, [dim_names, symbol_names].concat())
    }

    fn affine_expr(&mut self, names: &[String], dims: u32, depth: u32) -> String {
        let binary = |g: &mut Self, op: &str| {
            let (lhs, rhs) = (g.affine_expr(names, dims, depth - 1), g.affine_expr(names, dims, depth - 1));
            if g.random.one_in(2) { format!("{lhs} {op} {rhs}") } else { format!("({lhs}) {op} ({rhs})") }
        };
        match self.random.below(if depth == 0 { 3 } else { 11 }) {
            0 => self.affine_constant(),
            1 | 2 if !names.is_empty() => names[self.random.below(names.len())].clone(),
            3 | 4 => binary(self, "+"),
            5 => binary(self, "-"),
            6 => format!("({}) * {}", self.affine_expr(names, dims, depth - 1), self.symbolic(names, dims)),
            7 => format!("{} * ({})", self.symbolic(names, dims), self.affine_expr(names, dims, depth - 1)),
            8 => format!("-({})", self.affine_expr(names, dims, depth - 1)),
            9 | 10 => {
                let op = self.random.pick(&["mod", "floordiv", "ceildiv"]);
                format!("({}) {op} {}", self.affine_expr(names, dims, depth - 1), self.symbolic(names, dims))
            }
            _ => self.affine_constant(),
        }
    }

    /// A constant or a symbol.
    fn symbolic(&mut self, names: &[String], dims: u32) -> String {
        let symbols = &names[dims as usize..];
        if symbols.is_empty() || self.random.one_in(2) {
            return self.affine_constant();
        }
        symbols[self.random.below(symbols.len())].clone()
    }

    fn affine_constant(&mut self) -> String {
        match self.random.below(8) {
            0 => "0".to_owned(),
            1 => "1".to_owned(),
            2 => "-1".to_owned(),
            3 => "1000000007".to_owned(),
            4 => format!("-{}", self.random.below(20)),
            _ => self.random.below(20).to_string(),
        }
    }

    /// `strided<[…], offset: …>`
    pub(super) fn strided(&mut self, rank: usize) -> String {
        let number = |g: &mut Self| match g.random.below(4) {
            0 => "?".to_owned(),
            1 => format!("-{}", g.random.below(5)),
            _ => g.random.below(100).to_string(),
        };
        let strides: Vec<String> = (0..rank).map(|_| number(self)).collect();
        let offset =
            if self.random.one_in(2) { format!(", offset: {}", number(self)) } else { String::new() };
        format!("strided<[{}]{offset}>", strides.join(", "))
    }
}
