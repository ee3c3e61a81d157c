//! Reads every part of every operation twice: through the generated accessors, and from the operation's lists
//! and dictionary by its definition. Prints differences and the number of comparisons.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize::ir::{AttrData, Attribute, Context, Ir, OpId, Param, ParseOptions, ValueId, WalkOrder, parse_module};
use legalize::ods::{Arity, EnumDef, OpDef, OperandDef};
use legalize::session::Provider;
use legalize::source::SourceMap;

mod views;

/// A part as returned by a method.
pub struct Shown {
    /// The kind of part.
    pub kind: char,
    /// The part's index, or its name.
    pub part: &'static str,
    /// The value.
    pub text: String,
    /// The Rust type of the value.
    pub value: &'static str,
}

/// The values of each group, by the letter of the definition.
fn groups(ctx: &Context, ir: &Ir, op: OpId, defs: &[OperandDef], all: &[ValueId], segments: &str) -> Vec<Vec<ValueId>> {
    let listed = ir.attr_named(ctx, op, segments).and_then(|attr| ctx.as_dense_i32_array(attr));
    let variable = defs.iter().filter(|def| def.arity != Arity::Single).count();
    let fixed = defs.len() - variable;
    let mut rest = all;
    let mut found = Vec::new();
    for (index, def) in defs.iter().enumerate() {
        let size = match (&listed, &def.arity) {
            (Some(sizes), _) => sizes[index] as usize,
            (None, Arity::Single) => 1,
            (None, _) => (all.len() - fixed) / variable,
        };
        let (group, tail) = rest.split_at(size);
        found.push(group.to_vec());
        rest = tail;
    }
    found
}

fn show_group(ctx: &Context, ir: &Ir, op: OpId, def: &OperandDef, group: &[ValueId]) -> String {
    match &def.arity {
        Arity::Single => format!("{:?}", group[0]),
        Arity::Optional => format!("{:?}", group.first()),
        Arity::Variadic => format!("{group:?}"),
        Arity::VariadicOfVariadic(name) => {
            let sizes = ir.attr_named(ctx, op, name).and_then(|attr| ctx.as_dense_i32_array(attr)).unwrap_or_default();
            let mut rest = group;
            let mut all = Vec::new();
            for size in sizes {
                let (head, tail) = rest.split_at(size as usize);
                all.push(head.to_vec());
                rest = tail;
            }
            format!("{all:?}")
        }
    }
}

/// The enum of an attribute or property.
fn enum_of(def: &OpDef, name: &str) -> Option<Arc<EnumDef>> {
    let attr = def.attributes.iter().find(|attr| attr.name == name);
    if let Some(attr) = attr {
        let mut facts = attr.constraint.innermost().attr.as_ref()?;
        while let Some(element) = &facts.element {
            facts = element.innermost().attr.as_ref()?;
        }
        return facts.enum_def.clone();
    }
    let prop = def.properties.iter().find(|prop| prop.name == name)?;
    let inner = prop.constraint.innermost().prop.as_ref().and_then(|facts| facts.enum_def.clone());
    inner.or_else(|| prop.constraint.prop.as_ref()?.enum_def.clone())
}

/// Formats the elements of a dense array.
fn show_dense(element: &str, data: &[u8]) -> Vec<String> {
    fn words<const N: usize>(data: &[u8], show: impl Fn([u8; N]) -> String) -> Vec<String> {
        data.chunks(N).map(|word| show(word.try_into().expect("a whole element"))).collect()
    }
    match element {
        "bool" => data.iter().map(|&byte| (byte != 0).to_string()).collect(),
        "i8" => words(data, |word| i8::from_le_bytes(word).to_string()),
        "i16" => words(data, |word| i16::from_le_bytes(word).to_string()),
        "i32" => words(data, |word| i32::from_le_bytes(word).to_string()),
        "i64" => words(data, |word| i64::from_le_bytes(word).to_string()),
        "f32" => words(data, |word| format!("{:?}", f32::from_le_bytes(word))),
        "f64" => words(data, |word| format!("{:?}", f64::from_le_bytes(word))),
        other => vec![format!("no element {other}")],
    }
}

/// Formats an attribute as a method of that Rust type should.
fn show_attr(ctx: &Context, def: &OpDef, name: &str, attr: Attribute, value: &str) -> String {
    let int = |attr: Attribute| match ctx.attr_data(attr) {
        AttrData::Integer { value, .. } => value.to_big().to_string(),
        AttrData::Dialect { params, .. } => match &**params {
            [Param::Int(value)] => value.to_big().to_string(),
            other => format!("{other:?}"),
        },
        other => format!("{other:?}"),
    };
    if let Some(element) = value.strip_prefix("Vec<").and_then(|rest| rest.strip_suffix('>')) {
        let all: Vec<String> = match ctx.attr_data(attr) {
            AttrData::Array(all) => all.iter().map(|&attr| show_attr(ctx, def, name, attr, element)).collect(),
            AttrData::DenseArray { data, .. } => show_dense(element, data),
            other => vec![format!("{other:?}")],
        };
        return format!("[{}]", all.join(", "));
    }
    match value {
        "rt::Attribute" => format!("{attr:?}"),
        "f32" | "f64" => match ctx.attr_data(attr) {
            AttrData::Float { bits, .. } if value == "f32" => format!("{:?}", f32::from_bits(*bits as u32)),
            AttrData::Float { bits, .. } => format!("{:?}", f64::from_bits(*bits as u64)),
            other => format!("{other:?}"),
        },
        view if view.ends_with("Attr") => format!("{attr:?}"),
        "bool" => (int(attr) != "0").to_string(),
        "&'c str" => match ctx.attr_data(attr) {
            AttrData::String { value, .. } => format!("{:?}", String::from_utf8_lossy(value)),
            AttrData::SymbolRef { root, .. } => format!("{:?}", ctx.str(*root)),
            other => format!("{other:?}"),
        },
        "rt::Type" => match ctx.attr_data(attr) {
            AttrData::Type(ty) => format!("{ty:?}"),
            other => format!("{other:?}"),
        },
        value if value.starts_with(['i', 'u']) => int(attr),
        _ => {
            let found = enum_of(def, name).and_then(|def| def.stringify(int(attr).parse().ok()?));
            format!("={}", found.unwrap_or_else(|| "no case".to_owned()))
        }
    }
}

/// The expected text of a part.
fn expected(ctx: &Context, ir: &Ir, op: OpId, def: &OpDef, shown: &Shown) -> String {
    let data = ir.op(op);
    let number: usize = shown.part.parse().unwrap_or_default();
    match shown.kind {
        'o' => {
            let all: Vec<ValueId> = ir.operands(op).collect();
            let groups = groups(ctx, ir, op, &def.operands, &all, "operandSegmentSizes");
            show_group(ctx, ir, op, &def.operands[number], &groups[number])
        }
        'r' => {
            let groups = groups(ctx, ir, op, &def.results, data.results(), "resultSegmentSizes");
            show_group(ctx, ir, op, &def.results[number], &groups[number])
        }
        'g' if def.regions[number].variadic => format!("{:?}", &data.regions()[number..]),
        'g' => format!("{:?}", data.regions()[number]),
        's' if def.successors[number].variadic => {
            format!("{:?}", ir.successors(op).skip(number).collect::<Vec<_>>())
        }
        's' => format!("{:?}", ir.successor(op, number)),
        _ => {
            let entries = ctx.dict_entries(data.inherent());
            let found = entries.iter().find(|(name, _)| ctx.str(*name) == shown.part).map(|entry| entry.1);
            let attr = def.attributes.iter().find(|attr| attr.name == shown.part);
            let prop = def.properties.iter().find(|prop| prop.name == shown.part);
            let unit = attr.is_some_and(|attr| attr.unit)
                || prop.is_some_and(|prop| matches!(prop.constraint.innermost().record.as_str(), "UnitProp" | "UnitProperty"));
            if unit {
                // A property may be stored as a Boolean.
                let is_false =
                    |attr| matches!(ctx.attr_data(attr), AttrData::Integer { value, .. } if value.is_zero());
                return found.is_some_and(|attr| !is_false(attr)).to_string();
            }
            let optional = attr.is_some_and(|attr| attr.optional)
                || prop.is_some() && shown.value == "rt::Attribute";
            let show = |attr| show_attr(ctx, def, shown.part, attr, shown.value);
            match (optional, found) {
                (true, Some(attr)) => format!("Some({})", show(attr)),
                (true, None) => "None".to_owned(),
                (false, Some(attr)) => show(attr),
                (false, None) => {
                    let info = ctx.op_info(data.name()).expect("a registered operation");
                    let default = info.default_attrs.iter().find(|(name, _)| ctx.str(*name) == shown.part);
                    default.map_or("no default".to_owned(), |entry| show(entry.1))
                }
            }
        }
    }
}

fn main() {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    ctx.allow_unregistered_dialects(true);
    let mut wrong = 0;
    for (name, register) in views::DIALECTS {
        // Hooks are attached below.
        for found in register(&mut ctx).iter().filter(|found| found.code != "ods::missing_hook") {
            println!("{name}: {}", found.message);
        }
    }
    // The types that model interfaces in upstream's C++ depend on the classes, as in a session.
    for provider in legalize::providers() {
        provider.add_classes(&ctx, &legalize::ods::classes(&ctx));
        provider.attach(&mut ctx);
    }
    let (mut parts, mut unread) = (0u64, 0);
    let mut covered: BTreeMap<String, u64> = BTreeMap::new();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        for chunk in text.split("// -----\n").filter(|chunk| !chunk.trim().is_empty()) {
            let file = ctx.sources().add("-", chunk);
            ctx.forget_resources();
            let (module, found) = parse_module(&ctx, file, &ParseOptions::default()).into_parts();
            let Some(module) = module.filter(|_| !found.has_errors()) else {
                unread += 1;
                if unread < 20 {
                    let first = found.resolved(ctx.sources()).iter().next().map(|found| found.one_line());
                    println!("not read: {} {}", first.unwrap_or_default(), chunk.lines().nth(1).unwrap_or_default());
                }
                continue;
            };
            for op in module.ir.nested_ops(module.root, WalkOrder::PreOrder) {
                let name = ctx.op_str(module.ir.op(op).name()).to_owned();
                let Some(info) = module.ir.info(&ctx, op) else { continue };
                let Some(def) = info.extensions.get::<Arc<OpDef>>().cloned() else { continue };
                let Some(shown) = views::show(&name, &ctx, &module.ir, op) else { continue };
                *covered.entry(name.clone()).or_default() += 1;
                for shown in shown {
                    parts += 1;
                    let expected = expected(&ctx, &module.ir, op, &def, &shown);
                    if expected != shown.text {
                        wrong += 1;
                        if wrong < 60 {
                            println!("{name}: {} {}: {} is read, {expected} is there", shown.kind, shown.part, shown.text);
                        }
                    }
                }
            }
        }
    }
    println!("covered {} operations, compared {parts} parts, wrong {wrong}, modules not read {unread}", covered.len());
    std::process::exit(i32::from(wrong > 0));
}
