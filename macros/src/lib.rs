//! `dialect!`: typed Rust from a `.td` file in place, without a build script.
//!
//! ```ignore
//! legalize_macros::dialect! { file: "ops.td", name: "toy", include: ["include"] }
//! ```
//!
//! Paths are relative to the crate. The files are read again when one of them changes. Only `file` is needed; `runtime`
//! is the path of `legalize_typed`, by default `::legalize::typed`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_build::Dialect;
use legalize_source::SourceMap;
use proc_macro::{Delimiter, TokenStream, TokenTree};

/// The typed Rust of a dialect; see the crate's documentation.
#[proc_macro]
pub fn dialect(input: TokenStream) -> TokenStream {
    match expand(input) {
        Ok(text) => text.parse().unwrap_or_else(|error| refuse(&format!("generated code is wrong: {error}"))),
        Err(message) => refuse(&message),
    }
}

fn refuse(message: &str) -> TokenStream {
    format!("::core::compile_error!({message:?});").parse().unwrap_or_default()
}

/// The text of a string literal.
fn string(token: Option<&TokenTree>) -> Option<String> {
    let text = token?.to_string();
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    Some(inner.replace("\\\\", "\\").replace("\\\"", "\""))
}

fn expand(input: TokenStream) -> Result<String, String> {
    let root = std::env::var("CARGO_MANIFEST_DIR").map_err(|_| "CARGO_MANIFEST_DIR is not set".to_owned())?;
    let at = |path: &str| Path::new(&root).join(path);
    let (mut file, mut name, mut runtime, mut includes) = (None, None, None, Vec::<PathBuf>::new());
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    let fields = tokens.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','));
    for field in fields.filter(|field| !field.is_empty()) {
        let wrong =
            || "expected `file: \"…\"`, `name: \"…\"`, `runtime: \"…\"` or `include: [\"…\"]`".to_owned();
        let [TokenTree::Ident(key), TokenTree::Punct(_), value] = field else { return Err(wrong()) };
        match (key.to_string().as_str(), value) {
            ("include", TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
                includes.extend(
                    group.stream().into_iter().filter_map(|token| string(Some(&token))).map(|dir| at(&dir)),
                );
            }
            ("file", value) => file = string(Some(value)),
            ("name", value) => name = string(Some(value)),
            ("runtime", value) => runtime = string(Some(value)),
            _ => return Err(wrong()),
        }
    }
    let file = file.ok_or("`file: \"…\"` says which .td file")?;
    let mut dialect = Dialect::new(at(&file)).in_one_file();
    for dir in includes {
        dialect = dialect.include(dir);
    }
    if let Some(name) = name {
        dialect = dialect.dialect(name);
    }
    if let Some(path) = runtime {
        dialect = dialect.runtime(path);
    }
    let sources: Arc<SourceMap> = Arc::default();
    let generated = dialect.generate(&sources).map_err(|found| found.resolved(&sources).render())?;
    let mut text = generated.text;
    // So the compiler knows what to watch.
    for path in generated.files.iter().filter(|path| path.exists()) {
        text.push_str(&format!("const _: &[u8] = include_bytes!({:?});\n", path.display().to_string()));
    }
    Ok(text)
}
