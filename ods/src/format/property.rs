//! Syntax of an operation's properties, and the attributes that represent their values.

use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, Context, Delimiter, Int, Name, OpParser, OpPrinter, Param, Punct, Reason, Type,
};
use legalize_snippet::{EnumClass, Val};
use legalize_source::Diagnostic;

use super::params::{enum_text, parse_enum_value};
use super::stripped::print_dense_array;
use crate::enum_classes::enum_class;
use crate::model::{EnumDef, PropertyDef};
use crate::registry::Registry;

/// Kind of a property's syntax.
#[derive(Clone, Debug)]
pub(crate) enum PropSyntax {
    /// An integer of that type.
    Int(Type),
    /// `true` or `false`
    Bool,
    /// Text.
    Str,
    /// A flag.
    Unit,
    /// The case of an enum: an integer of that type, or an attribute of that name; after a word in angle
    /// brackets if it has one.
    Enum {
        def: Arc<EnumDef>,
        class: Arc<EnumClass>,
        ty: Type,
        attr_form: Option<Name>,
        mnemonic: Option<String>,
    },
    /// Several in brackets.
    Array(Box<PropSyntax>),
    /// A value or `none`.
    Optional(Box<PropSyntax>),
    /// Any attribute: the host defines the storage type.
    Any,
}

impl PropSyntax {
    /// The syntax of a declared property.
    pub(crate) fn of(ctx: &Context, prop: &PropertyDef) -> PropSyntax {
        // A wrapper such as `DefaultValuedProp` has no information on the enum that it wraps.
        let named = prop.constraint.innermost().prop.as_ref();
        let Some(facts) = &prop.constraint.prop else { return PropSyntax::Any };
        let facts = named.filter(|inner| inner.enum_def.is_some()).unwrap_or(facts);
        if let Some(def) = &facts.enum_def {
            return PropSyntax::Enum {
                def: def.clone(),
                class: Arc::new(enum_class(def)),
                ty: ctx.int_type(def.bitwidth),
                attr_form: facts.attr_form.as_ref().map(|name| ctx.name(name)),
                mnemonic: facts.mnemonic.clone(),
            };
        }
        if matches!(prop.constraint.innermost().record.as_str(), "UnitProp" | "UnitProperty") {
            return PropSyntax::Unit;
        }
        Self::of_storage(ctx, &facts.storage_type)
    }

    fn of_storage(ctx: &Context, storage: &str) -> PropSyntax {
        let storage = storage.trim().trim_start_matches("::");
        let inner = |prefix: &str| {
            let rest = storage.strip_prefix(prefix)?.trim_start().strip_prefix('<')?;
            rest.trim_end().strip_suffix('>')
        };
        if let Some(inner) = inner("llvm::SmallVector").or_else(|| inner("std::vector")) {
            return PropSyntax::Array(Box::new(Self::of_storage(ctx, inner)));
        }
        if let Some(inner) = inner("std::optional") {
            return PropSyntax::Optional(Box::new(Self::of_storage(ctx, inner)));
        }
        match storage {
            "int64_t" | "uint64_t" => PropSyntax::Int(ctx.common().i64),
            "int32_t" | "uint32_t" | "int" | "unsigned" => PropSyntax::Int(ctx.common().i32),
            "int16_t" | "uint16_t" => PropSyntax::Int(ctx.common().i16),
            "int8_t" | "uint8_t" => PropSyntax::Int(ctx.common().i8),
            "bool" => PropSyntax::Bool,
            "std::string" => PropSyntax::Str,
            _ => PropSyntax::Any,
        }
    }

    /// Parses a value; `None` if `optional` is true and there is none.
    pub(crate) fn parse(
        &self,
        parser: &mut OpParser<'_, '_>,
        optional: bool,
    ) -> Result<Option<Attribute>, Diagnostic> {
        let ctx = parser.ctx();
        let at = parser.offset();
        Ok(match self {
            PropSyntax::Int(ty) => {
                if optional { parser.try_integer()? } else { Some(parser.parse_integer()?) }
                    .map(|value| ctx.int_attr(*ty, value))
            }
            PropSyntax::Bool => {
                if parser.try_keyword("true") {
                    Some(ctx.bool_attr(true))
                } else if parser.try_keyword("false") {
                    Some(ctx.bool_attr(false))
                } else if optional {
                    None
                } else {
                    return Err(parser.error(at, "expected 'true' or 'false'"));
                }
            }
            PropSyntax::Str => if optional { parser.try_string() } else { Some(parser.parse_string()?) }
                .map(|text| ctx.string_attr(&text)),
            PropSyntax::Unit => {
                if parser.try_keyword("unit") {
                    Some(ctx.common().unit)
                } else if parser.try_keyword("unit_absent") {
                    Some(ctx.bool_attr(false))
                } else if optional {
                    None
                } else {
                    return Err(parser.error(at, "expected 'unit' or 'unit_absent'"));
                }
            }
            PropSyntax::Enum { def, mnemonic, .. } => {
                let value = match mnemonic {
                    Some(word) => {
                        match optional {
                            true if !parser.try_keyword(word) => return Ok(None),
                            true => {}
                            false => parser.parse_keyword(word)?,
                        }
                        parser.parse_punct(Punct::Less)?;
                        let value = parse_enum_value(parser, def, false)?;
                        parser.parse_punct(Punct::Greater)?;
                        value
                    }
                    None => parse_enum_value(parser, def, optional)?,
                };
                value.map(|value| self.enum_attr(ctx, value))
            }
            PropSyntax::Array(element) => {
                if optional && !parser.peek_punct(Punct::LSquare) {
                    return Ok(None);
                }
                let mut all = Vec::new();
                parser.parse_comma_list(Delimiter::Square, |parser| {
                    all.extend(element.parse(parser, false)?);
                    Ok(())
                })?;
                Some(self.array(ctx, element, &all))
            }
            PropSyntax::Optional(element) => {
                if parser.try_keyword("none") {
                    return Ok(Some(ctx.array_attr(&[])));
                }
                if parser.try_keyword("some") {
                    parser.parse_punct(Punct::Less)?;
                    let value = element.parse(parser, false)?;
                    parser.parse_punct(Punct::Greater)?;
                    return Ok(value.map(|value| ctx.array_attr(&[value])));
                }
                match element.parse(parser, true)? {
                    Some(value) => Some(ctx.array_attr(&[value])),
                    None if optional => None,
                    None => return Err(parser.error(at, "expected 'none' or 'some<prop>'")),
                }
            }
            PropSyntax::Any => {
                if optional {
                    parser.try_attribute(None)?
                } else {
                    Some(parser.parse_attribute(None)?)
                }
            }
        })
    }

    /// The attribute of an enum's value.
    pub(crate) fn enum_attr(&self, ctx: &Context, value: i64) -> Attribute {
        match self {
            PropSyntax::Enum { attr_form: Some(name), .. } => {
                let params = [Param::Int(Int::Small(value))];
                ctx.attr(AttrData::Dialect { name: *name, params: params.into() })
            }
            PropSyntax::Enum { ty, .. } => ctx.int_attr(*ty, value),
            _ => ctx.int_attr(ctx.common().i64, value),
        }
    }

    /// The value of an enum's attribute.
    fn enum_value(&self, ctx: &Context, attr: Attribute) -> Option<i64> {
        match ctx.attr_data(attr) {
            AttrData::Integer { value, .. } => value.as_i64(),
            AttrData::Dialect { params, .. } => match &**params {
                [Param::Int(value)] => value.as_i64(),
                _ => None,
            },
            _ => None,
        }
    }

    /// The value that an attribute represents, as C++ has it; `None` for an attribute of another kind.
    pub(crate) fn value(&self, ctx: &Context, attr: Attribute) -> Option<Val> {
        match self {
            PropSyntax::Int(_) => ctx.as_i64(attr).map(Val::int64),
            PropSyntax::Bool => ctx.as_i64(attr).map(|value| Val::Bool(value != 0)),
            PropSyntax::Str => ctx.as_str(attr).map(|text| Val::Str(text.as_bytes().into())),
            PropSyntax::Unit => Some(Val::Bool(ctx.as_i64(attr) != Some(0))),
            PropSyntax::Enum { class, .. } => {
                self.enum_value(ctx, attr).map(|value| Val::Enum(class.clone(), i128::from(value)))
            }
            PropSyntax::Array(element) => {
                let all = match ctx.attr_data(attr) {
                    AttrData::Array(all) => all.iter().map(|attr| element.value(ctx, *attr)).collect(),
                    AttrData::DenseArray { .. } => Some(dense_integers(ctx, attr)?),
                    _ => None,
                };
                all.map(|all: Vec<Val>| Val::List(Arc::new(all)))
            }
            PropSyntax::Optional(element) => match ctx.attr_data(attr) {
                AttrData::Array(all) => all.first().map_or(Some(Val::Null), |attr| element.value(ctx, *attr)),
                _ => None,
            },
            PropSyntax::Any => None,
        }
    }

    pub(crate) fn array(&self, ctx: &Context, element: &PropSyntax, all: &[Attribute]) -> Attribute {
        match element {
            PropSyntax::Int(ty) if *ty == ctx.common().i64 || *ty == ctx.common().i32 => {
                let bytes = if *ty == ctx.common().i64 { 8 } else { 4 };
                let data: Vec<u8> = all
                    .iter()
                    .flat_map(|attr| ctx.as_i64(*attr).unwrap_or(0).to_le_bytes().into_iter().take(bytes))
                    .collect();
                ctx.attr(AttrData::DenseArray { element: *ty, len: all.len() as u64, data: data.into() })
            }
            _ => ctx.array_attr(all),
        }
    }

    /// Prints a value.
    pub(crate) fn print(&self, printer: &mut OpPrinter<'_>, attr: Attribute) {
        let ctx = printer.ctx();
        match (self, ctx.attr_data(attr)) {
            (PropSyntax::Unit, data) => {
                printer.text(if matches!(data, AttrData::Unit) { "unit" } else { "unit_absent" });
            }
            (PropSyntax::Str, AttrData::String { value, .. }) => printer.string(value),
            (PropSyntax::Enum { def, mnemonic, .. }, _) => {
                let value = self.enum_value(ctx, attr);
                let text = value.and_then(|value| enum_text(def, value));
                match (text, mnemonic) {
                    (Some(text), Some(word)) => printer.text(&format!("{word}<{text}>")),
                    (Some(text), None) => printer.text(&text),
                    (None, _) => printer.attr(attr),
                }
            }
            (PropSyntax::Array(_), AttrData::DenseArray { .. }) => print_dense_array(printer, attr),
            (PropSyntax::Array(element), AttrData::Array(all)) => {
                printer.text("[");
                for (index, value) in all.iter().enumerate() {
                    if index > 0 {
                        printer.text(", ");
                    }
                    element.print(printer, *value);
                }
                printer.text("]");
            }
            (PropSyntax::Optional(element), AttrData::Array(all)) => match all.first() {
                Some(value) => element.print(printer, *value),
                None => printer.text("none"),
            },
            (PropSyntax::Int(_) | PropSyntax::Bool, _) => printer.attr_without_type(attr),
            _ => printer.attr(attr),
        }
    }
}

/// The integers of a dense array of 32 or 64 bits.
fn dense_integers(ctx: &Context, attr: Attribute) -> Option<Vec<Val>> {
    let wide = ctx.as_dense_i64_array(attr).map(|all| all.into_iter().map(Val::int64).collect());
    wide.or_else(|| {
        ctx.as_dense_i32_array(attr).map(|all| all.into_iter().map(i64::from).map(Val::int64).collect())
    })
}

/// Returns the attribute that represents a property's value.
fn property_attr(ctx: &Context, syntax: &PropSyntax, value: &Val) -> Result<Attribute, Reason> {
    let int = |value: i128| i64::try_from(value).map(Int::Small).map_err(|_| "integer too large".to_owned());
    Ok(match (syntax, value) {
        (PropSyntax::Int(ty), value) => match value.as_int() {
            Some(value) => ctx.int_attr(*ty, int(value)?),
            None => return Err(format!("{} is not an integer", value.kind()).into()),
        },
        (PropSyntax::Bool, value) => match value.as_bool() {
            Some(value) => ctx.bool_attr(value),
            None => return Err(format!("{} is not a boolean", value.kind()).into()),
        },
        (PropSyntax::Enum { .. }, value) => match value.as_int() {
            Some(value) => syntax.enum_attr(ctx, i64::try_from(value).map_err(|error| error.to_string())?),
            None => return Err(format!("{} is not an enum case", value.kind()).into()),
        },
        (PropSyntax::Str, value) => match value.as_str() {
            Some(text) => ctx.string_attr(text),
            None => return Err(format!("{} is not a string", value.kind()).into()),
        },
        (PropSyntax::Optional(_), Val::Null) => ctx.array_attr(&[]),
        (PropSyntax::Optional(element), value) => ctx.array_attr(&[property_attr(ctx, element, value)?]),
        (PropSyntax::Array(element), value) => {
            let items = value.as_list().ok_or_else(|| format!("{} is not a list", value.kind()))?;
            let all: Vec<Attribute> =
                items.iter().map(|item| property_attr(ctx, element, item)).collect::<Result<_, _>>()?;
            syntax.array(ctx, element, &all)
        }
        (_, Val::Attr(attr)) => *attr,
        (_, other) => return Err(format!("{} is not an attribute", other.kind()).into()),
    })
}

/// Evaluates the default value of a property as the attribute that represents it.
pub(crate) fn default_property(
    registry: &Registry,
    ctx: &Context,
    prop: &PropertyDef,
    value: &str,
    namespace: &str,
) -> Result<Option<Attribute>, Reason> {
    let syntax = PropSyntax::of(ctx, prop);
    if let PropSyntax::Unit = syntax {
        // An absent unit property is written as `false` where all properties are written.
        let unset = value.trim() == "false";
        return Ok(Some(if unset { ctx.common().false_ } else { ctx.common().unit }));
    }
    let result = registry.evaluate(ctx, value, namespace, None)?;
    property_attr(ctx, &syntax, &result).map(Some)
}
