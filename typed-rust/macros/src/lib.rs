//! `dialect!` and `patterns!`: typed Rust from `.td` files, and checked pattern sets, without a build script.
//!
//! ```ignore
//! legalize_macros::dialect! { file: "ops.td", name: "toy", include: ["include"] }
//! ```
//!
//! Rules in place:
//!
//! ```
//! mod rules {
//!     legalize_macros::patterns! {
//!         pdll: r#"
//! #include "mlir/Dialect/Arith/IR/ArithOps.td"
//! Pattern AddToItself {
//!   let root = op<arith.addi>(x: Value, x);
//!   rewrite root with {
//!     let two = op<arith.constant> {value = attr<"2 : i32">};
//!     replace root with op<arith.muli>(x, two);
//!   };
//! }
//! "#
//!     }
//! }
//! assert_eq!(rules::PATTERNS.file().patterns.len(), 1);
//! ```
//!
//! Paths are relative to the crate. The files are read again when one of them changes. Only `file` is
//! required; `runtime` is the path of `legalize_typed`, by default `::legalize::typed`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use legalize_build::{Dialect, Patterns};
use legalize_source::{Diagnostics, SourceMap};
use proc_macro2::{Span, TokenStream};
use syn::parse::{ParseStream, Parser};
use syn::{Error, Ident, LitStr, Token, bracketed, token};

/// Expands to the typed Rust of a dialect; see the crate's documentation.
#[proc_macro]
pub fn dialect(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    tokens(expand_dialect(input.into()))
}

/// Expands to a checked set of patterns: `file` is DRR, PDLL, RON or PDL text; `drr` and `pdll` are texts in
/// place. `views` lists `DIALECT=PATH`: attributes of these dialects are passed to natives as the views in
/// these modules.
#[proc_macro]
pub fn patterns(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    tokens(expand_patterns(input.into()))
}

fn tokens(text: Result<String, Error>) -> proc_macro::TokenStream {
    let parsed = text.and_then(|text| {
        let wrong = |error| Error::new(Span::call_site(), format!("generated code is wrong: {error}"));
        text.parse::<TokenStream>().map_err(wrong)
    });
    parsed.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// `key: "value"` and `key: ["value", …]`, by key.
struct Fields {
    root: PathBuf,
    all: BTreeMap<String, Vec<LitStr>>,
}

impl Fields {
    fn read(input: TokenStream, known: &[&str]) -> Result<Fields, Error> {
        let root = std::env::var("CARGO_MANIFEST_DIR")
            .map_err(|_| Error::new(Span::call_site(), "CARGO_MANIFEST_DIR is not set"))?;
        let all = (|input: ParseStream<'_>| Self::parse(input, known)).parse2(input)?;
        Ok(Fields { root: root.into(), all })
    }

    fn parse(input: ParseStream<'_>, known: &[&str]) -> Result<BTreeMap<String, Vec<LitStr>>, Error> {
        let mut all: BTreeMap<String, Vec<LitStr>> = BTreeMap::new();
        while !input.is_empty() {
            let key: Ident = input.parse()?;
            let name = key.to_string();
            if !known.contains(&name.as_str()) {
                let message = format!("there is no key `{name}` here, only {}", known.join(", "));
                return Err(Error::new(key.span(), message));
            }
            if all.contains_key(&name) {
                return Err(Error::new(key.span(), format!("`{name}` is given twice")));
            }
            input.parse::<Token![:]>()?;
            let values = if input.peek(token::Bracket) {
                let list;
                bracketed!(list in input);
                list.parse_terminated(<LitStr as syn::parse::Parse>::parse, Token![,])?.into_iter().collect()
            } else {
                vec![input.parse()?]
            };
            all.insert(name, values);
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(all)
    }

    /// The value of a key that takes a single one.
    fn one(&self, key: &str) -> Result<Option<&LitStr>, Error> {
        match self.all.get(key).map(Vec::as_slice) {
            None | Some([]) => Ok(None),
            Some([one]) => Ok(Some(one)),
            Some([_, second, ..]) => Err(Error::new(second.span(), format!("`{key}` takes one value"))),
        }
    }

    fn text(&self, key: &str) -> Result<Option<String>, Error> {
        Ok(self.one(key)?.map(LitStr::value))
    }

    fn path(&self, value: &LitStr) -> PathBuf {
        self.root.join(value.value())
    }

    fn paths(&self, key: &str) -> impl Iterator<Item = PathBuf> {
        self.all.get(key).into_iter().flatten().map(|path| self.path(path))
    }
}

/// Makes the compiler watch the files.
fn watch(text: &mut String, files: &[PathBuf]) {
    for path in files.iter().filter(|path| path.exists()) {
        text.push_str(&format!("const _: &[u8] = include_bytes!({:?});\n", path.display().to_string()));
    }
}

/// The errors in a file, reported at the literal that names or holds it.
fn refused(at: &LitStr, sources: &SourceMap, found: Diagnostics) -> Error {
    Error::new(at.span(), found.resolved(sources).render())
}

fn expand_dialect(input: TokenStream) -> Result<String, Error> {
    let fields = Fields::read(input, &["file", "name", "runtime", "include"])?;
    let file = fields.one("file")?;
    let file = file.ok_or_else(|| Error::new(Span::call_site(), "`file: \"…\"` says which .td file"))?;
    let mut dialect = Dialect::new(fields.path(file)).in_one_file();
    for dir in fields.paths("include") {
        dialect = dialect.include(dir);
    }
    if let Some(name) = fields.text("name")? {
        dialect = dialect.dialect(name);
    }
    if let Some(path) = fields.text("runtime")? {
        dialect = dialect.runtime(path);
    }
    let sources: Arc<SourceMap> = Arc::default();
    let generated =
        dialect.generate(&sources).into_result().map_err(|found| refused(file, &sources, found))?;
    let mut text = generated.text;
    watch(&mut text, &generated.files);
    Ok(text)
}

fn expand_patterns(input: TokenStream) -> Result<String, Error> {
    let fields =
        Fields::read(input, &["file", "drr", "pdll", "name", "runtime", "include", "definitions", "views"])?;
    let given = (fields.one("drr")?, fields.one("pdll")?, fields.one("file")?);
    let (at, mut patterns) = match given {
        (Some(text), None, None) => (text, Patterns::from_text("patterns.td", text.value())),
        (None, Some(text), None) => (text, Patterns::from_text("patterns.pdll", text.value())),
        (None, None, Some(file)) => (file, Patterns::new(fields.path(file))),
        _ => {
            let message = "one of `file: \"…\"`, which names a file, and `drr` and `pdll`, which give the text, is needed";
            return Err(Error::new(Span::call_site(), message));
        }
    };
    patterns = patterns.in_one_file();
    for dir in fields.paths("include") {
        patterns = patterns.include(dir);
    }
    for view in fields.all.get("views").into_iter().flatten() {
        let text = view.value();
        let Some((dialect, path)) = text.split_once('=') else {
            return Err(Error::new(view.span(), "`views` lists `DIALECT=PATH`"));
        };
        patterns = patterns.views(dialect.trim(), path.trim());
    }
    for file in fields.paths("definitions") {
        patterns = patterns.definitions(file);
    }
    if let Some(name) = fields.text("name")? {
        patterns = patterns.name(name);
    }
    if let Some(path) = fields.text("runtime")? {
        patterns = patterns.runtime(path);
    }
    let sources: Arc<SourceMap> = Arc::default();
    let checked = patterns.generate(&sources).into_result().map_err(|found| refused(at, &sources, found))?;
    let mut text = checked.text;
    watch(&mut text, &checked.files);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{TokenStream, expand_dialect, expand_patterns};

    fn input(text: &str) -> TokenStream {
        text.parse().expect("tokens")
    }

    /// The error of a macro call.
    fn dialect(text: &str) -> String {
        expand_dialect(input(text)).expect_err("a mistake").to_string()
    }

    fn patterns(text: &str) -> String {
        expand_patterns(input(text)).expect_err("a mistake").to_string()
    }

    #[test]
    fn mistakes_of_calls_are_reported() {
        let all = [
            dialect(""),
            dialect("file: 7"),
            dialect("file: [\"a.td\", \"b.td\"]"),
            dialect("file: \"a.td\", file: \"b.td\""),
            dialect("path: \"a.td\""),
            dialect("file \"a.td\""),
            dialect("file: \"a.td\" name: \"d\""),
            patterns("name: \"a\""),
            patterns("drr: \"\", pdll: \"\""),
            patterns("drr: \"\", views: \"toy\""),
        ];
        insta::assert_snapshot!(all.join("\n"), @r#"
        `file: "…"` says which .td file
        expected string literal
        `file` takes one value
        `file` is given twice
        there is no key `path` here, only file, name, runtime, include
        expected `:`
        expected `,`
        one of `file: "…"`, which names a file, and `drr` and `pdll`, which give the text, is needed
        one of `file: "…"`, which names a file, and `drr` and `pdll`, which give the text, is needed
        `views` lists `DIALECT=PATH`
        "#);
    }

    #[test]
    fn a_missing_file_is_reported() {
        let message = dialect("file: \"no-such.td\"");
        assert!(message.contains("no-such.td"), "{message}");
    }

    #[test]
    fn files_that_were_read_are_watched() {
        let text = expand_dialect(input("file: \"tests/td/odd.td\", name: \"odd\"")).expect("definitions");
        assert!(text.contains("tests/td/odd.td\");"), "no file is watched");
        let raw = "drr: r#\"include \"mlir/IR/PatternBase.td\"\"#";
        assert!(expand_patterns(input(raw)).is_ok());
    }
}
