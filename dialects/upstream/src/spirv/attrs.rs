//! Attributes of the spirv dialect that no definition declares: requirements of a module, a target
//! environment, the binding of a function's argument.
//!
//! Parameters, in order: `vce`: number of the version, lists of the numbers of capabilities and of
//! extensions; `target_env`: the triple, the limits, the numbers of client, vendor and kind of device, the
//! device's own number; `interface_var_abi`: descriptor set, binding, number of the storage class or nothing.

use legalize_dialects_hooks::Result;
use legalize_ir::{
    AttrData, AttrInfo, Attribute, Context, Delimiter, Int, OpParser, OpPrinter, Param, ParamsSyntax, Punct,
};
use legalize_snippet::Classes;

use crate::spirv::syntax::{Syntax, number, parse_word, word};

/// The name of the attribute for what a module requires.
pub(super) const TRIPLE: &str = "spirv.vce";
const LIMITS: &str = "spirv.resource_limits";

const VERSION: &str = "spirv.version";
const CAPABILITY: &str = "spirv.capability";
const EXTENSION: &str = "spirv.ext";
const CLIENT: &str = "spirv.client_api";
const VENDOR: &str = "spirv.vendor";
const DEVICE: &str = "spirv.device_type";
const STORAGE_CLASS: &str = "spirv.storage_class";

/// The default number of clients, vendors and kinds of devices: unknown.
const UNKNOWN: i64 = 0xffff_ffff;
/// The default device number: unknown.
const UNKNOWN_DEVICE: i64 = 0x7fff_ffff;

const ATTRS: [Syntax; 3] = [
    Syntax {
        name: TRIPLE,
        class: "::mlir::spirv::VerCapExtAttr",
        params: &["version", "capabilities", "extensions"],
        parse: |p| {
            let version = parse_word(p, VERSION, "version")?;
            p.parse_punct(Punct::Comma)?;
            let capabilities = parse_words(p, CAPABILITY, "capability")?;
            p.parse_punct(Punct::Comma)?;
            Ok(vec![version, capabilities, parse_words(p, EXTENSION, "extension")?])
        },
        print: |p, params| {
            p.text(&word(p.ctx(), params.first(), VERSION));
            print_words(p, params.get(1), CAPABILITY);
            print_words(p, params.get(2), EXTENSION);
        },
    },
    Syntax {
        name: "spirv.target_env",
        class: "::mlir::spirv::TargetEnvAttr",
        params: &["tripleAttr", "resourceLimits", "clientAPI", "vendorID", "deviceType", "deviceID"],
        parse: parse_target,
        print: print_target,
    },
    Syntax {
        name: "spirv.interface_var_abi",
        class: "::mlir::spirv::InterfaceVarABIAttr",
        params: &["descriptorSet", "binding", "storageClass"],
        parse: |p| {
            p.parse_punct(Punct::LParen)?;
            let set = parse_binding(p, "descriptor set")?;
            p.parse_punct(Punct::Comma)?;
            let binding = parse_binding(p, "binding")?;
            p.parse_punct(Punct::RParen)?;
            let class = if p.try_punct(Punct::Comma) {
                parse_word(p, STORAGE_CLASS, "storage class")?
            } else {
                Param::None
            };
            Ok(vec![set, binding, class])
        },
        print: |p, params| {
            p.text(&format!("({}, {})", number(params.first()), number(params.get(1))));
            if let Some(class @ Param::Int(_)) = params.get(2) {
                p.text(&format!(", {}", word(p.ctx(), Some(class), STORAGE_CLASS)));
            }
        },
    },
];

fn parse_words(p: &mut OpParser<'_, '_>, attr: &str, what: &str) -> Result<Param> {
    let mut words = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        words.push(parse_word(p, attr, what)?);
        Ok(())
    })?;
    Ok(Param::List(words.into()))
}

fn print_words(p: &mut OpPrinter<'_>, param: Option<&Param>, attr: &str) {
    let Some(Param::List(words)) = param else { return };
    let words: Vec<String> = words.iter().map(|param| word(p.ctx(), Some(param), attr)).collect();
    p.text(&format!(", [{}]", words.join(", ")));
}

/// Parses an unsigned 32-bit number, if one comes next; a negative one wraps.
fn try_u32(p: &mut OpParser<'_, '_>) -> Result<Option<Param>> {
    let at = p.offset();
    let Some(value) = p.try_integer()? else { return Ok(None) };
    if value.fits(32, false) || value.fits(32, true) {
        Ok(Some(Param::Int(value.wrapped(32, false))))
    } else {
        Err(p.error(at, "integer value too large"))
    }
}

fn parse_binding(p: &mut OpParser<'_, '_>, what: &str) -> Result<Param> {
    let at = p.offset();
    try_u32(p)?.ok_or_else(|| p.error(at, format!("missing {what}")))
}

/// Parses an attribute of that name.
fn parse_attr(p: &mut OpParser<'_, '_>, expected: &str) -> Result<Param> {
    let at = p.offset();
    let attr: Attribute = p.parse_attribute(None)?;
    let ctx = p.ctx();
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } if ctx.str(*name) == expected => Ok(Param::Attr(attr)),
        _ => Err(p.error(at, "invalid kind of attribute specified")),
    }
}

/// Parses `triple, (api=client,)? (vendor (:kind (:number)?)?,)? limits`.
fn parse_target(p: &mut OpParser<'_, '_>) -> Result<Vec<Param>> {
    let unknown = || Param::Int(Int::Small(UNKNOWN));
    let (mut client, mut vendor, mut kind) = (unknown(), unknown(), unknown());
    let mut device = Param::Int(Int::Small(UNKNOWN_DEVICE));
    let triple = parse_attr(p, TRIPLE)?;
    p.parse_punct(Punct::Comma)?;
    if p.try_keyword("api") {
        p.parse_punct(Punct::Equal)?;
        client = parse_word(p, CLIENT, "client API")?;
        p.parse_punct(Punct::Comma)?;
    }
    if p.peek_any_keyword() {
        vendor = parse_word(p, VENDOR, "vendor")?;
        if p.try_punct(Punct::Colon) {
            kind = parse_word(p, DEVICE, "device type")?;
            if p.try_punct(Punct::Colon) {
                let at = p.offset();
                device = try_u32(p)?.ok_or_else(|| p.error(at, "expected integer value"))?;
            }
        }
        p.parse_punct(Punct::Comma)?;
    }
    Ok(vec![triple, parse_attr(p, LIMITS)?, client, vendor, kind, device])
}

/// Prints a target; unknown parts are left out, with the parts that depend on them.
fn print_target(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Attr(triple), Param::Attr(limits), client, vendor, kind, device] = params else { return };
    let ctx = p.ctx();
    let known = |param: &Param| number(Some(param)) != UNKNOWN;
    p.attr(*triple);
    if known(client) {
        p.text(&format!(", api={}", word(ctx, Some(client), CLIENT)));
    }
    if known(vendor) {
        p.text(&format!(", {}", word(ctx, Some(vendor), VENDOR)));
        if known(kind) {
            p.text(&format!(":{}", word(ctx, Some(kind), DEVICE)));
            let device = number(Some(device));
            if device != UNKNOWN_DEVICE {
                p.text(&format!(":{device}"));
            }
        }
    }
    p.text(", ");
    p.attr(*limits);
}

/// Registers the C++ classes.
pub(super) fn add_classes(ctx: &Context, classes: &Classes) {
    for syntax in &ATTRS {
        classes.register_attr(ctx, syntax.class, syntax.name);
        classes.register_accessors(syntax.params.iter().copied());
    }
}

/// Registers the attributes of the dialect, if the dialect is registered and they are not.
pub(super) fn register(ctx: &mut Context) {
    if ctx.dialect(ctx.name("spirv")).is_none() {
        return;
    }
    for syntax in &ATTRS {
        let name = ctx.name(syntax.name);
        if ctx.attr_info(name).is_some() {
            continue;
        }
        let mut info = AttrInfo::new(name);
        info.params = syntax.params.iter().map(|param| ctx.name(param)).collect();
        info.attached = ParamsSyntax::new(syntax.reader(), syntax.printer());
        ctx.register_attr(info);
    }
}
