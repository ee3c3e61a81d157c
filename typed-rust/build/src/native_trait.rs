//! Natives that Rust must implement, as methods of a trait.

use std::rc::Rc;

use legalize_conversion::NativeValue;
use legalize_pattern_model::Kind;

use crate::names::{Names, snake};
use crate::writer::Out;

/// Maximum number of typed parameters; a method with more reads them from the call.
const MAX_TYPED: usize = 12;

/// A native that Rust must implement, with the parts that all calls of it have in common.
#[derive(Clone, Debug)]
pub(crate) struct Needed {
    pub name: String,
    pub is_rewrite: bool,
    pub text: Option<String>,
    /// Names of the parameters; `_self` is the subject of the call.
    pub names: Vec<String>,
    /// Kinds of the arguments; `None` if calls differ in their number.
    pub args: Option<Vec<Taken>>,
    /// Kinds of the results; `None` if calls differ.
    pub results: Option<Vec<Taken>>,
}

/// Type of a parameter of a native's function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    Kind(Kind),
    /// An attribute or a value that may be absent.
    Optional(Kind),
    /// An attribute that has a view of this path.
    View(Rc<str>),
    /// An attribute that has a view of this path, or is absent.
    OptionalView(Rc<str>),
    Text,
    Bool,
    Int,
    Float,
    /// Unknown, or different between calls.
    Any,
}

impl Taken {
    /// The noun in the name of the parameter for the subject of a call.
    fn noun(&self) -> &'static str {
        match self {
            Taken::Kind(Kind::Operation) => "op",
            Taken::Kind(Kind::Value) | Taken::Optional(Kind::Value) => "value",
            Taken::Kind(Kind::ValueRange) => "values",
            Taken::Kind(Kind::Type) => "type",
            Taken::Kind(Kind::TypeRange) => "types",
            Taken::Kind(Kind::Attribute) | Taken::Optional(_) | Taken::View(_) | Taken::OptionalView(_) => {
                "attr"
            }
            Taken::Kind(Kind::Block) => "block",
            Taken::Kind(Kind::Region) => "region",
            Taken::Text | Taken::Bool | Taken::Int | Taken::Float | Taken::Any => "arg",
        }
    }

    /// The type of what is this in one call and another in the next; nothing if there is none.
    fn with(&self, other: &Taken) -> Option<Taken> {
        if self == other {
            return Some(self.clone());
        }
        let ((one, optional), (other, others)) = (self.parts()?, other.parts()?);
        (one.kind() == other.kind()).then(|| {
            let both = if one == other { one.clone() } else { Taken::Kind(one.kind()) };
            if optional || others { both.or_absent() } else { both }
        })
    }

    /// The type without the absent case, and true if there is such a case; nothing for what is not an entity.
    fn parts(&self) -> Option<(Taken, bool)> {
        match self {
            Taken::Kind(_) | Taken::View(_) => Some((self.clone(), false)),
            Taken::Optional(kind) => Some((Taken::Kind(*kind), true)),
            Taken::OptionalView(path) => Some((Taken::View(path.clone()), true)),
            _ => None,
        }
    }

    /// The type without its view.
    pub(crate) fn unseen(&self) -> Taken {
        match self {
            Taken::View(_) => Taken::Kind(Kind::Attribute),
            Taken::OptionalView(_) => Taken::Optional(Kind::Attribute),
            other => other.clone(),
        }
    }

    /// The kind of an entity.
    fn kind(&self) -> Kind {
        match self {
            Taken::Kind(kind) | Taken::Optional(kind) => *kind,
            _ => Kind::Attribute,
        }
    }

    /// The type of an attribute or value that may also be absent.
    pub(crate) fn or_absent(self) -> Taken {
        match self {
            Taken::Kind(kind) => Taken::Optional(kind),
            Taken::View(path) => Taken::OptionalView(path),
            other => other,
        }
    }

    /// The type of a literal.
    pub(crate) fn literal(value: &NativeValue) -> Self {
        match value {
            NativeValue::Text(_) => Taken::Text,
            NativeValue::Bool(_) => Taken::Bool,
            NativeValue::Int(value) if i64::try_from(*value).is_ok() => Taken::Int,
            NativeValue::Float(_) => Taken::Float,
            _ => Taken::Any,
        }
    }
}

/// The names of the methods.
pub(crate) fn methods(needed: &[Needed]) -> Vec<String> {
    let mut names = Names::default();
    needed.iter().map(|native| names.take(&snake(native.called()))).collect()
}

impl Needed {
    /// Merges another call.
    pub(crate) fn meet(&mut self, args: &[Taken], results: &[Taken]) {
        match &mut self.args {
            Some(known) if known.len() == args.len() => {
                for (known, taken) in known.iter_mut().zip(args) {
                    *known = known.with(taken).unwrap_or(Taken::Any);
                }
            }
            other => *other = None,
        }
        let all = self.results.take().filter(|known| known.len() == results.len());
        self.results = all
            .and_then(|known| known.iter().zip(results).map(|(known, result)| known.with(result)).collect());
    }

    /// The name; for a predicate, which does not have one, the first function that it calls.
    fn called(&self) -> &str {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let heads = self.name.split('(').map(|head| head.trim_end_matches(|c| !is_word(c)));
        let mut words = heads.map(|head| head.rsplit(|c| !is_word(c)).next().unwrap_or(head));
        match words.find(|word| !word.is_empty()) {
            Some(word) if self.name.contains('(') => word,
            _ => crate::names::class(&self.name),
        }
    }

    /// Names and types of the arguments; nothing if they are passed as they are.
    fn params(&self) -> Option<Vec<(String, Taken)>> {
        let mut names = Names::with(&["self", "call", "rewriter", "registry", "natives", "own"]);
        let args = self.args.as_ref()?;
        if args.len() > MAX_TYPED {
            return None;
        }
        let name = |index: usize, taken: &Taken| match self.names.get(index).map(String::as_str) {
            Some("_self") => format!("self_{}", taken.noun()),
            Some(name) => snake(name.trim_start_matches(['$', '_'])),
            None => format!("arg{index}"),
        };
        let args = args.iter().enumerate();
        Some(args.map(|(index, taken)| (names.take(&name(index, taken)), taken.clone())).collect())
    }

    fn result(&self) -> String {
        match self.results.as_deref() {
            None => "rt::NativeValues".to_owned(),
            Some([]) => "()".to_owned(),
            Some([one]) => result(one),
            Some(several) => {
                format!("({})", several.iter().map(result).collect::<Vec<_>>().join(", "))
            }
        }
    }

    pub(crate) fn write_declaration(&self, out: &mut Out, method: &str) {
        let what = if self.is_rewrite { "Rewrite" } else { "Constraint" };
        out.docs(&match &self.text {
            Some(text) => format!("{what} `{}`:\n```cpp\n{}\n```", self.name, text.trim()),
            None => format!("{what} `{}`.", self.name),
        });
        let mut params = vec!["&self".to_owned()];
        if self.is_rewrite {
            params.extend([
                "rewriter: &mut dyn rt::Rewriter<'_>".to_owned(),
                "call: &rt::RewriteCall<'_>".to_owned(),
            ]);
        } else {
            params.push("call: &rt::ConstraintCall<'_>".to_owned());
        }
        // If the kinds are unknown, the arguments are read from the call.
        let args = self.params().unwrap_or_default();
        params.extend(args.iter().map(|(name, taken)| format!("{name}: {}", argument(taken))));
        out.many_arguments(params.len(), "as many as the text passes");
        out.declaration(
            &format!("fn {method}"),
            &params,
            &format!("Result<{}, rt::MatchFailure>", self.result()),
        );
    }

    pub(crate) fn write_registration(&self, out: &mut Out, method: &str) {
        let kind = if self.is_rewrite { "rewrite" } else { "constraint" };
        let given: &[&str] = if self.is_rewrite { &["rewriter", "call"] } else { &["call"] };
        let mut args: Vec<String> = given.iter().map(|&name| name.to_owned()).collect();
        out.line("let own = natives.clone();");
        let (Some(params), Some(_)) = (self.params(), &self.results) else {
            // Calls differ in their shape, so that no signature can be checked.
            let open = format!("registry.add_{kind}({:?}, move |{}| {{", self.name, given.join(", "));
            return out.block(open, "});", |out| {
                for (index, (name, taken)) in self.params().unwrap_or_default().iter().enumerate() {
                    let head = format!("let {name}: {} = rt::native_argument", argument(&taken.unseen()));
                    out.call(&head, &["call.args".to_owned(), index.to_string()], "?;");
                    args.push(name.clone());
                }
                self.write_views(out);
                out.call(&format!("let answer = own.{method}"), &args, "?;");
                out.line(match self.results.as_deref() {
                    None => "Ok(answer)",
                    Some([_]) => "Ok(rt::Answer::into_values((answer,)))",
                    Some(_) => "Ok(rt::Answer::into_values(answer))",
                });
            });
        };
        let tuple = |parts: &[String]| match parts {
            [one] => format!("({one},)"),
            several => format!("({})", several.join(", ")),
        };
        let names = tuple(&params.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
        let types = tuple(&params.iter().map(|(_, taken)| owned(taken)).collect::<Vec<_>>());
        let closure = format!("|{}, {names}: {types}|", given.join(", "));
        args.extend(params.iter().map(|(name, taken)| {
            if argument(taken).starts_with('&') { format!("&{name}") } else { name.clone() }
        }));
        out.block(format!("registry.add_typed_{kind}({:?}, move {closure} {{", self.name), "});", |out| {
            self.write_views(out);
            let end = match self.results.as_deref() {
                Some([Taken::View(_)]) => ".map(rt::Attribute::from)",
                Some([Taken::OptionalView(_)]) => ".map(|given| given.map(rt::Attribute::from))",
                _ => "",
            };
            out.call(&format!("own.{method}"), &args, end);
        });
    }

    /// Writes the casts of attributes to their views.
    fn write_views(&self, out: &mut Out) {
        let params = self.params().unwrap_or_default();
        let is_view = |taken: &Taken| matches!(taken, Taken::View(_) | Taken::OptionalView(_));
        if !params.iter().any(|(_, taken)| is_view(taken)) {
            return;
        }
        out.line(if self.is_rewrite { "let ctx = rewriter.ctx();" } else { "let ctx = call.ctx;" });
        for (name, taken) in params.iter().filter(|(_, taken)| is_view(taken)) {
            let ty = argument(taken);
            let why = format!("\"argument '{name}' is another attribute\"");
            out.line(match taken {
                Taken::View(_) => format!("let {name}: {ty} = rt::AttrView::cast(ctx, {name}).ok_or({why})?;"),
                _ => format!(
                    "let {name}: {ty} = {name}.map(|attr| rt::AttrView::cast(ctx, attr).ok_or({why})).transpose()?;"
                ),
            });
        }
    }
}

/// The Rust type of an argument.
fn argument(taken: &Taken) -> String {
    let kind = match taken {
        Taken::View(path) => return path.to_string(),
        Taken::OptionalView(path) => return format!("Option<{path}>"),
        Taken::Kind(kind) => kind,
        Taken::Optional(Kind::Value) => return "Option<rt::ValueId>".to_owned(),
        Taken::Optional(_) => return "Option<rt::Attribute>".to_owned(),
        Taken::Text => return "&str".to_owned(),
        Taken::Bool => return "bool".to_owned(),
        Taken::Int => return "i64".to_owned(),
        Taken::Float => return "f64".to_owned(),
        Taken::Any => return "&rt::NativeValue".to_owned(),
    };
    let ty = match kind {
        Kind::Operation => "rt::OpId",
        Kind::Value => "rt::ValueId",
        Kind::ValueRange => "&[rt::ValueId]",
        Kind::Type => "rt::Type",
        Kind::TypeRange => "&[rt::Type]",
        Kind::Attribute => "rt::Attribute",
        Kind::Block => "rt::BlockId",
        Kind::Region => "rt::RegionId",
    };
    ty.to_owned()
}

/// The Rust type that an argument is read as before it is passed.
fn owned(taken: &Taken) -> String {
    match taken.unseen() {
        Taken::Kind(Kind::ValueRange) => "Vec<rt::ValueId>".to_owned(),
        Taken::Kind(Kind::TypeRange) => "Vec<rt::Type>".to_owned(),
        Taken::Text => "std::sync::Arc<str>".to_owned(),
        Taken::Any => "rt::NativeValue".to_owned(),
        other => argument(&other),
    }
}

/// The Rust type of a result.
fn result(given: &Taken) -> String {
    match given {
        Taken::Kind(Kind::ValueRange) => "rt::Values".to_owned(),
        Taken::Kind(Kind::TypeRange) => "rt::SmallVec<[rt::Type; 4]>".to_owned(),
        single => argument(single),
    }
}
