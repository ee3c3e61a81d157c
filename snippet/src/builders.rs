//! Builders that definitions give operations (`OpBuilder`), types and attributes (`TypeBuilder`): their
//! parameters and their bodies.
//!
//! Bodies are parsed on first use. [`super::building`] chooses and runs them.

use std::sync::{Arc, OnceLock};

use crate::error::SnippetError;
use crate::syntax::{parse_expr, parse_stmts};
use crate::tree::{Node, Stmt};

/// A builder as a definition has it.
#[derive(Clone, Debug, Default)]
pub struct BuilderText {
    /// C++ types, names and defaults of the parameters, without those of every builder.
    pub params: Vec<(String, String, Option<String>)>,
    /// C++ text of the body; `None` if it is only declared.
    pub body: Option<String>,
}

/// An argument as a pattern gives it to a builder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuilderArg {
    /// One value.
    Value,
    /// Any number of values.
    Values,
    /// An attribute of this C++ class.
    Attr(String),
    /// An argument of another kind.
    Other,
}

/// Kind of object that a parameter takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    Value,
    Values,
    Type,
    Types,
    /// An attribute of a class; empty for any class.
    Attr(Box<str>),
    NamedAttrs,
    Context,
    Text,
    Texts,
    /// A `bool`, which a case of an enum does not convert to.
    Flag,
    Plain,
}

/// The builders of a class.
#[derive(Debug)]
pub(crate) struct Builders {
    pub list: Vec<Builder>,
}

/// A builder.
#[derive(Debug)]
pub(crate) struct Builder {
    pub params: Vec<Arc<str>>,
    pub takes: Vec<Takes>,
    defaults: Vec<Option<String>>,
    pub body: Option<String>,
    read: OnceLock<Result<Read, SnippetError>>,
}

/// Parsed text of a builder.
#[derive(Debug)]
pub(crate) struct Read {
    pub stmts: Vec<Stmt>,
    /// Defaults of the last parameters.
    pub defaults: Vec<Node>,
}

/// Name of the state in bodies.
pub(crate) const STATE: &str = "odsState";
/// Name of the builder in bodies.
pub(crate) const BUILDER: &str = "odsBuilder";
/// Name of the function that creates a type or attribute of all its parameters in bodies: `$_get`.
pub(crate) const GET: &str = "odsGet";

pub(crate) fn last_of(ty: &str) -> &str {
    let plain = ty.split('<').next().unwrap_or(ty);
    plain.rsplit("::").next().unwrap_or(plain).trim()
}

/// The type that a parameter's text names, which may be taken by constant reference.
pub(crate) fn referred(ty: &str) -> &str {
    ty.trim().trim_start_matches("const ").trim_end_matches('&').trim()
}

pub(crate) fn takes(ty: &str) -> Takes {
    let ty = referred(ty);
    let last = last_of(ty).trim_end_matches(['*', ' ']);
    let item =
        || ty.split_once('<').map_or("", |(_, rest)| last_of(rest.split([',', '>']).next().unwrap_or(rest)));
    match last {
        "Value" | "TypedValue" | "OpResult" | "BlockArgument" => Takes::Value,
        "ValueRange" | "OperandRange" | "ResultRange" => Takes::Values,
        "TypeRange" => Takes::Types,
        "ArrayRef" | "SmallVector" | "SmallVectorImpl" => match item() {
            "Value" => Takes::Values,
            "Type" => Takes::Types,
            "NamedAttribute" => Takes::NamedAttrs,
            "StringRef" => Takes::Texts,
            _ => Takes::Plain,
        },
        "Attribute" => Takes::Attr("".into()),
        "StringRef" => Takes::Text,
        "bool" => Takes::Flag,
        "MLIRContext" => Takes::Context,
        name if name.ends_with("Attr") && !ty.ends_with('*') => Takes::Attr(name.into()),
        name if name.ends_with("Type") && !ty.ends_with('*') => Takes::Type,
        _ => Takes::Plain,
    }
}

impl Builders {
    pub(crate) fn new(texts: &[BuilderText]) -> Self {
        // `{}` is the null handle where the parameter is a type or an attribute.
        let default = |(ty, _, default): &(String, String, Option<String>)| match default.as_deref() {
            Some("{}") if matches!(takes(ty), Takes::Type | Takes::Attr(_)) => Some("nullptr".to_owned()),
            _ => default.clone(),
        };
        let builder = |text: &BuilderText| Builder {
            params: text.params.iter().map(|(_, name, _)| name.as_str().into()).collect(),
            takes: text.params.iter().map(|(ty, ..)| takes(ty)).collect(),
            defaults: text.params.iter().map(default).collect(),
            body: text.body.clone(),
            read: OnceLock::new(),
        };
        Builders { list: texts.iter().map(builder).collect() }
    }
}

impl Builder {
    /// Returns true if the builder takes so many arguments.
    pub(crate) fn takes_count(&self, count: usize) -> bool {
        let required = self.defaults.iter().take_while(|default| default.is_none()).count();
        (required..=self.params.len()).contains(&count)
    }

    /// Returns the parsed text; `None` if the builder is only declared.
    pub(crate) fn read(&self) -> Option<&Result<Read, SnippetError>> {
        let body = self.body.as_ref()?;
        Some(self.read.get_or_init(|| {
            let text = body.replace("$_state", STATE).replace("$_get", GET);
            Ok(Read { stmts: parse_stmts(&text)?, defaults: self.parsed_defaults()? })
        }))
    }

    /// Parses the defaults of the last parameters.
    pub(crate) fn parsed_defaults(&self) -> Result<Vec<Node>, SnippetError> {
        self.defaults.iter().flatten().map(|text| parse_expr(text)).collect()
    }
}
