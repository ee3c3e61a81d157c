//! One text by both tools: its generic form, its custom assembly, and the parse of the latter.

use legalize::ir::Context;

use super::{ours, upstream};
use crate::tools::Tools;
use upstream::Verdict;

/// Result of comparing the tools' output for a text.
pub(super) enum Outcome {
    /// The same in all forms. Custom assembly that `mlir-opt` prints and cannot parse is parsed to the
    /// original operation, or is refused with the same message if `mlir-opt` has one.
    Alike,
    /// The outputs differ.
    Differs {
        /// Kind of the difference.
        kind: String,
        /// The output of `legalize`.
        ours: String,
        /// Upstream's output.
        upstream: String,
    },
    /// `mlir-opt` refuses the text, in these words, or crashes.
    Refused(String),
    /// `mlir-opt` crashes on its own output, or cannot parse it because it lost a part of the text.
    Unanswered,
}

/// Compares texts, each with the generic form that `mlir-opt` prints, if that is known.
pub(super) fn compare(tools: &Tools, ctx: &Context, texts: &[(&str, Option<&str>)]) -> Vec<Outcome> {
    let unknown: Vec<&str> = texts.iter().filter(|text| text.1.is_none()).map(|text| text.0).collect();
    let mut found = upstream::forms(tools, &unknown, true).into_iter();
    let generics: Vec<Verdict> = (texts.iter())
        .map(|(_, known)| match known {
            Some(known) => Verdict::Printed((*known).to_owned()),
            None => found.next().unwrap_or(Verdict::Crashed),
        })
        .collect();
    let texts: Vec<&str> = texts.iter().map(|text| text.0).collect();
    let customs = upstream::forms(tools, &texts, false);
    let printed: Vec<&str> = customs.iter().map(|verdict| verdict.printed().unwrap_or("")).collect();
    let reread = upstream::forms(tools, &printed, true);
    let forms = generics.iter().zip(&customs).zip(&reread);
    texts
        .iter()
        .zip(forms)
        .map(|(text, ((generic, custom), again))| judge(ctx, text, generic, custom, again))
        .collect()
}

fn judge(ctx: &Context, text: &str, generic: &Verdict, custom: &Verdict, again: &Verdict) -> Outcome {
    let differs = |kind: &str, ours: &str, upstream: &str| Outcome::Differs {
        kind: kind.to_owned(),
        ours: ours.to_owned(),
        upstream: upstream.to_owned(),
    };
    let generic = match generic {
        Verdict::Printed(generic) => generic,
        Verdict::Refused(message) => return Outcome::Refused(message.clone()),
        Verdict::Crashed => return Outcome::Refused("upstream's tool crashes".to_owned()),
        Verdict::Varies => return Outcome::Unanswered,
    };
    let answer = match ours::run(ctx, text) {
        Ok(answer) => answer,
        Err(message) => return differs(&format!("generic form is refused: {message}"), "", generic),
    };
    if answer.generic != *generic {
        return differs("generic form printed otherwise", &answer.generic, generic);
    }
    let Some(custom) = custom.printed() else { return Outcome::Unanswered };
    if answer.custom != custom {
        return differs("custom form printed otherwise", &answer.custom, custom);
    }
    match (ours::run(ctx, custom), again) {
        (_, Verdict::Crashed | Verdict::Varies) => Outcome::Unanswered,
        (Ok(answer), Verdict::Printed(again)) if answer.generic == *again => Outcome::Alike,
        (Ok(answer), Verdict::Printed(again)) => {
            differs("custom form read otherwise", &answer.generic, again)
        }
        (Err(message), Verdict::Printed(_)) => {
            differs(&format!("custom form is refused: {message}"), "", custom)
        }
        (Ok(answer), Verdict::Refused(_)) if answer.generic == *generic => Outcome::Alike,
        (Err(message), Verdict::Refused(theirs))
            if [message.as_str(), upstream::NO_WORDS].contains(&theirs.as_str()) =>
        {
            Outcome::Alike
        }
        (Err(message), Verdict::Refused(theirs)) => {
            differs("custom form is refused in other words", &message, theirs)
        }
        // A part that upstream's own assembly format loses cannot be parsed.
        (Ok(_), Verdict::Refused(_)) => Outcome::Unanswered,
    }
}
