//! Compiler of the rewrite section of the model to edits.

use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

use legalize_ir::{Arity, BuildHook, Context, LocData, Location, Type};
use legalize_pattern_model::{
    Action, Kind, Location as ModelLocation, Replacement, ResultTypes as ModelResults, Site,
};
use legalize_source::Diagnostic;
use smallvec::SmallVec;

use crate::matcher::compile::Compiler;
use crate::matcher::compile::wrappers::Wrappers;
use crate::matcher::program::steps::{Create, LocSource, Ref, RegionFrom, Results, Step, Use};
use crate::natives::NativeValue;

/// Compiles the rewrite section to steps, each with the index of its action; findings are reported.
pub(crate) fn compile_steps<'a>(compiler: &mut Compiler<'_, 'a>) -> (Vec<Step>, Vec<u32>) {
    let pattern = compiler.pattern;
    let matched: FxHashSet<&str> = pattern
        .matches
        .iter()
        .flat_map(|statement| statement.defines().into_iter().map(|(sym, _)| sym.as_str()))
        .collect();
    let mut new_regions: FxHashMap<&str, u16> = FxHashMap::default();
    let mut wrappers = Wrappers::of(compiler);
    let (mut steps, mut actions) = (Vec::new(), Vec::new());
    for (index, action) in pattern.rewrite.iter().enumerate() {
        let site = Site::Rewrite(compiler.at, index);
        let one = |compiler: &mut Compiler<'_, 'a>, sym: &str| {
            let what = compiler.lookup(sym, site)?;
            Some(Use { what, matched: matched.contains(sym) })
        };
        let all = |compiler: &mut Compiler<'_, 'a>, syms: &[String]| -> Option<Vec<Use>> {
            syms.iter().map(|sym| one(compiler, sym)).collect()
        };
        let step = match action {
            Action::Type { id, value } => {
                let ty = compiler.type_of(value, site);
                compiler.bind(id, Ref::Const(ty.map_or(NativeValue::Null, NativeValue::Type)));
                None
            }
            Action::Types { id, values } => {
                let types: Option<SmallVec<[Type; 4]>> =
                    values.iter().map(|text| compiler.type_of(text, site)).collect();
                compiler.bind(id, Ref::Const(types.map_or(NativeValue::Null, NativeValue::Types)));
                None
            }
            Action::Attribute { id, value } => {
                let attr = compiler.attr_of(value, None, site);
                compiler.bind(id, Ref::Const(attr.map_or(NativeValue::Null, NativeValue::Attr)));
                None
            }
            Action::Range { id, kind, elements } => {
                let elements = all(compiler, elements);
                let local = compiler.new_local();
                compiler.bind(id, Ref::Local(local));
                elements.map(|elements| Step::Range { local, types: *kind == Kind::TypeRange, elements })
            }
            Action::Operation {
                id,
                name,
                operands,
                attributes,
                results,
                successors,
                regions,
                location,
                ..
            } => {
                let replaced = pattern.rewrite.iter().find_map(|action| match action {
                    Action::Replace { op, with: Replacement::Operation(by) } if by == id => Some(op.as_str()),
                    _ => None,
                });
                let ctx = compiler.shared.ctx;
                let lacking = match results {
                    ModelResults::Infer if replaced.is_some() => None,
                    ModelResults::Infer => lacks_types(ctx, name, true),
                    ModelResults::Defined => lacks_types(ctx, name, false),
                    ModelResults::Of(_) | ModelResults::Like(_) => None,
                };
                if let Some(why) = lacking {
                    let about = if why.is_empty() { String::new() } else { format!(": {why}") };
                    let error = Diagnostic::error(
                        "convert::no_inference",
                        format!("the result types of '{name}' cannot be inferred{about}"),
                    )
                    .with_help(
                        "specify the types (`returnType` in DRR, `-> (…)` in PDLL), give them in an overlay \
                         (`resultTypes`), or register a hook that infers them",
                    );
                    compiler.report(site, error, "created here");
                }
                let operands = all(compiler, operands);
                let attributes: Option<Vec<_>> = attributes
                    .iter()
                    .map(|entry| Some((ctx.name(&entry.name), one(compiler, &entry.value)?)))
                    .collect();
                let results = match results {
                    ModelResults::Infer => {
                        Some(Results::Infer { replaced: replaced.and_then(|op| one(compiler, op)) })
                    }
                    ModelResults::Defined => Some(Results::Infer { replaced: None }),
                    ModelResults::Of(types) => all(compiler, types).map(Results::Of),
                    ModelResults::Like(op) => one(compiler, op).map(Results::Like),
                };
                let successors = all(compiler, successors);
                let regions: Option<Vec<RegionFrom>> = (regions.iter())
                    .map(|region| match new_regions.get(region.as_str()) {
                        Some(&local) => Some(RegionFrom::New(local)),
                        None => one(compiler, region).map(RegionFrom::Moved),
                    })
                    .collect();
                let loc = match location {
                    ModelLocation::Root => Some(LocSource::Root),
                    ModelLocation::Matched => Some(LocSource::Matched),
                    ModelLocation::Of(syms) => {
                        all(compiler, syms).map(|of| LocSource::Of { of, metadata: None })
                    }
                    ModelLocation::Fused { of, metadata } => {
                        let metadata = Some(ctx.string_attr(metadata));
                        all(compiler, of).map(|of| LocSource::Of { of, metadata })
                    }
                    ModelLocation::Named(name) => Some(LocSource::Named(
                        ctx.loc(LocData::Named { name: ctx.name(name), child: Location::UNKNOWN }),
                    )),
                };
                let local = compiler.new_local();
                compiler.bind(id, Ref::Local(local));
                (|| {
                    Some(Step::Create(Box::new(Create {
                        local,
                        name: ctx.op_name(name),
                        operands: operands?,
                        attributes: attributes?,
                        carried: None,
                        creation: None,
                        results: results?,
                        successors: successors?,
                        regions: regions?,
                        loc: loc?,
                    })))
                })()
            }
            Action::Region { id } => {
                let local = compiler.new_local();
                compiler.bind(id, Ref::Local(local));
                new_regions.insert(id, local);
                None
            }
            Action::Block { id, region, arguments } => {
                let region = one(compiler, region);
                let local = compiler.new_local();
                compiler.bind(id, Ref::Local(local));
                let arguments: Option<Vec<(u16, Use)>> = (arguments.iter())
                    .map(|argument| {
                        let ty = one(compiler, &argument.ty)?;
                        let local = compiler.new_local();
                        compiler.bind(&argument.id, Ref::Local(local));
                        Some((local, ty))
                    })
                    .collect();
                region.zip(arguments).map(|(region, arguments)| Step::Block { local, region, arguments })
            }
            Action::InsertionPoint { block: None } => Some(Step::InsertInto { block: None }),
            Action::InsertionPoint { block: Some(block) } => {
                one(compiler, block).map(|block| Step::InsertInto { block: Some(block) })
            }
            Action::Result { id, .. } if wrappers.only_take(id) => None,
            Action::Result { id, op, index } if compiler.bind_matched_result(id, op, *index) => None,
            Action::Result { id, op, index } => {
                let op = one(compiler, op);
                let local = compiler.new_local();
                compiler.bind(id, Ref::Local(local));
                op.map(|op| Step::Result { local, op, index: *index })
            }
            Action::Results { id, op, index, single } => {
                let op = one(compiler, op);
                let local = compiler.new_local();
                compiler.bind(id, Ref::Local(local));
                op.map(|op| Step::Results { local, op, group: *index, single: *single })
            }
            Action::Replace { op, with } => {
                let op = one(compiler, op);
                match with {
                    Replacement::Operation(by) => {
                        let by = one(compiler, by);
                        op.zip(by).map(|(op, by)| Step::ReplaceByOp { op, by })
                    }
                    Replacement::Values(values) => {
                        let by = all(compiler, values);
                        op.zip(by).map(|(op, by)| Step::ReplaceByValues { op, by })
                    }
                }
            }
            Action::Erase { op } => one(compiler, op).map(|op| Step::Erase { op }),
            Action::Native { .. } if wrappers.contains(index) => {
                wrappers.apply(compiler, &mut steps, index);
                None
            }
            Action::Native { name, args, results, .. } => {
                let declared = compiler.native(name);
                let meaning = compiler.meaning(name, args, results);
                let natives = compiler.natives.clone();
                let found = match meaning.rewrite(compiler.shared.ctx, &natives) {
                    Ok(run) => match compiler.never_evaluates(&meaning, args) {
                        Some(why) => Err(Some(why)),
                        None => Ok(run),
                    },
                    Err(why) => Err(why),
                };
                compiler.check_signature(site, true, name, &meaning, args, results);
                let is_function = meaning.is_function(&natives);
                let refs = compiler.args(args, site);
                let refs = refs.map(|refs| compiler.seen_by(meaning.is_rewrite_of_types(), refs));
                let results = compiler.native_results(declared.map(|entry| entry.1), results);
                match found {
                    Err(why) => {
                        compiler.unresolved(site, "rewrite", name, declared, why);
                        None
                    }
                    Ok(run) => refs.map(|refs| {
                        let args = refs.into_iter().map(|what| Use { what, matched: true }).collect();
                        Step::Native { run, args, results, name: Arc::from(name.as_str()), is_function }
                    }),
                }
            }
        };
        if let Some(step) = step {
            steps.push(step);
            actions.push(index as u32);
        }
    }
    (steps, actions)
}

/// Returns the reason why the result types of an operation cannot be known from its definition; empty if
/// there is nothing to add, `None` if they can. Operations that are not registered, and groups of results
/// that may be empty, are unknown.
fn lacks_types(ctx: &Context, name: &str, may_be_none: bool) -> Option<String> {
    let info = ctx.find_op_name(name).and_then(|name| ctx.op_info(name));
    let Some(info) = info else { return (!may_be_none).then(String::new) };
    let hooks = info.hooks();
    let lacks = |build: &Arc<dyn BuildHook>| build.lacks(ctx).map(String::from);
    if hooks.infer_result_types.is_some() {
        return hooks.build.as_ref().and_then(lacks);
    }
    if may_be_none && info.results.iter().all(|result| result.arity != Arity::Single) {
        return None;
    }
    match &hooks.build {
        Some(build) if may_be_none => lacks(build),
        _ => Some(String::new()),
    }
}
