//! Steps of a conversion, successful or not: as JSON, or as a self-contained page.
//!
//! A step is the attempt of one pattern on one operation: the operation before it, the operations that stand
//! before it afterwards, or why the pattern failed. Steps that legalized the results of another one are
//! nested in it. A conversion keeps replaced operations until its end, so "afterwards" means the operations
//! that a pattern inserted before its operation. Values are named once, so that a name means the same value
//! in all steps.

use std::fmt::Write as _;

use legalize_conversion::{Attempt, Event, LegalizationNode, LegalizationTree, Listener, Outcome};
use legalize_ir::{AsmState, Context, Ir, OpId, PrintOptions, loc_to_string};
use serde::Serialize;

/// Maximum number of recorded steps; further ones are only counted.
const MAX_STEPS: usize = 10_000;

/// Maximum number of operations that a step shows as created: those of nested steps are among them.
const MAX_CREATED: usize = 100;

/// Number of bytes of operations after which no further step is recorded.
const MAX_BYTES: usize = 1 << 26;

/// The attempt of one pattern on one operation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct LegalizationStep {
    /// The pattern's name.
    pub pattern: String,
    /// The operation, without its regions.
    pub op: String,
    /// The location of the operation.
    pub location: String,
    /// True if the pattern was applied and its result is legal.
    pub applied: bool,
    /// The reason why it was not applied, if the pattern gave one.
    pub reason: String,
    /// The operations that the step inserted before the operation, the first 100 of them.
    pub created: Vec<String>,
    /// True if it inserted more.
    pub created_more: bool,
    /// The steps that legalized these operations.
    pub steps: Vec<LegalizationStep>,
}

/// An operation that could not be legalized.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Failed {
    name: String,
    /// The operation, without its regions; empty if a pattern created it.
    op: String,
    location: String,
    illegal: bool,
    attempts: Vec<Tried>,
}

/// One pattern that failed to legalize it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Tried {
    pattern: String,
    outcome: &'static str,
    reason: String,
    /// The operations left by the pattern that could not be legalized.
    not_legalized: Vec<Failed>,
}

impl Failed {
    fn new(ctx: &Context, ir: &Ir, node: &LegalizationNode, shown: &mut Shown) -> Self {
        let op = if ir.is_live(node.op) { shown.line(ctx, ir, node.op) } else { String::new() };
        let tried = |attempt: &Attempt| {
            let (outcome, inner) = match &attempt.outcome {
                Outcome::NoMatch { .. } => ("noMatch", &[][..]),
                Outcome::IllegalResult { nodes } => ("illegalResult", &nodes[..]),
                Outcome::RootKept => ("rootKept", &[][..]),
                Outcome::Recursion => ("recursion", &[][..]),
                Outcome::TooDeep { .. } => ("tooDeep", &[][..]),
                Outcome::Pruned { .. } => ("pruned", &[][..]),
                _ => ("other", &[][..]),
            };
            Tried {
                pattern: attempt.pattern.clone(),
                outcome,
                reason: attempt.outcome.to_string(),
                not_legalized: inner.iter().map(|node| Failed::new(ctx, ir, node, shown)).collect(),
            }
        };
        Failed {
            name: node.name.clone(),
            op,
            location: loc_to_string(ctx, node.loc),
            illegal: node.illegal,
            attempts: node.attempts.iter().map(tried).collect(),
        }
    }
}

/// A listener that records the steps of a conversion.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Explanation {
    /// The steps on operations that were visited by the conversion itself.
    pub steps: Vec<LegalizationStep>,
    /// Number of steps that were not recorded.
    pub left_out: usize,
    count: usize,
    /// Steps that have begun, with the operation that preceded theirs.
    open: Vec<(LegalizationStep, Option<OpId>)>,
    shown: Shown,
}

/// The operations in an explanation, as they were when they were shown.
#[derive(Clone, Debug, Default)]
struct Shown {
    names: AsmState,
    bytes: usize,
}

impl Shown {
    fn line(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> String {
        let options = PrintOptions::default().with(|options| {
            options.skip_regions = true;
            options.local_scope = true;
        });
        let line = self.names.print_op(ctx, ir, op, &options).trim().to_owned();
        self.bytes += line.len();
        line
    }
}

impl Explanation {
    /// Creates an explanation without steps.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the explanation as JSON: `steps`, `leftOut`, and `notLegalized`, the operations of the body
    /// that could not be legalized, with the attempts on each.
    pub fn to_json(&self, ctx: &Context, ir: &Ir, tree: &LegalizationTree) -> String {
        let mut shown = self.shown.clone();
        let failed: Vec<_> = tree.roots.iter().map(|node| Failed::new(ctx, ir, node, &mut shown)).collect();
        let whole =
            serde_json::json!({ "steps": self.steps, "leftOut": self.left_out, "notLegalized": failed });
        format!("{whole:#}\n")
    }

    /// Returns the explanation as a page.
    pub fn to_html(&self, ctx: &Context, ir: &Ir, tree: &LegalizationTree) -> String {
        let mut out = String::from(PAGE);
        let applied = count(&self.steps, &|step| step.applied);
        let failed = count(&self.steps, &|step| !step.applied);
        let _ = writeln!(out, "<p>{applied} patterns applied, {failed} failed.</p>");
        if self.left_out > 0 {
            let _ = writeln!(out, "<p>{} further steps are not shown.</p>", self.left_out);
        }
        self.steps.iter().for_each(|step| write_step(&mut out, step));
        if !tree.roots.is_empty() {
            out.push_str("<h2>Not legalized</h2>\n");
            let mut shown = self.shown.clone();
            tree.roots
                .iter()
                .for_each(|node| write_failed(&mut out, &Failed::new(ctx, ir, node, &mut shown)));
        }
        out.push_str("</body>\n</html>\n");
        out
    }

    fn begin(&mut self, ctx: &Context, ir: &Ir, pattern: &str, op: OpId) {
        let step = LegalizationStep {
            pattern: pattern.to_owned(),
            op: self.shown.line(ctx, ir, op),
            location: loc_to_string(ctx, ir.op(op).loc()),
            ..LegalizationStep::default()
        };
        self.open.push((step, ir.op(op).prev()));
    }

    fn end(&mut self, ctx: &Context, ir: &Ir, op: OpId, failure: Option<String>) {
        let Some((mut step, before)) = self.open.pop() else { return };
        step.applied = failure.is_none();
        step.reason = failure.unwrap_or_default();
        if step.applied && ir.is_live(op) {
            let mut next = match before {
                Some(before) if ir.is_live(before) => ir.op(before).next(),
                Some(_) => None,
                None => ir.op(op).parent().and_then(|block| ir.block(block).first()),
            };
            while let Some(one) = next.filter(|&one| one != op) {
                if step.created.len() == MAX_CREATED {
                    step.created_more = true;
                    break;
                }
                step.created.push(self.shown.line(ctx, ir, one));
                next = ir.op(one).next();
            }
        }
        match self.open.last_mut() {
            Some((parent, _)) => parent.steps.push(step),
            None => self.steps.push(step),
        }
    }
}

impl Listener for Explanation {
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        match event {
            Event::PatternBegin { pattern, op } => {
                self.count += 1;
                if self.count <= MAX_STEPS && self.shown.bytes <= MAX_BYTES {
                    self.begin(ctx, ir, &pattern.debug_name, *op);
                } else {
                    self.left_out += 1;
                    self.open.push(Default::default());
                }
            }
            Event::PatternEnd { op, failure, .. } => {
                // A step that is not recorded keeps its place until it ends.
                if self.open.last().is_some_and(|(step, _)| step.pattern.is_empty()) {
                    self.open.pop();
                } else {
                    self.end(ctx, ir, *op, failure.map(|failure| failure.reason(ctx, ir)));
                }
            }
            _ => {}
        }
    }
}

fn count(steps: &[LegalizationStep], which: &dyn Fn(&LegalizationStep) -> bool) -> usize {
    steps.iter().map(|step| usize::from(which(step)) + count(&step.steps, which)).sum()
}

/// Beginning of the page, with its style, so that the page is self-contained.
const PAGE: &str = "<!doctype html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<title>What the conversion did</title>
<style>
body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
code, pre { font: 13px/1.4 monospace; }
details { border-left: 3px solid #888; margin: .4em 0; padding-left: .8em; }
details.applied { border-color: #2a7d2a; }
details.failed { border-color: #b33; }
summary { cursor: pointer; }
.location { color: #666; }
pre { background: #f4f4f4; margin: .3em 0; overflow-x: auto; padding: .4em; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>What the conversion did</h1>
";

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(c),
        }
    }
    out
}

fn write_step(out: &mut String, step: &LegalizationStep) {
    let (class, word) = if step.applied { ("applied", "applied") } else { ("failed", "failed") };
    let _ = writeln!(
        out,
        "<details class=\"{class}\"{}><summary><b>{}</b> {word} <span class=\"location\">{}</span></summary>",
        if step.applied { " open" } else { "" },
        escaped(&step.pattern),
        escaped(&step.location),
    );
    let _ = writeln!(out, "<pre>{}</pre>", escaped(&step.op));
    if !step.reason.is_empty() {
        let _ = writeln!(out, "<p>{}</p>", escaped(&step.reason));
    }
    if !step.created.is_empty() {
        let more = if step.created_more { "\n…" } else { "" };
        let _ = writeln!(out, "<p>became</p>\n<pre>{}{more}</pre>", escaped(&step.created.join("\n")));
    }
    step.steps.iter().for_each(|step| write_step(out, step));
    out.push_str("</details>\n");
}

fn write_failed(out: &mut String, failed: &Failed) {
    let status = if failed.illegal { "is illegal" } else { "is not known to be legal" };
    let _ = writeln!(
        out,
        "<details class=\"failed\" open><summary><code>{}</code> {status} <span class=\"location\">{}</span></summary>",
        escaped(&failed.name),
        escaped(&failed.location),
    );
    if !failed.op.is_empty() {
        let _ = writeln!(out, "<pre>{}</pre>", escaped(&failed.op));
    }
    if failed.attempts.is_empty() {
        out.push_str("<p>no pattern applies to it</p>\n");
    }
    for attempt in &failed.attempts {
        let _ = writeln!(out, "<p><b>{}</b>: {}</p>", escaped(&attempt.pattern), escaped(&attempt.reason));
        attempt.not_legalized.iter().for_each(|inner| write_failed(out, inner));
    }
    out.push_str("</details>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_escapes_what_it_shows() {
        let inner = LegalizationStep {
            pattern: "Inner".to_owned(),
            reason: "a < b".to_owned(),
            ..LegalizationStep::default()
        };
        let step = LegalizationStep {
            pattern: "Outer".to_owned(),
            op: "\"t.a\"() : () -> vector<2xi1>".to_owned(),
            applied: true,
            created: vec!["t.b".to_owned()],
            steps: vec![inner],
            ..LegalizationStep::default()
        };
        let explanation = Explanation { steps: vec![step], ..Explanation::new() };
        let (ctx, ir) = (Context::new(std::sync::Arc::default()), Ir::new());
        let page = explanation.to_html(&ctx, &ir, &LegalizationTree::default());
        assert!(page.contains("1 patterns applied, 1 failed"), "{page}");
        assert!(page.contains("&quot;t.a&quot;() : () -&gt; vector&lt;2xi1&gt;"), "{page}");
        assert!(page.contains("<p>a &lt; b</p>"), "{page}");
        assert_eq!(page.matches("<details").count(), page.matches("</details>").count());
        let json: serde_json::Value =
            serde_json::from_str(&explanation.to_json(&ctx, &ir, &LegalizationTree::default()))
                .expect("JSON");
        assert_eq!(json["steps"][0]["steps"][0]["reason"], "a < b");
    }
}
