//! The parser: one struct, one file per part of the grammar.
//!
//! Invariant: `tok` is the token that comes next, and `depth` counts the regions, types, attributes and
//! locations that are open. All recursion goes through [`Parser::nested`], which continues on a new stack
//! before the current one is used up, so text can never overflow it.
//!
//! Errors are boxed in here, so that the way without errors moves little; they are unboxed at the public
//! surface. Mirrors <https://mlir.llvm.org/docs/LangRef/>.

mod affine;
mod attr;
mod dense;
mod loc;
mod number;
mod op;
mod outline;
mod parallel;
mod part;
mod resource;
mod scope;
pub(in crate::text) mod symbol;
mod ty;

use std::sync::Arc;

use legalize_source::{Budget, Diagnostic, Diagnostics, FileId, Limit, Reported, Span};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

pub(super) use self::op::OpenOp;
use self::part::Part;
use self::scope::Scopes;
use super::{Delimiter, ParseHook, ParseOptions, ParsedModule};
use crate::advice::advise;
use crate::body::Ir;
use crate::context::{AttrDict, Attribute, Context, Location, Name, Nested, OpInfo, OpName, PerName, Type};
use crate::deep::{needs_stack, on_new_stack};
use crate::text::lexer::{Lexer, Tok, Token};

/// Result of a parsing function inside of this module.
pub(super) type Res<T> = Result<T, Box<Diagnostic>>;

/// Entries of a dictionary as they were written.
type Entries = SmallVec<[(Name, Attribute); 4]>;
/// Inputs and results of a function type.
type Signature = (SmallVec<[Type; 8]>, SmallVec<[Type; 2]>);

/// A few texts that were read lately and what they mean; most operations repeat one.
struct Recent<'s, T> {
    /// The known texts, the most frequent one at the front.
    known: Vec<(&'s str, T)>,
}

impl<T> Default for Recent<'_, T> {
    fn default() -> Self {
        Recent { known: Vec::new() }
    }
}

impl<'s, T> Recent<'s, T> {
    const KEPT: usize = 8;
    /// Longer texts are not kept.
    const LONGEST: usize = 96;

    /// Returns the meaning of the text at the front of `rest`, and its length, if `ends` accepts the byte
    /// after it.
    #[inline]
    fn prefix_of(&mut self, rest: &'s str, ends: impl Fn(Option<u8>) -> bool) -> Option<(usize, &T)> {
        let rest = rest.as_bytes();
        let at = self
            .known
            .iter()
            .position(|(text, _)| rest.starts_with(text.as_bytes()) && ends(rest.get(text.len()).copied()))?;
        let at = if at > 0 {
            self.known.swap(at, at - 1);
            at - 1
        } else {
            at
        };
        self.known.get(at).map(|(text, value)| (text.len(), value))
    }

    fn insert(&mut self, text: &'s str, value: T) {
        if text.is_empty() || text.len() > Self::LONGEST {
            return;
        }
        if self.known.len() >= Self::KEPT {
            self.known.pop();
        }
        self.known.push((text, value));
    }
}

/// A location alias that was used before its definition.
struct DeferredLoc {
    /// Offset of the use.
    offset: u32,
    end: u32,
    holder: DeferredHolder,
}

#[derive(Clone, Copy)]
enum DeferredHolder {
    Op(crate::body::OpId),
    Argument(crate::body::BlockId, u32),
}

/// Parser of one file.
pub(super) struct Parser<'s> {
    pub ctx: &'s Context,
    pub file: FileId,
    pub text: &'s str,
    pub ir: Ir,
    lexer: Lexer<'s>,
    tok: Token,
    /// End of the token before `tok`.
    last_end: u32,
    depth: u32,
    max_depth: u32,
    scopes: Scopes<'s>,
    /// Parsers of parts have the same aliases.
    attr_aliases: Arc<FxHashMap<&'s str, Attribute>>,
    type_aliases: Arc<FxHashMap<&'s str, Type>>,
    /// Number of parts that are printed for the contents of aliases.
    written: FxHashMap<Nested, u64>,
    /// Types and attributes of dialects by their whole text.
    type_texts: FxHashMap<&'s str, Type>,
    attr_texts: FxHashMap<&'s str, Attribute>,
    names: FxHashMap<&'s str, Name>,
    /// Entries of dictionaries by their text, and dictionaries by their entries.
    recent_entries: Recent<'s, Entries>,
    recent_dict: (Entries, AttrDict),
    /// Function types by their text.
    recent_signatures: Recent<'s, Signature>,
    /// The type of one word that was read last.
    recent_word: (&'s str, Type),
    deferred_locs: Vec<DeferredLoc>,
    /// Location aliases of arguments that are not made yet, by the offset of the argument's name.
    deferred_args: FxHashMap<u32, (u32, u32)>,
    /// Numbers of `distinct[n]` in this file and what they became.
    distinct: FxHashMap<u64, (u64, Attribute)>,
    /// Bytes that wide elements may still take, once there are any.
    element_bytes: Option<Budget>,
    /// Keys of resources in this file and what they became.
    resource_keys: FxHashMap<String, Name>,
    /// Operations whose custom assembly is being parsed, innermost last; they determine whose prefix may be
    /// dropped.
    default_dialects: Vec<Option<&'s OpInfo>>,
    op_names: FxHashMap<&'s str, OpName>,
    /// The parsers of custom assembly.
    forms: PerName<Option<&'s ParseHook>>,
    /// The types and attributes that are being read and can refer to themselves, the innermost last.
    pub cyclic: Vec<Name>,
    /// The part of the file's operations that this parser reads.
    part: Part,
}

impl<'s> Parser<'s> {
    pub(super) fn new(ctx: &'s Context, file: FileId, text: &'s str) -> Self {
        let max_depth = u32::try_from(ctx.sources().limits().ir_depth.base).unwrap_or(u32::MAX);
        let mut parser = Parser {
            ctx,
            file,
            text,
            ir: Ir::new(),
            lexer: Lexer::new(text.as_bytes()),
            tok: Token { kind: Tok::Eof, start: 0, end: 0 },
            last_end: 0,
            depth: 0,
            max_depth,
            scopes: Scopes::new(text.len()),
            attr_aliases: Arc::default(),
            type_aliases: Arc::default(),
            written: FxHashMap::default(),
            type_texts: FxHashMap::default(),
            attr_texts: FxHashMap::default(),
            names: FxHashMap::default(),
            recent_entries: Recent::default(),
            recent_dict: (Entries::new(), ctx.common().empty_dict),
            recent_signatures: Recent::default(),
            recent_word: ("i32", ctx.common().i32),
            deferred_locs: Vec::new(),
            deferred_args: FxHashMap::default(),
            distinct: FxHashMap::default(),
            element_bytes: None,
            resource_keys: FxHashMap::default(),
            default_dialects: vec![None],
            op_names: FxHashMap::default(),
            forms: PerName::default(),
            cyclic: Vec::new(),
            part: Part::default(),
        };
        parser.tok = parser.lexer.next_token();
        parser
    }

    // Tokens.

    #[inline]
    pub(super) fn offset(&self) -> u32 {
        self.tok.start
    }

    #[inline]
    pub(super) fn last_end(&self) -> u32 {
        self.last_end
    }

    #[inline]
    pub(super) fn at(&self, kind: Tok) -> bool {
        self.tok.kind == kind
    }

    #[inline]
    pub(super) fn kind(&self) -> Tok {
        self.tok.kind
    }

    /// Text of a token.
    #[inline]
    fn spelling_of(&self, token: Token) -> &'s str {
        // Tokens start and end at ASCII characters, so this always holds.
        self.text.get(token.start as usize..token.end as usize).unwrap_or("")
    }

    #[inline]
    pub(super) fn spelling(&self) -> &'s str {
        self.spelling_of(self.tok)
    }

    /// Advances to the next token; returns the previous one.
    #[inline]
    pub(super) fn bump(&mut self) -> Token {
        let token = self.tok;
        self.last_end = token.end;
        self.tok = self.lexer.next_token();
        token
    }

    /// Lexes again from an offset; the token before it ended at `last_end`.
    pub(super) fn rewind(&mut self, offset: u32, last_end: u32) {
        self.reset(offset);
        self.last_end = last_end;
    }

    /// Lexes again from an offset.
    pub(super) fn reset(&mut self, offset: u32) {
        self.lexer.pos = offset as usize;
        self.lexer.error = None;
        self.tok = self.lexer.next_token();
    }

    #[inline]
    pub(super) fn eat(&mut self, kind: Tok) -> bool {
        let hit = self.tok.kind == kind;
        if hit {
            self.bump();
        }
        hit
    }

    #[inline]
    pub(super) fn expect(&mut self, kind: Tok, message: &str) -> Res<Token> {
        if self.tok.kind == kind { Ok(self.bump()) } else { Err(self.wrong(message)) }
    }

    /// The dictionary of entries that are in any order, each name once.
    fn dict_of(&mut self, entries: &Entries) -> AttrDict {
        if self.recent_dict.0 != *entries {
            self.recent_dict = (entries.clone(), self.ctx.dict(entries.iter().copied()));
        }
        self.recent_dict.1
    }

    /// Continues at an offset after a text whose meaning is known.
    fn skip_to(&mut self, offset: u32) {
        self.last_end = offset;
        self.lexer.pos = offset as usize;
        self.tok = self.lexer.next_token();
    }

    /// The text from the next token on.
    fn rest(&self) -> &'s str {
        self.text.get(self.tok.start as usize..).unwrap_or("")
    }

    /// The text from an offset to the end of the token that was read last.
    fn text_since(&self, start: u32) -> &'s str {
        self.text.get(start as usize..self.last_end as usize).unwrap_or("")
    }

    /// The handle of an identifier in the text.
    #[inline]
    pub(super) fn name(&mut self, text: &'s str) -> Name {
        match self.names.get(text) {
            Some(&name) => name,
            None => {
                let name = self.ctx.name(text);
                self.names.insert(text, name);
                name
            }
        }
    }

    /// Returns true if a given keyword comes next.
    #[inline]
    pub(super) fn at_keyword(&self, keyword: &str) -> bool {
        self.tok.kind == Tok::Bare && self.spelling() == keyword
    }

    #[inline]
    pub(super) fn eat_keyword(&mut self, keyword: &str) -> bool {
        let hit = self.at_keyword(keyword);
        if hit {
            self.bump();
        }
        hit
    }

    pub(super) fn expect_keyword(&mut self, keyword: &str, message: &str) -> Res<()> {
        if self.eat_keyword(keyword) { Ok(()) } else { Err(self.wrong(message)) }
    }

    // Errors.

    /// An error at an offset; a lexical error that led here comes first.
    #[cold]
    pub(super) fn error_at(
        &self,
        code: &'static str,
        offset: u32,
        message: impl Into<String>,
    ) -> Box<Diagnostic> {
        self.error_span(code, Span::at(self.file, offset), message)
    }

    #[cold]
    pub(super) fn error_span(
        &self,
        code: &'static str,
        span: Span,
        message: impl Into<String>,
    ) -> Box<Diagnostic> {
        if self.tok.kind == Tok::Error
            && let Some((at, message)) = self.lexer.error
        {
            return Box::new(
                Diagnostic::error("parse::token", message).with_label(Span::at(self.file, at), ""),
            );
        }
        Box::new(Diagnostic::error(code, message).with_label(span, ""))
    }

    /// An error at the next token; at the end of the file, one before it.
    #[cold]
    pub(super) fn error_here(&self, message: impl Into<String>) -> Box<Diagnostic> {
        let start = match self.tok.kind {
            // Not into the middle of a character.
            Tok::Eof => self.text.char_indices().next_back().map_or(0, |(last, _)| last as u32),
            _ => self.tok.start,
        };
        self.error_span("parse::syntax", Span::new(self.file, start, self.tok.end), message)
    }

    /// Returns an error about an unexpected token; it is placed after the previous token.
    #[cold]
    pub(super) fn wrong(&self, message: &str) -> Box<Diagnostic> {
        // Back over white space and comments, as upstream does.
        let head = self.text.get(..self.tok.start as usize).unwrap_or("");
        let mut end = head.trim_end_matches([' ', '\t']).len();
        while end > 0 && matches!(head.as_bytes()[end - 1], b'\n' | b'\r') {
            let line_start = head[..end - 1].rfind(['\n', '\r']).map_or(0, |newline| newline + 1);
            let line = &head[line_start..end - 1];
            let line = line.rfind("//").map_or(line, |comment| &line[..comment]);
            end = line_start + line.trim_end_matches([' ', '\t']).len();
        }
        let at = if end == 0 { self.tok.start } else { end as u32 };
        self.error_at("parse::syntax", at, message)
    }

    pub(super) fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, start, end.max(start))
    }

    /// Runs something that may call itself, one level deeper.
    #[inline]
    pub(super) fn nested<T: Send>(&mut self, read: impl FnOnce(&mut Self) -> Res<T> + Send) -> Res<T> {
        if self.depth >= self.max_depth {
            return Err(self.too_deep());
        }
        self.depth += 1;
        let result = if needs_stack(self.depth) { self.on_new_stack(read) } else { read(self) };
        self.depth -= 1;
        result
    }

    #[cold]
    fn on_new_stack<T: Send>(&mut self, read: impl FnOnce(&mut Self) -> Res<T> + Send) -> Res<T> {
        on_new_stack(|| read(self)).unwrap_or_else(|error| Err(self.no_stack(&error)))
    }

    /// Refuses what starts at a token and has so many levels, if that is too many with those around it.
    #[inline]
    fn check_depth(&self, token: Token, depth: u32) -> Res<()> {
        // The level that the item itself takes in the text is the first of its own.
        if self.depth.saturating_sub(1).saturating_add(depth) <= self.max_depth {
            return Ok(());
        }
        Err(self.too_deep_at(self.span(token.start, token.end)))
    }

    #[cold]
    fn too_deep(&self) -> Box<Diagnostic> {
        self.too_deep_at(self.span(self.tok.start, self.tok.start))
    }

    #[cold]
    fn too_deep_at(&self, span: Span) -> Box<Diagnostic> {
        let message = format!("nested more than {} levels deep", self.max_depth);
        let error = self.error_span("parse::too_deep", span, message);
        Box::new(error.with_help(self.ctx.sources().limits().exceeded(Limit::IrDepth, 0).help()))
    }

    #[cold]
    fn no_stack(&self, error: &std::io::Error) -> Box<Diagnostic> {
        let message =
            format!("the system has no stack for more than {} nested levels: {error}", self.depth - 1);
        let error = self.error_span("parse::no_stack", self.span(self.tok.start, self.tok.start), message);
        Box::new(error.with_help(
            "allow the process more address space (`ulimit -v`) or threads (`ulimit -u`), or nest less",
        ))
    }

    // Lists.

    /// Reads a list with commas between the elements.
    pub(super) fn list(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        mut element: impl FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let Some((open, close, optional)) = delimiter_tokens(delimiter) else {
            loop {
                element(self)?;
                if !self.eat(Tok::Comma) {
                    return Ok(());
                }
            }
        };
        if !self.eat(open.0) {
            if optional {
                return Ok(());
            }
            return Err(self.wrong(&format!("expected '{}'{context}", open.1)));
        }
        if self.eat(close.0) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if !self.eat(close.0) {
            return Err(self.wrong(&format!("expected '{}'{context}", close.1)));
        }
        Ok(())
    }
}

type Spelled = (Tok, char);

/// Tokens around a list, and whether the list may be missing.
pub(super) fn delimiter_tokens(delimiter: Delimiter) -> Option<(Spelled, Spelled, bool)> {
    let paren = ((Tok::LParen, '('), (Tok::RParen, ')'));
    let square = ((Tok::LSquare, '['), (Tok::RSquare, ']'));
    let less = ((Tok::Less, '<'), (Tok::Greater, '>'));
    let brace = ((Tok::LBrace, '{'), (Tok::RBrace, '}'));
    let (tokens, optional) = match delimiter {
        Delimiter::None => return None,
        Delimiter::Paren => (paren, false),
        Delimiter::Square => (square, false),
        Delimiter::Less => (less, false),
        Delimiter::Brace => (brace, false),
        Delimiter::OptionalParen => (paren, true),
        Delimiter::OptionalSquare => (square, true),
        Delimiter::OptionalLess => (less, true),
        Delimiter::OptionalBraces => (brace, true),
    };
    Some((tokens.0, tokens.1, optional))
}

/// See [`super::parse_module`].
pub(super) fn module(ctx: &Context, file: FileId, options: &ParseOptions) -> Reported<Option<ParsedModule>> {
    let source = ctx.sources().file(file);
    let mut parser = Parser::new(ctx, file, source.text());
    parser.part = Part::whole(ctx, source.text());
    match parser.file(options.module_position) {
        Ok(root) => {
            let mut ir = parser.ir;
            let errors =
                if options.verify { crate::verify::verify(ctx, &ir, root) } else { Diagnostics::new() };
            if !options.verify || errors.has_errors() {
                crate::verify::mark_invalid(ctx, &mut ir, root);
            }
            Reported::new(Some(ParsedModule { ir, root }), errors)
        }
        Err(mut errors) => {
            advise(&mut errors);
            Reported::new(None, errors)
        }
    }
}

/// Parses a whole text, such as a type.
pub(super) fn whole<T>(
    ctx: &Context,
    name: &str,
    text: &str,
    read: impl FnOnce(&mut Parser<'_>) -> Res<T>,
) -> Result<T, Diagnostic> {
    let file = ctx.sources().add(name, text);
    let mut parser = Parser::new(ctx, file, text);
    let value = read(&mut parser).map_err(|error| *error)?;
    if parser.at(Tok::Eof) {
        Ok(value)
    } else {
        Err(*parser.error_here(format!("found trailing characters: '{}'", &text[parser.offset() as usize..])))
    }
}

impl Parser<'_> {
    /// A location at an offset of this file.
    #[inline]
    pub(super) fn loc_at(&self, offset: u32) -> Location {
        Location::at(self.file, offset)
    }
}
