//! `using X = …;`, `typedef … X;`, `using a::X;` and `namespace x = …;` in a body: the name denotes the path
//! from there to the end of its block.
//!
//! `using namespace` is not supported, except for the namespaces whose names are found without it: it is
//! indeterminate which of several classes of one name would be meant.

use super::lexer::Spanned;
use super::token::Token;
use crate::error::SnippetError;

/// Maximum number of tokens of an alias.
const MAX_TOKENS: usize = 64;

/// Namespaces whose names are visible everywhere.
const OPEN: [&str; 3] = ["mlir", "llvm", "std"];

struct Alias<'s> {
    name: &'s str,
    path: Vec<Token<'s>>,
    /// Number of blocks that are open around the alias.
    depth: usize,
}

/// Returns the tokens with each alias replaced by its path.
pub(super) fn resolved(raw: Vec<Spanned<'_>>) -> Result<Vec<Spanned<'_>>, SnippetError> {
    let declares = |token: &Spanned<'_>| matches!(token.1, Token::Ident("using" | "namespace" | "typedef"));
    if !raw.iter().any(declares) {
        return Ok(raw);
    }
    let mut out: Vec<Spanned<'_>> = Vec::with_capacity(raw.len());
    let mut known: Vec<Alias<'_>> = Vec::new();
    let mut depth = 0usize;
    let mut at = 0;
    while let Some(&(start, token, end)) = raw.get(at) {
        let before = out.last().map(|token| token.1);
        match token {
            Token::Mark("{") => depth += 1,
            Token::Mark("}") => {
                depth = depth.saturating_sub(1);
                known.retain(|alias| alias.depth <= depth);
            }
            Token::Ident("using" | "namespace" | "typedef")
                if matches!(before, None | Some(Token::Mark(";" | "{" | "}"))) =>
            {
                let len = raw[at..].iter().position(|token| token.1 == Token::Mark(";"));
                let len =
                    len.ok_or_else(|| SnippetError::new(start as usize, "declaration is not closed"))?;
                let inside: Vec<Spanned<'_>> = raw[at + 1..at + len].to_vec();
                let tokens = replaced(&inside, &known);
                let declared = match token {
                    Token::Ident("typedef") => renamed(start, &tokens, &inside, depth).map(Some),
                    _ => alias(start, &tokens, &inside, depth),
                };
                if let Some(alias) = declared? {
                    known.push(alias);
                }
                at += len + 1;
                continue;
            }
            _ => {}
        }
        match meant(&known, token, before) {
            Some(alias) => out.extend(alias.path.iter().map(|&token| (start, token, end))),
            None => out.push((start, token, end)),
        }
        at += 1;
    }
    Ok(out)
}

/// Returns the alias that a token denotes, given the preceding token.
fn meant<'k, 's>(
    known: &'k [Alias<'s>],
    token: Token<'s>,
    before: Option<Token<'s>>,
) -> Option<&'k Alias<'s>> {
    let Token::Ident(name) = token else { return None };
    let free = !matches!(before, Some(Token::Mark("." | "->" | "::")));
    known.iter().rev().find(|alias| free && alias.name == name)
}

fn replaced<'s>(tokens: &[Spanned<'s>], known: &[Alias<'s>]) -> Vec<Token<'s>> {
    let mut out: Vec<Token<'s>> = Vec::new();
    for &(_, token, _) in tokens {
        match meant(known, token, out.last().copied()) {
            Some(alias) => out.extend(&alias.path),
            None => out.push(token),
        }
    }
    out
}

/// Parses `typedef X name;`, from the tokens between its first word and its semicolon.
fn renamed<'s>(
    start: u32,
    tokens: &[Token<'s>],
    written: &[Spanned<'s>],
    depth: usize,
) -> Result<Alias<'s>, SnippetError> {
    // The last name is the new one, regardless of its previous meaning.
    let [.., (_, Token::Ident(name), _)] = written else {
        return Err(SnippetError::new(start as usize, "this declaration is not supported"));
    };
    let following = match written {
        [.., (_, before, _), _] => *before,
        _ => return Err(SnippetError::new(start as usize, "this declaration is not supported")),
    };
    if !matches!(following, Token::Ident(_) | Token::Mark(">" | "*" | "const")) {
        return Err(SnippetError::new(start as usize, "this declaration is not supported"));
    }
    let named = match tokens.iter().rposition(|token| *token == Token::Ident(name)) {
        Some(at) => at,
        // The name is already an alias.
        None => return Err(SnippetError::new(start as usize, "this name is already defined")),
    };
    match tokens[..named].len() {
        1..=MAX_TOKENS => Ok(Alias { name, path: tokens[..named].to_vec(), depth }),
        _ => Err(SnippetError::new(start as usize, "this name expands to too much")),
    }
}

/// Parses a declaration, from the tokens between its first word and its semicolon.
fn alias<'s>(
    start: u32,
    tokens: &[Token<'s>],
    written: &[Spanned<'s>],
    depth: usize,
) -> Result<Option<Alias<'s>>, SnippetError> {
    let fail = |message: &str| Err(SnippetError::new(start as usize, message));
    if let Some(Token::Ident("namespace")) = tokens.first() {
        let name = match &tokens[1..] {
            [Token::Ident(name)] | [Token::Mark("::"), Token::Ident(name)] => *name,
            _ => "",
        };
        return if OPEN.contains(&name) {
            Ok(None)
        } else {
            fail("'using namespace' of this namespace is not supported, qualify the names")
        };
    }
    let (name, path) = match (written, tokens) {
        ([(_, Token::Ident(name), _), (_, Token::Mark("="), _), ..], [.., _]) => {
            let from = tokens.iter().position(|token| *token == Token::Mark("=")).map_or(0, |at| at + 1);
            (*name, tokens[from..].to_vec())
        }
        (_, [.., Token::Mark("::"), Token::Ident(name)]) => (*name, tokens.to_vec()),
        _ => return fail("this declaration is not supported"),
    };
    match path.len() {
        1..=MAX_TOKENS => Ok(Some(Alias { name, path, depth })),
        _ => fail("this name expands to too much"),
    }
}
