//! `#sparse_tensor<slice(offset, size, stride)>`, a part of a dimension; each number may be `?`, stored as
//! -1.

use legalize_dialects_hooks::Result;
use legalize_ir::{AttrData, Attribute, Context, Int, OpParser, OpPrinter, Param, Punct};

const NAME: &str = "sparse_tensor.slice";
const DYNAMIC: Int = Int::Small(-1);

/// Parses `(0, 4, ?)`.
pub(super) fn parse(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::LParen)?;
    let offset = number(p)?;
    p.parse_punct(Punct::Comma)?;
    let size = number(p)?;
    p.parse_punct(Punct::Comma)?;
    let stride = number(p)?;
    p.parse_punct(Punct::RParen)?;
    for (value, what) in [(&size, "size"), (&stride, "stride")] {
        if value.is_zero() {
            return Err(p.error(name, format!("expect positive value or ? for slice {what}")));
        }
    }
    Ok([offset, size, stride].map(Param::Int).into())
}

fn number(p: &mut OpParser<'_, '_>) -> Result<Int> {
    let at = p.offset();
    match p.try_integer()? {
        None => p.parse_punct(Punct::Question).map(|()| DYNAMIC),
        Some(value) if !value.fits(64, true) => Err(p.error(at, "integer value too large")),
        Some(value) if value.is_negative() => {
            Err(p.error(p.offset(), "expect positive value or ? for slice offset/size/stride"))
        }
        Some(value) => Ok(value),
    }
}

/// Prints the parameters.
pub(super) fn print(p: &mut OpPrinter<'_>, params: &[Param]) {
    let text = |param: &Param| match param {
        Param::Int(value) if *value != DYNAMIC => value.to_string(),
        _ => "?".to_owned(),
    };
    let parts: Vec<String> = params.iter().map(text).collect();
    p.text(&format!("({})", parts.join(", ")));
}

/// The slice that covers a whole dimension.
pub(super) fn whole(ctx: &Context) -> Attribute {
    let params = [Int::Small(0), DYNAMIC, Int::Small(1)].map(Param::Int);
    ctx.attr(AttrData::Dialect { name: ctx.name(NAME), params: params.into() })
}

/// Parses an attribute that must be a slice.
pub(super) fn parse_attr(p: &mut OpParser<'_, '_>) -> Result<Attribute> {
    let at = p.offset();
    let attr = p.parse_attribute(None)?;
    match p.ctx().attr_data(attr) {
        AttrData::Dialect { name, .. } if p.ctx().str(*name) == NAME => Ok(attr),
        _ => Err(p.error(at, "expected SparseTensorDimSliceAttr")),
    }
}
