//! Random modules from a seed, over every builtin type, attribute, location and shape of control flow.
//!
//! All generated modules are valid, so both tools must accept them. One file per noun; each keeps its kinds
//! in a table, and the chosen kinds are counted, so that kinds that are never generated are reported.

mod affine;
mod attributes;
mod elements;
mod hits;
mod locations;
mod operations;
mod regions;
mod types;

use std::fmt::Write;

use crate::random::Random;
pub(crate) use hits::Hits;

use self::hits::Noun;

/// The module of a seed.
pub(crate) fn module(seed: u64, hits: &mut Hits) -> String {
    let mut g = Gen {
        random: Random::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d)),
        hits,
        next: 0,
        type_aliases: Vec::new(),
        attr_aliases: Vec::new(),
        loc_aliases: Vec::new(),
        late_aliases: Vec::new(),
        distinct: Vec::new(),
        resources: Vec::new(),
        out: String::new(),
    };
    g.aliases();
    g.whole_file();
    g.end_of_file();
    g.out
}

/// State of the generation of one module.
struct Gen<'h> {
    random: Random,
    hits: &'h mut Hits,
    /// The number of the next name.
    next: usize,
    /// Aliases that are defined, with their sigil.
    type_aliases: Vec<String>,
    attr_aliases: Vec<String>,
    loc_aliases: Vec<String>,
    /// Aliases of locations that are defined at the end of the file.
    late_aliases: Vec<String>,
    /// The attributes that each number of `distinct[n]` refers to.
    distinct: Vec<String>,
    /// Keys of resources that are defined at the end of the file.
    resources: Vec<String>,
    out: String,
}

impl Gen<'_> {
    fn line(&mut self, indent: usize, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "");
    }

    /// Writes definitions before the operations.
    fn aliases(&mut self) {
        for index in 0..self.random.below(4) {
            match self.random.below(3) {
                0 => {
                    let ty = self.ty(2);
                    self.line(0, &format!("!ty{index} = {ty}"));
                    self.type_aliases.push(format!("!ty{index}"));
                }
                1 => {
                    let attribute = self.attribute(2);
                    self.line(0, &format!("#attr.{index} = {attribute}").replace("attr.", "attr_"));
                    self.attr_aliases.push(format!("#attr_{index}"));
                }
                _ => {
                    let location = self.location(2);
                    self.line(0, &format!("#loc{index} = loc({location})"));
                    self.loc_aliases.push(format!("#loc{index}"));
                }
            }
        }
        self.late_aliases = (0..self.random.below(3)).map(|index| format!("#late{index}")).collect();
    }

    /// Writes definitions after the operations: aliases of locations, and resources.
    fn end_of_file(&mut self) {
        for alias in std::mem::take(&mut self.late_aliases) {
            let location = self.location(2);
            self.line(0, &format!("{alias} = loc({location})"));
        }
        let keys = std::mem::take(&mut self.resources);
        let external = self.random.one_in(20);
        if keys.is_empty() && !external {
            return;
        }
        let mut sections = Vec::new();
        if !keys.is_empty() {
            self.hits.hit(Noun::Shape, "dialect resources");
            let blob = |g: &mut Self, key: &String| {
                let bytes: String =
                    (0..g.random.below(12)).map(|_| format!("{:02X}", g.random.below(256))).collect();
                format!("      {key}: \"0x{}{bytes}\"", g.random.pick(&["04000000", "01000000", "40000000"]))
            };
            let entries: Vec<String> = keys.iter().map(|key| blob(self, key)).collect();
            sections.push(format!(
                "  dialect_resources: {{\n    builtin: {{\n{}\n    }}\n  }}",
                entries.join(",\n")
            ));
        }
        if external {
            self.hits.hit(Noun::Shape, "external resources");
            let text = self.text();
            sections.push(format!(
                "  external_resources: {{\n    tool: {{\n      flag: true,\n      \"a key\": {text},\n      \
                 data: \"0x0100000001\"\n    }}\n  }}"
            ));
        }
        self.line(0, &format!("{{-#\n{}\n#-}}", sections.join(",\n")));
    }
}
