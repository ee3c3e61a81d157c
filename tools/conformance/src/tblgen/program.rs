//! A program from a seed: its files, and its constructs.

use super::expand::Frame;
use super::hits::Hits;
use super::lines::{self, Line};
use super::statements::Place;
use super::{Generator, mutate};

/// The files of a random program.
#[derive(Clone)]
pub(super) struct Program {
    /// The seed.
    pub seed: u64,
    /// The statements of the main file.
    pub main: Vec<String>,
    /// The statements of the included file, if there is one.
    pub included: Vec<String>,
    /// The constructs in it.
    pub hits: Hits,
}

impl Program {
    /// Generates the program of a seed.
    pub(super) fn new(seed: u64) -> Program {
        let mut generator = Generator::new(seed);
        // Of twenty programs, twelve are meant to be accepted; the others may be rejected.
        let kind = seed % 20;
        generator.rare = kind == 6;
        let mut program = generator.program(seed);
        match kind {
            7 => program.main.push(generator.example(lines::INVALID, seed / 20 * 3)),
            16 => program.main.push(generator.example(lines::INVALID, seed / 20 * 3 + 1)),
            17 => program.main.push(generator.example(lines::INVALID, seed / 20 * 3 + 2)),
            8 | 9 | 18 | 19 => {
                let text = mutate::change_statement(&mut generator, &program.main);
                program.main = text;
            }
            _ => {}
        }
        program.hits = generator.hits;
        for text in program.main.iter().chain(&program.included) {
            program.hits.add_operators(text);
        }
        program
    }

    /// The text of the main file.
    pub(super) fn main_text(&self) -> String {
        joined(&self.main)
    }

    /// The text of the included file.
    pub(super) fn included_text(&self) -> String {
        joined(&self.included)
    }
}

fn joined(statements: &[String]) -> String {
    let mut text = String::new();
    for statement in statements {
        text.push_str(statement);
        text.push('\n');
    }
    text
}

impl Generator {
    /// An example of a line of the checklist.
    fn example(&mut self, lines: &[Line], index: u64) -> String {
        let (id, template) = lines[index as usize % lines.len()];
        self.hit(id);
        let globals = self.globals.clone();
        self.expand(template, &mut Frame::default(), &globals, 3)
    }

    fn program(&mut self, seed: u64) -> Program {
        let mut statements = vec![self.prelude()];
        let count = 4 + self.random.below(9);
        // Examples for two lines of the checklist are in between.
        let examples = [self.random.below(count), self.random.below(count)];
        for turn in 0..count {
            for (index, _) in examples.iter().enumerate().filter(|(_, at)| **at == turn) {
                statements.push(self.example(lines::VALID, seed * 2 + index as u64));
            }
            let text = self.top_statement();
            let text = self.decorate(text);
            statements.push(text);
        }
        let mut program = Program { seed, main: statements, included: Vec::new(), hits: Hits::default() };
        if self.random.chance(20) {
            self.hit("file.include");
            let count = 1 + self.random.below(program.main.len());
            program.included = program.main.drain(..count).collect();
            program.main.insert(0, "include \"included.td\"".to_owned());
        }
        program
    }

    fn top_statement(&mut self) -> String {
        match self.random.below(20) {
            0..=6 => self.class(),
            7..=9 => self.multiclass(),
            10 => self.deftype(),
            _ => {
                let globals = self.globals.clone();
                self.statement(&mut Place::top(globals, false))
            }
        }
    }

    /// A statement with comments or directives around it.
    fn decorate(&mut self, text: String) -> String {
        match self.random.below(25) {
            0 => {
                self.hit("file.line_comment");
                format!("// a comment }} \"\n{text} // another")
            }
            1 => {
                self.hit("file.block_comment");
                format!("/* outer /* inner */ }} */ {text}")
            }
            2 => {
                self.hit("file.ifdef");
                let name = self.fresh("MACRO");
                format!("#ifdef {name}\nnot a statement\n#else\n{text}\n#endif // {name}")
            }
            3 => {
                self.hit("file.define");
                let name = self.fresh("MACRO");
                format!("#define {name}\n#ifdef {name}\n{text}\n#else\n class ; {{\n#endif")
            }
            4 => {
                self.hit("file.ifndef");
                let name = self.fresh("MACRO");
                format!("#ifndef {name}\n{text}\n#ifdef {name}\n }} #ifdef x\n#endif\n#endif")
            }
            _ => text,
        }
    }
}
