//! Random TableGen programs, to be parsed by `llvm-tblgen` and by ours.
//!
//! A program depends only on its seed. Values come from tables of templates by type (`rules`), statements
//! from code that tracks the definitions (`scope`); each program also has examples for some lines of the
//! language's checklist (`lines`), and about every fifth is mutated (`lines`, `mutate`). Uses are
//! counted (`hits`): a production, operator or line that does not occur in a run makes the run fail.

mod classes;
mod compare;
mod expand;
mod hits;
mod lines;
mod multiclasses;
mod mutate;
mod program;
mod rules;
mod scope;
mod shrink;
mod statements;
mod types;
mod values;

pub(crate) use compare::run;

use crate::random::Random;
use hits::Hits;
use scope::{Class, Def, Env, Multiclass};
use types::Ty;

/// The program of a seed, the included file first.
pub(crate) fn text_of(seed: u64) -> String {
    let program = program::Program::new(seed);
    if program.included.is_empty() {
        return program.main_text();
    }
    format!(
        "{}// ----- main.td\n{}",
        program.included_text(),
        program.main_text().replace("include \"included", "// \"included")
    )
}

/// State of the generation of a program.
pub(crate) struct Generator {
    random: Random,
    hits: Hits,
    next: usize,
    /// True if expressions may be wrong on purpose.
    rare: bool,
    classes: Vec<Class>,
    multiclasses: Vec<Multiclass>,
    defs: Vec<Def>,
    globals: Env,
    aliases: Vec<(String, Ty)>,
}

impl Generator {
    fn new(seed: u64) -> Self {
        Generator {
            random: Random::new(seed.wrapping_mul(0x5851_f42d_4c95_7f2d)),
            hits: Hits::default(),
            next: 0,
            rare: false,
            classes: Vec::new(),
            multiclasses: Vec::new(),
            defs: Vec::new(),
            globals: Env::default(),
            aliases: Vec::new(),
        }
    }

    fn hit(&mut self, id: &'static str) {
        self.hits.add(id);
    }

    /// A fresh name.
    fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    /// The beginning of every program: operators for dags, and some classes.
    fn prelude(&mut self) -> String {
        let var = |name: &str, ty| scope::Var { name: name.to_owned(), ty };
        let fields = vec![var("v", Ty::Int), var("tag", Ty::Str), var("enc", Ty::Bits(4))];
        let params = vec![
            scope::Param { name: "x".to_owned(), ty: Ty::Int, optional: true },
            scope::Param { name: "s".to_owned(), ty: Ty::Str, optional: true },
        ];
        self.classes.push(Class {
            name: "OpC".to_owned(),
            params: vec![],
            fields: vec![],
            ancestors: vec![0],
        });
        self.classes.push(Class { name: "Base".to_owned(), params, fields, ancestors: vec![1] });
        self.defs.push(Def { name: "OP".to_owned(), ancestors: vec![0] });
        self.defs.push(Def { name: "OQ".to_owned(), ancestors: vec![0] });
        "class OpC; def OP : OpC; def OQ : OpC;\n\
         class Base<int x = 1, string s = \"t\"> { int v = x; string tag = s#x; bits<4> enc = 0b0110; }"
            .to_owned()
    }

    /// A type that has values.
    fn any_type(&mut self) -> Ty {
        match self.random.below(24) {
            0..=4 => Ty::Int,
            5..=7 => Ty::Str,
            8 | 9 => Ty::Bit,
            10 => Ty::Bits(4),
            11 => Ty::Bits(2),
            12 => Ty::Bits(8),
            13 | 14 => Ty::Int.list(),
            15 => Ty::Str.list(),
            16 | 17 => Ty::Dag,
            18 => match self.random.below(4) {
                0 => Ty::Int.list().list(),
                1 => Ty::Dag.list(),
                2 => Ty::Bit.list(),
                _ => Ty::Bits(3),
            },
            19..=21 => Ty::Class(self.random.below(self.classes.len())),
            _ => Ty::Class(self.random.below(self.classes.len())).list(),
        }
    }

    /// The text of a type, sometimes an alias.
    fn type_text(&mut self, ty: &Ty) -> String {
        self.type_words(ty, true)
    }

    /// The text of a type for an operator, which does not support `code`.
    fn operator_type_text(&mut self, ty: &Ty) -> String {
        self.type_words(ty, false)
    }

    fn type_words(&mut self, ty: &Ty, code_too: bool) -> String {
        if code_too
            && self.random.chance(30)
            && let Some((name, _)) = self.aliases.iter().find(|(_, of)| of == ty)
        {
            let name = name.clone();
            self.hit("type.alias");
            return name;
        }
        match ty {
            Ty::Bit => "bit".to_owned(),
            Ty::Bits(width) => format!("bits<{width}>"),
            Ty::Int => "int".to_owned(),
            Ty::Str if code_too && self.random.chance(10) => {
                self.hit("type.code");
                "code".to_owned()
            }
            Ty::Str => "string".to_owned(),
            Ty::Dag => "dag".to_owned(),
            Ty::List(element) => format!("list<{}>", self.type_words(element, code_too)),
            Ty::Class(class) => self.classes[*class].name.clone(),
        }
    }

    fn deftype(&mut self) -> String {
        self.hit("statement.deftype");
        let mut ty = self.any_type();
        while matches!(ty, Ty::Class(_)) {
            ty = self.any_type();
        }
        let name = self.fresh("T");
        let text = format!("deftype {name} = {};", self.type_text(&ty));
        self.aliases.push((name, ty));
        text
    }
}
