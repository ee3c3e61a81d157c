//! Syntax of tiles: `!amx.tile<16x32xbf16>`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::ParamsAssembly;
use legalize_ir::{Int, OpParser, OpPrinter, Param, Punct};

fn parse(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let shape = p.parse_dimension_list(false, true)?;
    let element = p.parse_type()?;
    p.parse_punct(Punct::Greater)?;
    let shape = shape.into_iter().map(|dim| Param::Int(Int::Small(dim))).collect();
    Ok([Param::List(shape), Param::Type(element)].into())
}

fn print(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(shape), Param::Type(element)] = params else { return };
    p.text("<");
    for dim in shape {
        if let Param::Int(dim) = dim {
            p.text(&format!("{dim}x"));
        }
    }
    p.ty(*element);
    p.text(">");
}

pub(super) const TYPE_FORMS: &[ParamsAssembly] = &[("amx.tile", parse, print)];
