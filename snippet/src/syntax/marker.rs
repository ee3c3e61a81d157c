//! Conversion of tokens to tokens that an LR(1) grammar can parse.
//!
//! C++ cannot be parsed without knowing what a name denotes. The marking pass decides the few places where
//! that matters by looking at the tokens that follow: whether `<` opens template arguments, `(` a cast, `[` a
//! lambda, `{` a braced value, and whether a statement declares a name.

use super::lexer::Spanned;
use super::token::Token;
use crate::error::SnippetError;

/// Maximum nesting of brackets.
const MAX_NESTING: usize = 150;

/// Types in a cast of a number with a leading sign.
const NUMBERS: [&str; 20] = [
    "bool",
    "char",
    "int",
    "unsigned",
    "signed",
    "long",
    "short",
    "double",
    "float",
    "int8_t",
    "uint8_t",
    "int16_t",
    "uint16_t",
    "int32_t",
    "uint32_t",
    "int64_t",
    "uint64_t",
    "size_t",
    "ptrdiff_t",
    "ssize_t",
];

/// The marking pass.
pub(super) struct Marker<'t, 's> {
    raw: &'t [Spanned<'s>],
    /// Index of the closing bracket for every opening one, and vice versa.
    partner: Vec<u32>,
    out: Vec<Spanned<'s>>,
}

const NO_PARTNER: u32 = u32::MAX;

impl<'t, 's> Marker<'t, 's> {
    pub(super) fn new(raw: &'t [Spanned<'s>]) -> Result<Self, SnippetError> {
        let mut partner = vec![NO_PARTNER; raw.len()];
        let mut open: Vec<(usize, &str)> = Vec::new();
        for (index, &(start, token, _)) in raw.iter().enumerate() {
            match token {
                Token::Mark("(") => open.push((index, ")")),
                Token::Mark("[") => open.push((index, "]")),
                Token::Mark("{") => open.push((index, "}")),
                Token::Mark(mark @ (")" | "]" | "}")) => match open.pop() {
                    Some((opening, expected)) if expected == mark => {
                        partner[opening] = index as u32;
                        partner[index] = opening as u32;
                    }
                    _ => return Err(SnippetError::new(start as usize, format!("unbalanced '{mark}'"))),
                },
                _ => {}
            }
            if open.len() > MAX_NESTING {
                return Err(SnippetError::new(start as usize, "snippet is nested too deeply"));
            }
        }
        match open.pop() {
            Some((opening, expected)) => {
                Err(SnippetError::new(raw[opening].0 as usize, format!("missing '{expected}'")))
            }
            None => Ok(Marker { raw, partner, out: Vec::with_capacity(raw.len() + 8) }),
        }
    }

    fn at(&self, index: usize) -> Option<Token<'s>> {
        self.raw.get(index).map(|token| token.1)
    }

    fn is(&self, index: usize, mark: &str) -> bool {
        matches!(self.at(index), Some(Token::Mark(found)) if found == mark)
    }

    pub(super) fn mark(mut self, body: bool) -> Result<Vec<Spanned<'s>>, SnippetError> {
        // Template brackets, by index of their raw token.
        let mut closing: Vec<usize> = Vec::new();
        // For each open brace: whether it contains statements.
        let mut statements: Vec<bool> = Vec::new();
        let mut statement_start = body;
        // Whether the next `:` that does not belong to a `?` ends a label.
        let mut label = None;
        let mut index = 0;
        while index < self.raw.len() {
            let (start, token, end) = self.raw[index];
            if statement_start && self.declares(index) {
                self.out.push((start, Token::Mark("decl"), start));
            }
            let mut next_starts = false;
            let mut token = token;
            match token {
                Token::Mark("<")
                    if matches!(index.checked_sub(1).and_then(|at| self.at(at)), Some(Token::Ident(_))) =>
                {
                    if let Some(close) = self.template_end(index) {
                        token = Token::Mark("T<");
                        closing.push(close);
                    }
                }
                Token::Mark(">") if closing.last() == Some(&index) => {
                    closing.pop();
                    token = Token::Mark("T>");
                }
                // Two marks that touch are a shift, unless one closes template arguments.
                Token::Mark(">")
                    if self.is(index + 1, ">")
                        && self.raw[index + 1].0 == end
                        && closing.last() != Some(&(index + 1)) =>
                {
                    self.out.push((start, Token::Mark(">>"), end + 1));
                    statement_start = false;
                    index += 2;
                    continue;
                }
                Token::Mark("(") => {
                    if self.opens_cast(index) {
                        token = Token::Mark("(cast");
                    }
                    next_starts = matches!(
                        index.checked_sub(1).and_then(|at| self.at(at)),
                        Some(Token::Mark("for" | "if" | "while" | "switch"))
                    );
                }
                Token::Mark("[") if self.opens_lambda(index) => token = Token::Mark("lambda["),
                Token::Mark("{") => {
                    let body = self.opens_statements(index, statement_start);
                    statements.push(body);
                    if body {
                        next_starts = true;
                    } else {
                        token = Token::Mark("init{");
                    }
                }
                Token::Mark("}") => {
                    next_starts = statements.pop() == Some(true);
                }
                Token::Mark("case" | "default") => label = Some(0u32),
                Token::Mark("?") => label = label.map(|open| open + 1),
                Token::Mark(":") => match label {
                    Some(0) => {
                        label = None;
                        next_starts = true;
                    }
                    open => label = open.map(|open| open - 1),
                },
                Token::Mark(";" | "else" | "do") => next_starts = true,
                Token::Mark(")") => {
                    // The statement of `if (…)` and the like follows.
                    let opening = self.partner[index] as usize;
                    next_starts = matches!(
                        opening.checked_sub(1).and_then(|at| self.at(at)),
                        Some(Token::Mark("if" | "for" | "while"))
                    ) || (opening >= 2
                        && self.is(opening - 1, "constexpr")
                        && self.is(opening - 2, "if"));
                }
                _ => {}
            }
            // `unsigned int` is one name.
            match (self.out.last_mut(), token) {
                (Some((_, Token::Ident(before), last)), Token::Ident(word))
                    if let Some(name) = joined(before, word) =>
                {
                    (*before, *last) = (name, end);
                }
                _ => self.out.push((start, token, end)),
            }
            statement_start = next_starts;
            index += 1;
        }
        Ok(self.out)
    }

    /// Returns true if a `{` opens a body of statements: after `)`, `else`, a lambda's head, or where a
    /// statement may start; otherwise it encloses values.
    fn opens_statements(&self, index: usize, statement_start: bool) -> bool {
        if statement_start {
            return true;
        }
        let Some(before) = index.checked_sub(1) else { return false };
        match self.at(before) {
            Some(Token::Mark(")")) => {
                // `if (…) {`, `[…](…) {`, but not `call(…){`.
                let opening = self.partner[before] as usize;
                matches!(
                    opening.checked_sub(1).and_then(|at| self.at(at)),
                    Some(Token::Mark("]" | "if" | "for" | "while" | "switch" | "constexpr"))
                )
            }
            Some(Token::Mark("]")) => self.opens_lambda(self.partner[before] as usize),
            Some(Token::Mark("else" | "mutable" | "do")) => true,
            // A lambda's result type.
            _ => self.after_arrow_type(before),
        }
    }

    /// Returns true if the tokens up to `last` end in `) -> Type`.
    fn after_arrow_type(&self, last: usize) -> bool {
        let mut at = last;
        for _ in 0..64 {
            match self.at(at) {
                Some(Token::Mark("->")) => {
                    return at > 0
                        && (self.is(at - 1, ")") || self.is(at - 1, "]") || self.is(at - 1, "mutable"));
                }
                Some(
                    Token::Ident(_)
                    | Token::Mark("::" | "<" | ">" | "," | "*" | "&" | "const")
                    | Token::Int(_),
                ) => match at.checked_sub(1) {
                    Some(before) => at = before,
                    None => return false,
                },
                _ => return false,
            }
        }
        false
    }

    /// Returns true if a `[` opens a lambda: it does not follow a value, and the matching `]` is followed by
    /// `(` or `{`.
    fn opens_lambda(&self, index: usize) -> bool {
        let follows_value = matches!(
            index.checked_sub(1).and_then(|at| self.at(at)),
            Some(
                Token::Ident(_) | Token::Placeholder(_) | Token::Str(_) | Token::Mark(")" | "]" | "}" | ">"),
            )
        );
        let close = self.partner[index] as usize;
        !follows_value && (self.is(close + 1, "(") || self.is(close + 1, "{"))
    }

    /// Returns the index of the `>` that closes the template arguments that the `<` at `index` opens, if it
    /// opens any.
    fn template_end(&self, index: usize) -> Option<usize> {
        let mut depth = 0usize;
        let mut at = index;
        // Tokens of a template argument; any other token shows that `<` is a comparison.
        loop {
            match self.at(at)? {
                Token::Mark("<") => {
                    depth += 1;
                    if depth > MAX_NESTING {
                        return None;
                    }
                }
                Token::Mark(">") => {
                    depth -= 1;
                    if depth == 0 {
                        break;
                    }
                }
                Token::Mark("(") => at = self.partner[at] as usize,
                Token::Ident(_)
                | Token::Int(_)
                | Token::Mark(
                    "::" | "," | "*" | "&" | "const" | "..." | "true" | "false" | "typename" | "-",
                ) => {}
                _ => return None,
            }
            at += 1;
        }
        // Tokens that may follow template arguments show the use of a template, not a value to compare with.
        match self.at(at + 1) {
            None
            | Some(
                Token::Mark("(" | ")" | "::" | "{" | "}" | "," | ">" | ";" | "&" | "*" | "]" | "..." | "&&")
                | Token::Ident(_),
            ) => Some(at),
            _ => None,
        }
    }

    /// Returns the index after the type that starts at `index`, if one does.
    fn type_end(&self, index: usize) -> Option<usize> {
        let mut at = index;
        while matches!(self.at(at), Some(Token::Mark("const" | "typename"))) {
            at += 1;
        }
        if self.is(at, "::") {
            at += 1;
        }
        loop {
            match self.at(at)? {
                Token::Ident(_) => at += 1,
                _ => return None,
            }
            // `unsigned int`, `long long`.
            while let (Some(Token::Ident(before)), Some(Token::Ident(next))) = (self.at(at - 1), self.at(at))
            {
                if is_builtin_word(before) && is_builtin_word(next) {
                    at += 1;
                } else {
                    break;
                }
            }
            if self.is(at, "<") {
                at = self.template_end(at)? + 1;
            }
            if self.is(at, "::") {
                at += 1;
            } else {
                break;
            }
        }
        while matches!(self.at(at), Some(Token::Mark("const" | "*" | "&" | "&&"))) {
            at += 1;
        }
        Some(at)
    }

    /// Returns true if a `(` opens a cast: the parentheses contain a type and a value follows them.
    fn opens_cast(&self, index: usize) -> bool {
        let follows_value = matches!(
            index.checked_sub(1).and_then(|at| self.at(at)),
            Some(
                Token::Ident(_)
                    | Token::Placeholder(_)
                    | Token::Mark(")" | "]" | "}" | ">" | "if" | "for" | "while" | "switch" | "constexpr"),
            )
        );
        if follows_value || self.type_end(index + 1) != Some(self.partner[index] as usize) {
            return false;
        }
        let close = self.partner[index] as usize;
        // `(int)-x`, `(unsigned long)*x`: the type is not a value.
        let is_number = match (self.at(index + 1), self.at(close - 1)) {
            (Some(Token::Ident("std")), Some(Token::Ident(name))) => {
                close == index + 4 && NUMBERS.contains(&name)
            }
            (Some(Token::Ident(_)), _) => (index + 1..close)
                .all(|at| matches!(self.at(at), Some(Token::Ident(name)) if NUMBERS.contains(&name))),
            _ => false,
        };
        if is_number
            && matches!(
                self.at(close + 1),
                Some(Token::Mark(
                    "-" | "+" | "~" | "!" | "*" | "&" | "++" | "--" | "(" | "true" | "false" | "nullptr"
                ))
            )
        {
            return true;
        }
        matches!(
            self.at(close + 1),
            Some(
                Token::Mark("::")
                    | Token::Ident(_)
                    | Token::Placeholder(_)
                    | Token::Int(_)
                    | Token::Float(_)
                    | Token::Single(_)
                    | Token::Str(_)
            )
        )
    }

    /// Returns true if a statement that starts at `index` declares a name.
    fn declares(&self, index: usize) -> bool {
        let mut at = index;
        while matches!(self.at(at), Some(Token::Mark("static" | "constexpr"))) {
            at += 1;
        }
        if at > index {
            return true;
        }
        let Some(end) = self.type_end(at) else { return false };
        match self.at(end) {
            // `auto [a, b]`
            Some(Token::Mark("[")) => {
                matches!(self.at(end - 1), Some(Token::Ident("auto") | Token::Mark("&" | "&&" | "const")))
            }
            Some(Token::Ident(_)) => {
                matches!(self.at(end + 1), Some(Token::Mark("=" | "(" | "{" | ";" | "[" | ":" | ",")))
            }
            _ => false,
        }
    }
}

/// Joins the name of a type of several words, from the first ones and the next; `None` if they do not name an
/// integer.
fn joined(before: &str, word: &str) -> Option<&'static str> {
    Some(match (before, word) {
        ("unsigned", "char") | ("char", "unsigned") => "uint8_t",
        ("unsigned", "short") | ("short", "unsigned") | ("uint16_t", "int") => "uint16_t",
        ("unsigned", "int") | ("int", "unsigned") => "unsigned",
        ("unsigned", "long") | ("long", "unsigned") | ("uint64_t", "long" | "int") => "uint64_t",
        ("signed", "char") | ("char", "signed") => "int8_t",
        ("signed" | "short", "short" | "int" | "signed") if before == "short" || word == "short" => "short",
        ("signed", "int") | ("int", "signed") => "int",
        ("signed" | "long" | "int", "long" | "int" | "signed") => "long",
        _ => return None,
    })
}

fn is_builtin_word(word: &str) -> bool {
    matches!(word, "unsigned" | "signed" | "int" | "long" | "short" | "char" | "double")
}
