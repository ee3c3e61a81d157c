//! Templates of the rows of a list.
//!
//! ```text
//! item ::= `literal` | ` `` ` | `$`N (`=`text)? | name | `(` item* `)?`
//!        | `name`/`symbol`/`dict` `(` `$`N `)` | `argument` `(` `$`N (`,` `$`names)? `)` | `type` `(` `$`N (`,` `$`N)* `)`
//!        | `argument_name` `(` `$`N `)` | `reference`/`declaration` `(` `$`N `,` class `)`
//!        | `attr`/`attrs` `(` `$`N `,` class `)` (`=`text)? | `dims` `(` `$`values `,` `$`types (`,` type)* `)`
//!        | `tied` `(` `$`attr `,` `$`values `,` `$`types `,` `$`value types `)`
//!        | `shown` `(` `$`values `,` `literal` `)` | `flag` `(` `$`N `,` `literal` `)` | `newline` `(` `)`
//!        | `when` `(` `$`values (`,` type)* `:` item* `)`
//!        | `case` `(` `$`N (`|`? `literal` (`=` word)? item*)* `)`
//! ```

use legalize_ir::Literal;

/// Groups nest this deep.
const MAX_DEPTH: usize = 8;

/// Part of a row; numbers are columns.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// A literal.
    Literal(Literal),
    /// The element of a column, or of an attribute of a class, which may be left out if it equals the
    /// default.
    Element { column: usize, class: Option<String>, default: Option<String> },
    /// One attribute of a class or several in brackets, kept as an array.
    Several { column: usize, class: String },
    /// A name, quoted if it must be.
    Name(usize),
    /// `@name` for a string.
    Symbol(usize),
    /// `%name` of an argument of something without a body.
    ArgumentName(usize),
    /// A symbol reference, which is an attribute of a class if it is nested.
    Reference { column: usize, class: String },
    /// `name : type = value` for an attribute `#class<"name": type = value>`.
    Declaration { column: usize, class: String },
    /// `{…}` or nothing.
    Dict(usize),
    /// `%name` of a block argument, and the column of its name.
    Argument { column: usize, names: Option<usize> },
    /// A type, which all of these columns have.
    Type(Vec<usize>),
    /// `{%dimension, …}`: one value for each dynamic dimension of a type, or one for types of these names.
    Dims { values: usize, types: usize, sized: Vec<String> },
    /// `%value`, `%value as type` or a type: the index of a value whose storage is that of a result.
    Tied { column: usize, values: usize, types: usize, value_types: usize },
    /// Absence of a space, printed only.
    Tight,
    /// A value that is known before a literal, which text may leave out.
    Shown { values: usize, literal: Literal },
    /// A literal or nothing: 1 or 0.
    Flag { column: usize, literal: Literal },
    /// Alternatives by their first word, each with the word that is kept.
    Case { column: usize, arms: Vec<Arm> },
    /// A line end, printed only.
    Newline,
    /// Items for values of types of these names.
    When { column: usize, types: Vec<String>, items: Vec<Item> },
    /// Items that are present together.
    Optional(Vec<Item>),
}

/// An alternative.
#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub(super) literal: Literal,
    pub(super) kept: String,
    pub(super) items: Vec<Item>,
}

/// Returns the items of a template over a number of columns.
///
/// # Errors
/// If the text is not a template, with what is expected.
pub(super) fn parse(text: &str, columns: usize) -> Result<Vec<Item>, String> {
    let mut parser = Parser { rest: text, columns };
    let items = parser.items(0)?;
    match parser.rest {
        "" if items.is_empty() => Err("the template of a list has no item".to_owned()),
        "" => Ok(items),
        rest => Err(format!("unexpected '{}' in the template of a list", first_line(rest))),
    }
}

fn first_line(text: &str) -> String {
    text.chars().take(12).collect()
}

struct Parser<'t> {
    rest: &'t str,
    columns: usize,
}

impl<'t> Parser<'t> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip();
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.eat(text) {
            return Ok(());
        }
        Err(format!("expected '{text}' at '{}' in the template of a list", first_line(self.rest)))
    }

    fn items(&mut self, depth: usize) -> Result<Vec<Item>, String> {
        if depth > MAX_DEPTH {
            return Err("the template of a list is nested too deeply".to_owned());
        }
        let mut items = Vec::new();
        loop {
            self.skip();
            if self.rest.is_empty() || self.rest.starts_with([')', '|']) {
                return Ok(items);
            }
            items.push(self.item(depth)?);
        }
    }

    fn item(&mut self, depth: usize) -> Result<Item, String> {
        if self.eat("``") {
            return Ok(Item::Tight);
        }
        if self.rest.starts_with('`') {
            return Ok(Item::Literal(self.literal()?));
        }
        if self.rest.starts_with('$') {
            let column = self.column()?;
            return Ok(Item::Element { column, class: None, default: self.default() });
        }
        if self.eat("(") {
            let items = self.items(depth + 1)?;
            self.expect(")?")?;
            return match items.first() {
                Some(Item::Literal(_) | Item::Element { .. }) => Ok(Item::Optional(items)),
                _ => Err("an optional group in a list starts with a literal or an element".to_owned()),
            };
        }
        let word = self.word();
        self.expect("(")?;
        let item = match word {
            "name" => Item::Name(self.column()?),
            "symbol" => Item::Symbol(self.column()?),
            "dict" => Item::Dict(self.column()?),
            "argument_name" => Item::ArgumentName(self.column()?),
            "reference" | "declaration" => {
                let column = self.column()?;
                self.expect(",")?;
                let class = self.class()?;
                if word == "reference" {
                    Item::Reference { column, class }
                } else {
                    Item::Declaration { column, class }
                }
            }
            "argument" => {
                let column = self.column()?;
                let names = if self.eat(",") { Some(self.column()?) } else { None };
                Item::Argument { column, names }
            }
            "type" => {
                let mut columns = vec![self.column()?];
                while self.eat(",") {
                    columns.push(self.column()?);
                }
                Item::Type(columns)
            }
            "attr" | "attrs" => {
                let column = self.column()?;
                self.expect(",")?;
                let class = self.class()?;
                self.expect(")")?;
                if word == "attrs" {
                    return Ok(Item::Several { column, class });
                }
                return Ok(Item::Element { column, class: Some(class), default: self.default() });
            }
            "dims" => {
                let values = self.column()?;
                self.expect(",")?;
                let types = self.column()?;
                let mut sized = Vec::new();
                while self.eat(",") {
                    sized.push(self.class()?);
                }
                Item::Dims { values, types, sized }
            }
            "tied" => {
                let column = self.column()?;
                self.expect(",")?;
                let values = self.column()?;
                self.expect(",")?;
                let types = self.column()?;
                self.expect(",")?;
                Item::Tied { column, values, types, value_types: self.column()? }
            }
            "newline" => Item::Newline,
            "when" => {
                let column = self.column()?;
                let mut types = Vec::new();
                while self.eat(",") {
                    types.push(self.class()?);
                }
                self.expect(":")?;
                let items = self.items(depth + 1)?;
                if !matches!(items.first(), Some(Item::Literal(_))) {
                    return Err("what depends on a type in a list starts with a literal".to_owned());
                }
                Item::When { column, types, items }
            }
            "shown" => {
                let values = self.column()?;
                self.expect(",")?;
                self.skip();
                Item::Shown { values, literal: self.literal()? }
            }
            "flag" => {
                let column = self.column()?;
                self.expect(",")?;
                self.skip();
                Item::Flag { column, literal: self.literal()? }
            }
            "case" => {
                let column = self.column()?;
                self.expect(",")?;
                let mut arms = vec![self.arm(depth)?];
                while self.eat("|") {
                    arms.push(self.arm(depth)?);
                }
                Item::Case { column, arms }
            }
            _ => return Err(format!("unknown item '{word}' in the template of a list")),
        };
        self.expect(")")?;
        Ok(item)
    }

    fn arm(&mut self, depth: usize) -> Result<Arm, String> {
        self.skip();
        let literal = self.literal()?;
        let kept = if self.rest.starts_with('=') {
            self.rest = &self.rest[1..];
            self.word().to_owned()
        } else {
            literal.text().to_owned()
        };
        Ok(Arm { literal, kept, items: self.items(depth + 1)? })
    }

    fn literal(&mut self) -> Result<Literal, String> {
        self.expect("`")?;
        let (text, rest) = self.rest.split_once('`').ok_or("a literal in a list does not end")?;
        if text.trim().is_empty() {
            return Err("a literal in a list is empty".to_owned());
        }
        self.rest = rest;
        Ok(Literal::new(text))
    }

    fn column(&mut self) -> Result<usize, String> {
        self.expect("$")?;
        let digits = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(digits);
        self.rest = rest;
        match number.parse() {
            Ok(column) if column < self.columns => Ok(column),
            _ => Err(format!("'${number}' is not one of the {} arguments of the list", self.columns)),
        }
    }

    /// `=text`, up to the next space.
    fn default(&mut self) -> Option<String> {
        let text = self.rest.strip_prefix('=')?;
        let end = text.find(|c: char| c.is_whitespace() || c == ')').unwrap_or(text.len());
        self.rest = &text[end..];
        Some(text[..end].to_owned())
    }

    fn word(&mut self) -> &'t str {
        self.skip();
        let end = self.rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }

    fn class(&mut self) -> Result<String, String> {
        self.skip();
        let end = self.rest.find(|c: char| !(c.is_ascii_alphanumeric() || "_.".contains(c)));
        let (class, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        if class.is_empty() {
            Err("expected the name of a class in a list".to_owned())
        } else {
            Ok(class.to_owned())
        }
    }
}
