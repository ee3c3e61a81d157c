//! Native code of `.td` and `.pdll` files, evaluated.
//!
//! A parameter named `_self` is what the text calls `$_self`, those named `_loc` give its `$_loc`, unnamed ones are
//! `$0`, `$1`, …, and any other is a local name of the body. Whatever names something that nobody registered is
//! refused when the set is frozen. What depends on attributes and types alone is evaluated once for each.

use std::fmt::Write as _;
use std::sync::Arc;

use legalize_ir::{Attribute, Context, InsertPoint, Ir, Location, Name, OpId, OperationState, ValueId};
use legalize_pattern_model::{Kind, Native, Predicate};
use legalize_snippet::{
    Body, Classes, Constraint, Env, EvalError, EvalErrorKind, Expr, Holds, Host, Placeholder, SnippetError,
    Val, eval, eval_outs, parse, parse_body, parse_with_outs, run,
};
use smallvec::SmallVec;

use crate::fold::{FoldOutcome, can_fold, fold_op};
use crate::natives::{
    ConstantAsked, ConstraintCall, ConstraintFn, NativeValue, NativeValues, RewriteCall, RewriteFn,
    SnippetEvaluator,
};
use crate::pattern::MatchFailure;
use crate::remembered::{Remembered, key};
use crate::rewriter::Rewriter;

/// Evaluates native code with the classes and functions that are registered.
#[derive(Clone)]
pub struct Snippets {
    classes: Classes,
    namespace: Arc<str>,
}

impl Snippets {
    /// With these classes; text stands in no namespace.
    pub fn new(classes: Classes) -> Self {
        Snippets { classes, namespace: Arc::from("") }
    }

    /// Text stands in this C++ namespace.
    #[must_use]
    pub fn with_namespace(mut self, namespace: &str) -> Self {
        self.namespace = Arc::from(namespace);
        self
    }
}

/// Whether a text names arguments from a number on.
fn gives_back(placeholders: &[Placeholder], first: u32) -> bool {
    placeholders.iter().any(|placeholder| matches!(placeholder, Placeholder::Index(index) if *index >= first))
}

/// What a parameter is called in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Itself,
    Loc,
    Numbered,
}

#[derive(Clone)]
enum Code {
    Expr(Expr),
    /// With results that are given back through arguments.
    Outs(Expr),
    Body(Body),
}

/// A native that was read.
struct Text {
    snippets: Snippets,
    code: Code,
    roles: Vec<Role>,
    results: Vec<Kind>,
    name: String,
    /// What is said where it does not hold.
    not_held: Arc<str>,
}

/// What a text gave.
struct Given {
    value: Val,
    /// What it gave back through arguments.
    outs: Option<SmallVec<[Val; 2]>>,
}

/// An expression that gives results back through `$first`, `$first+1`, …, which become local names.
fn with_outs(text: &str, first: u32, count: usize) -> Result<Expr, SnippetError> {
    let names: Vec<(u32, String)> =
        (first..).take(count).map(|index| (index, format!("_out{index}"))).collect();
    let mut expr = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let (before, after) = (&rest[..at], &rest[at + 1 + digits..]);
        let index = rest[at + 1..at + 1 + digits].parse().ok();
        expr.push_str(before);
        match names.iter().find(|(known, _)| Some(*known) == index) {
            Some((_, name)) => expr.push_str(name),
            None => expr.push_str(&rest[at..at + 1 + digits]),
        }
        rest = after;
    }
    expr.push_str(rest);
    parse_with_outs(&expr, names.into_iter().map(|(_, name)| name.into()))
}

impl Text {
    fn read(snippets: &Snippets, native: &Native) -> Result<Self, String> {
        let body = native.body.as_ref().ok_or("it has no body")?;
        // Named parameters become locals of the body, numbered after the unnamed ones.
        let mut prelude = String::new();
        let mut next = 0;
        let mut roles = Vec::new();
        for param in &native.params {
            roles.push(match param.name.as_str() {
                "_self" => Role::Itself,
                "_loc" => Role::Loc,
                "" => {
                    next += 1;
                    Role::Numbered
                }
                name => {
                    let _ = write!(prelude, "auto {name} = ${next}; ");
                    next += 1;
                    Role::Numbered
                }
            });
        }
        let text = body.text.trim();
        // A body may name the rewriter also where it has no parameters.
        let bare = prelude.is_empty() && !text.contains("rewriter");
        let outs = bare && parse(text).is_ok_and(|expr| gives_back(&expr.placeholders(), next));
        let code = match bare {
            true if outs => {
                Code::Outs(with_outs(text, next, native.results.len()).map_err(|error| error.message)?)
            }
            true => match parse(text) {
                Ok(expr) => Code::Expr(expr),
                Err(_) => Code::Body(parse_body(text).map_err(|error| error.message)?),
            },
            false => {
                let is_expression = parse(text).is_ok();
                let text = if is_expression { format!("return {text};") } else { text.to_owned() };
                let text = format!("{prelude}auto rewriter = $_builder; {text}");
                Code::Body(parse_body(&text).map_err(|error| error.message)?)
            }
        };
        let missing = match &code {
            Code::Expr(expr) | Code::Outs(expr) => expr.missing(&snippets.classes, &snippets.namespace),
            Code::Body(body) => body.missing(&snippets.classes, &snippets.namespace),
        };
        if !missing.is_empty() {
            let names: Vec<String> = missing.iter().map(|name| format!("'{}'", name.name())).collect();
            return Err(format!("nobody registered {}", names.join(", ")));
        }
        let text = Text {
            snippets: snippets.clone(),
            code,
            roles,
            results: native.results.clone(),
            name: native.name.clone(),
            not_held: format!("native constraint '{}' does not hold", native.name).into(),
        };
        if gives_back(&text.placeholders(), next) {
            return Err("it names more arguments than it has".to_owned());
        }
        Ok(text)
    }

    fn placeholders(&self) -> Vec<Placeholder> {
        match &self.code {
            Code::Expr(expr) | Code::Outs(expr) => expr.placeholders(),
            Code::Body(body) => body.placeholders(),
        }
    }

    /// Whether the text gives the same for the same arguments, as long as these are attributes and types.
    fn is_function(&self) -> bool {
        self.roles.iter().all(|role| *role == Role::Numbered)
            && matches!(&self.code, Code::Expr(expr) if expr.depends_on_args_only(&self.snippets.classes))
            && matches!(self.results.as_slice(), [Kind::Attribute | Kind::Type])
    }

    fn evaluate(
        &self,
        ctx: &Context,
        body: EnvBody<'_>,
        root: OpId,
        loc: Option<Location>,
        args: &[NativeValue],
    ) -> Result<Given, EvalError> {
        let mut itself = None;
        let mut numbered: SmallVec<[Val; 4]> = SmallVec::new();
        let mut locs: SmallVec<[Location; 2]> = SmallVec::new();
        for (arg, role) in args.iter().zip(&self.roles) {
            match role {
                Role::Itself => itself = Some(to_val(arg)),
                Role::Numbered => numbered.push(to_val(arg)),
                Role::Loc => locs.extend(match &body {
                    EnvBody::Read(ir) => loc_of(ctx, ir, arg),
                    EnvBody::Write(host) => loc_of(ctx, host.ir(), arg),
                }),
            }
        }
        let loc = if locs.is_empty() { loc } else { Some(ctx.fused_loc(&locs, None)) };
        let mut env = Env::new(ctx, &self.snippets.classes)
            .with_namespace(&self.snippets.namespace)
            .with_args(&numbered);
        env = match body {
            EnvBody::Read(ir) => env.with_op(ir, root),
            EnvBody::Write(host) => {
                let live = host.ir().is_live(root);
                let mut env = env.with_host(host);
                env.op = live.then_some(root);
                env
            }
        };
        env.self_value = itself;
        if let Some(loc) = loc {
            env = env.with_loc(loc);
        }
        let value = match &self.code {
            Code::Expr(expr) => eval(expr, &mut env)?,
            Code::Body(body) => run(body, &mut env)?,
            Code::Outs(expr) => {
                let (value, outs) = eval_outs(expr, &mut env)?;
                return Ok(Given { value, outs: Some(outs) });
            }
        };
        Ok(Given { value, outs: None })
    }

    fn failed(&self, error: &EvalError) -> MatchFailure {
        unevaluated(format!("native '{}' cannot be evaluated: {}", self.name, error.message), error)
    }

    /// What the text's value gives back.
    fn results(&self, ctx: &Context, value: Val) -> Result<NativeValues, MatchFailure> {
        match self.results.as_slice() {
            [] => Ok(NativeValues::new()),
            [kind] => Ok(std::iter::once(self.result(ctx, *kind, value)?).collect()),
            kinds => match value.as_list() {
                Some(list) if list.len() == kinds.len() => kinds
                    .iter()
                    .zip(list)
                    .map(|(&kind, value)| self.result(ctx, kind, value.clone()))
                    .collect(),
                _ => Err(MatchFailure::text(format!(
                    "native '{}' gave {} where {} results are declared",
                    self.name,
                    value.kind(),
                    kinds.len()
                ))),
            },
        }
    }

    /// What the text gave back through its arguments.
    fn given_back(&self, ctx: &Context, outs: &[Val]) -> Result<NativeValues, MatchFailure> {
        match outs {
            [single] => self.results(ctx, single.clone()),
            several => self.results(ctx, Val::list(several.iter().cloned())),
        }
    }

    fn result(&self, ctx: &Context, kind: Kind, value: Val) -> Result<NativeValue, MatchFailure> {
        let wrong = |value: &Val| {
            MatchFailure::text(format!(
                "native '{}' gave {} where {} is declared",
                self.name,
                value.kind(),
                kind.describe()
            ))
        };
        if matches!(value, Val::Null) {
            return Ok(NativeValue::Null);
        }
        let list = |value: &Val| -> Vec<Val> {
            match value.as_list() {
                Some(list) => list.to_vec(),
                None => vec![value.clone()],
            }
        };
        let made = match kind {
            Kind::Operation => value.as_op().map(NativeValue::Op),
            Kind::Value => value.as_value().map(NativeValue::Value).or(match &value {
                Val::Op(op) => Some(NativeValue::Op(*op)),
                _ => None,
            }),
            Kind::ValueRange => list(&value)
                .iter()
                .map(Val::as_value)
                .collect::<Option<SmallVec<[ValueId; 4]>>>()
                .map(NativeValue::Values)
                .or(value.as_op().map(NativeValue::Op)),
            Kind::Type => value.as_type().map(NativeValue::Type),
            Kind::TypeRange => {
                list(&value).iter().map(Val::as_type).collect::<Option<_>>().map(NativeValue::Types)
            }
            Kind::Attribute => value.as_attr().map(NativeValue::Attr).or(match &value {
                Val::Str(text) => Some(NativeValue::Attr(ctx.string_attr(&String::from_utf8_lossy(text)))),
                Val::Type(ty) => Some(NativeValue::Attr(ctx.type_attr(*ty))),
                Val::Loc(loc) => Some(NativeValue::Attr(ctx.attr(legalize_ir::AttrData::Location(*loc)))),
                // DRR does not say what an argument of a native call is; an attribute is its guess.
                Val::Op(op) => Some(NativeValue::Op(*op)),
                Val::Value(value) => Some(NativeValue::Value(*value)),
                _ => None,
            }),
            Kind::Block => match value {
                Val::Block(block) => Some(NativeValue::Block(block)),
                _ => None,
            },
            Kind::Region => match value {
                Val::Region(region) => Some(NativeValue::Region(region)),
                _ => None,
            },
        };
        made.ok_or_else(|| wrong(&value))
    }
}

/// The body that a text looks at.
enum EnvBody<'a> {
    Read(&'a Ir),
    Write(&'a mut dyn Host),
}

fn to_val(value: &NativeValue) -> Val {
    match value {
        NativeValue::Op(op) => Val::Op(*op),
        NativeValue::Value(value) => Val::Value(*value),
        NativeValue::Values(values) => Val::list(values.iter().map(|&value| Val::Value(value))),
        NativeValue::Type(ty) => Val::Type(*ty),
        NativeValue::Types(types) => Val::list(types.iter().map(|&ty| Val::Type(ty))),
        NativeValue::Attr(attr) => Val::Attr(*attr),
        NativeValue::Block(block) => Val::Block(*block),
        NativeValue::Region(region) => Val::Region(*region),
        NativeValue::Text(text) => Val::str(text),
        NativeValue::Null => Val::Null,
    }
}

fn loc_of(ctx: &Context, ir: &Ir, value: &NativeValue) -> Option<Location> {
    match value {
        NativeValue::Op(op) => ir.try_op(*op).map(|data| data.loc()),
        NativeValue::Value(value) => ir.value_loc(*value),
        NativeValue::Values(values) => ir.value_loc(*values.first()?),
        NativeValue::Attr(attr) => match ctx.attr_data(*attr) {
            legalize_ir::AttrData::Location(loc) => Some(*loc),
            _ => None,
        },
        NativeValue::Text(name) => {
            Some(ctx.loc(legalize_ir::LocData::Named { name: ctx.name(name), child: Location::UNKNOWN }))
        }
        _ => None,
    }
}

/// Lets snippets edit through a rewriter.
struct RewriterHost<'r, 'c> {
    rewriter: &'r mut dyn Rewriter<'c>,
    /// The operations that the snippet began to change in place.
    modifying: SmallVec<[OpId; 1]>,
}

impl RewriterHost<'_, '_> {
    fn check(&self, op: OpId) -> Result<(), String> {
        match self.rewriter.ir().is_live(op) {
            true => Ok(()),
            false => Err("the operation is gone".to_owned()),
        }
    }

    /// Forgets a change in place that was begun.
    fn end_modification(&mut self, op: OpId) -> Result<(), String> {
        match self.modifying.iter().rposition(|&other| other == op) {
            Some(at) => {
                self.modifying.remove(at);
                self.check(op)
            }
            None => Err("the modification was not begun".to_owned()),
        }
    }
}

impl Host for RewriterHost<'_, '_> {
    fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    fn create_op(&mut self, mut state: OperationState) -> Result<OpId, String> {
        let ctx = self.rewriter.ctx();
        state.fill_default_attrs(ctx);
        Ok(self.rewriter.create_op(&state))
    }

    fn replace_op(&mut self, op: OpId, values: &[ValueId]) -> Result<(), String> {
        self.check(op)?;
        let wanted = self.rewriter.ir().op(op).results().len();
        if wanted != values.len() {
            return Err(format!("{wanted} results are replaced by {} values", values.len()));
        }
        self.rewriter.replace_op(op, values);
        Ok(())
    }

    fn erase_op(&mut self, op: OpId) -> Result<(), String> {
        self.check(op)?;
        if self.rewriter.as_conversion().is_none() && !self.rewriter.ir().results_unused(op) {
            return Err("the operation is still used".to_owned());
        }
        self.rewriter.erase_op(op);
        Ok(())
    }

    fn set_attr(&mut self, op: OpId, name: Name, value: Option<Attribute>) -> Result<(), String> {
        self.check(op)?;
        let ctx = self.rewriter.ctx();
        self.rewriter.set_attr(op, ctx.str(name), value);
        Ok(())
    }

    fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) -> Result<(), String> {
        self.check(op)?;
        if index >= self.rewriter.ir().op(op).operand_count() {
            return Err(format!("there is no operand {index}"));
        }
        self.rewriter.set_operand(op, index, value);
        Ok(())
    }

    fn replace_uses(&mut self, from: ValueId, to: ValueId, except: Option<OpId>) -> Result<(), String> {
        match except {
            None => self.rewriter.replace_all_uses(from, &[to]),
            Some(op) => self
                .rewriter
                .replace_uses_except(from, to, op)
                .map_err(|_| "some uses of a value cannot be replaced here".to_owned())?,
        }
        Ok(())
    }

    fn fold(&mut self, op: OpId) -> Result<Option<Vec<ValueId>>, String> {
        self.check(op)?;
        if !can_fold(self.rewriter.ctx(), self.rewriter.ir(), op) {
            return Ok(None);
        }
        match fold_op(self.rewriter, op) {
            FoldOutcome::Values(values, _) => {
                self.rewriter.erase_op(op);
                Ok(Some(values.to_vec()))
            }
            FoldOutcome::InPlace | FoldOutcome::Unchanged => Ok(None),
        }
    }

    fn insert_point(&self) -> Option<InsertPoint> {
        self.rewriter.insert_point()
    }

    fn set_insert_point(&mut self, at: Option<InsertPoint>) -> Result<(), String> {
        let ir = self.rewriter.ir();
        let there = match at {
            None => true,
            Some(InsertPoint::Before(op) | InsertPoint::After(op)) => {
                ir.is_live(op) && ir.op(op).parent().is_some()
            }
            Some(InsertPoint::Start(block) | InsertPoint::End(block)) => ir.is_live_block(block),
        };
        if !there {
            return Err("operations cannot be put there".to_owned());
        }
        self.rewriter.cursor().set(at);
        Ok(())
    }

    fn start_modification(&mut self, op: OpId) -> Result<(), String> {
        self.check(op)?;
        self.rewriter.start_modification(op);
        self.modifying.push(op);
        Ok(())
    }

    fn finalize_modification(&mut self, op: OpId) -> Result<(), String> {
        self.end_modification(op)?;
        self.rewriter.finalize_modification(op);
        Ok(())
    }

    fn cancel_modification(&mut self, op: OpId) -> Result<(), String> {
        self.end_modification(op)?;
        self.rewriter.cancel_modification(op);
        Ok(())
    }
}

/// Why a text has no answer. That something in it is unknown is for the user to mend; that a null handle is read is
/// what the text itself is to guard against.
fn unevaluated(why: String, error: &EvalError) -> MatchFailure {
    let failure = MatchFailure::text(why);
    match error.kind {
        EvalErrorKind::Unknown => failure.unknown(),
        _ => failure.undecided(),
    }
}

/// What a text's value says about a condition.
fn holds(value: &Val) -> Option<bool> {
    match value {
        Val::Logical(holds) => Some(*holds),
        other => other.as_bool(),
    }
}

impl SnippetEvaluator for Snippets {
    fn constraint(&self, _ctx: &Context, native: &Native) -> Result<ConstraintFn, String> {
        let text = Text::read(self, native)?;
        Ok(Arc::new(move |call: &ConstraintCall<'_>| {
            let Given { value, outs } = text
                .evaluate(call.ctx, EnvBody::Read(call.ir), call.root, None, call.args)
                .map_err(|error| text.failed(&error))?;
            if !text.results.is_empty() && outs.is_none() {
                return text.results(call.ctx, value);
            }
            match holds(&value) {
                Some(true) if let Some(outs) = outs => text.given_back(call.ctx, &outs),
                Some(true) => Ok(NativeValues::new()),
                Some(false) => Err(MatchFailure::shared(&text.not_held)),
                None => Err(MatchFailure::text(format!(
                    "native constraint '{}' gave {}, which is neither true nor false",
                    text.name,
                    value.kind()
                ))),
            }
        }))
    }

    fn constant_asked(&self, native: &Native) -> Option<ConstantAsked> {
        let text = Text::read(self, native).ok()?;
        let (Code::Expr(expr) | Code::Outs(expr)) = &text.code else { return None };
        let asked = expr.constant_asked()?;
        let role = |role: Role| text.roles.iter().position(|other| *other == role);
        let argument = match asked.subject {
            Placeholder::SelfValue => role(Role::Itself)?,
            Placeholder::Index(index) => {
                let mut numbered = text.roles.iter().enumerate().filter(|entry| *entry.1 == Role::Numbered);
                numbered.nth(index as usize)?.0
            }
            _ => return None,
        };
        // What is handed back is the value as an attribute, in the one place that there is for it.
        let gives = match &text.code {
            Code::Outs(_) => matches!(text.results.as_slice(), [Kind::Attribute]),
            _ => text.results.is_empty(),
        };
        Some(ConstantAsked { argument, anything: asked.anything && gives })
    }

    fn rewrite(&self, _ctx: &Context, native: &Native) -> Result<RewriteFn, String> {
        let text = Text::read(self, native)?;
        let remembered = text.is_function().then(Remembered::default);
        Ok(Arc::new(move |rewriter: &mut dyn Rewriter<'_>, call: &RewriteCall<'_>| {
            let remembered = remembered.as_ref().and_then(|table| Some((table, key(call.args)?)));
            if let Some((table, key)) = &remembered
                && let Some(known) = table.find(key)
            {
                return Ok(known);
            }
            let ctx = rewriter.ctx();
            let mut host = RewriterHost { rewriter, modifying: SmallVec::new() };
            let given = text
                .evaluate(ctx, EnvBody::Write(&mut host), call.root, Some(call.loc), call.args)
                .map_err(|error| text.failed(&error))?;
            // With results in arguments, the value comes first.
            let value = match given.outs {
                Some(outs) => Val::list(std::iter::once(given.value).chain(outs)),
                None => given.value,
            };
            if matches!(value, Val::Logical(false)) {
                return Err(MatchFailure::text(format!("native rewrite '{}' failed", text.name)));
            }
            let results = text.results(ctx, value)?;
            if let Some((table, key)) = remembered {
                table.keep(key, &results);
            }
            Ok(results)
        }))
    }

    fn is_function(&self, native: &Native) -> bool {
        Text::read(self, native).is_ok_and(|text| text.is_function())
    }

    fn predicate(&self, _ctx: &Context, tree: &Predicate) -> Result<ConstraintFn, String> {
        let constraint = Constraint::compile(&convert(tree), &self.classes, &self.namespace)
            .map_err(|error| error.message)?;
        let missing = constraint.missing();
        if !missing.is_empty() {
            let names: Vec<String> = missing.iter().map(|name| format!("'{}'", name.name())).collect();
            return Err(format!("nobody registered {}", names.join(", ")));
        }
        let snippets = self.clone();
        let self_only = constraint.depends_on_self_only();
        Ok(Arc::new(move |call: &ConstraintCall<'_>| {
            let held = match call.args {
                [NativeValue::Type(ty), ..] if self_only => constraint.holds_type(call.ctx, *ty),
                [NativeValue::Attr(attr), ..] if self_only => constraint.holds_attr(call.ctx, *attr),
                [itself, rest @ ..] => {
                    let rest: SmallVec<[Val; 4]> = rest.iter().map(to_val).collect();
                    let mut env = Env::new(call.ctx, &snippets.classes)
                        .with_namespace(&snippets.namespace)
                        .with_op(call.ir, call.root)
                        .with_self(to_val(itself))
                        .with_args(&rest);
                    constraint.holds(&mut env)
                }
                [] => return Err("a constraint on nothing".into()),
            };
            match held {
                Holds::Yes => Ok(NativeValues::new()),
                Holds::No => Err("a constraint does not hold".into()),
                Holds::Unknown(error) => {
                    Err(unevaluated(format!("a constraint cannot be evaluated: {}", error.message), &error))
                }
            }
        }))
    }
}

/// The same tree for the evaluator. Its depth was checked when the set was frozen.
fn convert(tree: &Predicate) -> legalize_snippet::Predicate {
    use legalize_snippet::Predicate as Compiled;
    match tree {
        Predicate::True => Compiled::True,
        Predicate::False => Compiled::False,
        Predicate::Leaf(snippet) => Compiled::Leaf(snippet.text.as_str().into()),
        Predicate::And(children) => Compiled::And(children.iter().map(convert).collect()),
        Predicate::Or(children) => Compiled::Or(children.iter().map(convert).collect()),
        Predicate::Not(child) => Compiled::Not(Box::new(convert(child))),
        Predicate::Concat { prefix, child, suffix } => Compiled::Concat {
            prefix: prefix.as_str().into(),
            child: Box::new(convert(child)),
            suffix: suffix.as_str().into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_ir::{Context, Ir, Location, OperationState};
    use legalize_pattern_model::{Predicate, Snippet};
    use legalize_snippet::Classes;

    use super::Snippets;
    use crate::natives::{ConstraintCall, NativeValue, SnippetEvaluator as _};

    #[test]
    fn a_method_that_the_value_lacks_is_told_from_a_condition_that_does_not_hold() {
        let ctx = Context::new(Arc::default());
        let mut ir = Ir::new();
        let root = ir.create_op(&OperationState::new(&ctx, ctx.op_name("a.b"), Location::UNKNOWN));
        let args = [NativeValue::Attr(ctx.string_attr("x"))];
        let call = ConstraintCall { ctx: &ctx, ir: &ir, root, args: &args, converter: None };
        let asked = |text: &str| {
            let leaf = Predicate::Leaf(Snippet { text: text.to_owned(), place: None });
            let run = Snippets::new(Classes::new()).predicate(&ctx, &leaf).expect("all names are known");
            run(&call).expect_err("it does not hold")
        };
        let unknown = asked("cast<StringAttr>($_self).getValue().isAllOnes()");
        assert!(unknown.is_unknown() && unknown.is_undecided());
        assert!(format!("{unknown:?}").contains("cannot be evaluated: unknown method 'isAllOnes'"));
        assert!(!asked("cast<StringAttr>($_self).empty()").is_unknown());
        // A failed cast is for the text to guard against.
        let failed = asked("cast<IntegerAttr>($_self).getInt() == 0");
        assert!(failed.is_undecided() && !failed.is_unknown());
    }
}
