//! `dialect!` and `patterns!`: typed Rust from `.td` files, and checked pattern sets, without a build script.
//!
//! ```ignore
//! legalize_macros::dialect! { file: "ops.td", name: "toy", include: ["include"] }
//! ```
//!
//! Paths are relative to the crate. The files are read again when one of them changes. Only `file` is needed; `runtime`
//! is the path of `legalize_typed`, by default `::legalize::typed`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use legalize_build::{Dialect, Patterns};
use legalize_source::SourceMap;
use proc_macro::{Delimiter, TokenStream, TokenTree};

/// The typed Rust of a dialect; see the crate's documentation.
#[proc_macro]
pub fn dialect(input: TokenStream) -> TokenStream {
    tokens(expand_dialect(input))
}

/// A checked set of patterns: `file` is DRR, PDLL, RON or PDL text; `drr` and `pdll` give the text in place.
#[proc_macro]
pub fn patterns(input: TokenStream) -> TokenStream {
    tokens(expand_patterns(input))
}

fn tokens(text: Result<String, String>) -> TokenStream {
    match text {
        Ok(text) => text.parse().unwrap_or_else(|error| refuse(&format!("generated code is wrong: {error}"))),
        Err(message) => refuse(&message),
    }
}

fn refuse(message: &str) -> TokenStream {
    format!("::core::compile_error!({message:?});").parse().unwrap_or_default()
}

/// The text of a string literal, raw or not.
fn string(token: &TokenTree) -> Option<String> {
    let text = token.to_string();
    if let Some(raw) = text.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let inner = raw.get(hashes + 1..raw.len().checked_sub(hashes + 1)?)?;
        return Some(inner.to_owned());
    }
    let mut out = String::new();
    let mut rest = text.strip_prefix('"')?.strip_suffix('"')?.chars();
    while let Some(c) = rest.next() {
        out.push(match c {
            '\\' => match rest.next()? {
                'n' => '\n',
                't' => '\t',
                other => other,
            },
            c => c,
        });
    }
    Some(out)
}

/// `key: "value"` and `key: ["value", …]`, by key.
struct Fields {
    root: PathBuf,
    all: BTreeMap<String, Vec<String>>,
}

impl Fields {
    fn read(input: TokenStream, known: &[&str]) -> Result<Fields, String> {
        let root =
            std::env::var("CARGO_MANIFEST_DIR").map_err(|_| "CARGO_MANIFEST_DIR is not set".to_owned())?;
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let tokens: Vec<TokenTree> = input.into_iter().collect();
        let fields = tokens.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','));
        for field in fields.filter(|field| !field.is_empty()) {
            let wrong = || format!("expected `key: \"value\"` with one of the keys {}", known.join(", "));
            let [TokenTree::Ident(key), TokenTree::Punct(_), value] = field else { return Err(wrong()) };
            let key = key.to_string();
            if !known.contains(&key.as_str()) {
                return Err(wrong());
            }
            let values = match value {
                TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                    group.stream().into_iter().filter_map(|token| string(&token)).collect()
                }
                one => vec![string(one).ok_or_else(wrong)?],
            };
            all.entry(key).or_default().extend(values);
        }
        Ok(Fields { root: root.into(), all })
    }

    fn one(&self, key: &str) -> Option<&str> {
        self.all.get(key)?.first().map(String::as_str)
    }

    fn paths(&self, key: &str) -> impl Iterator<Item = PathBuf> {
        self.all.get(key).into_iter().flatten().map(|path| self.root.join(path))
    }
}

/// So the compiler knows what to watch.
fn watch(text: &mut String, files: &[PathBuf]) {
    for path in files.iter().filter(|path| path.exists()) {
        text.push_str(&format!("const _: &[u8] = include_bytes!({:?});\n", path.display().to_string()));
    }
}

fn expand_dialect(input: TokenStream) -> Result<String, String> {
    let fields = Fields::read(input, &["file", "name", "runtime", "include"])?;
    let file = fields.paths("file").next().ok_or("`file: \"…\"` says which .td file")?;
    let mut dialect = Dialect::new(file).in_one_file();
    for dir in fields.paths("include") {
        dialect = dialect.include(dir);
    }
    if let Some(name) = fields.one("name") {
        dialect = dialect.dialect(name);
    }
    if let Some(path) = fields.one("runtime") {
        dialect = dialect.runtime(path);
    }
    let sources: Arc<SourceMap> = Arc::default();
    let generated = dialect.generate(&sources).map_err(|found| found.resolved(&sources).render())?;
    let mut text = generated.text;
    watch(&mut text, &generated.files);
    Ok(text)
}

fn expand_patterns(input: TokenStream) -> Result<String, String> {
    let fields = Fields::read(input, &["file", "drr", "pdll", "name", "runtime", "include", "definitions"])?;
    let mut patterns = match (fields.one("drr"), fields.one("pdll"), fields.paths("file").next()) {
        (Some(text), _, _) => Patterns::from_text("patterns.td", text),
        (_, Some(text), _) => Patterns::from_text("patterns.pdll", text),
        (_, _, Some(file)) => Patterns::new(file),
        _ => return Err("`file: \"…\"` says which file; `drr` or `pdll` gives the text".to_owned()),
    };
    patterns = patterns.in_one_file();
    for dir in fields.paths("include") {
        patterns = patterns.include(dir);
    }
    for file in fields.paths("definitions") {
        patterns = patterns.definitions(file);
    }
    if let Some(name) = fields.one("name") {
        patterns = patterns.name(name);
    }
    if let Some(path) = fields.one("runtime") {
        patterns = patterns.runtime(path);
    }
    let sources: Arc<SourceMap> = Arc::default();
    let checked = patterns.generate(&sources).map_err(|found| found.resolved(&sources).render())?;
    let mut text = checked.text;
    watch(&mut text, &checked.files);
    Ok(text)
}
