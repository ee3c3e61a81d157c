//! Parameters of a dialect's types and attributes, by how each is spelled.

use legalize_ir::{AttrData, Attribute, Context, Int, Param, Type, TypeData, parse_attr_str};

use super::random::Random;
use crate::cpp::namespace_of;
use crate::format::params::ParamSyntax;
use crate::model::{EnumDef, ParameterDef, TypeOrAttrDef};
use crate::registry::Registry;

/// Types and attributes may nest this deep in parameters.
const MAX_DEPTH: u32 = 3;

/// Generator of parameters.
pub(super) struct Params<'w> {
    ctx: &'w Context,
    registry: &'w Registry,
}

/// A value of an enum; of a set of bits sometimes several.
pub(super) fn enum_value(def: &EnumDef, random: &mut Random) -> Option<i64> {
    let values: Vec<i64> = def.cases.iter().map(|case| case.value).collect();
    let one = random.pick_early(&values)?;
    if def.is_bit && random.chance(40) { random.pick(&values).map(|other| one | other) } else { Some(one) }
}

impl<'w> Params<'w> {
    pub(super) fn new(ctx: &'w Context, registry: &'w Registry) -> Self {
        Params { ctx, registry }
    }

    /// Returns values for all parameters of a definition; `None` if one is of a kind that only C++ knows.
    pub(super) fn of(&self, def: &TypeOrAttrDef, random: &mut Random, depth: u32) -> Option<Box<[Param]>> {
        if depth > MAX_DEPTH {
            return None;
        }
        if let Some(def) = &def.enum_def {
            return Some([Param::Int(Int::Small(enum_value(def, random)?))].into());
        }
        let namespace = namespace_of(&def.cpp_class);
        def.params.iter().map(|param| self.param(param, namespace, random, depth)).collect()
    }

    fn param(&self, param: &ParameterDef, namespace: &str, random: &mut Random, depth: u32) -> Option<Param> {
        if let Some(default) = &param.default_value
            && (depth > 1 || random.chance(50))
        {
            return self.registry.build_param(self.ctx, param, default, namespace).ok();
        }
        let optional = param.classes.iter().any(|class| class.starts_with("Optional"));
        if optional && (depth > 1 || random.chance(50)) {
            return Some(Param::None);
        }
        let syntax = ParamSyntax::of(self.ctx, self.registry, param, namespace);
        if let Some(constraint) = &param.constraint
            && let ParamSyntax::Type { .. } = syntax
        {
            // A type that the parameter's own constraint accepts.
            let types = scalars(self.ctx);
            let fits =
                |ty: &Type| self.registry.holds_type(self.ctx, constraint, namespace, *ty) == Some(true);
            let fitting: Vec<Type> = types.into_iter().filter(fits).collect();
            if let Some(ty) = random.pick(&fitting) {
                return Some(Param::Type(ty));
            }
        }
        self.value(&syntax, &param.cpp_type, random, depth)
    }

    fn value(&self, syntax: &ParamSyntax, class: &str, random: &mut Random, depth: u32) -> Option<Param> {
        let ctx = self.ctx;
        Some(match syntax {
            ParamSyntax::Bool => Param::Bool(random.chance(50)),
            ParamSyntax::Int { .. } => {
                Param::Int(Int::Small(random.pick_early(&[1, 4, 8, 2, 16, 32, 0, 64, 3])?))
            }
            ParamSyntax::ApInt => Param::Attr(
                ctx.int_attr(ctx.int_type(8), random.pick_early(&[1, 4, 8, 2, 16, 32, 0, 64, 3])?),
            ),
            ParamSyntax::Optional(element) => self.value(element, class, random, depth)?,
            ParamSyntax::Str => Param::Str(["a", "b_1", "two words"][random.early(3)].into()),
            ParamSyntax::Enum { def, .. } => Param::Int(Int::Small(enum_value(def, random)?)),
            ParamSyntax::List(element) => {
                let count = random.pick_early(&[2, 1, 3, 0])?;
                let class = class.split_once('<').map_or(class, |(_, rest)| rest.trim_end_matches('>'));
                let all: Option<Vec<Param>> =
                    (0..count).map(|_| self.value(element, class, random, depth + 1)).collect();
                Param::List(all?.into())
            }
            ParamSyntax::Type { class: None, builtin: Some(kind) } => {
                let fitting: Vec<Type> = scalars(ctx).into_iter().filter(|ty| kind.holds(ctx, *ty)).collect();
                Param::Type(if fitting.is_empty() {
                    self.ty(None, random, depth)?
                } else {
                    random.pick(&fitting)?
                })
            }
            ParamSyntax::Type { class, .. } => {
                Param::Type(self.ty(class.map(|name| ctx.str(name)), random, depth)?)
            }
            ParamSyntax::Attr { class: Some(name), .. } => {
                Param::Attr(self.declared_attr(ctx.str(*name), random, depth)?)
            }
            ParamSyntax::Attr { class: None, builtin } => {
                // A definition without a format is spelled as any attribute, and is still of its class.
                if let Some(def) = self.registry.attr_class(class.trim(), "")
                    && def.dialect.name != "builtin"
                {
                    return self.declared_attr(&def.name, random, depth).map(Param::Attr);
                }
                let all = builtin_attrs(ctx, builtin.as_deref().unwrap_or("::mlir::Attribute"));
                Param::Attr(random.pick_early(&all)?)
            }
            ParamSyntax::AffineMap | ParamSyntax::Unknown { .. } => return None,
        })
    }

    fn ty(&self, name: Option<&str>, random: &mut Random, depth: u32) -> Option<Type> {
        let Some(name) = name else { return random.pick_early(&scalars(self.ctx)) };
        let def = self.registry.types.values().find(|def| def.name == name)?;
        let params = self.of(def, random, depth + 1)?;
        Some(self.ctx.ty(TypeData::Dialect { name: self.ctx.name(name), params }))
    }

    fn declared_attr(&self, name: &str, random: &mut Random, depth: u32) -> Option<Attribute> {
        let def = self.registry.attrs.values().find(|def| def.name == name)?;
        let params = self.of(def, random, depth + 1)?;
        Some(self.ctx.attr(AttrData::Dialect { name: self.ctx.name(name), params }))
    }
}

/// Types that parameters are given.
fn scalars(ctx: &Context) -> Vec<Type> {
    let common = ctx.common();
    let mut types = vec![
        common.f32,
        common.i32,
        common.i8,
        common.f16,
        common.i64,
        common.index,
        common.i1,
        common.bf16,
        common.f64,
        common.i16,
    ];
    let shape: Box<[i64]> = [4].into();
    types.push(ctx.ty(TypeData::Vector {
        shape: shape.clone(),
        scalable: [false].into(),
        element: common.f32,
    }));
    types.push(ctx.ty(TypeData::RankedTensor { shape, element: common.f32, encoding: None }));
    types.push(ctx.function_type(&[common.i32], &[common.i32]));
    types
}

/// Attributes of a builtin class, the plainest first; those of every class for any other.
pub(super) fn builtin_attrs(ctx: &Context, class: &str) -> Vec<Attribute> {
    let texts: &[&str] = match class.trim_start_matches("::").trim_start_matches("mlir::") {
        "StringAttr" => &["\"a\"", "\"two words\"", "\"\""],
        "BoolAttr" => &["true", "false"],
        "IntegerAttr" => INTEGERS,
        "FloatAttr" => FLOATS,
        "UnitAttr" => &["unit"],
        "TypeAttr" => TYPES,
        "ArrayAttr" => ARRAYS,
        "DictionaryAttr" => &["{}", "{a = 1 : i32}", "{a = \"x\", b}"],
        "SymbolRefAttr" => &["@sym0", "@sym0::@inner"],
        "FlatSymbolRefAttr" => &["@sym0"],
        "AffineMapAttr" => MAPS,
        "IntegerSetAttr" => &["affine_set<(d0) : (d0 >= 0)>", "affine_set<(d0)[s0] : (d0 - s0 == 0)>"],
        "LocationAttr" => &["loc(unknown)", "loc(\"a\")"],
        "DenseI64ArrayAttr" | "DenseArrayAttr" => {
            &["array<i64: 1>", "array<i64: 0, 1>", "array<i64: 2, 4>", "array<i64>", "array<i64: 0, 1, 2>"]
        }
        "DenseI32ArrayAttr" => &["array<i32: 1>", "array<i32: 0, 1>", "array<i32>", "array<i32: 1, 1, 1>"],
        "DenseI16ArrayAttr" => &["array<i16: 1>", "array<i16: 0, 1>", "array<i16>"],
        "DenseI8ArrayAttr" => &["array<i8: 1>", "array<i8: 0, 1>", "array<i8>"],
        "DenseBoolArrayAttr" => &["array<i1: true>", "array<i1: true, false>", "array<i1>"],
        "DenseF32ArrayAttr" => &["array<f32: 1.0>", "array<f32: 1.0, 2.0>", "array<f32>"],
        "DenseF64ArrayAttr" => &["array<f64: 1.0>", "array<f64: 1.0, 2.0>", "array<f64>"],
        "DenseElementsAttr"
        | "DenseIntOrFPElementsAttr"
        | "ElementsAttr"
        | "DenseIntElementsAttr"
        | "DenseFPElementsAttr" => ELEMENTS,
        "TypedAttr" => {
            return [INTEGERS, FLOATS, ELEMENTS]
                .iter()
                .flat_map(|texts| texts.iter())
                .filter_map(|text| parse_attr_str(ctx, text, None).ok())
                .collect();
        }
        _ => {
            return [
                INTEGERS,
                FLOATS,
                &["\"a\"", "unit", "@sym0", "{a = 1 : i32}"],
                TYPES,
                ARRAYS,
                MAPS,
                ELEMENTS,
            ]
            .iter()
            .flat_map(|texts| texts.iter())
            .filter_map(|text| parse_attr_str(ctx, text, None).ok())
            .collect();
        }
    };
    texts.iter().filter_map(|text| parse_attr_str(ctx, text, None).ok()).collect()
}

const INTEGERS: &[&str] = &[
    "1 : i64",
    "2 : i32",
    "0 : i64",
    "4 : i32",
    "1 : index",
    "true",
    "8 : i64",
    "3 : i8",
    "1 : i16",
    "-1 : i32",
    "7 : ui32",
    "1 : si32",
];
const FLOATS: &[&str] = &["1.0 : f32", "0.5 : f64", "2.0 : f16", "-1.5 : f32", "1.0 : bf16"];
const TYPES: &[&str] = &[
    "i32",
    "f32",
    "index",
    "() -> ()",
    "(i32) -> i32",
    "memref<4xi32>",
    "tensor<4xf32>",
    "vector<4xf32>",
    "i64",
    "none",
];
const ARRAYS: &[&str] = &[
    "[]",
    "[1, 2]",
    "[0]",
    "[\"a\"]",
    "[1 : i32, 2 : i32]",
    "[@sym0]",
    "[i32, f32]",
    "[unit]",
    "[[0], [1]]",
    "[true, false]",
    "[affine_map<(d0) -> (d0)>]",
    "[0.5, 1.0]",
];
const MAPS: &[&str] = &[
    "affine_map<(d0) -> (d0)>",
    "affine_map<() -> ()>",
    "affine_map<(d0, d1) -> (d0, d1)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<()[s0] -> (s0)>",
    "affine_map<(d0) -> (d0 + 1)>",
    "affine_map<() -> (0)>",
    "affine_map<() -> (4)>",
    "affine_map<(d0)[s0] -> (d0 + s0)>",
];
const ELEMENTS: &[&str] = &[
    "dense<1> : tensor<4xi32>",
    "dense<1.0> : tensor<4xf32>",
    "dense<[1, 2]> : tensor<2xi64>",
    "dense<1> : vector<4xi32>",
    "dense<0.5> : vector<4xf32>",
    "dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>",
    "dense<true> : tensor<4xi1>",
    "dense<0> : tensor<2xindex>",
    "dense<1> : tensor<1xi64>",
];
