//! Punctuation, keywords and lists: the tokens of custom assembly.

use std::borrow::Cow;

use legalize_source::Diagnostic;

use super::{OpParser, Result, flat};
use crate::text::lexer::Tok;

/// Punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each variant is the name of its character")]
pub enum Punct {
    Comma,
    Colon,
    Equal,
    Arrow,
    LParen,
    RParen,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    Less,
    Greater,
    Question,
    Star,
    Plus,
    Minus,
    Slash,
    VerticalBar,
    Ellipsis,
}

impl Punct {
    /// Returns the spelling.
    pub fn text(self) -> &'static str {
        match self {
            Punct::Comma => ",",
            Punct::Colon => ":",
            Punct::Equal => "=",
            Punct::Arrow => "->",
            Punct::LParen => "(",
            Punct::RParen => ")",
            Punct::LSquare => "[",
            Punct::RSquare => "]",
            Punct::LBrace => "{",
            Punct::RBrace => "}",
            Punct::Less => "<",
            Punct::Greater => ">",
            Punct::Question => "?",
            Punct::Star => "*",
            Punct::Plus => "+",
            Punct::Minus => "-",
            Punct::Slash => "/",
            Punct::VerticalBar => "|",
            Punct::Ellipsis => "...",
        }
    }

    #[inline]
    fn token(self) -> Tok {
        match self {
            Punct::Comma => Tok::Comma,
            Punct::Colon => Tok::Colon,
            Punct::Equal => Tok::Equal,
            Punct::Arrow => Tok::Arrow,
            Punct::LParen => Tok::LParen,
            Punct::RParen => Tok::RParen,
            Punct::LSquare => Tok::LSquare,
            Punct::RSquare => Tok::RSquare,
            Punct::LBrace => Tok::LBrace,
            Punct::RBrace => Tok::RBrace,
            Punct::Less => Tok::Less,
            Punct::Greater => Tok::Greater,
            Punct::Question => Tok::Question,
            Punct::Star => Tok::Star,
            Punct::Plus => Tok::Plus,
            Punct::Minus => Tok::Minus,
            Punct::Slash => Tok::Slash,
            Punct::VerticalBar => Tok::VerticalBar,
            Punct::Ellipsis => Tok::Ellipsis,
        }
    }

    /// The punctuation of a spelling.
    pub fn from_text(text: &str) -> Option<Punct> {
        Some(match text {
            "," => Punct::Comma,
            ":" => Punct::Colon,
            "=" => Punct::Equal,
            "->" => Punct::Arrow,
            "(" => Punct::LParen,
            ")" => Punct::RParen,
            "[" => Punct::LSquare,
            "]" => Punct::RSquare,
            "{" => Punct::LBrace,
            "}" => Punct::RBrace,
            "<" => Punct::Less,
            ">" => Punct::Greater,
            "?" => Punct::Question,
            "*" => Punct::Star,
            "+" => Punct::Plus,
            "-" => Punct::Minus,
            "/" => Punct::Slash,
            "|" => Punct::VerticalBar,
            "..." => Punct::Ellipsis,
            _ => return None,
        })
    }
}

/// A literal of an assembly format, looked at once: punctuation or a keyword.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Literal {
    text: Box<str>,
    punct: Option<Punct>,
}

impl Literal {
    /// The literal of a spelling. A spelling that is neither punctuation nor a keyword never matches.
    pub fn new(text: &str) -> Self {
        Literal { text: text.into(), punct: Punct::from_text(text) }
    }

    /// Returns the spelling.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the punctuation, unless the literal is a keyword.
    pub fn punct(&self) -> Option<Punct> {
        self.punct
    }
}

/// Delimiter around a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delimiter {
    /// The list has no delimiters.
    None,
    /// `(…)`
    Paren,
    /// `[…]`
    Square,
    /// `<…>`
    Less,
    /// `{…}`
    Brace,
    /// `(…)` or nothing at all
    OptionalParen,
    /// `[…]` or nothing at all
    OptionalSquare,
    /// `<…>` or nothing at all
    OptionalLess,
    /// `{…}` or nothing at all
    OptionalBraces,
}

impl<'p, 'src> OpParser<'p, 'src> {
    /// Reads a literal.
    ///
    /// # Errors
    /// If the literal does not come next.
    #[inline]
    pub fn parse_literal(&mut self, literal: &Literal) -> Result<()> {
        match literal.punct {
            Some(punct) => self.parse_punct(punct),
            None => self.parse_keyword(&literal.text),
        }
    }

    /// Reads a literal if it comes next.
    #[inline]
    pub fn try_literal(&mut self, literal: &Literal) -> bool {
        match literal.punct {
            Some(punct) => self.p.eat(punct.token()),
            None => self.p.eat_keyword(&literal.text),
        }
    }

    /// Returns true if a literal comes next.
    pub fn peek_literal(&self, literal: &Literal) -> bool {
        match literal.punct {
            Some(punct) => self.p.at(punct.token()),
            None => self.p.at_keyword(&literal.text),
        }
    }

    /// Reads a given keyword.
    ///
    /// # Errors
    /// If the keyword does not come next.
    pub fn parse_keyword(&mut self, keyword: &str) -> Result<()> {
        if self.p.eat_keyword(keyword) {
            Ok(())
        } else {
            Err(self.error_here(&format!("expected '{keyword}'")))
        }
    }

    /// Reads a given keyword if it comes next.
    #[inline]
    pub fn try_keyword(&mut self, keyword: &str) -> bool {
        self.p.eat_keyword(keyword)
    }

    /// Returns true if a given keyword comes next.
    #[inline]
    pub fn peek_keyword(&self, keyword: &str) -> bool {
        self.p.at_keyword(keyword)
    }

    /// Reads any keyword.
    ///
    /// # Errors
    /// If the next token is not a keyword.
    pub fn parse_any_keyword(&mut self) -> Result<&'src str> {
        match self.try_any_keyword() {
            Some(keyword) => Ok(keyword),
            None => Err(self.error_here("expected valid keyword")),
        }
    }

    /// Reads any keyword if one comes next.
    pub fn try_any_keyword(&mut self) -> Option<&'src str> {
        let keyword = self.p.at(Tok::Bare).then(|| self.p.spelling())?;
        self.p.bump();
        Some(keyword)
    }

    /// Reads a keyword or a quoted string.
    ///
    /// # Errors
    /// If the next token is neither a keyword nor a string.
    pub fn parse_keyword_or_string(&mut self) -> Result<Cow<'src, str>> {
        match self.try_keyword_or_string() {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected valid keyword or string")),
        }
    }

    /// Reads a keyword or a quoted string if one comes next.
    pub fn try_keyword_or_string(&mut self) -> Option<Cow<'src, str>> {
        match self.try_any_keyword() {
            Some(keyword) => Some(keyword.into()),
            None => self.try_string().map(Cow::Owned),
        }
    }

    /// Reads punctuation.
    ///
    /// # Errors
    /// If the punctuation does not come next.
    #[inline]
    pub fn parse_punct(&mut self, punct: Punct) -> Result<()> {
        if self.p.eat(punct.token()) { Ok(()) } else { Err(self.wrong_punct(punct)) }
    }

    #[cold]
    fn wrong_punct(&self, punct: Punct) -> Diagnostic {
        *self.p.wrong(&format!("expected '{}'", punct.text()))
    }

    /// Reads punctuation if it comes next.
    #[inline]
    pub fn try_punct(&mut self, punct: Punct) -> bool {
        self.p.eat(punct.token())
    }

    /// Returns true if punctuation comes next.
    #[inline]
    pub fn peek_punct(&self, punct: Punct) -> bool {
        self.p.at(punct.token())
    }

    /// Returns true if punctuation comes next without a space or comment before it.
    pub fn peek_adjacent_punct(&self, punct: Punct) -> bool {
        self.p.at(punct.token()) && self.p.last_end() == self.p.offset()
    }

    /// Returns true if a name of a value comes next.
    pub fn peek_operand(&self) -> bool {
        self.p.at(Tok::Percent)
    }

    /// Returns true if a type comes next.
    pub fn peek_type(&self) -> bool {
        self.p.at_type()
    }

    /// Returns true if an attribute comes next.
    pub fn peek_attribute(&self) -> bool {
        self.p.at_attribute()
    }

    /// Returns true if any keyword comes next.
    pub fn peek_any_keyword(&self) -> bool {
        self.p.at(Tok::Bare)
    }

    /// The spelling of the token that comes next; empty at the end.
    pub fn peek_text(&self) -> &'src str {
        self.p.spelling()
    }

    /// Text in nested brackets that starts with `<`, as it was spelled first: the parameters of a type or
    /// attribute that nothing reads.
    ///
    /// # Errors
    /// If the brackets do not close.
    pub fn try_verbatim(&mut self) -> Result<Option<String>> {
        if !self.peek_punct(Punct::Less) {
            return Ok(None);
        }
        let start = self.offset();
        let end = flat(self.p.symbol_body(start))?;
        self.p.reset(end);
        let Some(text) = self.text().get(start as usize..end as usize) else { return Ok(None) };
        flat(self.p.verbatim(text)).map(|text| Some(text.into()))
    }

    /// Reads a list of elements with commas between them.
    ///
    /// # Errors
    /// If a delimiter that is not optional is missing, the closing one is missing, or `element` fails.
    pub fn parse_comma_list(
        &mut self,
        delimiter: Delimiter,
        element: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        self.parse_comma_list_of(delimiter, "", element)
    }

    /// Reads a list as [`OpParser::parse_comma_list`] does; errors about the delimiters end in `place`.
    ///
    /// # Errors
    /// If a delimiter that is not optional is missing, the closing one is missing, or `element` fails.
    pub fn parse_comma_list_of(
        &mut self,
        delimiter: Delimiter,
        place: &str,
        mut element: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let tokens = crate::text::parse::delimiter_tokens(delimiter);
        if let Some((open, close, optional)) = tokens {
            if !self.p.eat(open.0) {
                if optional {
                    return Ok(());
                }
                return Err(*self.p.wrong(&format!("expected '{}'{place}", open.1)));
            }
            if self.p.eat(close.0) {
                return Ok(());
            }
        }
        loop {
            element(self)?;
            if !self.p.eat(Tok::Comma) {
                break;
            }
        }
        match tokens {
            Some((_, close, _)) if !self.p.eat(close.0) => {
                Err(*self.p.wrong(&format!("expected '{}'{place}", close.1)))
            }
            _ => Ok(()),
        }
    }
}
