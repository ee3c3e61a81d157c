//! Places inside a dag as it is written, computed on demand by parsing its text again.

use legalize_source::{SourceMap, Span};

use crate::lexer::Lexer;
use crate::token::Tok;

/// Places of the parts of one dag literal.
pub(crate) struct DagPlaces {
    pub(crate) operator: Span,
    /// Places of the arguments, with their names.
    pub(crate) args: Vec<Span>,
}

/// Returns the places of the parts of the dag literal at `span`.
pub(crate) fn dag_places(sources: &SourceMap, span: Span) -> Option<DagPlaces> {
    let file = sources.try_file(span.file)?;
    let text = file.text().get(..span.end as usize)?.as_bytes();
    let mut lexer = Lexer::new(false);
    lexer.at = span.start as usize;
    let (_, open) = lexer.next(text);
    if open != Some(Tok::LParen) {
        return None;
    }
    let mut parts: Vec<(usize, usize)> = Vec::new();
    let mut part: Option<(usize, usize)> = None;
    let mut depth = 0_u32;
    // The operator ends where the first argument begins: after a complete value without a comma in between.
    let mut operator: Option<(usize, usize)> = None;
    let mut last: Option<Tok> = None;
    let mut bang = false;
    loop {
        let (start, tok) = lexer.next(text);
        let end = lexer.at;
        let tok = match tok {
            None | Some(Tok::Eof | Tok::Bad) => break,
            Some(tok) => tok,
        };
        if depth == 0 {
            match tok {
                Tok::RParen => break,
                Tok::Comma => {
                    parts.extend(part.take());
                    last = None;
                    continue;
                }
                _ => {}
            }
            // The parenthesis of an operator such as !cast belongs to the operator.
            let call = tok == Tok::LParen && std::mem::take(&mut bang);
            if operator.is_none() && !call && begins_argument(last, tok) {
                operator = part.take();
            }
        }
        bang |= matches!(tok, Tok::Bang | Tok::DagBang | Tok::Cond);
        match tok {
            Tok::LParen | Tok::LBrace | Tok::LBrack | Tok::Less => depth += 1,
            Tok::RParen | Tok::RBrace | Tok::RBrack | Tok::Greater => depth = depth.saturating_sub(1),
            _ => {}
        }
        part = Some((part.map_or(start, |(first, _)| first), end));
        last = Some(tok);
    }
    match operator {
        Some(_) => parts.extend(part),
        None => operator = part,
    }
    let place = |(start, end): (usize, usize)| Span::new(span.file, start as u32, end as u32);
    Some(DagPlaces { operator: place(operator?), args: parts.into_iter().map(place).collect() })
}

/// Returns true if `tok` begins a new value directly after a complete one that ended with `last`.
fn begins_argument(last: Option<Tok>, tok: Tok) -> bool {
    let ended = matches!(
        last,
        Some(
            Tok::Id
                | Tok::Greater
                | Tok::Question
                | Tok::RParen
                | Tok::RBrack
                | Tok::RBrace
                | Tok::VarName
                | Tok::Str
                | Tok::Int
        )
    );
    ended && !matches!(tok, Tok::Less | Tok::Dot | Tok::Colon | Tok::Paste | Tok::LBrack | Tok::LBrace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> String {
        let sources = SourceMap::new();
        let file = sources.add("a.td", text);
        let Some(places) = dag_places(&sources, Span::new(file, 0, text.len() as u32)) else {
            return "none".to_owned();
        };
        let mut out = sources.snippet(places.operator);
        for arg in places.args {
            out.push_str(" | ");
            out.push_str(&sources.snippet(arg));
        }
        out
    }

    #[test]
    fn splits_a_literal_into_its_parts() {
        assert_eq!(check("(Op $a, (Op2 $b, $c):$d)"), "Op | $a | (Op2 $b, $c):$d");
        assert_eq!(check("(Op:$x (Op2), Foo<1, 2>:$d, [1, 2])"), "Op:$x | (Op2) | Foo<1, 2>:$d | [1, 2]");
        assert_eq!(check("(Op<1> (Op2))"), "Op<1> | (Op2)");
        assert_eq!(check("(Op)"), "Op");
        assert_eq!(check("(!cast<A>(\"x\") $a)"), "!cast<A>(\"x\") | $a");
    }
}
