//! Types to choose from: builtin ones of all shapes, then what the loaded dialects define.

use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Attribute, Context, FloatKind, Signedness, Type, TypeData,
    parse_type_str, type_to_string,
};

use super::params::Params;
use super::random::Random;
use crate::registry::Registry;

/// Number of instances of each type of a dialect.
const INSTANCES: usize = 12;
/// Parameters that are tried for them.
const ATTEMPTS: usize = 40;

/// Types in an order from the plain to the strange.
pub(super) struct TypePool {
    /// The everyday ones, and those of dialects.
    pub(super) core: Vec<Type>,
    /// All other types, tried if too few of the first satisfy a constraint.
    pub(super) more: Vec<Type>,
    /// Types that dialects define.
    pub(super) declared: Vec<Type>,
}

/// A shape and which of its dimensions are scalable, from text such as `4x[8]`.
fn dims(text: &str) -> (Vec<i64>, Vec<bool>) {
    text.split('x')
        .filter(|dim| !dim.is_empty())
        .map(|dim| match dim {
            "?" => (Type::DYNAMIC, false),
            _ => {
                let scalable = dim.starts_with('[');
                (dim.trim_matches(['[', ']']).parse().unwrap_or(1), scalable)
            }
        })
        .unzip()
}

fn vector(ctx: &Context, shape: &str, element: Type) -> Type {
    let (shape, scalable) = dims(shape);
    ctx.ty(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element })
}

fn tensor(ctx: &Context, shape: &str, element: Type) -> Type {
    ctx.ty(TypeData::RankedTensor { shape: dims(shape).0.into(), element, encoding: None })
}

fn memref(
    ctx: &Context,
    shape: &str,
    element: Type,
    layout: Option<Attribute>,
    space: Option<Attribute>,
) -> Type {
    ctx.ty(TypeData::MemRef { shape: dims(shape).0.into(), element, layout, memory_space: space })
}

impl TypePool {
    /// Returns the types of a context, with a host's own before those that definitions declare.
    pub(super) fn new(ctx: &Context, registry: &Registry, seeds: &[&str]) -> Self {
        let int = |width, signedness| ctx.ty(TypeData::Integer { width, signedness });
        let float = |kind| ctx.float_type(kind);
        let common = ctx.common();
        let frequent = [
            common.i32,
            common.f32,
            common.index,
            common.i64,
            common.i1,
            common.i8,
            common.i16,
            common.f16,
            common.bf16,
            common.f64,
        ];
        let mut rare: Vec<Type> = Vec::new();
        for width in [8, 16, 32, 64] {
            rare.extend([int(width, Signedness::Signed), int(width, Signedness::Unsigned)]);
        }
        rare.extend([2, 4, 5, 48, 80, 128].map(|width| int(width, Signedness::Signless)));
        rare.extend(FloatKind::ALL.map(float));
        rare.retain(|ty| !frequent.contains(ty));
        let complex = [common.f32, common.f64, common.i32].map(|element| ctx.ty(TypeData::Complex(element)));
        let mut core: Vec<Type> = frequent.to_vec();
        let mut more = rare.clone();
        more.extend(complex);
        let declared = declared(ctx, registry, seeds);
        for &element in &frequent {
            core.push(vector(ctx, "4", element));
            core.push(tensor(ctx, "4", element));
            core.push(memref(ctx, "4", element, None, None));
        }
        for &element in &frequent {
            core.extend([tensor(ctx, "?x4", element), tensor(ctx, "2x4", element), tensor(ctx, "", element)]);
            core.push(ctx.ty(TypeData::UnrankedTensor(element)));
            core.extend([memref(ctx, "?x?", element, None, None), memref(ctx, "2x4", element, None, None)]);
        }
        core.extend(&rare[..8]);
        core.extend(&complex);
        core.extend(&declared);
        core.push(common.none);
        core.push(ctx.ty(TypeData::Tuple([common.i32, common.f32].into())));
        core.push(ctx.function_type(&[common.i32], &[common.f32]));
        let nested =
            declared.iter().copied().filter(|ty| matches!(ctx.type_data(*ty), TypeData::Dialect { .. }));
        let nested: Vec<Type> = nested.collect();
        let elements: Vec<Type> = frequent.iter().chain(&rare).chain(&complex).copied().collect();
        for shape in [
            "2",
            "8",
            "16",
            "[4]",
            "[8]",
            "[16]",
            "[2]",
            "[1]",
            "1",
            "3",
            "32",
            "64",
            "128",
            "",
            "4x4",
            "2x2",
            "[4]x[4]",
            "[8]x[8]",
            "[2]x[2]",
            "[16]x[16]",
            "[1]x[1]",
            "4x[4]",
            "2x4x8",
            "16x64",
            "16x16",
            "16x32",
            "4x8",
            "8x4",
            "2x1",
            "1x4",
            "8x8",
            "4x1",
            "2x8",
            "4x16",
        ] {
            more.extend(elements.iter().map(|&element| vector(ctx, shape, element)));
        }
        more.extend(rare.iter().chain(&complex).map(|&element| vector(ctx, "4", element)));
        for shape in
            ["4", "", "?", "2x4", "?x?", "1", "2x3x4", "?x?x?", "1x4x4x8", "?x?x?x?", "1x2x3x4x5", "6", "0"]
        {
            more.extend(elements.iter().chain(&nested).map(|&element| tensor(ctx, shape, element)));
        }
        more.extend(elements.iter().chain(&nested).map(|&element| ctx.ty(TypeData::UnrankedTensor(element))));
        let spaces = [None, Some(ctx.int_attr(common.i64, 1i64)), Some(ctx.int_attr(common.i64, 3i64))];
        let strided =
            ctx.attr(AttrData::StridedLayout { strides: [Type::DYNAMIC, 1].into(), offset: Type::DYNAMIC });
        let swapped = ctx.attr(AttrData::AffineMap(Box::new(AffineMap {
            dims: 2,
            symbols: 0,
            results: vec![AffineExpr::Dim(1), AffineExpr::Dim(0)].into(),
        })));
        for shape in ["4", "", "?", "2x4", "?x?", "1", "2x3x4", "?x?x?", "16", "64x64", "8x16"] {
            for space in spaces {
                more.extend(elements.iter().map(|&element| memref(ctx, shape, element, None, space)));
            }
            more.extend(nested.iter().map(|&element| memref(ctx, shape, element, None, None)));
        }
        for &element in &frequent {
            more.push(memref(ctx, "?x?", element, Some(strided), None));
            more.push(memref(ctx, "4x4", element, Some(swapped), None));
            more.push(ctx.ty(TypeData::UnrankedMemRef { element, memory_space: None }));
        }
        for &ty in &nested {
            more.extend([vector(ctx, "2", ty), vector(ctx, "4", ty)]);
        }
        more.push(ctx.ty(TypeData::Tuple([].into())));
        more.push(ctx.function_type(&[], &[]));
        more.push(ctx.function_type(&[common.f32, common.i32], &[]));
        let known: std::collections::BTreeSet<Type> = core.iter().copied().collect();
        // A vector's elements are not any type's business; what does not read back is left out.
        more.retain(|ty| !known.contains(ty) && reads_back(ctx, *ty));
        let mut seen = std::collections::BTreeSet::new();
        core.retain(|ty| seen.insert(*ty));
        TypePool { core, more, declared }
    }
}

/// Returns true if the text of a type parses as that type.
fn reads_back(ctx: &Context, ty: Type) -> bool {
    parse_type_str(ctx, &type_to_string(ctx, ty)).ok() == Some(ty)
}

/// Types of dialects: a host's texts, then each definition with parameters of all kinds.
fn declared(ctx: &Context, registry: &Registry, seeds: &[&str]) -> Vec<Type> {
    let mut types: Vec<Type> = seeds.iter().filter_map(|text| parse_type_str(ctx, text).ok()).collect();
    let params = Params::new(ctx, registry);
    let mut defs: Vec<_> = registry.types.values().filter(|def| def.dialect.name != "builtin").collect();
    defs.sort_by(|a, b| a.name.cmp(&b.name));
    for def in defs {
        let name = ctx.name(&def.name);
        let mut random = Random::of_text(&def.name);
        let mut created = Vec::new();
        for _ in 0..ATTEMPTS {
            let Some(values) = params.of(def, &mut random, 0) else { break };
            let ty = ctx.ty(TypeData::Dialect { name, params: values });
            if !created.contains(&ty) && reads_back(ctx, ty) {
                created.push(ty);
            }
            if created.len() == INSTANCES || def.params.is_empty() {
                break;
            }
        }
        types.extend(created);
    }
    types
}
