//! The listener: every application of a pattern as a step, drawn as text.

use std::fmt::{self, Write as _};

use legalize::prelude::*;

/// One application of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The pattern's name.
    pub pattern: String,
    /// The operation before the rewrite.
    pub before: String,
    /// Created, changed and erased operations, one line each, in order.
    pub edits: Vec<String>,
}

/// All steps of a run, and how often patterns failed to match.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The steps.
    pub steps: Vec<Step>,
    /// Number of attempts that did not match.
    pub failures: usize,
    open: Option<Step>,
}

impl Trace {
    /// Creates an empty trace.
    pub fn new() -> Self {
        Self::default()
    }

    fn edit(&mut self, sign: char, ctx: &Context, ir: &Ir, op: OpId) {
        let text = line(ctx, ir, op);
        let edits = match &mut self.open {
            Some(step) => &mut step.edits,
            // Edits of the driver itself are between the steps.
            None => match self.steps.last_mut() {
                Some(step) => &mut step.edits,
                None => return,
            },
        };
        edits.push(format!("{sign} {text}"));
    }
}

/// Prints an operation on one line, without its regions.
fn line(ctx: &Context, ir: &Ir, op: OpId) -> String {
    let options = PrintOptions::default().with(|options| {
        options.skip_regions = true;
        options.local_scope = true;
    });
    print_op(ctx, ir, op, &options).trim().to_owned()
}

impl Listener for Trace {
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        match event {
            Event::PatternBegin { pattern, op } => {
                let before = line(ctx, ir, *op);
                self.open = Some(Step { pattern: pattern.debug_name.clone(), before, edits: Vec::new() });
            }
            Event::PatternEnd { failure: Some(_), .. } => {
                self.failures += 1;
                self.open = None;
            }
            Event::PatternEnd { failure: None, .. } => self.steps.extend(self.open.take()),
            Event::OpInserted { op, previous: None } => self.edit('+', ctx, ir, *op),
            Event::OpModified { op } => self.edit('~', ctx, ir, *op),
            Event::OpErased { op } => self.edit('-', ctx, ir, *op),
            _ => {}
        }
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in self.steps.iter().enumerate() {
            let last = number + 1 == self.steps.len();
            let (branch, stem) = if last { ("└─", "  ") } else { ("├─", "│ ") };
            writeln!(f, "{branch} {}: {} on {}", number + 1, step.pattern, step.before)?;
            for edit in &step.edits {
                writeln!(f, "{stem}   {edit}")?;
            }
        }
        f.write_char('\n')?;
        writeln!(f, "{} rewrites, {} tries that came to nothing", self.steps.len(), self.failures)
    }
}
