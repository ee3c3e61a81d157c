//! The IR before and after passes, on standard error (`--mlir-print-ir-before`, `-after`, `-all`).
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/#ir-printing>.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use legalize_ir::{PrintOptions, print_op, write_op};
use legalize_source::{Diagnostic, Diagnostics, closest_name};

use crate::{PassDef, PassInstrumentation, PassTarget};

/// The passes around which the IR is printed.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct IrDumps {
    /// Arguments of the passes before which the IR is printed.
    pub before: Vec<String>,
    /// Arguments of the passes after which the IR is printed.
    pub after: Vec<String>,
    /// True if the IR is printed before each pass.
    pub before_all: bool,
    /// True if the IR is printed after each pass.
    pub after_all: bool,
    /// True if the IR is printed after a pass only if the pass changed it.
    pub after_change: bool,
    /// True if the IR is printed after a pass only if the pass failed.
    pub after_failure: bool,
    /// True if the whole module is printed, also around passes on nested operations.
    pub module_scope: bool,
    /// The options for printing the IR.
    pub print: PrintOptions,
}

impl IrDumps {
    /// Refuses names of passes that do not exist.
    ///
    /// # Errors
    /// If a name is not among these passes.
    pub fn check(&self, passes: &[PassDef]) -> Result<(), Diagnostic> {
        let is_there = |name: &String| passes.iter().any(|pass| pass.argument == *name);
        for (flag, names) in [("before", &self.before), ("after", &self.after)] {
            if let Some(unknown) = names.iter().find(|name| !is_there(name)) {
                let message = format!("--mlir-print-ir-{flag}: there is no pass '{unknown}'");
                let known = passes.iter().map(|pass| pass.argument.as_str());
                let help = match closest_name(unknown, known) {
                    Some(close) => format!("did you mean '{close}'?"),
                    None => "`--help` lists the passes".to_owned(),
                };
                return Err(Diagnostic::error("opt::pipeline", message).with_help(help));
            }
        }
        Ok(())
    }

    /// True if anything is printed while passes run.
    pub fn any(&self) -> bool {
        let all = self.before_all || self.after_all || self.after_failure;
        all || !self.before.is_empty() || !self.after.is_empty()
    }

    /// True if the IR is printed depending on whether a pass changed it.
    pub(crate) fn wants_change(&self) -> bool {
        self.after_change && (self.after_all || !self.after.is_empty())
    }

    fn show(&self, when: &str, how: &str, pass: &PassDef, target: PassTarget<'_>) {
        let PassTarget { ctx, ir, op: root } = target;
        let mut shown = root;
        let mut place = String::new();
        if self.module_scope {
            while let Some(outer) = ir.parent_op(shown) {
                shown = outer;
            }
            let symbol = ir.attr_named(ctx, root, "sym_name").and_then(|name| ctx.as_str(name));
            let symbol = symbol.map(|name| format!(": @{name}")).unwrap_or_default();
            place = format!(" ('{}' operation{symbol})", ctx.op_str(ir.op(root).name()));
        }
        let mut text = Vec::new();
        let printed = write_op(ctx, ir, shown, &self.print, &mut text);
        let mut text = String::from_utf8_lossy(&text).into_owned();
        if let Err(error) = printed {
            text = format!("cannot be printed: {error}");
        }
        let (name, argument) = (&pass.name, &pass.argument);
        // Upstream ends the text of a top-level operation with a line break of its own, in addition to that
        // of the dump.
        let end = if ir.parent_op(shown).is_none() && !self.print.local_scope { "\n" } else { "" };
        // Standard error may be closed.
        let _ = writeln!(
            std::io::stderr(),
            "// -----// IR Dump {when} {name}{how} ({argument}){place} //----- //\n{}{end}\n",
            text.trim_end_matches('\n')
        );
    }
}

/// Prints the IR around passes.
pub(crate) struct IrPrinting {
    dumps: IrDumps,
    /// The text before each pass that runs, the innermost last, if only changes are printed.
    before: Mutex<Vec<String>>,
}

impl IrPrinting {
    pub(crate) fn new(dumps: IrDumps) -> Self {
        IrPrinting { dumps, before: Mutex::default() }
    }

    /// Returns true if the operation's text has changed since before the pass, or changes are not tracked.
    fn has_changed(&self, target: PassTarget<'_>, failed: bool) -> bool {
        if !self.dumps.wants_change() {
            return true;
        }
        let before = self.before.lock().unwrap_or_else(PoisonError::into_inner).pop();
        // A pass may have erased it.
        failed
            || before
                .is_none_or(|before| before != print_op(target.ctx, target.ir, target.op, &self.dumps.print))
    }

    fn after(&self, pass: &PassDef, target: PassTarget<'_>, failed: bool) {
        let dumps = &self.dumps;
        let changed = self.has_changed(target, failed);
        let wanted = dumps.after_all || dumps.after.contains(&pass.argument) || dumps.after_failure && failed;
        let quiet = dumps.after_failure && !failed || !changed;
        if wanted && !quiet && target.ir.is_live(target.op) {
            dumps.show("After", if failed { " Failed" } else { "" }, pass, target);
        }
    }
}

impl PassInstrumentation for IrPrinting {
    fn run_before_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        if self.dumps.wants_change() {
            let text = print_op(target.ctx, target.ir, target.op, &self.dumps.print);
            self.before.lock().unwrap_or_else(PoisonError::into_inner).push(text);
        }
        if self.dumps.before_all || self.dumps.before.contains(&pass.argument) {
            self.dumps.show("Before", "", pass, target);
        }
    }

    fn run_after_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        self.after(pass, target, false);
    }

    fn run_after_pass_failed(&self, pass: &PassDef, target: PassTarget<'_>, _: &Diagnostics) {
        self.after(pass, target, true);
    }
}
