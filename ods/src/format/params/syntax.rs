//! Syntax of one parameter, by its C++ type.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Int, Name, OpParser, OpPrinter, Param, Punct, Type, TypeData};
use legalize_source::Diagnostic;

use crate::cpp::integer_class;
use crate::format::custom::{CustomDirective, attached};
use crate::format::stripped::{
    at_hash, parse_stripped_attr, parse_stripped_type, print_stripped_attr, print_stripped_type,
};
use crate::format::syntax::{is_attr_class, is_keyword, peek_word};
use crate::model::{EnumDef, ParameterDef, TypeOrAttrDef};
use crate::registry::Registry;

/// Syntax of a parameter.
#[derive(Clone, Debug)]
pub(crate) enum ParamSyntax {
    /// `true` or `false`
    Bool,
    /// An integer of a C++ type with this number of bits.
    Int { bits: u32, signed: bool },
    /// An integer of any width: the parameter is an integer attribute of a type of that width.
    ApInt,
    /// Quoted text.
    Str,
    /// A type; the parameters alone where it is of that class, else one of a built-in kind.
    Type { class: Option<Name>, builtin: Option<BuiltinKind> },
    /// An attribute; the parameters alone where it is of that class, else one of a built-in class.
    Attr { class: Option<Name>, builtin: Option<String> },
    /// The case of an enum; an enum that is only C++ text is quoted unless it is a keyword.
    Enum { def: Arc<EnumDef>, plain: bool },
    /// `(d0) -> (d0)`, kept as an attribute.
    AffineMap,
    /// Several with commas between them.
    List(Box<ParamSyntax>),
    /// An integer that may be omitted anywhere (`std::optional`).
    Optional(Box<ParamSyntax>),
    /// Only parsed by C++ code, or by a directive that a host attached under the name of the parameter's
    /// record.
    Unknown { class: String, record: Option<String> },
}

/// A built-in type that a parameter's C++ class names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BuiltinKind {
    class: &'static str,
    name: &'static str,
    holds: fn(&TypeData) -> bool,
}

impl BuiltinKind {
    fn of(class: &str) -> Option<Self> {
        let name = class.strip_prefix("mlir::").unwrap_or(class);
        BUILTIN_KINDS.iter().find(|kind| kind.class == name).copied()
    }

    /// Returns true if a type is of this kind.
    pub(crate) fn holds(self, ctx: &Context, ty: Type) -> bool {
        (self.holds)(ctx.type_data(ty))
    }
}

const BUILTIN_KINDS: &[BuiltinKind] = &[
    BuiltinKind {
        class: "ComplexType",
        name: "builtin.complex",
        holds: |ty| matches!(ty, TypeData::Complex { .. }),
    },
    BuiltinKind {
        class: "FunctionType",
        name: "builtin.function",
        holds: |ty| matches!(ty, TypeData::Function { .. }),
    },
    BuiltinKind {
        class: "IntegerType",
        name: "builtin.integer",
        holds: |ty| matches!(ty, TypeData::Integer { .. }),
    },
    BuiltinKind {
        class: "MemRefType",
        name: "builtin.memref",
        holds: |ty| matches!(ty, TypeData::MemRef { .. }),
    },
    BuiltinKind {
        class: "RankedTensorType",
        name: "builtin.tensor",
        holds: |ty| matches!(ty, TypeData::RankedTensor { .. }),
    },
    BuiltinKind {
        class: "VectorType",
        name: "builtin.vector",
        holds: |ty| matches!(ty, TypeData::Vector { .. }),
    },
];

/// The attributes that are called by what they are, a place, and not `…Attr`.
const LOCATIONS: [&str; 5] = ["CallSiteLoc", "FileLineColLoc", "FusedLoc", "NameLoc", "UnknownLoc"];

impl ParamSyntax {
    /// The syntax of a declared parameter.
    pub(crate) fn of(
        ctx: &Context,
        registry: &Registry,
        param: &ParameterDef,
        namespace: &str,
    ) -> ParamSyntax {
        let is = |class: &str| param.classes.iter().any(|name| name == class);
        let storage =
            if param.cpp_storage_type.is_empty() { &param.cpp_type } else { &param.cpp_storage_type };
        let syntax = Self::of_class(ctx, registry, &param.cpp_type, namespace);
        let syntax = match syntax {
            ParamSyntax::Unknown { .. } => Self::of_class(ctx, registry, storage, namespace),
            known => known,
        };
        let own_code = param.parser.as_ref().is_some_and(|text| !text.is_empty());
        match &syntax {
            ParamSyntax::Enum { def, .. } => {
                ParamSyntax::Enum { def: def.clone(), plain: !is("EnumParameter") }
            }
            _ if own_code && !is("StringRefParameter") && !is("EnumParameter") => {
                ParamSyntax::Unknown { class: param.cpp_type.clone(), record: param.classes.last().cloned() }
            }
            _ => syntax,
        }
    }

    fn of_class(ctx: &Context, registry: &Registry, class: &str, namespace: &str) -> ParamSyntax {
        let class = class.trim().trim_start_matches("const ").trim_end_matches('&').trim();
        let bare = class.trim_start_matches("::");
        let inner = |prefix: &str| {
            let rest = bare.strip_prefix(prefix)?.trim_start().strip_prefix('<')?;
            let rest = rest.trim_end().strip_suffix('>')?;
            // The size of a small vector is not part of its element.
            Some(match (prefix, rest.rsplit_once(',')) {
                ("llvm::SmallVector" | "SmallVector", Some((element, size)))
                    if size.trim().bytes().all(|byte| byte.is_ascii_digit()) =>
                {
                    element
                }
                _ => rest,
            })
        };
        for list in [
            "llvm::ArrayRef",
            "ArrayRef",
            "mlir::ArrayRef",
            "llvm::SmallVector",
            "SmallVector",
            "std::vector",
        ] {
            if let Some(element) = inner(list) {
                return ParamSyntax::List(Box::new(Self::of_class(ctx, registry, element, namespace)));
            }
        }
        for optional in ["std::optional", "llvm::Optional"] {
            if let Some(element) = inner(optional) {
                let element = Self::of_class(ctx, registry, element, namespace);
                return match element {
                    ParamSyntax::Int { .. } | ParamSyntax::Bool => ParamSyntax::Optional(Box::new(element)),
                    _ => element,
                };
            }
        }
        if let Some(def) = registry.enum_class(class, namespace) {
            return ParamSyntax::Enum { def: def.clone(), plain: true };
        }
        let spelled = |def: &TypeOrAttrDef| {
            (def.assembly_format.is_some() || def.has_custom_assembly_format).then(|| ctx.name(&def.name))
        };
        if let Some(def) = registry.type_class(class, namespace) {
            let builtin = (def.dialect.name == "builtin").then(|| BuiltinKind::of(bare)).flatten();
            return ParamSyntax::Type { class: spelled(def), builtin };
        }
        if let Some(def) = registry.attr_class(class, namespace) {
            return ParamSyntax::Attr { class: spelled(def), builtin: None };
        }
        match bare.strip_prefix("mlir::").unwrap_or(bare) {
            "bool" => ParamSyntax::Bool,
            name if integer_class(name).is_some() => {
                let (bits, signed) = integer_class(name).unwrap_or((64, true));
                ParamSyntax::Int { bits, signed }
            }
            "llvm::APInt" | "APInt" => ParamSyntax::ApInt,
            "llvm::StringRef" | "StringRef" | "std::string" => ParamSyntax::Str,
            "Attribute" | "TypedAttr" | "ElementsAttr" => ParamSyntax::Attr { class: None, builtin: None },
            name if name.ends_with("Attr") || LOCATIONS.contains(&name) => {
                let builtin = (!name.contains("::")).then(|| format!("::mlir::{name}"));
                ParamSyntax::Attr { class: None, builtin }
            }
            name if name.ends_with("Type") => {
                ParamSyntax::Type { class: None, builtin: BuiltinKind::of(bare) }
            }
            "AffineMap" => ParamSyntax::AffineMap,
            _ => ParamSyntax::Unknown { class: class.to_owned(), record: None },
        }
    }

    /// Returns true if the parameter can be read and printed without a host.
    pub(crate) fn is_known(&self) -> bool {
        match self {
            ParamSyntax::Unknown { .. } => false,
            ParamSyntax::List(element) | ParamSyntax::Optional(element) => element.is_known(),
            _ => true,
        }
    }

    /// Returns true if a host may attach a parser and printer for it.
    pub(crate) fn is_hosted(&self) -> bool {
        matches!(self, ParamSyntax::Unknown { record: Some(_), .. })
    }

    /// Returns the directive that a dialect's host attached for the parameter.
    pub(crate) fn directive<'c>(&self, ctx: &'c Context, dialect: Name) -> Option<&'c CustomDirective> {
        match self {
            ParamSyntax::Unknown { record: Some(record), .. } => attached(ctx, dialect, record),
            _ => None,
        }
    }

    /// Parses a value; `None` if `optional` is true and there is none.
    pub(crate) fn parse(
        &self,
        parser: &mut OpParser<'_, '_>,
        qualified: bool,
        optional: bool,
    ) -> Result<Option<Param>, Diagnostic> {
        let ctx = parser.ctx();
        let (at, mark) = (parser.offset(), parser.mark());
        Ok(match self {
            ParamSyntax::Bool => {
                if parser.try_keyword("true") {
                    Some(Param::Bool(true))
                } else if parser.try_keyword("false") {
                    Some(Param::Bool(false))
                } else {
                    integer(parser, optional)?
                        .map(|value| match value.as_i64() {
                            Some(bit @ (0 | 1)) => Ok(Param::Bool(bit == 1)),
                            _ => Err(parser.error(at, TOO_LARGE)),
                        })
                        .transpose()?
                }
            }
            ParamSyntax::ApInt => {
                let read = match parser.try_unsized_integer()? {
                    None if !optional => return Err(parser.error(at, "expected integer value")),
                    read => read,
                };
                read.map(|(value, width)| Param::Attr(ctx.int_attr(ctx.int_type(width), value)))
            }
            ParamSyntax::Int { bits, signed } => if optional {
                parser.try_sized_integer(*bits, *signed)?
            } else {
                Some(parser.parse_sized_integer(*bits, *signed)?)
            }
            .map(Param::Int),
            ParamSyntax::Optional(element) => element.parse(parser, qualified, true)?,
            ParamSyntax::Str => if optional { parser.try_string() } else { Some(parser.parse_string()?) }
                .map(|text| Param::Str(text.into())),
            ParamSyntax::Type { class, builtin } => {
                let read = match (class, optional) {
                    (Some(class), false) if !qualified => Some(parse_stripped_type(parser, *class)?),
                    (_, true) => parser.try_type()?,
                    (_, false) => Some(parser.parse_type()?),
                };
                if let (Some(ty), Some(kind)) = (read, builtin)
                    && !kind.holds(ctx, ty)
                {
                    let found = legalize_ir::type_to_string(ctx, ty);
                    let message = format!(
                        "invalid kind of type specified: expected {}, but found '{found}'",
                        kind.name
                    );
                    return Err(parser.error(at, message));
                }
                read.map(Param::Type)
            }
            ParamSyntax::Attr { class, builtin } => {
                let read = match class {
                    Some(name) if !qualified && !at_hash(parser) => {
                        Some(parse_stripped_attr(parser, *name, at)?)
                    }
                    _ if optional => parser.try_attribute(None)?,
                    _ => Some(parser.parse_attribute(None)?),
                };
                let of_other_class = |attr| match (class, ctx.attr_data(attr)) {
                    (Some(class), AttrData::Dialect { name, .. }) => class != name,
                    _ => builtin.as_ref().is_some_and(|class| is_attr_class(ctx, attr, class) == Some(false)),
                };
                if read.is_some_and(of_other_class) {
                    return Err(parser.error(at, "invalid kind of attribute specified"));
                }
                read.map(Param::Attr)
            }
            ParamSyntax::Enum { def, plain } => {
                let value = parse_enum_value(parser, def, optional);
                let value = match value {
                    // The enum parses itself, with its own error message.
                    Err(_) if *plain && def.is_attr && !def.is_bit => {
                        parser.rewind(mark);
                        return Err(unknown_case(parser, def));
                    }
                    value => value?,
                };
                value.map(|value| Param::Int(Int::from(value)))
            }
            ParamSyntax::List(element) => {
                let mut all = Vec::new();
                let Some(first) = element.parse(parser, qualified, optional)? else { return Ok(None) };
                all.push(first);
                while parser.try_punct(Punct::Comma) {
                    all.extend(element.parse(parser, qualified, false)?);
                }
                Some(Param::List(all.into()))
            }
            ParamSyntax::AffineMap => {
                let map = parser.parse_affine_map()?;
                Some(Param::Attr(ctx.attr(AttrData::AffineMap(Box::new(map)))))
            }
            ParamSyntax::Unknown { class, .. } => {
                return Err(parser
                    .error(at, format!("parameters of type '{class}' cannot be parsed"))
                    .with_help("attach a parser and a printer to the type or attribute"));
            }
        })
    }

    /// Prints a value.
    pub(crate) fn print(&self, printer: &mut OpPrinter<'_>, param: &Param, qualified: bool) {
        match (self, param) {
            (_, Param::None) => {}
            (_, Param::Bool(value)) => printer.text(if *value { "true" } else { "false" }),
            (ParamSyntax::Enum { def, plain }, Param::Int(value)) => {
                let text = value
                    .as_i64()
                    .and_then(|value| if *plain { printed_enum(def, value) } else { enum_text(def, value) });
                printer.text(&text.unwrap_or_else(|| value.to_string()));
            }
            (_, Param::Int(value)) => printer.text(&value.to_string()),
            (_, Param::Str(text)) => printer.string(text.as_bytes()),
            (ParamSyntax::Type { class: Some(class), .. }, Param::Type(ty)) if !qualified => {
                print_stripped_type(printer, *class, *ty);
            }
            (_, Param::Type(ty)) => printer.ty(*ty),
            (ParamSyntax::Attr { class: Some(_), .. }, Param::Attr(attr)) if !qualified => {
                print_stripped_attr(printer, *attr);
            }
            (ParamSyntax::AffineMap, Param::Attr(attr)) => {
                if let AttrData::AffineMap(map) = printer.ctx().attr_data(*attr) {
                    printer.text(&map.to_string());
                }
            }
            (ParamSyntax::ApInt, Param::Attr(attr)) => {
                if let AttrData::Integer { value, ty } = printer.ctx().attr_data(*attr)
                    && let TypeData::Integer { width, .. } = *printer.ctx().type_data(*ty)
                {
                    printer.text(&value.wrapped(width, true).to_string());
                }
            }
            (_, Param::Attr(attr)) => printer.attr(*attr),
            (_, Param::List(all)) => {
                let element = match self {
                    ParamSyntax::List(element) => element,
                    other => other,
                };
                for (index, param) in all.iter().enumerate() {
                    if index > 0 {
                        printer.text(", ");
                    }
                    element.print(printer, param, qualified);
                }
            }
        }
    }
}

/// Returns the error of an enum that has its own parser and finds none of its cases.
fn unknown_case(parser: &mut OpParser<'_, '_>, def: &EnumDef) -> Diagnostic {
    let at = parser.offset();
    match parser.try_keyword_or_string() {
        Some(word) => {
            // A text that is not a keyword is printed twice, as upstream does.
            let spelled =
                |text: &str| if is_keyword(text) { text.to_owned() } else { format!("\"{text}\"{text}") };
            let all: Vec<String> = def.cases.iter().map(|case| spelled(&case.text)).collect();
            let message = format!("expected one of [{}] for {}, got: {word}", all.join(", "), def.summary);
            parser.error(at, message)
        }
        None => parser.error(at, format!("expected keyword for {}", def.summary)),
    }
}

/// Reads the case of an enum, several with separators for a bit enum.
pub(crate) fn parse_enum_value(
    parser: &mut OpParser<'_, '_>,
    def: &EnumDef,
    optional: bool,
) -> Result<Option<i64>, Diagnostic> {
    let at = parser.offset();
    let complain = |parser: &OpParser<'_, '_>, word: Option<&str>| {
        let message = match (def.is_attr, word) {
            (true, Some(_)) => {
                let all: Vec<&str> = def.cases.iter().map(|case| case.text.as_str()).collect();
                format!("expected {} to be one of: {}", def.cpp_type(), all.join(", "))
            }
            (true, None) => "expected valid keyword or string".to_owned(),
            (false, Some(word)) => format!("invalid {} specification: {word}", def.summary),
            (false, None) => format!("expected keyword for {}", def.summary),
        };
        parser.error(at, message)
    };
    let mut bits = 0;
    let mut first = true;
    loop {
        if optional && first {
            let word = peek_word(parser);
            let quoted = parser.text().as_bytes().get(parser.offset() as usize) == Some(&b'"');
            if !quoted && (word.is_empty() || def.symbolize(word).is_none()) {
                return Ok(None);
            }
        }
        let word = match parser.try_keyword_or_string() {
            Some(word) => word.into_owned(),
            None => return Err(complain(parser, None)),
        };
        let Some(value) = def.symbolize(&word) else { return Err(complain(parser, Some(&word))) };
        if !def.is_bit {
            return Ok(Some(value));
        }
        bits |= value;
        first = false;
        let separator = if def.separator.contains('|') { Punct::VerticalBar } else { Punct::Comma };
        if !parser.try_punct(separator) {
            return Ok(Some(bits));
        }
    }
}

/// The text of an enum's value as a parameter.
pub(crate) fn enum_text(def: &EnumDef, value: i64) -> Option<String> {
    if def.is_attr { def.stringify(value) } else { printed_enum(def, value) }
}

/// Returns the text of an enum's value as the enum itself prints it: quoted unless it is a keyword.
fn printed_enum(def: &EnumDef, value: i64) -> Option<String> {
    let text = def.stringify(value)?;
    let single = def.case_of(value).is_some() || def.cases.iter().any(|case| case.text == text);
    let quote = if def.is_bit { def.quoted && !single } else { !is_keyword(&text) };
    Some(if quote { format!("\"{text}\"") } else { text })
}

const TOO_LARGE: &str = "integer value too large";

/// Parses an integer; `None` if `optional` is true and there is none.
fn integer(parser: &mut OpParser<'_, '_>, optional: bool) -> Result<Option<Int>, Diagnostic> {
    if optional { parser.try_integer() } else { parser.parse_integer().map(Some) }
}
