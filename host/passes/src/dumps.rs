//! The IR before and after passes, on standard error (`--mlir-print-ir-before`, `-after`, `-all`).
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/#ir-printing>.

use std::io::Write;

use legalize_ir::{Context, Ir, OpId, PrintOptions, print_op, write_op};
use legalize_source::{Diagnostic, closest_name};

use crate::PassDef;

/// Which passes show the IR, and when.
#[derive(Clone, Debug, Default)]
pub struct IrDumps {
    /// The IR is printed before these passes, by their arguments.
    pub before: Vec<String>,
    /// The IR is printed after these passes.
    pub after: Vec<String>,
    /// The IR is printed before each pass.
    pub before_all: bool,
    /// The IR is printed after each pass.
    pub after_all: bool,
    /// After a pass, the IR is printed only if it changed.
    pub after_change: bool,
    /// After a pass, the IR is printed only if the pass failed.
    pub after_failure: bool,
    /// The whole module is printed, also around passes on nested operations.
    pub module_scope: bool,
    /// How the IR is printed.
    pub print: PrintOptions,
}

impl IrDumps {
    /// Refuses names of passes that are not there.
    ///
    /// # Errors
    /// If one is not among these.
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

    pub(crate) fn print_options(&self) -> PrintOptions {
        self.print.clone()
    }

    /// Whether anything is printed while passes run.
    pub fn any(&self) -> bool {
        let all = self.before_all || self.after_all || self.after_failure;
        all || !self.before.is_empty() || !self.after.is_empty()
    }

    /// Whether somebody asks what a pass changed.
    pub(crate) fn wants_change(&self) -> bool {
        self.after_change && (self.after_all || !self.after.is_empty())
    }

    pub(crate) fn before(&self, pass: &PassDef, ctx: &Context, ir: &Ir, root: OpId) {
        if self.before_all || self.before.contains(&pass.argument) {
            self.show("Before", "", pass, ctx, ir, root);
        }
    }

    /// `known` is the text before the pass, if changes are asked for.
    pub(crate) fn after(
        &self,
        pass: &PassDef,
        ctx: &Context,
        ir: &Ir,
        root: OpId,
        known: Option<&str>,
        failed: bool,
    ) {
        let wanted = self.after_all || self.after.contains(&pass.argument) || self.after_failure && failed;
        let quiet = self.after_failure && !failed
            || known.is_some_and(|known| !failed && known == print_op(ctx, ir, root, &self.print));
        if wanted && !quiet {
            self.show("After", if failed { " Failed" } else { "" }, pass, ctx, ir, root);
        }
    }

    fn show(&self, when: &str, how: &str, pass: &PassDef, ctx: &Context, ir: &Ir, root: OpId) {
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
        // Upstream ends the text of an operation that stands in no other one, and then the dump as all others.
        let end = if ir.parent_op(shown).is_none() && !self.print.local_scope { "\n" } else { "" };
        // Nobody may be reading.
        let _ = writeln!(
            std::io::stderr(),
            "// -----// IR Dump {when} {name}{how} ({argument}){place} //----- //\n{}{end}\n",
            text.trim_end_matches('\n')
        );
    }
}
