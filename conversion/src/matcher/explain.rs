//! Reasons for which an operation does not match a pattern.

use crate::matcher::execute::state::MatchState;
use crate::matcher::program::Program;
use crate::matcher::program::position::Val;
use crate::matcher::program::question::{Answer, Check, Question, Wording};
use legalize_ir::{Context, Ir, OpId};

impl Program {
    /// Why the shape of an operation does not fit a pattern.
    pub fn why_not(&self, ctx: &Context, ir: &Ir, index: u32, op: OpId) -> String {
        let mut state = MatchState::new(self);
        state.begin(op);
        let pattern = &self.patterns[index as usize];
        let wording = self.wording(ctx);
        for &Check { question, answer: wanted, .. } in &pattern.compiled.checks {
            let question = self.questions.at(question);
            let answer = state.look(self, ctx, ir, question);
            if answer != Some(wanted) {
                return self.describe_mismatch(ctx, ir, &wording, question, wanted, answer, &mut state);
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
                    Val::Type(ty) => legalize_ir::type_to_string(ctx, ty),
                    _ => "nothing".to_owned(),
                }
            }
            Question::AttrIs(pos) => match state.at(self, ctx, ir, pos) {
                Val::Attr(attr) => legalize_ir::attr_to_string(ctx, attr),
                _ => "nothing".to_owned(),
            },
            _ => match answer {
                Some(answer) => wording.answer(question, answer),
                None => "nothing".to_owned(),
            },
        };
        format!("{}: wanted {}, found {found}", wording.question(question), wording.answer(question, wanted))
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
