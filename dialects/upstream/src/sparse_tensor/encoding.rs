//! `#sparse_tensor.encoding<{ map = …, posWidth = 32 }>`: the storage of a sparse tensor.
//!
//! Parameters as the definition declares them: types of levels, levels from dimensions or nothing, dimensions
//! from levels or nothing, widths of positions and of coordinates, explicit and implicit value or nothing,
//! slices.

use legalize_dialects_hooks::parameters::Checked;
use std::borrow::Cow;

use legalize_dialects_hooks::Result;
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Attribute, Context, Int, OpParser, OpPrinter, Param, Punct, Type,
    TypeData,
};

use crate::sparse_tensor::levels::Level;
use crate::sparse_tensor::map::{self, LevelMap};
use crate::sparse_tensor::verify;

/// Parsed entries between the braces.
#[derive(Default)]
pub(super) struct Encoding {
    /// The last map of levels and dimensions.
    pub(crate) map: Option<LevelMap>,
    /// The levels of all maps.
    pub(crate) levels: Vec<Level>,
    pub(crate) pos_width: u32,
    pub(crate) crd_width: u32,
    explicit_value: Option<Attribute>,
    implicit_value: Option<Attribute>,
}

/// Parses `<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>`.
pub(super) fn parse(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::Less)?;
    p.parse_punct(Punct::LBrace)?;
    let mut encoding = Encoding::default();
    while let Some(key) = p.try_any_keyword() {
        p.parse_punct(Punct::Equal)?;
        match key {
            "map" => {
                let map = map::parse(p)?;
                encoding.levels.extend(&map.levels);
                encoding.map = Some(map);
            }
            "posWidth" => encoding.pos_width = width(p, name, "position")?,
            "crdWidth" => encoding.crd_width = width(p, name, "index")?,
            "explicitVal" => encoding.explicit_value = Some(value(p, name, key)?),
            "implicitVal" => encoding.implicit_value = Some(value(p, name, key)?),
            _ => return Err(p.error(name, format!("unexpected key: {key}"))),
        }
        if !p.try_punct(Punct::Comma) {
            break;
        }
    }
    p.parse_punct(Punct::RBrace)?;
    p.parse_punct(Punct::Greater)?;
    let inverse = verify::encoding(&encoding).map_err(|message| p.error(name, message))?;
    let Some(map) = encoding.map else { return Ok(Box::default()) };
    let ctx = p.ctx();
    let attr = |map| Param::Attr(ctx.attr(AttrData::AffineMap(Box::new(map))));
    let optional = |attr: Option<Attribute>| attr.map_or(Param::None, Param::Attr);
    let slices: Box<[Param]> = map.slices.iter().copied().map(Param::Attr).collect();
    Ok(Box::new([
        Param::List(encoding.levels.iter().map(|level| level.to_param()).collect()),
        attr(map.dim_to_lvl),
        inverse.map_or(Param::None, attr),
        Param::Int(i64::from(encoding.pos_width).into()),
        Param::Int(i64::from(encoding.crd_width).into()),
        optional(encoding.explicit_value),
        optional(encoding.implicit_value),
        Param::List(slices),
    ]))
}

/// Parses a width, an integer attribute of which the low 32 bits count.
fn width(p: &mut OpParser<'_, '_>, name: u32, what: &str) -> Result<u32> {
    let attr = p.parse_attribute(None)?;
    let ctx = p.ctx();
    let bits = ctx.common().i1;
    match ctx.attr_data(attr) {
        AttrData::Integer { value, ty } => {
            let value = if *ty == bits { value.wrapped(1, true) } else { value.clone() };
            Ok(value.wrapped(32, false).as_i64().unwrap_or(0) as u32)
        }
        _ => Err(p.error(name, format!("expected an integral {what} bitwidth"))),
    }
}

/// Parses a numeric attribute.
fn value(p: &mut OpParser<'_, '_>, name: u32, key: &str) -> Result<Attribute> {
    let attr = p.parse_attribute(None)?;
    if verify::is_zero(p.ctx(), attr).is_none() {
        return Err(p.error(name, format!("expected a numeric value for {key}")));
    }
    Ok(attr)
}

/// Prints the parameters.
pub(super) fn print(p: &mut OpPrinter<'_>, params: &[Param]) {
    let Some(view) = View::of(p.ctx(), params) else { return };
    p.text("<{ map = ");
    let names = |letter: char, count: u32| (0..count).map(move |index| format!("{letter}{index}"));
    if view.dim_to_lvl.symbols != 0 {
        let symbols: Vec<String> = names('s', view.dim_to_lvl.symbols).collect();
        p.text(&format!("[{}]", symbols.join(", ")));
    }
    p.text("(");
    for (at, dim) in names('d', view.dim_to_lvl.dims).enumerate() {
        p.text(if at == 0 { "" } else { ", " });
        p.text(&dim);
        if let Some(Param::Attr(slice)) = view.slices.get(at) {
            p.text(" : ");
            p.attr(*slice);
        }
    }
    p.text(") -> (");
    for (at, (result, level)) in view.dim_to_lvl.results.iter().zip(view.levels).enumerate() {
        p.text(if at == 0 { "" } else { ", " });
        let level = Level::from_param(level).map(Level::to_text).unwrap_or_default();
        p.text(&format!("{result} : {level}"));
    }
    p.text(")");
    for (key, width) in [("posWidth", view.pos_width), ("crdWidth", view.crd_width)] {
        if !width.is_zero() {
            p.text(&format!(", {key} = {width}"));
        }
    }
    for (key, value) in [("explicitVal", view.explicit_value), ("implicitVal", view.implicit_value)] {
        if let Some(value) = value {
            p.text(&format!(", {key} = "));
            p.attr(value);
        }
    }
    p.text(" }>");
}

/// The parameters of an encoding.
pub(super) struct View<'a> {
    pub(crate) levels: &'a [Param],
    pub(crate) dim_to_lvl: Cow<'a, AffineMap>,
    pub(crate) pos_width: &'a Int,
    pub(crate) crd_width: &'a Int,
    pub(crate) explicit_value: Option<Attribute>,
    pub(crate) implicit_value: Option<Attribute>,
    pub(crate) slices: &'a [Param],
}

/// The name of the attribute.
const NAME: &str = "sparse_tensor.encoding";

/// The encoding of a tensor, if it has one.
pub(super) fn of_tensor(ctx: &Context, ty: Type) -> Option<Attribute> {
    let TypeData::RankedTensor { encoding, .. } = ctx.type_data(ty) else { return None };
    let is_sparse = |attr: &Attribute| match ctx.attr_data(*attr) {
        AttrData::Dialect { name, .. } => ctx.str(*name) == NAME,
        _ => false,
    };
    encoding.filter(is_sparse)
}

impl<'a> View<'a> {
    /// The parameters of an attribute, if it is an encoding.
    pub(crate) fn of_attr(ctx: &'a Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Dialect { name, params } if ctx.str(*name) == NAME => View::of(ctx, params),
            _ => None,
        }
    }

    /// The parameters of a tensor's encoding.
    pub(crate) fn of_tensor(ctx: &'a Context, ty: Type) -> Option<Self> {
        View::of_attr(ctx, of_tensor(ctx, ty)?)
    }

    /// The number of levels.
    pub(crate) fn rank(&self) -> i64 {
        self.levels.len() as i64
    }

    /// The parameters, if they are those of an encoding.
    pub(crate) fn of(ctx: &'a Context, params: &'a [Param]) -> Option<Self> {
        let [
            Param::List(levels),
            map,
            _,
            Param::Int(pos_width),
            Param::Int(crd_width),
            explicit,
            implicit,
            Param::List(slices),
        ] = params
        else {
            return None;
        };
        let attr = |param: &Param| if let Param::Attr(attr) = param { Some(*attr) } else { None };
        Some(View {
            levels,
            dim_to_lvl: match attr(map) {
                Some(map) => Cow::Borrowed(map::of_attr(ctx.attr_data(map))?),
                None => Cow::Owned(identity(levels.len() as u32)),
            },
            pos_width,
            crd_width,
            explicit_value: attr(explicit),
            implicit_value: attr(implicit),
            slices,
        })
    }
}

/// The identity map: every level is a dimension.
fn identity(dims: u32) -> AffineMap {
    AffineMap { dims, symbols: 0, results: (0..dims).map(AffineExpr::Dim).collect() }
}

/// An encoding reduced to the levels and slices, which a storage specifier depends on.
pub(super) fn storage_only(ctx: &Context, encoding: Attribute) -> Attribute {
    let AttrData::Dialect { name, params } = ctx.attr_data(encoding) else { return encoding };
    let [levels @ Param::List(_), .., slices] = &**params else { return encoding };
    let zero = || Param::Int(Int::Small(0));
    let none = || Param::None;
    let params = Box::new([levels.clone(), none(), none(), zero(), zero(), none(), none(), slices.clone()]);
    ctx.attr(AttrData::Dialect { name: *name, params })
}

/// Verifies a tensor with this encoding.
pub(super) fn check_tensor(ctx: &Context, params: &[Param], shape: &[i64], element: Type) -> Checked {
    let Some(view) = View::of(ctx, params) else { return Ok(()) };
    verify::tensor(ctx, &view, shape, element)
}
