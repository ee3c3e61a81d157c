//! How an attribute or property of an operation is spelled in a format.

use std::sync::Arc;

use legalize_ir::context::Extensions;
use legalize_ir::text::{Delimiter, OpParser, OpPrinter, Punct};
use legalize_ir::{AttrData, Attribute, Context, Int, LocData, Name, Param, Type, TypeData};
use legalize_source::Diagnostic;

use crate::model::{AttributeDef, EnumDef, PropertyDef, TypeOrAttrDef};
use crate::world::{World, canonical};

/// How an attribute is spelled.
#[derive(Clone, Debug)]
pub(crate) enum AttrSyntax {
    /// As the key word of an enum's case; the attribute is an integer of that type.
    Enum(Arc<EnumDef>, Type),
    /// As a symbol's name.
    SymbolName,
    /// As the parameters of a dialect's attribute, unless it starts with `#`.
    Stripped { name: Name, ty: Option<Type> },
    /// As a list of elements in brackets.
    DenseArray(Type),
    /// As any attribute; with a type that goes without saying. `class` is checked after reading.
    Plain { ty: Option<Type>, class: Option<String> },
}

impl AttrSyntax {
    /// The syntax of a declared attribute of a definition in a namespace.
    pub(crate) fn of(ctx: &Context, world: &World, attr: &AttributeDef, namespace: &str) -> AttrSyntax {
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
        let ty = builder.and_then(|call| world.build_type(ctx, call, namespace).ok());
        let class = canonical(&facts.storage_type);
        if let Some(def) = world.attr_class(&facts.storage_type, namespace)
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

    /// Reads the attribute; nothing if `optional` and there is none.
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
                let name = match optional {
                    true => parser.try_symbol_name(),
                    false => Some(parser.parse_symbol_name()?),
                };
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
                if *none == ctx.common().none && parser.peek_text().starts_with('"') =>
            {
                // Nothing typed: a colon behind the text is the format's.
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
            AttrSyntax::DenseArray(_) => match optional {
                true => parser.try_attribute(None),
                false => parser.parse_attribute(None).map(Some),
            },
        }
    }

    /// Whether an optional attribute of this class can start here. Upstream asks this of three classes; of any
    /// other every attribute counts as there.
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

/// Whether an attribute that is spelled out (`#…`) comes next.
pub(crate) fn at_hash(parser: &OpParser<'_, '_>) -> bool {
    parser.text().as_bytes().get(parser.offset() as usize) == Some(&b'#')
}

/// Whether a type that is spelled out (`!…`) comes next.
pub(crate) fn at_exclamation(parser: &OpParser<'_, '_>) -> bool {
    parser.text().as_bytes().get(parser.offset() as usize) == Some(&b'!')
}

/// Checks parameters that were just read.
pub(crate) fn verify_params(
    parser: &OpParser<'_, '_>,
    name: Name,
    params: &[Param],
    at: u32,
) -> Result<(), Diagnostic> {
    let ctx = parser.ctx();
    match ctx.attr_info(name).and_then(|info| info.verify.as_ref()) {
        Some(verify) => verify(ctx, params).map_err(|message| parser.error(at, message)),
        None => Ok(()),
    }
}

/// Reads the parameters of an attribute without its dialect and mnemonic; what nothing reads is kept as it is.
pub(crate) fn parse_stripped_attr(
    parser: &mut OpParser<'_, '_>,
    name: Name,
    at: u32,
) -> Result<Attribute, Diagnostic> {
    let ctx = parser.ctx();
    let params = match ctx.attr_info(name).and_then(|info| info.reader(ctx)) {
        Some(parse) => parse(parser)?,
        None => match parser.try_verbatim()? {
            Some(text) => Box::new([Param::Str(text.into())]),
            None => {
                let info = ctx.attr_info(name).map(|info| &info.extensions);
                refuse_cpp_text(parser, info, &format!("#{}", ctx.str(name)), at)?;
                return parser.parse_attribute(None);
            }
        },
    };
    verify_params(parser, name, &params, at)?;
    Ok(ctx.attr(AttrData::Dialect { name, params }))
}

/// Refuses text that stands for the parameters of a type or attribute whose parser is C++, and does not begin with `<`:
/// nothing says where it ends.
pub(crate) fn refuse_cpp_text(
    parser: &OpParser<'_, '_>,
    info: Option<&Extensions>,
    name: &str,
    at: u32,
) -> Result<(), Diagnostic> {
    let Some(def) = info.and_then(|info| info.of::<Arc<TypeOrAttrDef>>()) else { return Ok(()) };
    let help = match (def.has_custom_assembly_format, def.is_attr) {
        (true, true) => format!(
            "write it in full, `{name}<…>`, or attach a `ParamsSyntax` to its `AttrInfo` with \
             `Context::update_attr` in `Provider::attach`"
        ),
        (true, false) => format!(
            "write it in full, `{name}<…>`, or attach a `ParamsSyntax` to its `TypeInfo` with \
             `Context::update_type` in `Provider::attach`"
        ),
        // Its format has custom directives that are not attached.
        (false, _) if def.assembly_format.is_some() => format!(
            "write it in full, `{}…>`, or attach Rust functions for the custom directives of its `assemblyFormat`",
            name.replacen('.', "<", 1) + " "
        ),
        (false, _) => return Ok(()),
    };
    let mut error = parser.error(at, format!("expected '<': only C++ code reads the parameters of '{name}'"));
    error.code = "parse::no_custom_form";
    Err(error.with_help(help))
}

/// Prints an attribute without its dialect and mnemonic.
pub(crate) fn print_stripped_attr(printer: &mut OpPrinter<'_>, attr: Attribute) {
    let ctx = printer.ctx();
    if let AttrData::Dialect { name, params } = ctx.attr_data(attr) {
        match (ctx.attr_info(*name).and_then(|info| info.printer(ctx)), params.as_ref()) {
            (Some(print), _) => return printer.stripped_attr(attr, |printer| print(printer, params)),
            (None, [Param::Str(text)]) if text.starts_with('<') => {
                return printer.stripped_attr(attr, |printer| printer.text(text));
            }
            _ => {}
        }
    }
    if matches!(ctx.attr_data(attr), AttrData::DenseArray { .. }) {
        return print_dense_array(printer, attr);
    }
    printer.attr(attr);
}

/// Whether a text can stand as a bare key word.
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

/// The text of an enum's value: bare where every reader can take it so, else quoted.
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
                match element == ctx.common().f32 {
                    true => data.extend_from_slice(&(value as f32).to_le_bytes()),
                    false => data.extend_from_slice(&value.to_le_bytes()),
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

fn print_dense_array(printer: &mut OpPrinter<'_>, attr: Attribute) {
    let ctx = printer.ctx();
    let AttrData::DenseArray { element, data, .. } = ctx.attr_data(attr) else { return printer.attr(attr) };
    // The printed form of the whole attribute is `array<i64: 1, 2>`; only the elements are wanted.
    let bytes = match ctx.type_data(*element) {
        data @ (TypeData::Integer { .. } | TypeData::Float(_)) => data.element_bytes(),
        _ => None,
    };
    let Some(bytes) = bytes else { return printer.attr(attr) };
    printer.text("[");
    for (index, word) in data.chunks(bytes).enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        let mut raw = [0; 16];
        raw[..word.len().min(16)].copy_from_slice(&word[..word.len().min(16)]);
        let value = u128::from_le_bytes(raw);
        match ctx.type_data(*element) {
            TypeData::Integer { width: 1, .. } => printer.text(if value != 0 { "true" } else { "false" }),
            TypeData::Integer { width, .. } => {
                let shift = 128 - (*width).clamp(1, 128);
                printer.text(&(((value << shift) as i128) >> shift).to_string());
            }
            _ => {
                let number = ctx.attr(AttrData::Float { bits: value, ty: *element });
                printer.attr_without_type(number);
            }
        }
    }
    printer.text("]");
}

/// Whether an attribute is of a built-in C++ class; nothing if the class is not built in.
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

/// What a property is.
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
    Enum { def: Arc<EnumDef>, ty: Type, attr_form: Option<Name>, mnemonic: Option<String> },
    /// Several in brackets.
    Array(Box<PropSyntax>),
    /// One or `none`.
    Optional(Box<PropSyntax>),
    /// Any attribute: the storage type is one of a host.
    Any,
}

impl PropSyntax {
    /// The syntax of a declared property.
    pub(crate) fn of(ctx: &Context, prop: &PropertyDef) -> PropSyntax {
        // A wrapper such as `DefaultValuedProp` says nothing of the enum that it wraps.
        let named = prop.constraint.innermost().prop.as_ref();
        let Some(facts) = &prop.constraint.prop else { return PropSyntax::Any };
        let facts = named.filter(|inner| inner.enum_def.is_some()).unwrap_or(facts);
        if let Some(def) = &facts.enum_def {
            return PropSyntax::Enum {
                def: def.clone(),
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

    /// Reads a value; nothing if `optional` and there is none.
    pub(crate) fn parse(
        &self,
        parser: &mut OpParser<'_, '_>,
        optional: bool,
    ) -> Result<Option<Attribute>, Diagnostic> {
        let ctx = parser.ctx();
        let at = parser.offset();
        Ok(match self {
            PropSyntax::Int(ty) => match optional {
                true => parser.try_integer()?,
                false => Some(parser.parse_integer()?),
            }
            .map(|value| ctx.int_attr(*ty, value)),
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
            PropSyntax::Str => match optional {
                true => parser.try_string(),
                false => Some(parser.parse_string()?),
            }
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
                        let value = crate::format::params::parse_enum_value(parser, def, false)?;
                        parser.parse_punct(Punct::Greater)?;
                        value
                    }
                    None => crate::format::params::parse_enum_value(parser, def, optional)?,
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
            PropSyntax::Any => match optional {
                true => parser.try_attribute(None)?,
                false => Some(parser.parse_attribute(None)?),
            },
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
                let text = value.and_then(|value| crate::format::params::enum_text(def, value));
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
