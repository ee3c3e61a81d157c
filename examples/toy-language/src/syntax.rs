//! Parsing of text to a tree.
//!
//! ```text
//! program := { "fn" name "(" [ name { "," name } ] ")" "=" expr ";" }
//! expr    := "if" sum ( "<" | "==" ) sum "then" expr "else" expr | sum
//! sum     := product { ( "+" | "-" ) product }
//! product := factor { ( "*" | "/" ) factor }
//! factor  := number | name [ "(" [ expr { "," expr } ] ")" ] | "(" expr ")"
//! ```

use legalize::prelude::*;

/// Maximum nesting depth of parentheses, calls and `if`.
const MAX_DEPTH: u32 = 64;
/// Maximum height of a tree: operators in a row count too.
const MAX_HEIGHT: u32 = 200;

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The function's name.
    pub name: String,
    /// The names of the parameters.
    pub params: Vec<String>,
    /// The expression that it computes.
    pub body: Expr,
    /// The location of its name.
    pub span: Span,
}

/// An expression with its location.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Kind and operands.
    pub kind: ExprKind,
    /// The location.
    pub span: Span,
    /// The height of the tree.
    pub height: u32,
}

/// Kind of an expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A number.
    Number(i64),
    /// A parameter.
    Name(String),
    /// A call.
    Call(String, Vec<Expr>),
    /// `+`, `-`, `*` or `/`.
    Binary(char, Box<Expr>, Box<Expr>),
    /// A comparison, `<` or `=`: its two sides, and the expressions for true and false.
    If(char, Box<[Expr; 4]>),
}

/// A word, a number or a sign.
#[derive(Clone, Debug, PartialEq)]
struct Token {
    text: String,
    span: Span,
}

/// Reads a program.
///
/// # Errors
/// If the text is malformed, with the first such location.
pub fn parse(file: FileId, text: &str) -> Result<Vec<Function>, Diagnostic> {
    let mut parser =
        Parser { tokens: tokens(file, text), at: 0, depth: 0, end: Span::at(file, text.len() as u32) };
    let mut functions = Vec::new();
    while parser.at < parser.tokens.len() {
        functions.push(parser.function()?);
    }
    Ok(functions)
}

fn tokens(file: FileId, text: &str) -> Vec<Token> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut tokens = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if let Some(comment) = rest.strip_prefix('#') {
            rest = comment.split_once('\n').map_or("", |(_, after)| after);
            continue;
        }
        let Some(first) = rest.chars().next() else { return tokens };
        let length = match first {
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            '=' if rest.starts_with("==") => 2,
            c => c.len_utf8(),
        };
        let start = (text.len() - rest.len()) as u32;
        let span = Span::new(file, start, start + length as u32);
        tokens.push(Token { text: rest[..length].to_owned(), span });
        rest = &rest[length..];
    }
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
    end: Span,
}

impl Parser {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", |token| &token.text)
    }

    fn span(&self) -> Span {
        self.tokens.get(self.at).map_or(self.end, |token| token.span)
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.peek() == text;
        self.at += usize::from(found);
        found
    }

    fn error<T>(&self, wanted: &str) -> Result<T, Diagnostic> {
        Err(Diagnostic::error("toy::syntax", format!("expected {wanted}"))
            .with_label(self.span(), "here")
            .with_help("a program is functions: `fn name(a, b) = a + b;`"))
    }

    fn expect(&mut self, text: &str) -> Result<(), Diagnostic> {
        if self.eat(text) { Ok(()) } else { self.error(&format!("`{text}`")) }
    }

    fn name(&mut self) -> Result<String, Diagnostic> {
        let token = self.peek();
        let keyword = ["fn", "if", "then", "else"].contains(&token);
        if keyword || !token.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            return self.error("a name");
        }
        let name = token.to_owned();
        self.at += 1;
        Ok(name)
    }

    /// Parses a list up to the closing parenthesis; the opening one is already consumed.
    fn list<T>(&mut self, one: fn(&mut Self) -> Result<T, Diagnostic>) -> Result<Vec<T>, Diagnostic> {
        let mut items = Vec::new();
        while !self.eat(")") {
            if !items.is_empty() {
                self.expect(",")?;
            }
            items.push(one(self)?);
        }
        Ok(items)
    }

    fn function(&mut self) -> Result<Function, Diagnostic> {
        self.expect("fn")?;
        let span = self.span();
        let name = self.name()?;
        self.expect("(")?;
        let params = self.list(Self::name)?;
        self.expect("=")?;
        let body = self.expr()?;
        self.expect(";")?;
        Ok(Function { name, params, body, span })
    }

    fn expr(&mut self) -> Result<Expr, Diagnostic> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error(&format!("at most {MAX_DEPTH} expressions inside each other"));
        }
        let span = self.span();
        let expr = if self.eat("if") {
            let left = self.sum()?;
            let sign = match () {
                () if self.eat("<") => '<',
                () if self.eat("==") => '=',
                () => return self.error("`<` or `==`"),
            };
            let right = self.sum()?;
            self.expect("then")?;
            let then = self.expr()?;
            self.expect("else")?;
            let otherwise = self.expr()?;
            let parts = [left, right, then, otherwise];
            let height = 1 + parts.iter().map(|part| part.height).max().unwrap_or(0);
            Expr { kind: ExprKind::If(sign, Box::new(parts)), span, height }
        } else {
            self.sum()?
        };
        self.depth -= 1;
        Ok(expr)
    }

    fn binary(
        &mut self,
        signs: [char; 2],
        operand: fn(&mut Self) -> Result<Expr, Diagnostic>,
    ) -> Result<Expr, Diagnostic> {
        let mut left = operand(self)?;
        while let Some(sign) = self.peek().chars().next().filter(|sign| signs.contains(sign)) {
            let span = self.span();
            self.at += 1;
            let right = operand(self)?;
            let height = 1 + left.height.max(right.height);
            if height > MAX_HEIGHT {
                return self.error("a shorter expression");
            }
            left = Expr { kind: ExprKind::Binary(sign, Box::new(left), Box::new(right)), span, height };
        }
        Ok(left)
    }

    fn sum(&mut self) -> Result<Expr, Diagnostic> {
        self.binary(['+', '-'], Self::product)
    }

    fn product(&mut self) -> Result<Expr, Diagnostic> {
        self.binary(['*', '/'], Self::factor)
    }

    fn factor(&mut self) -> Result<Expr, Diagnostic> {
        let span = self.span();
        if self.eat("(") {
            let inner = self.expr()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.peek().starts_with(|c: char| c.is_ascii_digit()) {
            let Ok(number) = self.peek().parse() else { return self.error("a number of 64 bits") };
            self.at += 1;
            return Ok(Expr { kind: ExprKind::Number(number), span, height: 1 });
        }
        let Ok(name) = self.name() else { return self.error("an expression") };
        if !self.eat("(") {
            return Ok(Expr { kind: ExprKind::Name(name), span, height: 1 });
        }
        let args = self.list(Self::expr)?;
        let height = 1 + args.iter().map(|arg| arg.height).max().unwrap_or(0);
        Ok(Expr { kind: ExprKind::Call(name, args), span, height })
    }
}
