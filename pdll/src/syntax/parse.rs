//! Parsing of a file to its items: declarations are separated first and parsed one by one with the grammar,
//! so that an error in one does not affect the others.

use std::cell::{Cell, RefCell};

use lalrpop_util::ParseError;
use legalize_source::{Diagnostic, FileId, Span};

use super::MAX_DEPTH;
use super::arena::{Stored, SyntaxArena};
use super::explain::explain;
use super::grammar::{DeclarationParser, StatementStartParser};
use super::lexer::{EDITIONS, Lexed, lex};
use super::token::{OPEN, Token, TokenKind, string_value};
use super::tree::*;

/// Items and tokens of a file.
#[derive(Debug)]
pub(crate) struct ParsedFile<'a> {
    /// Items in order.
    pub items: Vec<Item<'a>>,
    /// The tokens.
    pub tokens: FileTokens,
    /// True if the file begins with an `#edition`.
    pub in_edition: bool,
}

/// Tokens of a file, for queries about the token after a place.
#[derive(Debug)]
pub(crate) struct FileTokens {
    /// The tokens in order; the last one is [`TokenKind::Eof`].
    pub tokens: Vec<Token>,
    /// The file.
    pub file: FileId,
}

impl FileTokens {
    /// Returns the place of the first token that starts at or after an offset.
    pub(crate) fn token_from(&self, offset: u32) -> Span {
        let index = self.tokens.partition_point(|token| token.start < offset);
        self.tokens[index.min(self.tokens.len() - 1)].span(self.file)
    }

    /// Returns the kind of the first token that starts at or after an offset.
    pub(crate) fn kind_from(&self, offset: u32) -> TokenKind {
        let index = self.tokens.partition_point(|token| token.start < offset);
        self.tokens[index.min(self.tokens.len() - 1)].kind
    }

    /// Returns the kind of the last token that starts before an offset.
    pub(crate) fn token_before(&self, offset: u32) -> Option<TokenKind> {
        let index = self.tokens.partition_point(|token| token.start < offset);
        Some(self.tokens.get(index.checked_sub(1)?)?.kind)
    }
}

/// Parses a file; the nodes of its tree are allocated in an arena.
pub(crate) fn parse<'a>(file: FileId, text: &'a str, arena: &'a SyntaxArena<'a>) -> ParsedFile<'a> {
    let lexed = lex(file, text);
    let items = Parser { file, text, lexed: &lexed, arena }.items();
    let in_edition = lexed.in_edition;
    ParsedFile { items, tokens: FileTokens { tokens: lexed.tokens, file }, in_edition }
}

type GrammarError = ParseError<u32, TokenKind, ()>;

type TokenResult = Result<(u32, TokenKind, u32), ()>;

struct Parser<'p, 'a> {
    file: FileId,
    text: &'a str,
    lexed: &'p Lexed,
    arena: &'a SyntaxArena<'a>,
}

impl<'a> Parser<'_, 'a> {
    fn items(&self) -> Vec<Item<'a>> {
        let tokens = &self.lexed.tokens;
        let mut items = Vec::new();
        let mut at = 0;
        while tokens[at].kind != TokenKind::Eof {
            match tokens[at].kind {
                TokenKind::Directive => items.push(self.directive(&mut at)),
                TokenKind::Constraint | TokenKind::Rewrite | TokenKind::Pattern => {
                    let end = declaration_end(tokens, at);
                    items.push(self.declaration(at, end));
                    at = end;
                }
                _ => {
                    let end = next_start(tokens, at + 1);
                    // It is unknown which of the words is a name.
                    let words = tokens[at..end].iter().filter(|token| token.kind == TokenKind::Ident);
                    let names = words.map(|token| self.word(token)).collect();
                    items.push(Item::Broken { start: None, names, error: Box::new(self.stray(at)) });
                    at = end;
                }
            }
        }
        items
    }

    fn word(&self, token: &Token) -> &'a str {
        &self.text[token.start as usize..token.end as usize]
    }

    /// Returns the names that tokens would declare: those of constraints and rewrites, and of variables if
    /// requested.
    fn declared(&self, start: usize, end: usize, variables: bool) -> Vec<&'a str> {
        let tokens = &self.lexed.tokens[start..end];
        let is_declared = |pair: &&[Token]| match (pair[0].kind, pair[1].kind) {
            // Two names are adjacent if the first is a misspelled word.
            (TokenKind::Constraint | TokenKind::Rewrite | TokenKind::Ident, TokenKind::Ident) => true,
            (TokenKind::Let, TokenKind::Ident) => variables,
            _ => false,
        };
        let mut names: Vec<&str> =
            tokens.windows(2).filter(is_declared).map(|pair| self.word(&pair[1])).collect();
        let named = tokens
            .windows(2)
            .filter(|pair| variables && (pair[0].kind, pair[1].kind) == (TokenKind::Ident, TokenKind::Colon));
        names.extend(named.map(|pair| self.word(&pair[0])));
        names
    }

    fn lexical_error(&self, token: usize) -> Option<Diagnostic> {
        let found = self.lexed.errors.binary_search_by_key(&token, |(at, _)| *at).ok()?;
        Some(self.lexed.errors[found].1.clone())
    }

    fn stray(&self, at: usize) -> Diagnostic {
        self.lexical_error(at).unwrap_or_else(|| {
            Diagnostic::error("pdll::syntax", "expected top-level declaration, such as a `Pattern`")
                .with_label(self.lexed.tokens[at].span(self.file), "")
                .with_help(
                    "write `Pattern`, `Constraint` and `Rewrite` declarations and `#include`s at the \
                            top level",
                )
        })
    }

    fn directive(&self, at: &mut usize) -> Item<'a> {
        let tokens = &self.lexed.tokens;
        let directive = tokens[*at].span(self.file);
        let word = &self.text[directive.start as usize..directive.end as usize];
        *at += 1;
        if word == "#edition" {
            return self.edition(directive, at);
        }
        if word != "#include" {
            let error = Diagnostic::error("pdll::unknown_directive", format!("unknown directive `{word}`"))
                .with_label(directive, "")
                .with_help("use `#include \"file.pdll\"` or `#include \"file.td\"`, the only directive");
            *at = next_start(tokens, *at);
            return Item::Broken { start: None, names: Vec::new(), error: Box::new(error) };
        }
        let file = tokens[*at];
        if !file.kind.is_string() {
            if let Some(error) = self.lexical_error(*at) {
                *at += 1;
                return Item::Broken { start: None, names: Vec::new(), error: Box::new(error) };
            }
            return Item::Include { directive, file: None };
        }
        *at += 1;
        let span = file.span(self.file);
        let text = self.arena.text(&string_value(&self.text[span.start as usize..span.end as usize]));
        Item::Include { directive, file: Some(Name { text, span }) }
    }

    /// Parses `#edition`, which the lexer has recorded if it is valid here.
    fn edition(&self, directive: Span, at: &mut usize) -> Item<'a> {
        let tokens = &self.lexed.tokens;
        let name = tokens[*at];
        let error = if *at != 1 {
            Diagnostic::error("pdll::edition", "`#edition` is not at the top of the file")
                .with_label(directive, "")
                .with_help("move it to the top of the file")
        } else if self.lexed.in_edition {
            *at += 1;
            return Item::Edition;
        } else {
            Diagnostic::error("pdll::edition", "expected the name of an edition")
                .with_label(name.span(self.file), "")
                .with_help(format!("use one of the editions \"{}\"", EDITIONS.join("\", \"")))
        };
        *at = next_start(tokens, *at);
        Item::Broken { start: None, names: Vec::new(), error: Box::new(error) }
    }

    fn declaration(&self, start: usize, end: usize) -> Item<'a> {
        let tokens = &self.lexed.tokens;
        if let Some(too_deep) = nesting_error(&tokens[start..end], self.file) {
            let names = self.declared(start, end, false);
            return Item::Broken { start: None, names, error: Box::new(too_deep) };
        }
        let builder =
            Builder { parser: self, end, first_error: RefCell::new(None), is_lost: Cell::new(false) };
        let stream = tokens[start..end].iter().map(|token| Ok((token.start, token.kind, token.end)));
        let parsed = DeclarationParser::new().parse(&builder, stream);
        let is_lost = builder.is_lost.get();
        let first = builder.first_error.take();
        let (bad, error) = match (parsed, first) {
            (Ok(item), _) if !is_lost => return item,
            (Ok(item), None) => return item,
            (Ok(_), Some(first)) => first,
            (Err(error), None) => (builder.place(&error), Box::new(builder.diagnose(&error))),
            // A recovered error before it is the place of the error. Otherwise the error is in the preceding
            // code; a token before an invalid one does not count there.
            (Err(error), Some((at, first))) => {
                let bad = builder.place(&error);
                (if is_lost || tokens[bad].kind == TokenKind::Invalid { at } else { bad }, first)
            }
        };
        let names = self.declared(start, end, false);
        let parse = |known| DeclarationParser::new().parse(&builder, known);
        let start = builder.start_of(start, bad, parse).map(|item| self.arena.node(item));
        Item::Broken { start, names, error }
    }
}

/// Returns the index after a declaration's last token: a new declaration starts at any `Pattern` or directive
/// (neither nests), and at a `Constraint` or `Rewrite` that follows a `;` or `}` outside of all brackets. A
/// body in braces is the last part of a declaration.
fn declaration_end(tokens: &[Token], start: usize) -> usize {
    let mut depth = 0u32;
    let mut lambda = false;
    let mut at = start;
    loop {
        let kind = tokens[at].kind;
        match kind {
            TokenKind::EqualArrow => lambda |= depth == 0,
            TokenKind::RBrace if depth == 1 && !lambda => return at + 1,
            TokenKind::LBrace | TokenKind::LParen | TokenKind::LSquare => depth += 1,
            TokenKind::RBrace | TokenKind::RParen | TokenKind::RSquare => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
        let ended = depth == 0 && matches!(kind, TokenKind::Semicolon | TokenKind::RBrace);
        match tokens[at].kind {
            TokenKind::Eof => return at,
            TokenKind::Directive => return at,
            // A word of an operation's or attribute's name.
            TokenKind::Pattern if word_position(tokens, at) => {}
            TokenKind::Pattern => return at,
            TokenKind::Constraint | TokenKind::Rewrite if ended => return at,
            _ => {}
        }
    }
}

/// Returns true if `Pattern` at an index is the name of an attribute or a member, or part of an operation's
/// name.
fn word_position(tokens: &[Token], at: usize) -> bool {
    let starts_body = |kind| matches!(kind, TokenKind::With | TokenKind::LBrace | TokenKind::EqualArrow);
    match tokens[at - 1].kind {
        TokenKind::Dot | TokenKind::Less => true,
        TokenKind::LBrace | TokenKind::Comma => match tokens[at + 1].kind {
            TokenKind::Ident => !tokens.get(at + 2).is_some_and(|token| starts_body(token.kind)),
            kind => !starts_body(kind),
        },
        _ => false,
    }
}

/// Returns the index of the next token from which a declaration may start.
fn next_start(tokens: &[Token], mut at: usize) -> usize {
    while !matches!(
        tokens[at].kind,
        TokenKind::Eof
            | TokenKind::Directive
            | TokenKind::Pattern
            | TokenKind::Constraint
            | TokenKind::Rewrite
    ) {
        at += 1;
    }
    at
}

/// Returns an error if brackets and lambdas nest beyond [`MAX_DEPTH`]; the declaration is then rejected
/// before it is parsed.
fn nesting_error(tokens: &[Token], file: FileId) -> Option<Diagnostic> {
    let mut lambdas = vec![0usize];
    let mut depth = 0usize;
    for token in tokens {
        match token.kind {
            TokenKind::LBrace | TokenKind::LParen | TokenKind::LSquare | TokenKind::Less => {
                depth += 1;
                lambdas.push(0);
            }
            TokenKind::RBrace | TokenKind::RParen | TokenKind::RSquare | TokenKind::Greater
                if lambdas.len() > 1 =>
            {
                depth -= 1 + lambdas.pop().unwrap_or(0);
            }
            TokenKind::EqualArrow => {
                depth += 1;
                *lambdas.last_mut()? += 1;
            }
            TokenKind::Semicolon => {
                let ended = lambdas.last_mut()?;
                depth -= *ended;
                *ended = 0;
            }
            _ => {}
        }
        if depth > MAX_DEPTH {
            return Some(
                Diagnostic::error("pdll::too_deep", format!("nested more than {MAX_DEPTH} levels deep"))
                    .with_label(token.span(file), "")
                    .with_help("give inner parts a name with `let`"),
            );
        }
    }
    None
}

/// Parts of an operation after its name.
#[derive(Default)]
pub(crate) struct Suffix<'a> {
    /// The operands, if given.
    pub operands: Option<&'a [Expr<'a>]>,
    /// The attributes.
    pub attributes: &'a [AttributeEntry<'a>],
    /// The result types, if given.
    pub results: Option<&'a [Expr<'a>]>,
    /// The successors and regions.
    pub inner: Inner<'a>,
    /// Offset after the last byte; zero if there are no parts.
    pub end: u32,
}

impl<'a> Suffix<'a> {
    /// Creates a suffix from its parts.
    pub(crate) fn new(
        operands: Option<&'a [Expr<'a>]>,
        attributes: Option<&'a [AttributeEntry<'a>]>,
        results: Option<&'a [Expr<'a>]>,
        inner: Option<Inner<'a>>,
        end: u32,
    ) -> Self {
        let (attributes, inner) = (attributes.unwrap_or_default(), inner.unwrap_or_default());
        Suffix { operands, attributes, results, inner, end }
    }
}

/// Builder of nodes, for the grammar's actions.
pub(crate) struct Builder<'p, 'a> {
    parser: &'p Parser<'p, 'a>,
    end: usize,
    /// First error that was recovered from, and the token at which it was found.
    first_error: RefCell<Option<(usize, Box<Diagnostic>)>>,
    /// True if the first error was recovered from in an inner block that ends before it, so that the rest is
    /// in the wrong block.
    is_lost: Cell<bool>,
}

impl<'a> Builder<'_, 'a> {
    /// Allocates a node of the tree.
    pub(crate) fn node<T: Stored<'a>>(&self, node: T) -> &'a T {
        self.parser.arena.node(node)
    }

    /// Allocates consecutive nodes of the tree.
    pub(crate) fn list<T: Stored<'a>>(&self, nodes: Vec<T>) -> &'a [T] {
        self.parser.arena.list(nodes)
    }

    /// Allocates a text that is not part of the file.
    pub(crate) fn alloc_text(&self, text: &str) -> &'a str {
        self.parser.arena.text(text)
    }

    /// Returns a place in the file.
    pub(crate) fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.parser.file, start, end.max(start))
    }

    fn text(&self, start: u32, end: u32) -> &'a str {
        &self.parser.text[start as usize..end as usize]
    }

    /// Returns the token from `start` to `end` as a name.
    pub(crate) fn name(&self, start: u32, end: u32) -> Name<'a> {
        Name { text: self.text(start, end), span: self.span(start, end) }
    }

    /// Returns an operation's name. Upstream counts the bytes of the words and dots and takes as many bytes
    /// of the file from the first word on: blanks, line ends or comments between them are part of the name,
    /// and its end is cut off. A character that would be split is left out completely.
    pub(crate) fn op_name(&self, start: u32, end: u32) -> Name<'a> {
        let tokens = &self.parser.lexed.tokens;
        let first = tokens.partition_point(|token| token.start < start);
        let words = tokens[first..].iter().take_while(|token| token.end <= end);
        let length: u32 = words.map(|token| token.end - token.start).sum();
        let cut = self.parser.text.floor_char_boundary((start + length) as usize);
        Name { text: self.text(start, cut as u32), span: self.span(start, end) }
    }

    /// Returns the value of a string literal.
    pub(crate) fn string(&self, span: Span) -> &'a str {
        self.alloc_text(&string_value(self.text(span.start, span.end)))
    }

    /// Creates a statement.
    pub(crate) fn stmt(&self, start: u32, end: u32, kind: StmtKind<'a>) -> Stmt<'a> {
        Stmt { span: self.span(start, end), kind }
    }

    /// Creates an expression.
    pub(crate) fn expr(&self, start: u32, end: u32, kind: ExprKind<'a>) -> Expr<'a> {
        Expr { span: self.span(start, end), kind }
    }

    /// Appends a member access or call to an expression.
    pub(crate) fn step(&self, base: Expr<'a>, step: PostfixOp<'a>) -> Expr<'a> {
        let span = base.span.to(step.span);
        match base.kind {
            ExprKind::Postfix { base, mut steps } => {
                steps.push(step);
                Expr { span, kind: ExprKind::Postfix { base, steps } }
            }
            _ => Expr { span, kind: ExprKind::Postfix { base: self.node(base), steps: vec![step] } },
        }
    }

    /// Combines two expressions by an operator.
    pub(crate) fn chain(&self, left: Expr<'a>, op: BinaryOp, right: Expr<'a>) -> Expr<'a> {
        let span = left.span.to(right.span);
        match left.kind {
            ExprKind::Chain { first, mut rest }
                if rest.first().is_some_and(|(before, _)| before.tier() == op.tier()) =>
            {
                rest.push((op, right));
                Expr { span, kind: ExprKind::Chain { first, rest } }
            }
            _ => Expr { span, kind: ExprKind::Chain { first: self.node(left), rest: vec![(op, right)] } },
        }
    }

    /// Creates an operation expression.
    pub(crate) fn operation(&self, head: (Span, Option<Name<'a>>, Span), suffix: Suffix<'a>) -> Expr<'a> {
        let (keyword, name, name_end) = head;
        let end = suffix.end.max(name_end.end);
        let operation = Operation {
            keyword,
            name,
            name_end,
            operands: suffix.operands,
            attributes: suffix.attributes,
            results: suffix.results,
            inner: suffix.inner,
        };
        self.expr(keyword.start, end, ExprKind::Operation(self.node(operation)))
    }

    /// Creates a statement that does not parse.
    pub(crate) fn broken(
        &self,
        start: u32,
        end: u32,
        recovery: lalrpop_util::ErrorRecovery<u32, TokenKind, ()>,
    ) -> Stmt<'a> {
        let first = self.parser.lexed.tokens.partition_point(|token| token.start < start);
        let parse = |known| StatementStartParser::new().parse(self, known);
        let bad = self.place(&recovery.error);
        let known = self.start_of(first, bad, parse).map(|stmt| self.node(stmt));
        let error = Box::new(self.diagnose(&recovery.error));
        self.first_error.borrow_mut().get_or_insert_with(|| {
            // The end of a block is recognized by the token that follows it.
            self.is_lost.set(first < bad && self.parser.lexed.tokens[first].kind == TokenKind::RBrace);
            (bad, error.clone())
        });
        let tail = self.parser.lexed.tokens.partition_point(|token| token.start < end);
        let names = self.parser.declared(first, tail.max(first), true);
        self.stmt(start, end, StmtKind::Broken { start: known, names, error })
    }

    /// Parses the part before a syntax error: either an open element lacks its end, or an element is missing.
    fn start_of<T>(
        &self,
        first: usize,
        bad: usize,
        parse: impl Fn(Vec<TokenResult>) -> Result<T, GrammarError>,
    ) -> Option<T> {
        let tokens = &self.parser.lexed.tokens;
        let (bad, missing) = match tokens[bad].kind {
            // A colon turns the name before it into a new variable, `=` into a label or an attribute's name.
            TokenKind::Invalid
                if bad > 0 && matches!(tokens[bad - 1].kind, TokenKind::Colon | TokenKind::Equal) =>
            {
                (bad, [TokenKind::Hole, TokenKind::Close])
            }
            // An invalid token is found when the token before it is consumed, and that token may begin any
            // element.
            TokenKind::Invalid => (bad.checked_sub(1)?, [TokenKind::Hole, TokenKind::Close]),
            _ => (bad, [TokenKind::Close, TokenKind::Hole]),
        };
        let known = tokens.get(first..bad).filter(|known| !known.is_empty())?;
        let ends = (known.len() + 4).min(8 * MAX_DEPTH);
        missing.into_iter().find_map(|missing| {
            let missing = std::iter::once(missing).chain(std::iter::repeat_n(TokenKind::Close, ends));
            let known = known.iter().map(|token| (token.start, token.kind, token.end));
            let stream = known.chain(missing.map(|kind| (OPEN, kind, OPEN))).map(Ok).collect();
            parse(stream).ok()
        })
    }

    /// Creates a missing expression.
    pub(crate) fn hole(&self) -> Expr<'a> {
        self.expr(OPEN, OPEN, ExprKind::Hole)
    }

    /// Allocates expressions with a missing one at their end.
    pub(crate) fn open(&self, list: Option<Vec<Expr<'a>>>) -> &'a [Expr<'a>] {
        let mut list = list.unwrap_or_default();
        list.push(self.hole());
        self.list(list)
    }

    /// Creates an expression that is followed by a syntax error.
    pub(crate) fn cut_off(&self, base: Expr<'a>) -> Expr<'a> {
        self.step(base, PostfixOp { span: self.span(OPEN, OPEN), kind: PostfixKind::Call(self.open(None)) })
    }

    /// Creates a missing statement.
    pub(crate) fn stmt_hole(&self) -> Stmt<'a> {
        self.stmt(OPEN, OPEN, StmtKind::Expr(self.hole()))
    }

    /// Creates a missing name.
    pub(crate) fn name_hole(&self) -> Name<'a> {
        Name { text: "", span: self.span(OPEN, OPEN) }
    }

    /// Creates a missing constraint.
    pub(crate) fn constraint_hole(&self) -> ConstraintRef<'a> {
        ConstraintRef { span: self.span(OPEN, OPEN), kind: ConstraintKind::Hole }
    }

    /// Creates a block of statements with a missing one at its end.
    pub(crate) fn open_block(&self, start: u32, mut stmts: Vec<Stmt<'a>>) -> Block<'a> {
        stmts.push(self.stmt_hole());
        Block { span: self.span(start, OPEN), stmts: self.list(stmts) }
    }

    /// Returns the index of the token that the grammar rejected.
    fn place(&self, error: &GrammarError) -> usize {
        let tokens = &self.parser.lexed.tokens;
        let offset = match error {
            ParseError::UnrecognizedToken { token, .. } | ParseError::ExtraToken { token } => token.0,
            ParseError::InvalidToken { location } => *location,
            ParseError::UnrecognizedEof { .. } | ParseError::User { .. } => tokens[self.end].start,
        };
        tokens.partition_point(|token| token.start < offset).min(self.end)
    }

    fn diagnose(&self, error: &GrammarError) -> Diagnostic {
        let tokens = &self.parser.lexed.tokens;
        let at = self.place(error);
        let expected = match error {
            ParseError::UnrecognizedToken { expected, .. } | ParseError::UnrecognizedEof { expected, .. } => {
                expected.as_slice()
            }
            _ => &[],
        };
        self.parser.lexical_error(at).unwrap_or_else(|| {
            let Parser { text, file, lexed, .. } = *self.parser;
            explain(tokens, text, at, expected, file, lexed.in_edition)
        })
    }
}
