//! Reasons for which an operation does not match a pattern.

use legalize_ir::{Context, Ir, OpId, Type, ValueDef, ValueId, attr_to_string, type_to_string};
use legalize_pattern_model::Site;

use crate::matcher::execute::state::MatchState;
use crate::matcher::program::position::Val;
use crate::matcher::program::question::{Answer, Check, Question, Wording};
use crate::matcher::program::{Guard, Pattern, Program};
use crate::natives::{NativeValue, NativeValues};
use crate::pattern::{MatchFailure, Part};
use crate::presence::value_is_there;

impl Program {
    /// Explains why the shape of an operation does not match a pattern.
    pub(crate) fn why_not(&self, ctx: &Context, ir: &Ir, index: u32, op: OpId) -> String {
        let mut state = MatchState::new(self);
        state.begin(op);
        let pattern = &self.patterns[index as usize];
        let wording = self.wording(ctx);
        for &Check { question, answer: wanted, .. } in &pattern.compiled.checks {
            let question = self.questions.at(question);
            let answer = state.look(self, ctx, ir, question);
            if answer != Some(wanted) {
                let found = self.describe_mismatch(ctx, ir, &wording, question, wanted, answer, &mut state);
                return found + &pattern.place(ctx, None);
            }
        }
        String::new()
    }

    #[expect(clippy::too_many_arguments, reason = "a helper of one caller")]
    fn describe_mismatch(
        &self,
        ctx: &Context,
        ir: &Ir,
        wording: &Wording<'_>,
        question: Question,
        wanted: Answer,
        answer: Option<Answer>,
        state: &mut MatchState,
    ) -> String {
        let found = match question {
            Question::OpName(pos) => match state.at(self, ctx, ir, pos) {
                Val::Op(op) => format!("'{}'", ctx.op_str(ir.op(op).name())),
                _ => "nothing".to_owned(),
            },
            Question::TypeIs(pos) => {
                let found = state.at(self, ctx, ir, pos);
                match state.single(found) {
                    Val::Type(ty) => type_to_string(ctx, ty),
                    _ => "nothing".to_owned(),
                }
            }
            Question::AttrIs(pos) => match state.at(self, ctx, ir, pos) {
                Val::Attr(attr) => attr_to_string(ctx, attr),
                _ => "nothing".to_owned(),
            },
            _ => match answer {
                Some(answer) => wording.answer(question, answer),
                None => "nothing".to_owned(),
            },
        };
        format!("{}: wanted {}, found {found}", wording.question(question), wording.answer(question, wanted))
    }

    /// Failure that explains why a condition of a pattern does not hold, with its arguments and its place;
    /// `why` is the reason that the condition itself gave.
    #[cold]
    pub(super) fn explained(
        &self,
        pattern: &Pattern,
        guard: &Guard,
        ctx: &Context,
        args: NativeValues,
        why: Option<MatchFailure>,
    ) -> MatchFailure {
        let (summary, negated, place) =
            (guard.summary.clone(), guard.negated, pattern.place(ctx, guard.part));
        MatchFailure::lazy(move |ctx, ir| {
            let what: Vec<String> = args.iter().map(|arg| seen(ctx, ir, arg)).collect();
            let what = if what.is_empty() { String::new() } else { format!(" for {}", what.join(", ")) };
            let why =
                why.as_ref().map(|why| why.reason(ctx, ir)).filter(|why| !why.ends_with("does not hold"));
            let why = why.filter(|why| !why.is_empty()).map_or(String::new(), |why| format!(": {why}"));
            if negated {
                format!("{summary} holds{what}, which it must not{place}")
            } else {
                format!("{summary} does not hold{what}{why}{place}")
            }
        })
    }

    pub(super) fn wording<'a>(&'a self, ctx: &'a Context) -> Wording<'a> {
        Wording {
            ctx,
            positions: &self.positions,
            questions: &self.questions,
            names: &self.names,
            types: &self.types,
            attrs: &self.attrs,
        }
    }
}

impl Pattern {
    /// The place of a statement, or else of the pattern, in parentheses; empty if it is in no file.
    fn place(&self, ctx: &Context, part: Option<Part>) -> String {
        let span = |site| self.origins.span(&self.file, site);
        let found = part.and_then(|part| span(part.site(self.at))).or_else(|| span(Site::Pattern(self.at)));
        found.map_or(String::new(), |span| format!(" ({})", ctx.sources().describe(span)))
    }
}

/// Maximum length of a value's text in a reason, in characters.
const LONGEST: usize = 80;

/// The text, or its beginning if it is too long.
fn cut(text: String) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text,
    }
}

/// Describes an argument of a condition in words.
fn seen(ctx: &Context, ir: &Ir, value: &NativeValue) -> String {
    let types = |types: &[Type]| {
        let shown: Vec<String> = types.iter().take(4).map(|&ty| cut(type_to_string(ctx, ty))).collect();
        let more = if types.len() > shown.len() { ", ..." } else { "" };
        format!("{}{more}", shown.join(", "))
    };
    let of_type = |value: ValueId| cut(type_to_string(ctx, ir.value_type(value)));
    let erased = "an erased entity".to_owned();
    match value {
        NativeValue::Op(op) => match ir.try_op(*op) {
            Some(data) => format!("operation '{}'", ctx.op_str(data.name())),
            None => erased,
        },
        NativeValue::Value(value) if !value_is_there(ir, *value) => erased,
        NativeValue::Value(value) => match ir.value(*value).def() {
            ValueDef::Result { op, .. } => {
                let name = ctx.op_str(ir.op(op).name());
                format!("a result of '{name}' of type '{}'", of_type(*value))
            }
            ValueDef::Argument { .. } => format!("a block argument of type '{}'", of_type(*value)),
        },
        NativeValue::Values(values) if values.iter().all(|&value| value_is_there(ir, value)) => {
            let all: Vec<Type> = values.iter().map(|&value| ir.value_type(value)).collect();
            format!("values of types ({})", types(&all))
        }
        NativeValue::Values(_) => erased,
        NativeValue::Type(ty) => format!("type '{}'", cut(type_to_string(ctx, *ty))),
        NativeValue::Types(all) => format!("types ({})", types(all)),
        NativeValue::Attr(attr) => format!("attribute '{}'", cut(attr_to_string(ctx, *attr))),
        NativeValue::Block(_) => "a block".to_owned(),
        NativeValue::Region(_) => "a region".to_owned(),
        NativeValue::Text(text) => format!("\"{}\"", cut(text.to_string())),
        NativeValue::Bool(value) => value.to_string(),
        NativeValue::Int(value) => value.to_string(),
        NativeValue::Float(value) => value.to_string(),
        NativeValue::Cpp(_) => "a C++ value".to_owned(),
        NativeValue::Null => "nothing".to_owned(),
    }
}
