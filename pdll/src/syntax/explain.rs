//! Words a syntax error: the grammar says where, this says what was expected there.
//!
//! Walks a declaration that the grammar refused once more, by recursive descent and without building
//! anything, up to the first token that cannot stand where it does. The messages are upstream's. The
//! declaration's nesting was limited before, so the walk may recurse.

use legalize_source::{Diagnostic, FileId};

use super::token::{Token, TokenKind as T};

/// Most things that are named as what could stand in a place.
const MAX_EXPECTED: usize = 8;

/// The diagnostic for the declaration from `start` of a file of an edition that the grammar refused at `at`, where it
/// expected one of these. Upstream has no words for what only an edition has.
pub fn explain_edition(
    tokens: &[Token],
    text: &str,
    start: usize,
    at: usize,
    expected: &[String],
    file: FileId,
) -> Diagnostic {
    let wants_name = expected.iter().any(|word| word.trim_matches('"') == "Ident");
    let before = at.checked_sub(1).map(|before| tokens[before].kind);
    let is_taken = wants_name && before == Some(T::Let) && tokens[at].kind.is_keyword();
    let mut walk = Walk { tokens, text, at: start, lambda_depth: 0, rewriting: false };
    if let Err((_, refused)) = walk.declaration()
        && refused == at
    {
        let refusal = explain(tokens, text, start, at, file);
        return if is_taken { refusal.with_help(TAKEN) } else { refusal };
    }
    let span = tokens[at].span(file);
    let found = match tokens[at].kind {
        T::Eof => "end of the file".to_owned(),
        _ => format!("`{}`", &text[span.start as usize..span.end as usize]),
    };
    let is_word = |word: &&String| !matches!(word.as_str(), "CLOSE" | "HOLE" | "INVALID");
    let mut words: Vec<String> = expected.iter().filter(is_word).map(|word| spelled(word)).collect();
    words.dedup();
    let help = match tokens[at].kind {
        _ if is_taken => TAKEN.to_owned(),
        T::BlockLiteral => "a block stands in `region { … }`".to_owned(),
        T::Successors => "`successors(…)` stands behind the result types and before `regions(…)`".to_owned(),
        T::Regions => "`regions(…)` is the last part of an operation".to_owned(),
        _ => expected_help(&words),
    };
    Diagnostic::error("pdll::syntax", format!("unexpected {found}")).with_label(span, "").with_help(help)
}

fn expected_help(words: &[String]) -> String {
    match words.split_at_checked(MAX_EXPECTED) {
        Some((shown, rest)) if !rest.is_empty() => format!("expected one of {}, …", shown.join(", ")),
        _ => format!("expected {}", words.join(" or ")),
    }
}

/// Said where a name stands that is none.
const TAKEN: &str = "this is a word of the language; choose another name";

/// A terminal of the grammar as it is written.
fn spelled(terminal: &str) -> String {
    match terminal.trim_matches('"') {
        "<?" => "`<`".to_owned(),
        ">?" => "`>`".to_owned(),
        "Ident" | "SoftIdent" => "a name".to_owned(),
        "Integer" | "Number" => "a number".to_owned(),
        "String" | "StringBlock" | "TextLiteral" | "CodeBlock" => "a string".to_owned(),
        word => format!("`{word}`"),
    }
}

/// The diagnostic for the declaration from `start` that the grammar refused at `at`.
pub fn explain(tokens: &[Token], text: &str, start: usize, at: usize, file: FileId) -> Diagnostic {
    let mut walk = Walk { tokens, text, at: start, lambda_depth: 0, rewriting: false };
    let (message, at) = match walk.declaration() {
        Err(refusal) => refusal,
        Ok(()) if walk.at == at => ("expected top-level declaration, such as a `Pattern`".to_owned(), at),
        Ok(()) => ("unexpected token".to_owned(), at),
    };
    let help = match message.as_str() {
        "expected `;` after statement" => "statements end with a semicolon",
        "expected expression" => {
            "expressions are names, `op<…>`, `attr<\"…\">`, `type<\"…\">`, tuples, calls and `name: Constraint`"
        }
        _ => "see https://mlir.llvm.org/docs/PDLL/ for what may stand here",
    };
    Diagnostic::error("pdll::syntax", message).with_label(tokens[at].span(file), "").with_help(help)
}

type Walked = Result<(), (String, usize)>;

struct Walk<'t> {
    tokens: &'t [Token],
    text: &'t str,
    at: usize,
    lambda_depth: u32,
    /// Whether new operations are described, which have a name.
    rewriting: bool,
}

impl Walk<'_> {
    fn kind(&self) -> T {
        match self.tokens[self.at].kind {
            T::Number => T::Integer,
            T::Text => T::String,
            T::CodeBlock => T::StringBlock,
            kind => kind,
        }
    }

    fn next(&mut self) {
        if self.kind() != T::Eof {
            self.at += 1;
        }
    }

    fn eat(&mut self, kind: T) -> bool {
        let found = self.kind() == kind;
        if found {
            self.next();
        }
        found
    }

    fn refuse<R>(&self, message: &str) -> Result<R, (String, usize)> {
        Err((message.to_owned(), self.at))
    }

    fn need(&mut self, kind: T, message: &str) -> Walked {
        if self.eat(kind) { Ok(()) } else { self.refuse(message) }
    }

    fn declaration(&mut self) -> Walked {
        match self.kind() {
            T::Constraint | T::Rewrite => self.user_decl(false),
            T::Pattern => self.pattern(),
            _ => self.refuse("expected top-level declaration, such as a `Pattern`"),
        }
    }

    fn pattern(&mut self) -> Walked {
        self.next();
        self.eat(T::Ident);
        if self.eat(T::With) {
            self.metadata()?;
        }
        match self.kind() {
            T::EqualArrow => self.lambda(true),
            T::LBrace => self.block(),
            _ => self.refuse("expected `{` or `=>` to start pattern body"),
        }
    }

    fn metadata(&mut self) -> Walked {
        loop {
            let name = self.at;
            self.need(T::Ident, "expected pattern metadata identifier")?;
            match self.text_of(name) {
                "benefit" if self.kind() != T::LParen => {
                    return self.refuse("expected `(` before pattern benefit");
                }
                "benefit" | "recursion" => {}
                _ => return Err(("unknown pattern metadata".to_owned(), name)),
            }
            if self.eat(T::LParen) {
                self.need(T::Integer, "expected integral pattern benefit")?;
                self.need(T::RParen, "expected `)` after pattern benefit")?;
            }
            if !self.eat(T::Comma) {
                return Ok(());
            }
        }
    }

    fn text_of(&self, token: usize) -> &str {
        let Token { start, end, .. } = self.tokens[token];
        &self.text[start as usize..end as usize]
    }

    fn user_decl(&mut self, inline: bool) -> Walked {
        let rewriting = self.kind() == T::Rewrite;
        let outer = std::mem::replace(&mut self.rewriting, rewriting);
        let walked = self.user_decl_inside(inline);
        self.rewriting = outer;
        walked
    }

    fn user_decl_inside(&mut self, inline: bool) -> Walked {
        self.next();
        // What an inline declaration without body is blamed on: its name, or else its keyword.
        let place = if self.kind() == T::Ident { self.at } else { self.at - 1 };
        if !self.eat(T::Ident) && !inline {
            return self.refuse("expected identifier name");
        }
        self.need(T::LParen, "expected `(` to start argument list")?;
        if self.kind() != T::RParen {
            loop {
                if !self.kind().is_name() {
                    return self.refuse("expected identifier argument name");
                }
                self.next();
                self.need(T::Colon, "expected `:` before argument constraint")?;
                self.constraint()?;
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.need(T::RParen, "expected `)` to end argument list")?;
        if self.eat(T::Arrow) {
            if self.eat(T::LParen) {
                loop {
                    self.result()?;
                    if !self.eat(T::Comma) {
                        break;
                    }
                }
                self.need(T::RParen, "expected `)` to end result list")?;
            } else {
                self.result()?;
            }
        }
        match self.kind() {
            T::LBrace => self.block(),
            T::EqualArrow => self.lambda(!inline),
            T::String | T::StringBlock => {
                let of_edition = matches!(self.tokens[self.at].kind, T::Text | T::CodeBlock);
                self.next();
                if inline && of_edition {
                    return Ok(());
                }
                self.need(T::Semicolon, "expected `;` after native declaration")
            }
            _ if inline => Err(("external declarations must be declared in global scope".to_owned(), place)),
            _ => self.need(T::Semicolon, "expected `;` after native declaration"),
        }
    }

    fn result(&mut self) -> Walked {
        let named = self.kind().is_name() && self.tokens[self.at + 1].kind == T::Colon;
        if named {
            self.at += 2;
        }
        self.constraint()
    }

    fn lambda(&mut self, semicolon: bool) -> Walked {
        self.next();
        self.lambda_depth += 1;
        let walked = self.stmt(semicolon);
        self.lambda_depth -= 1;
        walked
    }

    fn block(&mut self) -> Walked {
        self.next();
        while self.kind() != T::RBrace {
            self.stmt(true)?;
        }
        self.next();
        Ok(())
    }

    fn stmt(&mut self, semicolon: bool) -> Walked {
        match self.kind() {
            T::Erase | T::Return => {
                self.next();
                self.expr()?;
            }
            T::Let => self.let_stmt()?,
            T::Replace => {
                self.next();
                self.expr()?;
                self.need(T::With, "expected `with` after root operation")?;
                let outer = std::mem::replace(&mut self.rewriting, true);
                self.replacement()?;
                self.rewriting = outer;
            }
            T::RewriteStmt => {
                self.next();
                self.expr()?;
                self.need(T::With, "expected `with` before rewrite body")?;
                if self.kind() != T::LBrace {
                    return self.refuse("expected `{` to start rewrite body");
                }
                let outer = std::mem::replace(&mut self.rewriting, true);
                self.block()?;
                self.rewriting = outer;
            }
            _ => self.expr()?,
        }
        if semicolon {
            self.need(T::Semicolon, "expected `;` after statement")?;
        }
        Ok(())
    }

    fn replacement(&mut self) -> Walked {
        if self.eat(T::LParen) {
            self.exprs(T::RParen)?;
            return self.need(T::RParen, "expected `)` after replacement values");
        }
        if self.kind() == T::OpLiteral { self.operation() } else { self.expr() }
    }

    fn let_stmt(&mut self) -> Walked {
        if self.lambda_depth > 0 && self.tokens[self.at - 1].kind == T::EqualArrow {
            return self.refuse("expected lambda body to contain a single expression");
        }
        self.next();
        if self.kind() == T::Underscore {
            return self.refuse("`_` may only be used to define \"inline\" variables");
        }
        if !self.kind().is_name() {
            return self.refuse("expected identifier after `let` to name a new variable");
        }
        self.next();
        if !matches!(self.kind(), T::Colon | T::Equal) {
            // Upstream misses the type before it misses the semicolon.
            let name = self.at - 1;
            return Err((format!("unable to infer type for variable `{}`", self.text_of(name)), name));
        }
        if self.eat(T::Colon) {
            self.constraints()?;
        }
        if self.eat(T::Equal) {
            self.expr()?;
        }
        Ok(())
    }

    fn constraints(&mut self) -> Walked {
        if !self.eat(T::LSquare) {
            return self.constraint();
        }
        loop {
            self.constraint()?;
            if !self.eat(T::Comma) {
                return self.need(T::RSquare, "expected `]` after constraint list");
            }
        }
    }

    fn constraint(&mut self) -> Walked {
        match self.kind() {
            T::Attr | T::Value | T::ValueRange => {
                self.next();
                if self.eat(T::Less) {
                    self.expr()?;
                    self.need(T::Greater, "expected `>` after variable type constraint")?;
                }
                Ok(())
            }
            T::Op => {
                self.next();
                self.op_name(false)
            }
            T::Type | T::TypeRange | T::Ident => {
                self.next();
                Ok(())
            }
            T::Constraint => self.user_decl(true),
            _ => self.refuse("expected identifier constraint"),
        }
    }

    fn op_name(&mut self, required: bool) -> Walked {
        if !self.eat(T::Less) {
            return Ok(());
        }
        let word = |kind: T| kind == T::Ident || kind.is_keyword();
        if word(self.kind()) {
            self.next();
            self.need(T::Dot, "expected `.` after dialect namespace")?;
            if !word(self.kind()) {
                return self.refuse("expected operation name after dialect namespace");
            }
            while word(self.kind()) || self.kind() == T::Dot {
                self.next();
            }
        } else if required {
            return self.refuse("expected dialect namespace");
        }
        self.need(T::Greater, "expected `>` after operation name")
    }

    /// A list of expressions that may be empty, up to (not including) its closing token.
    fn exprs(&mut self, end: T) -> Walked {
        if self.kind() == end {
            return Ok(());
        }
        loop {
            self.expr()?;
            if !self.eat(T::Comma) {
                return Ok(());
            }
        }
    }

    fn expr(&mut self) -> Walked {
        match self.kind() {
            T::Underscore => {
                self.next();
                self.need(T::Colon, "expected `:` after `_` variable")?;
                return self.constraints();
            }
            T::AttrLiteral => {
                self.literal("MLIR attribute", "expected `>` after attribute literal")?;
            }
            T::TypeLiteral => self.literal("MLIR type", "expected `>` after type literal")?,
            T::Constraint | T::Rewrite => self.user_decl(true)?,
            T::Not => {
                self.next();
                self.need(T::Ident, "expected native constraint")?;
                if self.eat(T::Colon) {
                    self.constraints()?;
                }
                if self.kind() != T::LParen {
                    return self.refuse("expected `(` after function name");
                }
            }
            T::Ident | T::SoftIdent => {
                self.next();
                if self.eat(T::Colon) {
                    self.constraints()?;
                }
            }
            T::OpLiteral => self.operation()?,
            T::LParen => self.tuple()?,
            _ => return self.refuse("expected expression"),
        }
        loop {
            if self.eat(T::Dot) {
                let name = self.kind() == T::Ident || self.kind() == T::Integer || self.kind().is_keyword();
                if !name {
                    return Err(("expected identifier or numeric member name".to_owned(), self.at - 1));
                }
                self.next();
            } else if self.eat(T::LParen) {
                self.exprs(T::RParen)?;
                self.need(T::RParen, "expected `)` after argument list")?;
            } else {
                return Ok(());
            }
        }
    }

    fn literal(&mut self, what: &str, close: &str) -> Walked {
        self.at += 2;
        if !self.kind().is_string() {
            return self.refuse(&format!("expected string literal containing {what}"));
        }
        self.next();
        self.need(T::Greater, close)
    }

    fn tuple(&mut self) -> Walked {
        self.next();
        if self.kind() != T::RParen {
            loop {
                if self.kind().is_name() && self.tokens[self.at + 1].kind == T::Equal {
                    self.at += 2;
                }
                self.expr()?;
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.need(T::RParen, "expected `)` after tuple element list")
    }

    fn operation(&mut self) -> Walked {
        self.next();
        self.op_name(self.rewriting)?;
        if self.eat(T::LParen) {
            self.exprs(T::RParen)?;
            self.need(T::RParen, "expected `)` after operation operand list")?;
        }
        if self.eat(T::LBrace) {
            loop {
                let name = self.kind() == T::Ident || self.kind().is_keyword() || self.kind().is_string();
                if !name {
                    return self.refuse("expected identifier or string attribute name");
                }
                self.next();
                if self.eat(T::Equal) {
                    self.expr()?;
                }
                if !self.eat(T::Comma) {
                    break;
                }
            }
            self.need(T::RBrace, "expected `}` after operation attribute list")?;
        }
        if self.eat(T::Arrow) {
            self.need(T::LParen, "expected `(` before operation result type list")?;
            self.exprs(T::RParen)?;
            self.need(T::RParen, "expected `)` after operation result type list")?;
        }
        Ok(())
    }
}
