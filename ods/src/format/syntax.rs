//! Syntax of an operation's attributes in a format.

use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, Context, Delimiter, Int, LocData, Name, OpParser, OpPrinter, Punct, Type, TypeData,
};
use legalize_source::Diagnostic;

use super::stripped::{at_hash, parse_stripped_attr, print_dense_array, print_stripped_attr};
use crate::cpp::canonical;
use crate::model::{AttributeDef, EnumDef};
use crate::registry::Registry;

/// Syntax of an attribute.
#[derive(Clone, Debug)]
pub(crate) enum AttrSyntax {
    /// Keyword of an enum's case; the attribute is an integer of that type.
    Enum(Arc<EnumDef>, Type),
    /// Name of a symbol.
    SymbolName,
    /// Parameters of a dialect's attribute, unless the text starts with `#`.
    Stripped { name: Name, ty: Option<Type> },
    /// List of elements in brackets.
    DenseArray(Type),
    /// Any attribute, with a type that is not written. `class` is checked after parsing.
    Plain { ty: Option<Type>, class: Option<String> },
}

impl AttrSyntax {
    /// The syntax of a declared attribute of a definition in a namespace.
    pub(crate) fn of(ctx: &Context, registry: &Registry, attr: &AttributeDef, namespace: &str) -> AttrSyntax {
        let facts = attr.attr();
        let base = attr.constraint.innermost();
        let base_facts = base.attr.as_ref().unwrap_or(facts);
        if let (Some(def), true) = (&base_facts.enum_def, base.is_a("EnumAttrInfo"))
            && base_facts.const_builder_call.is_some()
        {
            return AttrSyntax::Enum(def.clone(), ctx.int_type(def.bitwidth));
        }
        if base.record == "SymbolNameAttr" {
            return AttrSyntax::SymbolName;
        }
        let builder = facts.value_type.as_ref().and_then(|ty| ty.builder_call.as_deref());
        // A type that only C++ knows leaves the attribute's type to be spelled.
        let ty = builder.and_then(|call| registry.build_type(ctx, call, namespace).ok());
        let class = canonical(&facts.storage_type);
        if let Some(def) = registry.attr_class(&facts.storage_type, namespace)
            && (def.assembly_format.is_some() || def.has_custom_assembly_format)
        {
            return AttrSyntax::Stripped { name: ctx.name(&def.name), ty };
        }
        if let Some(element) = dense_array_element(ctx, &class) {
            return AttrSyntax::DenseArray(element);
        }
        let class = (class != "::mlir::Attribute").then_some(class);
        AttrSyntax::Plain { ty, class }
    }

    /// Parses the attribute; `None` if `optional` is true and there is none.
    pub(crate) fn parse(
        &self,
        parser: &mut OpParser<'_, '_>,
        attr_name: &str,
        qualified: bool,
        optional: bool,
    ) -> Result<Option<Attribute>, Diagnostic> {
        let ctx = parser.ctx();
        let at = parser.offset();
        match self {
            AttrSyntax::Enum(def, ty) => parse_enum(parser, def, *ty, attr_name, optional),
            AttrSyntax::SymbolName => {
                let name =
                    if optional { parser.try_symbol_name() } else { Some(parser.parse_symbol_name()?) };
                Ok(name.map(|name| ctx.string_attr(ctx.str(name))))
            }
            AttrSyntax::Stripped { name, .. } if !qualified && !optional && !at_hash(parser) => {
                parse_stripped_attr(parser, *name, at).map(Some)
            }
            AttrSyntax::DenseArray(element) if !qualified && !at_hash(parser) => {
                if optional && !parser.peek_punct(Punct::LSquare) {
                    return parser.try_attribute(None);
                }
                parse_dense_array(parser, *element).map(Some)
            }
            AttrSyntax::Plain { ty: Some(none), .. }
                if *none == ctx.common().none
                    && parser.peek_text().starts_with('"')
                    && (!optional || self.may_start(parser)) =>
            {
                // Not a typed attribute: a colon after the text belongs to the format.
                let text = parser.try_string_bytes();
                let text = text.ok_or_else(|| parser.error(at, "expected string"))?;
                Ok(Some(ctx.attr(AttrData::String { value: text.into(), ty: None })))
            }
            AttrSyntax::Stripped { ty, .. } | AttrSyntax::Plain { ty, .. } => {
                // `none` only says that nothing typed is expected.
                let ty = ty.filter(|ty| *ty != ctx.common().none);
                let read = match optional {
                    true if !self.may_start(parser) => None,
                    true => parser.try_attribute(ty)?,
                    false => Some(parser.parse_attribute(ty)?),
                };
                if let (Some(read), AttrSyntax::Plain { class: Some(class), .. }) = (read, self)
                    && is_attr_class(ctx, read, class) == Some(false)
                {
                    return Err(parser.error(at, "invalid kind of attribute specified"));
                }
                Ok(read)
            }
            AttrSyntax::DenseArray(_) => {
                if optional {
                    parser.try_attribute(None)
                } else {
                    parser.parse_attribute(None).map(Some)
                }
            }
        }
    }

    /// Returns true if an optional attribute of this class can start here. Upstream checks this for three
    /// classes; an attribute of any other class counts as present.
    fn may_start(&self, parser: &OpParser<'_, '_>) -> bool {
        let AttrSyntax::Plain { class: Some(class), .. } = self else { return true };
        let next = parser.peek_text();
        match class.as_str() {
            "::mlir::StringAttr" => next.starts_with('"'),
            "::mlir::ArrayAttr" => next.starts_with('['),
            "::mlir::SymbolRefAttr" | "::mlir::FlatSymbolRefAttr" => next.starts_with('@'),
            _ => true,
        }
    }

    /// Prints the attribute.
    pub(crate) fn print(&self, printer: &mut OpPrinter<'_>, attr: Attribute, qualified: bool) {
        let ctx = printer.ctx();
        match self {
            AttrSyntax::Enum(def, _) => match ctx.as_i64(attr).and_then(|value| print_enum(def, value)) {
                Some(text) => printer.text(&text),
                None => printer.attr(attr),
            },
            AttrSyntax::SymbolName => match ctx.as_str(attr) {
                Some(text) => {
                    let name = ctx.name(text);
                    printer.symbol_name(name);
                }
                None => printer.attr(attr),
            },
            AttrSyntax::Stripped { ty: Some(_), .. } | AttrSyntax::Plain { ty: Some(_), .. } => {
                printer.attr_without_type(attr);
            }
            AttrSyntax::Stripped { .. } if !qualified => print_stripped_attr(printer, attr),
            AttrSyntax::DenseArray(_) if !qualified => print_dense_array(printer, attr),
            _ => printer.attr(attr),
        }
    }
}

/// Returns true if a text can be written as a bare keyword.
pub(crate) fn is_keyword(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
}

fn parse_enum(
    parser: &mut OpParser<'_, '_>,
    def: &EnumDef,
    ty: Type,
    attr_name: &str,
    optional: bool,
) -> Result<Option<Attribute>, Diagnostic> {
    let ctx = parser.ctx();
    let at = parser.offset();
    let word = peek_word(parser);
    let bare = def.cases.iter().find(|case| case.text == word).filter(|_| parser.try_keyword(word));
    let text = match bare {
        Some(case) => case.text.clone(),
        None => match parser.try_string() {
            Some(text) => text,
            None if optional => return Ok(None),
            None => {
                let all: Vec<&str> = def.cases.iter().map(|case| case.text.as_str()).collect();
                return Err(parser.error(
                    at,
                    format!(
                        "expected string or keyword containing one of the following enum values for attribute \
                         '{attr_name}' [{}]",
                        all.join(", ")
                    ),
                ));
            }
        },
    };
    if text.is_empty() {
        return Ok(None);
    }
    match def.symbolize(&text) {
        Some(value) => Ok(Some(ctx.int_attr(ty, value))),
        None => Err(parser.error(at, format!("invalid {attr_name} attribute specification: \"{text}\""))),
    }
}

/// The key word that comes next; empty if something else does.
pub(crate) fn peek_word<'src>(parser: &OpParser<'_, 'src>) -> &'src str {
    let rest = parser.text().get(parser.offset() as usize..).unwrap_or("");
    let is_inside = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    if !rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        return "";
    }
    &rest[..rest.find(|c| !is_inside(c)).unwrap_or(rest.len())]
}

/// The text of an enum's value: bare if every parser accepts that, else quoted.
fn print_enum(def: &EnumDef, value: i64) -> Option<String> {
    let text = def.stringify(value)?;
    let case = def.case_of(value).or_else(|| def.cases.iter().find(|case| case.text == text));
    let quoted_cases =
        def.cases.iter().any(|case| !is_keyword(&case.text) || (def.is_bit && case.value.count_ones() != 1));
    let bare = case.is_some_and(|case| {
        is_keyword(&case.text) && !(def.is_bit && (case.value < 0 || case.value.count_ones() != 1))
    });
    Some(if !quoted_cases || bare { text } else { format!("\"{text}\"") })
}

/// The element type of a dense array attribute's C++ class.
fn dense_array_element(ctx: &Context, class: &str) -> Option<Type> {
    let common = ctx.common();
    Some(match class {
        "::mlir::DenseBoolArrayAttr" => common.i1,
        "::mlir::DenseI8ArrayAttr" => common.i8,
        "::mlir::DenseI16ArrayAttr" => common.i16,
        "::mlir::DenseI32ArrayAttr" => common.i32,
        "::mlir::DenseI64ArrayAttr" => common.i64,
        "::mlir::DenseF32ArrayAttr" => common.f32,
        "::mlir::DenseF64ArrayAttr" => common.f64,
        _ => return None,
    })
}

fn parse_dense_array(parser: &mut OpParser<'_, '_>, element: Type) -> Result<Attribute, Diagnostic> {
    let ctx = parser.ctx();
    let mut data: Vec<u8> = Vec::new();
    let mut len = 0;
    parser.parse_comma_list(Delimiter::Square, |parser| {
        let at = parser.offset();
        match ctx.type_data(element) {
            TypeData::Integer { width, .. } => {
                let value = match *width {
                    1 if parser.try_keyword("true") => Int::Small(1),
                    1 if parser.try_keyword("false") => Int::Small(0),
                    _ => parser.parse_integer()?,
                };
                let fits = value.fits(*width, true) || value.fits(*width, false);
                let value = value
                    .wrapped(64, true)
                    .as_i64()
                    .filter(|_| fits)
                    .ok_or_else(|| parser.error(at, "integer value too large"))?;
                data.extend_from_slice(&value.to_le_bytes()[..(*width as usize).div_ceil(8).clamp(1, 8)]);
            }
            _ => {
                let value = parser.parse_float()?;
                if element == ctx.common().f32 {
                    data.extend_from_slice(&(value as f32).to_le_bytes());
                } else {
                    data.extend_from_slice(&value.to_le_bytes());
                }
            }
        }
        len += 1;
        Ok(())
    })?;
    if element == ctx.common().i1 {
        data.iter_mut().for_each(|byte| *byte = u8::from(*byte != 0));
    }
    Ok(ctx.attr(AttrData::DenseArray { element, len, data: data.into() }))
}

/// Returns true if an attribute is of a built-in C++ class; `None` if the class is not built in.
pub(crate) fn is_attr_class(ctx: &Context, attr: Attribute, class: &str) -> Option<bool> {
    let data = ctx.attr_data(attr);
    let class = class.strip_prefix("::mlir::")?;
    let is_loc = |of: &dyn Fn(LocData) -> bool| match data {
        AttrData::Location(loc) => of(ctx.loc_data(*loc)),
        _ => false,
    };
    Some(match class {
        "StringAttr" => matches!(data, AttrData::String { .. }),
        "IntegerAttr" => matches!(data, AttrData::Integer { .. }),
        "BoolAttr" => matches!(data, AttrData::Integer { ty, .. } if *ty == ctx.common().i1),
        "FloatAttr" => matches!(data, AttrData::Float { .. }),
        "TypeAttr" => matches!(data, AttrData::Type(_)),
        "ArrayAttr" => matches!(data, AttrData::Array(_)),
        "DictionaryAttr" => matches!(data, AttrData::Dictionary(_)),
        "SymbolRefAttr" => matches!(data, AttrData::SymbolRef { .. }),
        "FlatSymbolRefAttr" => matches!(data, AttrData::SymbolRef { nested, .. } if nested.is_empty()),
        "UnitAttr" => matches!(data, AttrData::Unit),
        "AffineMapAttr" => matches!(data, AttrData::AffineMap(_)),
        "IntegerSetAttr" => matches!(data, AttrData::IntegerSet(_)),
        "LocationAttr" => matches!(data, AttrData::Location(_)),
        "CallSiteLoc" => is_loc(&|data| matches!(data, LocData::CallSite { .. })),
        "FileLineColLoc" => is_loc(&|data| matches!(data, LocData::FileLineCol { .. })),
        "FusedLoc" => is_loc(&|data| matches!(data, LocData::Fused { .. })),
        "NameLoc" => is_loc(&|data| matches!(data, LocData::Named { .. })),
        "UnknownLoc" => is_loc(&|data| matches!(data, LocData::Unknown)),
        "DenseArrayAttr" => matches!(data, AttrData::DenseArray { .. }),
        "DenseElementsAttr" | "DenseIntOrFPElementsAttr" => matches!(data, AttrData::DenseElements { .. }),
        _ => return None,
    })
}
