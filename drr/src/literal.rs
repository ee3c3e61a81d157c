//! Attribute text of constants whose C++ spelling is plain: integers, floats, booleans, strings, units,
//! arrays of these, symbol names and enum cases.
//!
//! The builder's text (`constBuilderCall`) determines the kind of attribute that it creates, so any
//! definition that builds its constants in one of the builder's usual ways is understood. All other constants
//! stay C++.

use legalize_ods::{AttrConstraint, OdsModule};

/// Value of a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Constant {
    /// An attribute, as MLIR text.
    Text(String),
    /// A missing attribute (a unit attribute that is `false`).
    Absent,
}

/// The constant `value` of an attribute, if its text is plain.
pub(crate) fn constant(module: &OdsModule, attr: &AttrConstraint, value: &str) -> Option<Constant> {
    let call = attr.const_builder_call.as_deref()?;
    let call: String = strip_comments(call).split_whitespace().collect();
    let value = value.trim();
    if call == "(($0)?$_builder.getUnitAttr():nullptr)" {
        return match value {
            "true" | "1" => Some(Constant::Text("unit".to_owned())),
            "false" | "0" => Some(Constant::Absent),
            _ => None,
        };
    }
    let text = match call.strip_prefix("$_builder.") {
        Some(call) => builder_call(call, value),
        None => class_call(module, attr, &call, value),
    };
    text.map(Constant::Text)
}

fn builder_call(call: &str, value: &str) -> Option<String> {
    let (name, args) = call.split_once('(')?;
    let args = args.strip_suffix(')')?;
    match name {
        "getIntegerAttr" => integer(value, &built_type(args.strip_suffix(",$0")?)?),
        "getFloatAttr" => {
            let ty = built_type(args.strip_suffix(",$0")?)?;
            Some(format!("{} : {ty}", float(value)?))
        }
        _ if args != "$0" => None,
        "getBoolAttr" => integer(value, "i1"),
        "getIndexAttr" => integer(value, "index"),
        "getStringAttr" => string(value),
        "getF16FloatAttr" => Some(format!("{} : f16", float(value)?)),
        "getF32FloatAttr" => Some(format!("{} : f32", float(value)?)),
        "getF64FloatAttr" => Some(format!("{} : f64", float(value)?)),
        "getBoolArrayAttr" => array(value, |item| integer(item, "i1")),
        "getStrArrayAttr" => array(value, string),
        "getIndexArrayAttr" => array(value, |item| integer(item, "index")),
        "getF32ArrayAttr" => array(value, |item| Some(format!("{} : f32", float(item)?))),
        "getF64ArrayAttr" => array(value, |item| Some(format!("{} : f64", float(item)?))),
        _ => sized_call(name, value),
    }
}

/// `getI32IntegerAttr`, `getI64ArrayAttr`, `getDenseI64ArrayAttr` and their like.
fn sized_call(name: &str, value: &str) -> Option<String> {
    let name = name.strip_prefix("get")?;
    if let Some(element) = name.strip_suffix("IntegerAttr") {
        return integer(value, &short_type(element)?);
    }
    let name = name.strip_suffix("ArrayAttr")?;
    match name.strip_prefix("Dense") {
        Some("Bool") => dense(value, "i1", |item| integer(item, "i1")),
        Some(element) => {
            let ty = short_type(element)?;
            let suffix = format!(" : {ty}");
            dense(value, &ty, |item| {
                if ty.starts_with('f') {
                    float(item)
                } else {
                    integer(item, &ty).map(|text| text.strip_suffix(&suffix).unwrap_or(&text).to_owned())
                }
            })
        }
        None => {
            let ty = short_type(name)?;
            array(value, |item| integer(item, &ty))
        }
    }
}

/// `I32` and the like.
fn short_type(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let width = lower.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let prefix = &lower[..lower.len() - width.len()];
    (matches!(prefix, "i" | "si" | "ui" | "f") && width.parse::<u32>().is_ok()).then_some(lower)
}

/// The type that a builder's text creates.
fn built_type(text: &str) -> Option<String> {
    let call = text.strip_prefix("$_builder.get")?.strip_suffix(')')?;
    let (name, args) = call.split_once("Type(")?;
    match (name, args) {
        ("Index", "") => Some("index".to_owned()),
        ("Integer", args) => {
            let (width, sign) = args.split_once(',').unwrap_or((args, ""));
            width.parse::<u32>().ok()?;
            match sign {
                "" => Some(format!("i{width}")),
                "true" => Some(format!("si{width}")),
                "false" => Some(format!("ui{width}")),
                _ => None,
            }
        }
        (name, "") => short_type(name),
        _ => None,
    }
}

fn strip_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

/// A C++ integer literal.
fn cpp_integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits.trim_start()),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']).replace('\'', "");
    let magnitude = if let Some(hex) = digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        u64::from_str_radix(hex, 16).ok()?
    } else if let Some(binary) = digits.strip_prefix("0b") {
        u64::from_str_radix(binary, 2).ok()?
    } else if digits.len() > 1 && digits.starts_with('0') {
        u64::from_str_radix(&digits, 8).ok()?
    } else {
        digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse::<u64>().ok())??
    };
    Some(if negative { -i128::from(magnitude) } else { i128::from(magnitude) })
}

fn integer(value: &str, ty: &str) -> Option<String> {
    let number = match value {
        "true" => 1,
        "false" => 0,
        _ => cpp_integer(value)?,
    };
    if ty == "i1" {
        return match number {
            0 => Some("false".to_owned()),
            1 | -1 => Some("true".to_owned()),
            _ => None,
        };
    }
    let width = match ty {
        "index" => 64,
        _ => ty.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse::<u32>().ok()?,
    };
    if !(1..=64).contains(&width) {
        return None;
    }
    let (low, high, top) = (-(1_i128 << (width - 1)), 1_i128 << (width - 1), 1_i128 << width);
    if number < low || number >= top {
        return None;
    }
    // As the printer shows it: a signless or signed value by its sign bit, an unsigned one without.
    let shown = match ty.starts_with("ui") {
        true if number < 0 => return None,
        true => number,
        false if number >= high => number - top,
        false => number,
    };
    Some(format!("{shown} : {ty}"))
}

fn float(value: &str) -> Option<String> {
    let text = value.trim_end_matches(['f', 'F']);
    let (mantissa, exponent) = match text.find(['e', 'E']) {
        Some(at) => (&text[..at], &text[at..]),
        None => (text, ""),
    };
    let digits = mantissa.trim_start_matches(['-', '+']);
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    if !(plain(whole) && plain(fraction)) || (whole.is_empty() && fraction.is_empty()) {
        return None;
    }
    if !exponent.is_empty() && !plain(exponent[1..].trim_start_matches(['-', '+'])) {
        return None;
    }
    let sign = if mantissa.starts_with('-') { "-" } else { "" };
    let whole = if whole.is_empty() { "0" } else { whole };
    let fraction = if fraction.is_empty() { "0" } else { fraction };
    Some(format!("{sign}{whole}.{fraction}{}", exponent.to_ascii_lowercase()))
}

/// A C++ string literal as an MLIR string.
fn string(value: &str) -> Option<String> {
    let inner = value.strip_prefix('"')?.strip_suffix('"')?;
    let mut out = String::from("\"");
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => return None,
            '\\' => match chars.next()? {
                '\\' => out.push_str("\\\\"),
                '"' => out.push_str("\\22"),
                'n' => out.push_str("\\0A"),
                't' => out.push_str("\\09"),
                _ => return None,
            },
            c if c.is_control() => return None,
            c => out.push(c),
        }
    }
    out.push('"');
    Some(out)
}

/// The elements of a braced list.
fn items(value: &str) -> Option<Vec<&str>> {
    let inner = value.strip_prefix('{')?.strip_suffix('}')?.trim();
    if inner.is_empty() {
        return Some(Vec::new());
    }
    if inner.contains(['{', '"']) && inner.contains(',') && inner.matches('"').count() % 2 != 0 {
        return None;
    }
    let (mut items, mut start, mut quoted) = (Vec::new(), 0, false);
    for (at, c) in inner.char_indices() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => {
                items.push(inner[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    items.push(inner[start..].trim());
    Some(items)
}

fn array(value: &str, item: impl Fn(&str) -> Option<String>) -> Option<String> {
    let items: Option<Vec<_>> = items(value)?.into_iter().map(item).collect();
    Some(format!("[{}]", items?.join(", ")))
}

fn dense(value: &str, ty: &str, item: impl Fn(&str) -> Option<String>) -> Option<String> {
    let items: Option<Vec<_>> = items(value)?.into_iter().map(item).collect();
    let items = items?;
    Some(if items.is_empty() { format!("array<{ty}>") } else { format!("array<{ty}: {}>", items.join(", ")) })
}

/// `ns::FooAttr::get($_builder.getContext(), $0)`: symbol references and enums.
fn class_call(module: &OdsModule, attr: &AttrConstraint, call: &str, value: &str) -> Option<String> {
    let class = call.strip_suffix("::get($_builder.getContext(),$0)")?;
    if matches!(class, "::mlir::SymbolRefAttr" | "::mlir::FlatSymbolRefAttr") {
        let name = string(value)?;
        let bare = name.trim_matches('"');
        return Some(if is_identifier(bare) { format!("@{bare}") } else { format!("@{name}") });
    }
    let info = attr.enum_def.as_ref()?;
    // Bits may be joined: `ns::Foo::a | ns::Foo::b`.
    let mut bits = 0;
    for symbol in value.split('|') {
        let (scope, symbol) = symbol.trim().rsplit_once("::")?;
        if scope.rsplit("::").next()? != info.class_name {
            return None;
        }
        bits |= info.case_by_symbol(symbol)?.value;
    }
    if value.contains('|') && !info.is_bit {
        return None;
    }
    let text = info.stringify(bits)?;
    // An enum that is an attribute itself is an integer, unless a definition wraps it under the same class.
    let Some(def) = module.attrs.iter().find(|def| def.cpp_class == class) else {
        let bare = info.is_attr && attr.storage_type.trim() == class;
        return bare.then(|| integer(&bits.to_string(), &format!("i{}", info.bitwidth))).flatten();
    };
    let mnemonic = def.mnemonic.as_deref()?;
    let words = text.split([',', '|']).map(str::trim);
    if def.has_custom_assembly_format || def.params.len() != 1 || !words.clone().all(is_identifier) {
        return None;
    }
    let format: String = def.assembly_format.as_ref()?.text.split_whitespace().collect();
    let parameter = format!("${}", def.params[0].name);
    let dialect = &def.dialect.name;
    if format == parameter {
        return Some(format!("#{dialect}<{mnemonic} {text}>"));
    }
    (format == format!("`<`{parameter}`>`")).then(|| format!("#{dialect}.{mnemonic}<{text}>"))
}

fn is_identifier(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|first| first.is_ascii_alphabetic() || first == b'_')
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_builder_calls_become_text() {
        let text = |call: &str, value: &str| builder_call(call, value).unwrap_or_default();
        assert_eq!(text("getIntegerAttr($_builder.getIntegerType(32),$0)", "-7"), "-7 : i32");
        assert_eq!(text("getIntegerAttr($_builder.getIntegerType(8,false),$0)", "0xff"), "255 : ui8");
        assert_eq!(text("getIntegerAttr($_builder.getIntegerType(8),$0)", "255"), "-1 : i8");
        assert_eq!(text("getIntegerAttr($_builder.getIndexType(),$0)", "3"), "3 : index");
        assert_eq!(text("getIntegerAttr($_builder.getIntegerType(1),$0)", "1"), "true");
        assert_eq!(text("getIntegerAttr($_builder.getIntegerType(8),$0)", "kMax"), "");
        assert_eq!(text("getFloatAttr($_builder.getF32Type(),$0)", "1e3f"), "1.0e3 : f32");
        assert_eq!(text("getFloatAttr($_builder.getF64Type(),$0)", "-.5"), "-0.5 : f64");
        assert_eq!(text("getStringAttr($0)", r#""a\"b""#), r#""a\22b""#);
        assert_eq!(text("getBoolAttr($0)", "false"), "false");
        assert_eq!(text("getI64ArrayAttr($0)", "{1, -2}"), "[1 : i64, -2 : i64]");
        assert_eq!(text("getDenseI32ArrayAttr($0)", "{1, 2}"), "array<i32: 1, 2>");
        assert_eq!(text("getDenseI32ArrayAttr($0)", "{}"), "array<i32>");
        assert_eq!(text("getStrArrayAttr($0)", r#"{"a,b", "c"}"#), r#"["a,b", "c"]"#);
    }
}
