//! Operations: views with accessors and setters, builders, adaptors.

use legalize_ods::{Arity, OpDef, OperandDef};

use crate::dialect::{Accessor, GeneratedOp, Part};
use crate::module::{OpNames, Scope};
use crate::names::{Names, screaming_snake, snake};
use crate::values::{Presence, ValueType, of_attribute, of_property};
use crate::writer::Out;

const READ: &str = "at: &(impl rt::ReadIr<'c> + ?Sized)";
const EDIT: &str = "at: &mut (impl rt::EditIr<'c> + ?Sized)";

/// An attribute or a property.
struct Stored {
    /// The name in the definition.
    name: String,
    /// The index among the attributes and properties.
    index: usize,
    value: ValueType,
    presence: Presence,
    /// True if it is computed from groups of operands.
    sizes: bool,
}

/// The generated parts of an operation: Rust names in order of declaration.
struct Parts {
    operands: Vec<String>,
    results: Vec<String>,
    stored: Vec<(String, Stored)>,
    regions: Vec<String>,
    successors: Vec<String>,
}

pub(crate) fn write(out: &mut Out, scope: &Scope<'_>, def: &OpDef, names: &OpNames) {
    let mut methods = Names::of_methods();
    let parts = Parts::new(scope, def, &mut methods);
    view(out, def, names, &parts);
    accessors(out, def, names, &parts, &mut methods);
    builder(out, def, names, &parts);
    if !def.operands.is_empty() {
        adaptor(out, def, names, &parts);
    }
}

/// The accessors of an operation's parts.
pub(crate) fn describe(scope: &Scope<'_>, def: &OpDef, names: &OpNames) -> GeneratedOp {
    let parts = Parts::new(scope, def, &mut Names::of_methods());
    let mut accessors = Vec::new();
    let mut add = |part: Part, method: &str, value: &str| {
        let (method, value) = (method.to_owned(), value.to_owned());
        accessors.push(Accessor { part, method, value, optional: false });
    };
    parts.operands.iter().enumerate().for_each(|(at, name)| add(Part::Operand(at), name, "rt::ValueId"));
    parts.results.iter().enumerate().for_each(|(at, name)| add(Part::Result(at), name, "rt::ValueId"));
    parts.regions.iter().enumerate().for_each(|(at, name)| add(Part::Region(at), name, "rt::RegionId"));
    parts.successors.iter().enumerate().for_each(|(at, name)| add(Part::Successor(at), name, "rt::BlockId"));
    accessors.extend(parts.stored.iter().map(|(method, stored)| Accessor {
        part: Part::Attribute(stored.name.clone()),
        method: method.clone(),
        value: stored.value.read.clone(),
        optional: stored.presence == Presence::Optional,
    }));
    GeneratedOp { name: def.name.clone(), view: names.view.clone(), accessors }
}

impl Parts {
    fn new(scope: &Scope<'_>, def: &OpDef, methods: &mut Names) -> Self {
        let mut name = |given: &str, fallback: &str, index: usize, count: usize| {
            methods.take(&match (given, count) {
                ("", 1) => fallback.to_owned(),
                ("", _) => format!("{fallback}_{index}"),
                _ => snake(given),
            })
        };
        let mut group = |all: &[OperandDef], fallback: &str| -> Vec<String> {
            let count = all.len();
            all.iter().enumerate().map(|(at, def)| name(&def.name, fallback, at, count)).collect()
        };
        let operands = group(&def.operands, "operand");
        let results = group(&def.results, "result");
        let stored = stored(scope, def);
        let stored = stored.into_iter().map(|part| (name(&part.name, "", 0, 2), part)).collect();
        let regions = def.regions.iter().enumerate();
        let regions =
            regions.map(|(at, region)| name(&region.name, "region", at, def.regions.len())).collect();
        let successors = def.successors.iter().enumerate();
        let successors =
            successors.map(|(at, block)| name(&block.name, "successor", at, def.successors.len())).collect();
        Parts { operands, results, stored, regions, successors }
    }
}

fn stored(scope: &Scope<'_>, def: &OpDef) -> Vec<Stored> {
    let attributes = def.attributes.iter().filter(|attr| attr.derived.is_none());
    let attributes = attributes.map(|attr| (attr.name.clone(), of_attribute(scope, attr)));
    let properties = def.properties.iter().map(|prop| (prop.name.clone(), of_property(scope, prop)));
    let sizes: Vec<&str> = (def.operands.iter())
        .filter_map(|operand| match &operand.arity {
            Arity::VariadicOfVariadic(name) => Some(name.as_str()),
            _ => None,
        })
        .chain(["operandSegmentSizes", "resultSegmentSizes"])
        .collect();
    let all = attributes.chain(properties).enumerate();
    all.map(|(index, (name, (value, presence)))| Stored {
        sizes: sizes.contains(&name.as_str()),
        name,
        index,
        value,
        presence,
    })
    .collect()
}

fn groups(out: &mut Out, name: &str, all: &[OperandDef], segments: Option<&str>) {
    if all.is_empty() {
        return;
    }
    let items: Vec<String> = all
        .iter()
        .map(|group| match &group.arity {
            Arity::Single => "rt::Arity::Single".to_owned(),
            Arity::Optional => "rt::Arity::Optional".to_owned(),
            Arity::Variadic => "rt::Arity::Variadic".to_owned(),
            Arity::VariadicOfVariadic(segments) => format!("rt::Arity::VariadicOfVariadic({segments:?})"),
        })
        .collect();
    let items = format!("&[{}]", items.join(", "));
    match segments {
        None => out.call(&format!("const {name}: rt::Groups = rt::Groups::new"), &[items], ";"),
        Some(segments) => out.call(
            &format!("const {name}: rt::Groups = rt::Groups::segmented"),
            &[items, format!("{segments:?}")],
            ";",
        ),
    }
}

fn view(out: &mut Out, def: &OpDef, names: &OpNames, parts: &Parts) {
    let OpNames { view, adaptor, .. } = names;
    out.gap();
    out.docs(&crate::item_docs(&def.name, &def.summary, &def.description));
    out.line("#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]");
    out.line(format!("pub struct {view}(rt::OpId);"));
    out.gap();
    out.block(format!("impl rt::OpView for {view} {{"), "}", |out| {
        out.constant("const NAME", "&'static str", &format!("{:?}", def.name));
        let segments = |name: &str, attr: &'static str| def.has_trait(name).then_some(attr);
        groups(out, "OPERANDS", &def.operands, segments("AttrSizedOperandSegments", "operandSegmentSizes"));
        groups(out, "RESULTS", &def.results, segments("AttrSizedResultSegments", "resultSegmentSizes"));
        for (name, accessors) in [
            ("OPERAND_NAMES", &parts.operands),
            ("RESULT_NAMES", &parts.results),
            ("REGION_NAMES", &parts.regions),
            ("SUCCESSOR_NAMES", &parts.successors),
        ] {
            if !accessors.is_empty() {
                let items: Vec<String> = accessors.iter().map(|name| format!("{name:?}")).collect();
                out.array(&format!("const {name}: &'static [&'static str] = "), &items, ";");
            }
        }
        let adaptor = if def.operands.is_empty() { "rt::Operands" } else { adaptor };
        out.line(format!("type Adaptor<'a, M: rt::Mapping> = {adaptor}<'a, M>;"));
        out.gap();
        out.function("fn of", &["op: rt::OpId".to_owned()], "Self", |out| out.line("Self(op)"));
    });
    out.gap();
    out.block(format!("impl From<{view}> for rt::OpId {{"), "}", |out| {
        out.function("fn from", &[format!("view: {view}")], "Self", |out| out.line("view.0"));
    });
}

fn args(all: &[&str]) -> Vec<String> {
    all.iter().map(|arg| (*arg).to_owned()).collect()
}

fn accessors(out: &mut Out, def: &OpDef, names: &OpNames, parts: &Parts, methods: &mut Names) {
    let has_any = !(parts.operands.is_empty()
        && parts.results.is_empty()
        && parts.stored.is_empty()
        && parts.regions.is_empty()
        && parts.successors.is_empty());
    if !has_any {
        return;
    }
    out.gap();
    let stored = parts.stored.iter().map(|(name, _)| name);
    let all = parts.operands.iter().chain(&parts.results).chain(&parts.regions).chain(&parts.successors);
    out.trait_names(all.chain(stored));
    out.block(format!("impl {} {{", names.view), "}", |out| {
        let mut constants = Names::default();
        for (_, part) in &parts.stored {
            let name = constants.take(&format!("{}_ATTR", screaming_snake(&part.name)));
            out.docs(&format!("The name of attribute `{}`.", part.name));
            out.constant(&format!("pub const {name}"), "&'static str", &format!("{:?}", part.name));
        }
        for (index, (name, operand)) in parts.operands.iter().zip(&def.operands).enumerate() {
            let (call, result) = match operand.arity {
                Arity::Single => ("rt::operand", "rt::ValueId"),
                Arity::Optional => ("rt::optional_operand", "Option<rt::ValueId>"),
                Arity::Variadic => ("rt::operands", "rt::Values"),
                Arity::VariadicOfVariadic(_) => ("rt::nested_operands", "Vec<rt::Values>"),
            };
            out.gap();
            out.docs(&group_docs("Operand", operand));
            getter(out, name, result, call, index);
        }
        for (index, (name, result)) in parts.results.iter().zip(&def.results).enumerate() {
            let (call, ty) = match result.arity {
                Arity::Single => ("rt::result", "rt::ValueId"),
                Arity::Optional => ("rt::optional_result", "Option<rt::ValueId>"),
                _ => ("rt::results", "rt::Values"),
            };
            out.gap();
            out.docs(&group_docs("Result", result));
            getter(out, name, ty, call, index);
        }
        for (name, part) in &parts.stored {
            stored_getter(out, name, part, methods);
        }
        for (index, (name, region)) in parts.regions.iter().zip(&def.regions).enumerate() {
            let (call, ty) = if region.variadic {
                ("rt::regions", "Vec<rt::RegionId>")
            } else {
                ("rt::region", "rt::RegionId")
            };
            out.gap();
            out.docs(&crate::part_docs("Region", &region.name, ""));
            getter(out, name, ty, call, index);
        }
        for (index, (name, successor)) in parts.successors.iter().zip(&def.successors).enumerate() {
            let (call, ty) = if successor.variadic {
                ("rt::successors", "Vec<rt::BlockId>")
            } else {
                ("rt::successor", "rt::BlockId")
            };
            out.gap();
            out.docs(&crate::part_docs("Successor", &successor.name, ""));
            getter(out, name, ty, call, index);
        }
        setters(out, def, parts, methods);
    });
}

fn group_docs(what: &str, def: &OperandDef) -> String {
    crate::part_docs(what, &def.name, &def.summary)
}

/// Writes an accessor or setter; a panic in it is at the place of its caller.
fn accessor(out: &mut Out, name: &str, params: &[&str], result: &str, body: impl FnOnce(&mut Out)) {
    out.line("#[track_caller]");
    let params: Vec<String> = ["self"].iter().chain(params).map(|&param| param.to_owned()).collect();
    out.function(&format!("pub fn {name}<'c>"), &params, result, body);
}

fn getter(out: &mut Out, name: &str, result: &str, call: &str, index: usize) {
    accessor(out, name, &[READ], result, |out| {
        out.call(call, &args(&["self", "at", &index.to_string()]), "");
    });
}

fn stored_getter(out: &mut Out, name: &str, part: &Stored, methods: &mut Names) {
    let (call, ty) = match part.presence {
        Presence::Required => ("rt::required", part.value.read.clone()),
        Presence::Defaulted => ("rt::defaulted", part.value.read.clone()),
        Presence::Optional => ("rt::optional", format!("Option<{}>", part.value.read)),
        Presence::Unit => ("rt::is_present", "bool".to_owned()),
    };
    let words = match part.presence {
        Presence::Required => "",
        Presence::Defaulted => ", its default where it is absent",
        Presence::Optional => ", if it is there",
        Presence::Unit => ": whether it is there",
    };
    let call_args = args(&["self", "at", &part.index.to_string(), &format!("{:?}", part.name)]);
    out.gap();
    out.docs(&format!("Attribute `{}`{words}.", part.name));
    accessor(out, name, &[READ], &ty, |out| {
        out.call(call, &call_args, "");
    });
    // If the value is the attribute itself, if present, the first accessor is enough.
    if part.presence == Presence::Unit || part.value.is_attribute() && part.presence == Presence::Optional {
        return;
    }
    let raw = methods.take(&format!("{}_attr", name.trim_end_matches('_')));
    out.gap();
    out.docs(&format!("Stored attribute `{}`, if it is present.", part.name));
    accessor(out, &raw, &[READ], "Option<rt::Attribute>", |out| {
        out.call("rt::attr", &call_args, "");
    });
}

fn setters(out: &mut Out, def: &OpDef, parts: &Parts, methods: &mut Names) {
    for (index, (name, operand)) in parts.operands.iter().zip(&def.operands).enumerate() {
        let (call, ty, value) = match operand.arity {
            Arity::Single => ("rt::set_operands", "rt::ValueId", "&[value]"),
            Arity::Optional => ("rt::set_operands", "Option<rt::ValueId>", "value.as_slice()"),
            Arity::Variadic => ("rt::set_operands", "&[rt::ValueId]", "value"),
            Arity::VariadicOfVariadic(_) => ("rt::set_nested_operands", "&[&[rt::ValueId]]", "value"),
        };
        let setter = methods.take(&format!("set_{name}"));
        out.gap();
        out.docs(&format!("Sets operand `{}`.", operand.name));
        accessor(out, &setter, &[EDIT, &format!("value: {ty}")], "", |out| {
            out.call(call, &args(&["self", "at", &index.to_string(), value]), ";");
        });
    }
    for (name, part) in parts.stored.iter().filter(|(_, part)| !part.sizes) {
        let (call, ty) = match part.presence {
            Presence::Optional => ("rt::set_optional_attr", format!("Option<{}>", part.value.write)),
            _ => ("rt::set_attr", part.value.write.clone()),
        };
        let setter = methods.take(&format!("set_{name}"));
        out.gap();
        out.docs(&format!("Sets attribute `{}`.", part.name));
        accessor(out, &setter, &[EDIT, &format!("value: {ty}")], "", |out| {
            let name = format!("{:?}", part.name);
            out.call(call, &args(&["self", "at", &name, &part.value.kind, "value"]), ";");
        });
    }
    for (index, (name, successor)) in parts.successors.iter().zip(&def.successors).enumerate() {
        if successor.variadic {
            continue;
        }
        let setter = methods.take(&format!("set_{name}"));
        out.gap();
        out.docs(&format!("Sets successor `{}`.", successor.name));
        accessor(out, &setter, &[EDIT, "block: rt::BlockId"], "", |out| {
            out.call("rt::set_successor", &args(&["self", "at", &index.to_string(), "block"]), ";");
        });
    }
}

/// The parameters of a builder's first call, and the statement that stores each.
fn required(def: &OpDef, parts: &Parts) -> Vec<(String, &'static str, Statement)> {
    let mut names = Names::with(&["parts", "self"]);
    let mut all = Vec::new();
    if !def.infers_result_types {
        for (index, (name, result)) in parts.results.iter().zip(&def.results).enumerate() {
            if result.arity == Arity::Single {
                let name = names.take(&format!("{}_type", name.trim_end_matches('_')));
                let args = vec![index.to_string(), format!("&[{name}]")];
                all.push((name, "rt::Type", ("parts.results", args)));
            }
        }
    }
    for (index, (name, operand)) in parts.operands.iter().zip(&def.operands).enumerate() {
        if operand.arity == Arity::Single {
            let name = names.take(name);
            let args = vec![index.to_string(), format!("&[{name}]")];
            all.push((name, "rt::ValueId", ("parts.operands", args)));
        }
    }
    for (name, part) in &parts.stored {
        if part.presence == Presence::Required && !part.sizes {
            let name = names.take(name);
            let args = vec![format!("{:?}", part.name), part.value.kind.clone(), name.clone()];
            all.push((name, "", ("parts.attr", args)));
        }
    }
    for (name, successor) in parts.successors.iter().zip(&def.successors) {
        if !successor.variadic {
            let name = names.take(name);
            all.push((name.clone(), "rt::BlockId", ("parts.successors", vec![format!("&[{name}]")])));
        }
    }
    all
}

/// A method and its arguments.
type Statement = (&'static str, Vec<String>);

fn builder(out: &mut Out, def: &OpDef, names: &OpNames, parts: &Parts) {
    let OpNames { view, builder, .. } = names;
    let fixed = def.regions.iter().filter(|region| !region.variadic).count();
    let required = required(def, parts);
    let mut writes =
        parts.stored.iter().filter(|(_, part)| part.presence == Presence::Required && !part.sizes);
    let signature: Vec<String> = (required.iter())
        .map(|(name, ty, _)| match *ty {
            "" => format!("{name}: {}", writes.next().map_or("", |(_, part)| &part.value.write)),
            ty => format!("{name}: {ty}"),
        })
        .collect();
    out.gap();
    let article = if view.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    out.docs(&format!("Builder of {article} `{view}`."));
    out.line("#[derive(Clone, Debug)]");
    out.line(format!("pub struct {builder}(rt::OpParts);"));
    out.gap();
    out.block(format!("impl {view} {{"), "}", |out| {
        out.docs(&format!("Begins a new `{}`, with its required parts.", def.name));
        out.many_arguments(signature.len(), "the operation has as many parts");
        out.function("pub fn builder", &signature, builder, |out| {
            let new = format!("rt::OpParts::new::<Self>({fixed})");
            if required.is_empty() {
                return out.line(format!("{builder}({new})"));
            }
            out.line(format!("let mut parts = {new};"));
            for (_, _, (method, args)) in &required {
                out.call(method, args, ";");
            }
            out.line(format!("{builder}(parts)"));
        });
    });
    out.gap();
    out.block(format!("impl rt::BuildOp for {builder} {{"), "}", |out| {
        out.line(format!("type Op = {view};"));
        out.gap();
        out.function("fn parts", &args(&["&mut self"]), "&mut rt::OpParts", |out| out.line("&mut self.0"));
    });
    let open = further(def, parts);
    if open.is_empty() {
        return;
    }
    out.gap();
    out.trait_names(open.iter().map(|(name, ..)| name));
    out.block(format!("impl {builder} {{"), "}", |out| {
        for (name, docs, param, (method, args)) in open {
            out.gap();
            out.docs(&docs);
            out.line("#[must_use]");
            let params = ["mut self".to_owned(), param];
            out.function(&format!("pub fn {name}"), &params, "Self", |out| {
                out.line("let parts = &mut self.0;");
                out.call(&format!("parts.{method}"), &args, ";");
                out.line("self");
            });
        }
    });
}

/// The further methods of a builder: method, documentation, parameter, statement.
fn further(def: &OpDef, parts: &Parts) -> Vec<(String, String, String, Statement)> {
    let mut names = Names::with(&["attr", "result_types", "create", "into_state", "parts"]);
    let mut all = Vec::new();
    for (index, (name, operand)) in parts.operands.iter().zip(&def.operands).enumerate() {
        let docs = format!("Sets operand `{}`.", operand.name);
        let at = index.to_string();
        let (param, statement) = match &operand.arity {
            Arity::Single => continue,
            Arity::Optional => ("value: rt::ValueId", ("operands", vec![at, "&[value]".to_owned()])),
            Arity::Variadic => ("values: &[rt::ValueId]", ("operands", vec![at, "values".to_owned()])),
            Arity::VariadicOfVariadic(segments) => (
                "groups: &[&[rt::ValueId]]",
                ("nested_operands", vec![at, format!("{segments:?}"), "groups".to_owned()]),
            ),
        };
        all.push((names.take(name), docs, param.to_owned(), statement));
    }
    for (name, part) in parts.stored.iter().filter(|(_, part)| !part.sizes) {
        if part.presence != Presence::Required {
            let docs = format!("Sets attribute `{}`.", part.name);
            let args = vec![format!("{:?}", part.name), part.value.kind.clone(), "value".to_owned()];
            all.push((names.take(name), docs, format!("value: {}", part.value.write), ("attr", args)));
        }
    }
    for (index, (name, region)) in parts.regions.iter().zip(&def.regions).enumerate() {
        let docs = format!("Sets region `{}`, detached until now.", region.name);
        let (param, statement) = if region.variadic {
            ("regions: &[rt::RegionId]", ("more_regions", vec!["regions".to_owned()]))
        } else {
            ("region: rt::RegionId", ("region", vec![index.to_string(), "region".to_owned()]))
        };
        all.push((names.take(name), docs, param.to_owned(), statement));
    }
    for (name, successor) in parts.successors.iter().zip(&def.successors) {
        if successor.variadic {
            let docs = format!("Sets successors `{}`.", successor.name);
            let statement = ("successors", vec!["blocks".to_owned()]);
            all.push((names.take(name), docs, "blocks: &[rt::BlockId]".to_owned(), statement));
        }
    }
    if !def.infers_result_types {
        for (index, (name, result)) in parts.results.iter().zip(&def.results).enumerate() {
            if result.arity == Arity::Single {
                continue;
            }
            let docs = format!("Sets the types of result `{}`.", result.name);
            let statement = ("results", vec![index.to_string(), "types".to_owned()]);
            all.push((
                names.take(&format!("{}_types", name.trim_end_matches('_'))),
                docs,
                "types: &[rt::Type]".to_owned(),
                statement,
            ));
        }
    }
    all
}

fn adaptor(out: &mut Out, def: &OpDef, names: &OpNames, parts: &Parts) {
    let OpNames { view, adaptor, .. } = names;
    out.gap();
    out.docs(&format!("The converted operands of a `{view}`."));
    out.line("#[derive(Clone, Debug)]");
    out.line(format!("pub struct {adaptor}<'a, M>(rt::Operands<'a, M>);"));
    out.gap();
    out.block(format!("impl<'a, M> From<rt::Operands<'a, M>> for {adaptor}<'a, M> {{"), "}", |out| {
        out.function("fn from", &args(&["operands: rt::Operands<'a, M>"]), "Self", |out| {
            out.line("Self(operands)");
        });
    });
    out.gap();
    out.trait_names(parts.operands.iter());
    out.block(format!("impl<'a, M: rt::Mapping> {adaptor}<'a, M> {{"), "}", |out| {
        for (index, (name, operand)) in parts.operands.iter().zip(&def.operands).enumerate() {
            let (call, ty) = match operand.arity {
                Arity::Single => ("single", "M::Single<'a>"),
                Arity::Optional => ("optional", "Option<M::Single<'a>>"),
                _ => ("group", "rt::SmallVec<[M::Single<'a>; 4]>"),
            };
            out.gap();
            out.docs(&group_docs("Converted values of operand", operand));
            out.line("#[track_caller]");
            out.function(&format!("pub fn {name}"), &args(&["&self"]), ty, |out| {
                out.line(format!("self.0.{call}({index})"));
            });
        }
    });
}
