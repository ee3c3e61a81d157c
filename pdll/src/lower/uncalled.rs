//! Bodies of constraints and rewrites that no pattern calls, for checks of the names in them.

use std::sync::Arc;

use legalize_pattern_model::{Origins, Pattern, PatternFile};
use legalize_source::SourceMap;
use rustc_hash::FxHashSet;

use super::{Lowering, Mode};
use crate::ast::{Ast, CallableId, Stmt, StmtKind};

/// Returns a pattern for each constraint and rewrite with a PDLL body that is not among the called ones, as
/// far as it can be expressed. These patterns are not sound, and do not describe the effect of a call; there
/// are none if all are called.
pub(crate) fn uncalled(
    ast: &Ast,
    sources: &Arc<SourceMap>,
    called: &FxHashSet<CallableId>,
) -> Option<(PatternFile, Origins)> {
    let open = |id: &CallableId| ast.callable(*id).pdll_body().is_some() && !called.contains(id);
    let ids: Vec<CallableId> = (0..ast.callables.len() as u32).map(CallableId).filter(open).collect();
    if ids.is_empty() {
        return None;
    }
    let mut lowering = Lowering::new(ast, sources, Mode::Sound);
    // A caller is declared after its callees.
    for &id in ids.iter().rev() {
        if !lowering.called.contains(&id) && lowering.steps.left() != 0 {
            lowering.body_alone(id);
        }
    }
    let Lowering { mut file, files, .. } = lowering;
    file.patterns.reverse();
    Some((file, Origins::of(files)))
}

impl Lowering<'_> {
    /// Adds the pattern of a body whose parameters match any values that satisfy their constraints.
    fn body_alone(&mut self, id: CallableId) {
        let decl = self.ast.callable(id);
        let Some(body) = decl.pdll_body() else { return };
        let pattern = Pattern { place: self.place(decl.span), ..Pattern::default() };
        let mut builder = self.builder(pattern, decl.span);
        for &input in &decl.inputs {
            builder.generate_variable(input);
        }
        builder.in_rewrite = !decl.is_constraint;
        builder.body(body);
        if let Some(Stmt { kind: StmtKind::Return(value), .. }) = body.last() {
            builder.values(*value, "");
        }
        let pattern = builder.pattern;
        self.file.patterns.push(pattern);
    }
}
