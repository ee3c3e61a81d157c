//! Token stream of a file with its includes: preprocessor, `include`, and adjustments for the grammar.
//!
//! Invariant: the stream always ends; an invalid byte sequence yields one [`Tok::Bad`] and one diagnostic,
//! and the next token follows it. Mirrors the preprocessing section of the TableGen Programmer's Reference:
//! directives are at the beginning of a line, conditionals close in the file that opened them, `include` is
//! textual and may occur anywhere.

use std::path::PathBuf;

use legalize_source::{
    Diagnostic, Exceeded, FileId, Included, Includes, Limit, SourceMap, Span, Text, closest_name,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lexer::{Directive, Lexer, Stray, directive, unescape};
use crate::limits::EvalLimits;
use crate::ops::Bang;
use crate::token::{Pos, Tok};

/// A token with its place.
pub(crate) type Spanned = (Pos, Tok, Pos);

/// An open `#ifdef`.
struct Conditional {
    span: Span,
    /// True if the enclosing conditionals are live.
    outer: bool,
    live: bool,
    has_else: bool,
}

/// State of the detection of an include guard, with which a second inclusion yields no tokens.
enum Guard {
    /// Initial state, before the first token.
    Start,
    /// All tokens so far are within `#ifndef NAME`.
    Inside(String),
    /// The conditional was closed, and no token was seen after it.
    Closed(String),
    /// The file has no include guard.
    None,
}

struct Frame {
    file: FileId,
    text: Text,
    lexer: Lexer,
    conditionals: Vec<Conditional>,
    /// Name as the `include` spells it; empty for the main file.
    name: String,
    guard: Guard,
}

impl Frame {
    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.file, start as u32, end as u32)
    }

    /// Records a token or a directive that the guard does not enclose.
    #[inline]
    fn note_outside_token(&mut self) {
        if !matches!(self.guard, Guard::Inside(_) | Guard::None) {
            self.guard = Guard::None;
        }
    }

    fn is_live(&self) -> bool {
        self.conditionals.last().is_none_or(|innermost| innermost.outer && innermost.live)
    }
}

/// Reports invalid characters, after which the text continues.
#[cold]
fn report_stray(frame: &mut Frame, found: &mut Vec<Diagnostic>, limit: usize) {
    for (at, what) in std::mem::take(&mut frame.lexer.stray) {
        let (len, error) = match what {
            Stray::Nul => {
                let message = "NUL character is invalid in source; treated as space";
                (
                    1,
                    Diagnostic::error("tblgen::nul", message)
                        .with_help("remove it, or save the file as UTF-8 text"),
                )
            }
            Stray::NotUtf8 => {
                let error = Diagnostic::error("tblgen::not_utf8", "string holds bytes that are not UTF-8");
                let help = "convert the file, for instance with 'iconv -f LATIN1 -t UTF-8'";
                ('\u{fffd}'.len_utf8(), error.with_help(help))
            }
        };
        if found.len() < limit {
            found.push(error.with_label(frame.span(at, at + len), ""));
        }
    }
}

/// Token stream.
pub(crate) struct Tokens<'a> {
    sources: &'a SourceMap,
    includes: &'a Includes,
    limits: &'a EvalLimits,
    frames: Vec<Frame>,
    macros: FxHashSet<String>,
    found: FxHashMap<String, Option<Included>>,
    /// Macro that guards a file, by the file's name as it is included.
    guards: FxHashMap<String, String>,
    /// Files that were included, in the order of their first inclusion.
    pub(crate) dependencies: Vec<PathBuf>,
    /// Errors, each pushed before its [`Tok::Bad`] is returned.
    pub(crate) errors: Vec<Diagnostic>,
    /// Diagnostics without a token: warnings, and errors that do not hide other errors.
    pub(crate) warnings: Vec<Diagnostic>,
    peeked: Option<Spanned>,
    /// Open brackets of any kind at the last token.
    nesting: u32,
    /// Open braces at the last token.
    pub(crate) braces: u32,
    ended: bool,
    /// Number of invalid tokens; beyond the limit of errors the text is treated as ended.
    bad_tokens: usize,
    /// True if the last token was a string.
    after_string: bool,
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(
        sources: &'a SourceMap,
        includes: &'a Includes,
        limits: &'a EvalLimits,
        main: FileId,
    ) -> Self {
        let text = sources.file(main).shared_text();
        Tokens {
            sources,
            includes,
            limits,
            frames: vec![Frame {
                file: main,
                lexer: Lexer::new(text.is_lossy()),
                text,
                conditionals: Vec::new(),
                name: String::new(),
                guard: Guard::None,
            }],
            guards: FxHashMap::default(),
            macros: includes.defines().iter().cloned().collect(),
            found: FxHashMap::default(),
            dependencies: Vec::new(),
            errors: Vec::new(),
            warnings: Vec::new(),
            peeked: None,
            nesting: 0,
            braces: 0,
            ended: false,
            bad_tokens: 0,
            after_string: false,
        }
    }

    /// Returns the next token; [`Tok::Eof`] repeatedly at the end.
    #[inline]
    pub(crate) fn next_token(&mut self) -> Spanned {
        let (start, tok, end) = match self.peeked {
            Some(token) => {
                self.peeked = None;
                token
            }
            None => self.raw(),
        };
        let mut as_read = tok;
        match tok {
            Tok::Paste => as_read = self.paste(),
            Tok::LBrace | Tok::LBrack | Tok::LParen | Tok::Less => {
                self.nesting += 1;
                self.braces += u32::from(tok == Tok::LBrace);
                if self.nesting > self.limits.nesting && !self.ended {
                    return self.too_deep(start, end);
                }
            }
            Tok::RBrace | Tok::RBrack | Tok::RParen | Tok::Greater => {
                self.nesting = self.nesting.saturating_sub(1);
                if tok == Tok::RBrace {
                    self.braces = self.braces.saturating_sub(1);
                }
            }
            Tok::Str if self.after_string => as_read = Tok::StrMore,
            _ => {}
        }
        self.after_string = tok == Tok::Str;
        (start, as_read, end)
    }

    /// Returns the token of a `#`, which depends on the token after it.
    fn paste(&mut self) -> Tok {
        let next = self.raw();
        self.peeked = Some(next);
        match next.1 {
            Tok::Colon | Tok::Semi | Tok::LBrace => Tok::PasteEnd,
            _ => Tok::Paste,
        }
    }

    /// Rejects a bracket, and stops reading.
    #[cold]
    fn too_deep(&mut self, start: Pos, end: Pos) -> Spanned {
        let limit = self.limits.nesting;
        self.errors.push(
            Diagnostic::error("tblgen::too_deep", format!("more than {limit} nested brackets"))
                .with_label(start.to(end), "")
                .with_help(
                    self.sources
                        .limits()
                        .exceeded(Limit::TdNesting, 0)
                        .help_after("name inner values with 'defvar'"),
                ),
        );
        self.ended = true;
        self.frames.clear();
        self.after_string = false;
        (start, Tok::Bad, end)
    }

    /// Resets the open brackets, after a syntax error was skipped.
    pub(crate) fn reset_nesting(&mut self) {
        self.nesting = 0;
        self.braces = 0;
    }

    /// Returns the next token of the text, independent of the preceding ones.
    #[inline]
    fn raw(&mut self) -> Spanned {
        let Some(frame) = self.frames.last_mut() else { return self.end() };
        let (start, tok) = frame.lexer.next(frame.text.as_bytes());
        let at = Pos::new(frame.file, start);
        let end = Pos::new(frame.file, frame.lexer.at);
        match tok {
            Some(tok)
                if !matches!(tok, Tok::Bad | Tok::Include | Tok::Eof) && frame.lexer.stray.is_empty() =>
            {
                frame.note_outside_token();
                (at, tok, end)
            }
            tok => self.around(at, tok, end),
        }
    }

    /// Returns the next token if the lexer's result is not one to return: directives, includes, ends of
    /// files, invalid tokens.
    #[inline(never)]
    fn around(&mut self, at: Pos, tok: Option<Tok>, end: Pos) -> Spanned {
        // Number of `include`s that wait for the name of their file.
        let mut waiting = 0_u32;
        let mut given = Some((at, tok, end));
        loop {
            let Some(frame) = self.frames.last_mut() else {
                return self.end();
            };
            let (at, tok, end) = given.take().unwrap_or_else(|| {
                let (start, tok) = frame.lexer.next(frame.text.as_bytes());
                (Pos::new(frame.file, start), tok, Pos::new(frame.file, frame.lexer.at))
            });
            if !frame.lexer.stray.is_empty() {
                report_stray(frame, &mut self.warnings, self.limits.errors);
            }
            match tok {
                None => {
                    if !self.preprocess() {
                        return self.bad(at, end);
                    }
                }
                Some(Tok::Bad) => {
                    self.report_lexer();
                    return self.bad(at, end);
                }
                Some(Tok::Include) => {
                    frame.note_outside_token();
                    waiting += 1;
                }
                Some(Tok::Str) if waiting > 0 => {
                    waiting -= 1;
                    if let Some(bad) = self.include(at, end) {
                        return bad;
                    }
                }
                Some(Tok::Eof) => {
                    if !self.close_conditionals() {
                        return self.bad(at, end);
                    }
                    if self.frames.len() > 1 {
                        if let Some(Frame { name, guard: Guard::Closed(guard), .. }) = self.frames.pop() {
                            self.guards.insert(name, guard);
                        }
                        continue;
                    }
                    if waiting > 0 {
                        return self.no_name(at, end);
                    }
                    self.ended = true;
                    return (at, Tok::Eof, end);
                }
                Some(_) if waiting > 0 => return self.no_name(at, end),
                Some(tok) => {
                    frame.note_outside_token();
                    return (at, tok, end);
                }
            }
        }
    }

    /// Reports the lexer's error.
    #[cold]
    fn report_lexer(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        let Some(error) = frame.lexer.error.take() else { return };
        let mut diagnostic =
            Diagnostic::error(error.code, error.message).with_label(frame.span(error.at, error.end), "");
        if error.code == "tblgen::unknown_operator" {
            diagnostic = diagnostic.with_help(operator_help(&frame.text[error.at..error.end]));
        } else if let Some(help) = help(error.code) {
            diagnostic = diagnostic.with_help(help);
        }
        self.errors.push(diagnostic);
    }

    fn end(&self) -> Spanned {
        (Pos::default(), Tok::Eof, Pos::default())
    }

    fn bad(&mut self, at: Pos, end: Pos) -> Spanned {
        self.bad_tokens += 1;
        if self.bad_tokens > self.limits.errors {
            self.ended = true;
            self.frames.clear();
            return (at, Tok::Eof, end);
        }
        (at, Tok::Bad, end)
    }

    // --- include ------------------------------------------------------------------------------------

    /// Rejects a token in the place of the file name of an `include`.
    fn no_name(&mut self, at: Pos, end: Pos) -> Spanned {
        self.errors.push(
            Diagnostic::error("tblgen::include", "expected filename after include")
                .with_label(at.to(end), "")
                .with_help("write the file name as a string: include \"file.td\""),
        );
        self.bad(at, end)
    }

    /// Enters the file that the string at a place names; returns a token if that fails.
    fn include(&mut self, at: Pos, end: Pos) -> Option<Spanned> {
        let depth = self.frames.len();
        let frame = self.frames.last_mut()?;
        let (start, span) = (at.at as usize, at.to(end));
        let name = unescape(&frame.text[start + 1..frame.lexer.at - 1]).into_owned();
        if self.guards.get(&name).is_some_and(|guard| self.macros.contains(guard)) {
            return None;
        }
        if depth > self.limits.include_depth as usize {
            self.errors.push(
                Diagnostic::error(
                    "tblgen::include_depth",
                    format!("includes nest more than {} deep", self.limits.include_depth),
                )
                .with_label(span, format!("'{name}' is one more"))
                .with_help(
                    self.sources
                        .limits()
                        .exceeded(Limit::IncludeDepth, 0)
                        .help_after("guard a file that includes itself with #ifndef, #define and #endif"),
                ),
            );
            self.frames.clear();
            self.ended = true;
            return Some(self.bad(at, end));
        }
        let found = match self.found.get(&name) {
            Some(found) => found.clone(),
            None => match self.includes.find(&name, self.sources.limits()) {
                Ok(found) => {
                    self.found.insert(name.clone(), found.clone());
                    if let Some(found) = &found {
                        self.dependencies.push(found.path.clone());
                    }
                    found
                }
                Err(error) => {
                    let help = Exceeded::of(&error)
                        .map_or_else(|| "check that the file can be read".to_owned(), Exceeded::help);
                    self.errors.push(
                        Diagnostic::error("tblgen::include", format!("could not read '{name}': {error}"))
                            .with_label(span, "")
                            .with_help(help),
                    );
                    self.frames.clear();
                    return Some(self.bad(at, end));
                }
            },
        };
        let Some(found) = found else {
            let dirs: Vec<String> =
                self.includes.dirs().iter().map(|dir| dir.display().to_string()).collect();
            let help = if dirs.is_empty() {
                "add an include directory with -I".to_owned()
            } else {
                format!("searched {}", dirs.join(", "))
            };
            self.errors.push(
                Diagnostic::error("tblgen::missing_include", format!("could not find include file '{name}'"))
                    .with_label(span, "no such file")
                    .with_help(help),
            );
            self.frames.clear();
            return Some(self.bad(at, end));
        };
        let path = found.path.display().to_string();
        let file = match self.sources.add_included(path, found.text.clone(), span) {
            Ok(file) => file,
            Err(exceeded) => {
                self.errors.push(exceeded.diagnostic_at(span));
                self.frames.clear();
                self.ended = true;
                return Some(self.bad(at, end));
            }
        };
        self.frames.push(Frame {
            file,
            lexer: Lexer::new(found.text.is_lossy()),
            text: found.text,
            conditionals: Vec::new(),
            name,
            guard: Guard::Start,
        });
        None
    }

    // --- preprocessor -------------------------------------------------------------------------------

    /// Processes the directive whose `#` is before the cursor; false after an error.
    fn preprocess(&mut self) -> bool {
        let Some((kind, length)) = self.directive_here() else {
            return true;
        };
        if !self.apply(kind, length) {
            return false;
        }
        if self.frames.last().is_none_or(Frame::is_live) {
            return true;
        }
        self.skip_region()
    }

    fn directive_here(&self) -> Option<(Directive, usize)> {
        let frame = self.frames.last()?;
        directive(&frame.text.as_bytes()[frame.lexer.at..])
    }

    /// Skips lines until the conditionals are live again.
    fn skip_region(&mut self) -> bool {
        loop {
            let Some(frame) = self.frames.last_mut() else {
                return true;
            };
            let text = frame.text.clone();
            let bytes = text.as_bytes();
            let at = frame.lexer.at;
            frame.lexer.at =
                memchr::memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |skip| at + skip);
            if !self.skip_line_begin(bytes) {
                return false;
            }
            let Some(frame) = self.frames.last_mut() else {
                return true;
            };
            match bytes.get(frame.lexer.at) {
                None => return self.close_conditionals(),
                Some(b'#') => frame.lexer.at += 1,
                Some(_) => continue,
            }
            match self.directive_here() {
                None | Some((Directive::Define, _)) => continue,
                Some((kind, length)) => {
                    if !self.apply(kind, length) {
                        return false;
                    }
                }
            }
            if self.frames.last().is_none_or(Frame::is_live) {
                return true;
            }
        }
    }

    /// Moves to the first byte that is not a blank and not in a comment.
    fn skip_line_begin(&mut self, bytes: &[u8]) -> bool {
        let Some(frame) = self.frames.last_mut() else {
            return true;
        };
        loop {
            let at = frame.lexer.at;
            match bytes.get(at) {
                Some(b' ' | b'\t' | b'\n' | b'\r') => frame.lexer.at += 1,
                Some(b'/') if bytes.get(at + 1) == Some(&b'*') => {
                    frame.lexer.at += 1;
                    if !frame.lexer.skip_comment(bytes) {
                        let span = frame.span(at, at + 2);
                        self.errors.push(
                            Diagnostic::error("tblgen::unterminated_comment", "unterminated comment")
                                .with_label(span, ""),
                        );
                        return false;
                    }
                }
                _ => return true,
            }
        }
    }

    fn apply(&mut self, kind: Directive, length: usize) -> bool {
        let Some(frame) = self.frames.last_mut() else {
            return true;
        };
        let hash = frame.lexer.at - 1;
        frame.lexer.at += length;
        let span = frame.span(hash + 1, frame.lexer.at);
        let error = |message: String, span: Span, help: &str| {
            Diagnostic::error("tblgen::preprocessor", message).with_label(span, "").with_help(help)
        };
        match kind {
            Directive::Ifdef | Directive::Ifndef | Directive::Define => {
                let word = match kind {
                    Directive::Ifdef => "#ifdef",
                    Directive::Ifndef => "#ifndef",
                    _ => "#define",
                };
                let bytes = frame.text.as_bytes();
                let mut at = frame.lexer.at;
                while matches!(bytes.get(at), Some(b' ' | b'\t')) {
                    at += 1;
                }
                let name_start = at;
                while bytes.get(at).is_some_and(|&byte| {
                    byte.is_ascii_alphabetic() || byte == b'_' || at > name_start && byte.is_ascii_digit()
                }) {
                    at += 1;
                }
                frame.lexer.at = at;
                let name_span = frame.span(name_start, at);
                let name = frame.text[name_start..at].to_owned();
                if name.is_empty() {
                    let message = format!("expected macro name after {word}");
                    self.errors.push(error(message, name_span, "write the name on the same line"));
                    return false;
                }
                match (kind, &frame.guard) {
                    (Directive::Ifndef, Guard::Start) => frame.guard = Guard::Inside(name.clone()),
                    _ => frame.note_outside_token(),
                }
                match kind {
                    Directive::Define => {
                        if !self.macros.insert(name.clone()) {
                            self.warnings.push(
                                Diagnostic::warning(
                                    "tblgen::macro_redefined",
                                    format!("duplicate definition of macro: {name}"),
                                )
                                .with_label(name_span, "")
                                .with_help("remove one of the two: macros have no value"),
                            );
                        }
                    }
                    _ => {
                        let live = self.macros.contains(&name) == (kind == Directive::Ifdef);
                        let outer = frame.is_live();
                        frame.conditionals.push(Conditional {
                            span: name_span,
                            outer,
                            live,
                            has_else: false,
                        });
                    }
                }
                self.skip_directive_end(&format!("{word} NAME"))
            }
            Directive::Else => {
                let Some(conditional) = frame.conditionals.last_mut() else {
                    self.errors.push(error(
                        "#else without #ifdef or #ifndef".to_owned(),
                        span,
                        "open a conditional with #ifdef or #ifndef in this file",
                    ));
                    return false;
                };
                if conditional.has_else {
                    let note = Diagnostic::note("previous #else is here").with_label(conditional.span, "");
                    self.errors.push(
                        error("double #else".to_owned(), span, "remove one of the two").with_note(note),
                    );
                    return false;
                }
                if frame.conditionals.len() == 1 {
                    frame.guard = Guard::None;
                }
                let Some(conditional) = frame.conditionals.last_mut() else {
                    return true;
                };
                conditional.has_else = true;
                conditional.live = !conditional.live;
                conditional.span = span;
                self.skip_directive_end("#else")
            }
            Directive::Endif => {
                if frame.conditionals.pop().is_none() {
                    self.errors.push(error(
                        "#endif without #ifdef".to_owned(),
                        span,
                        "remove it or open a conditional in this file",
                    ));
                    return false;
                }
                match (std::mem::replace(&mut frame.guard, Guard::None), frame.conditionals.is_empty()) {
                    (Guard::Inside(name), true) => frame.guard = Guard::Closed(name),
                    (guard @ Guard::Inside(_), false) => frame.guard = guard,
                    _ => {}
                }
                self.skip_directive_end("#endif")
            }
        }
    }

    /// Checks that only blanks and comments follow a directive.
    fn skip_directive_end(&mut self, after: &str) -> bool {
        let Some(frame) = self.frames.last_mut() else {
            return true;
        };
        let text = frame.text.clone();
        let bytes = text.as_bytes();
        loop {
            let at = frame.lexer.at;
            match bytes.get(at) {
                None | Some(b'\n' | b'\r') => return true,
                Some(b' ' | b'\t') => frame.lexer.at += 1,
                Some(b'/') if bytes.get(at + 1) == Some(&b'/') => {
                    frame.lexer.at =
                        memchr::memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |skip| at + skip);
                }
                Some(b'/') if bytes.get(at + 1) == Some(&b'*') => {
                    frame.lexer.at += 1;
                    if !frame.lexer.skip_comment(bytes) {
                        let span = frame.span(at, at + 2);
                        self.errors.push(
                            Diagnostic::error("tblgen::unterminated_comment", "unterminated comment")
                                .with_label(span, ""),
                        );
                        return false;
                    }
                }
                Some(_) => {
                    let end =
                        memchr::memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |skip| at + skip);
                    let span = frame.span(at, end);
                    frame.lexer.at = end;
                    self.errors.push(
                        Diagnostic::error(
                            "tblgen::preprocessor",
                            format!("only comments are supported after {after}"),
                        )
                        .with_label(span, "")
                        .with_help("move this to a line of its own"),
                    );
                    return false;
                }
            }
        }
    }

    /// Reports conditionals that are unclosed at the end of a file.
    fn close_conditionals(&mut self) -> bool {
        let Some(frame) = self.frames.last_mut() else {
            return true;
        };
        let Some(open) = frame.conditionals.pop() else {
            return true;
        };
        frame.conditionals.clear();
        let span = frame.span(frame.text.len(), frame.text.len());
        self.errors.push(
            Diagnostic::error("tblgen::preprocessor", "reached end of file without matching #endif")
                .with_label(span, "")
                .with_help("close the conditional in the file that opens it")
                .with_note(
                    Diagnostic::note("the latest preprocessor control is here").with_label(open.span, ""),
                ),
        );
        false
    }
}

/// The help for an operator that does not exist, by its text.
fn operator_help(text: &str) -> String {
    let name = text.strip_prefix('!').unwrap_or(text);
    match closest_name(name, Bang::SPELLINGS.iter().copied()) {
        Some(known) => format!("did you mean '!{known}'?"),
        None => format!("use one of the operators !{}", Bang::SPELLINGS.join(", !")),
    }
}

fn help(code: &str) -> Option<&'static str> {
    Some(match code {
        "tblgen::unterminated_comment" => "close every '/*' with '*/': comments nest",
        "tblgen::unterminated_string" => "close the string on its line, or use a code block [{ ... }]",
        "tblgen::invalid_escape" => "use the escapes \\\\ \\' \\\" \\t and \\n",
        "tblgen::unterminated_code" => "close the code block with '}]'",
        "tblgen::number_out_of_range" => "use a number that fits 64 bits",
        "tblgen::unexpected_character" => {
            "write variables as '$name', ranges as '1...4', and other text in strings or comments"
        }
        _ => return None,
    })
}
