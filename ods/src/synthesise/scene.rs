//! Surroundings of an operation: the parents that it requires, else a function, a region of no dialect, or
//! another operation of its dialect; and the symbols that its attributes refer to.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, Type, TypeData};

use super::Synthesiser;
use super::draft::{BlockDraft, Body, Draft};
use super::random::Random;
use crate::cpp::namespace_of;
use crate::model::{OpDef, TraitKind};

/// The symbol that references name.
const SYMBOL: &str = "sym0";
/// Maximum number of nested parents.
const MAX_PARENTS: u32 = 6;

impl Synthesiser<'_> {
    /// The operations at the top of the module with the target among them.
    pub(super) fn scene(&self, target: Draft, random: &mut Random) -> Vec<Draft> {
        let mut items = Vec::new();
        if mentions_symbol(self.ctx, &target) {
            items.extend(self.symbol(&target, random));
        }
        items.extend(self.around(target, random, 0));
        items
    }

    fn around(&self, inner: Draft, random: &mut Random, depth: u32) -> Option<Draft> {
        let Some(def) = inner.def.clone() else { return Some(inner) };
        if depth > MAX_PARENTS {
            return Some(inner);
        }
        let parents = self.parents_of(&def);
        if !parents.is_empty() {
            let parent =
                random.pick(&(0..parents.len()).collect::<Vec<_>>()).map(|at| parents[at].clone())?;
            let parent = self.fill(&parent, random, 0, None);
            return match parent {
                Some(mut parent) => {
                    if random.chance(60) {
                        self.fit_results(&mut parent, &inner);
                    }
                    self.around(put_into(parent, inner, random), random, depth + 1)
                }
                None => Some(inner),
            };
        }
        let at_top = def.has_trait("SymbolOpInterface")
            || def.has_trait("IsolatedFromAbove") && def.operands.is_empty() && random.chance(60);
        if at_top {
            return Some(inner);
        }
        Some(match random.below(20) {
            0..=9 => match self.registry.op_class("::mlir::func::FuncOp", "") {
                Some(function) => put_into(self.function(function, &[], &[]), inner, random),
                None => put_into(region_of_none(), inner, random),
            },
            10..=12 => put_into(region_of_none(), inner, random),
            13 => inner,
            _ => {
                let near = self.containers(&def);
                let parent = if near.is_empty() {
                    None
                } else {
                    self.fill(&near[random.below(near.len())], random, 0, None)
                };
                match parent {
                    Some(parent) => self.around(put_into(parent, inner, random), random, depth + 2)?,
                    None => put_into(region_of_none(), inner, random),
                }
            }
        })
    }

    /// Makes an operation return the values that a terminator in it passes on: as results, or as a
    /// function's.
    fn fit_results(&self, parent: &mut Draft, inner: &Draft) {
        let (Some(def), true) =
            (parent.def.clone(), inner.def.as_ref().is_some_and(|def| def.has_trait("IsTerminator")))
        else {
            return;
        };
        let types: Vec<Type> = inner.operands.iter().flatten().copied().collect();
        let function = parent.attrs.get_mut("function_type");
        if let Some(attr) = function.filter(|_| def.has_trait("FunctionOpInterface"))
            && let AttrData::Type(ty) = self.ctx.attr_data(*attr)
            && let TypeData::Function { inputs, .. } = self.ctx.type_data(*ty)
        {
            *attr = self.ctx.type_attr(self.ctx.function_type(inputs, &types));
        } else if let [results] = &mut parent.results[..]
            && def.results[0].arity.is_variable_length()
        {
            *results = types;
        }
    }

    /// `func.func` of a type, a declaration until something is put into it.
    fn function(&self, def: &Arc<OpDef>, inputs: &[Type], results: &[Type]) -> Draft {
        let mut draft = Draft::of(def);
        let ty = self.ctx.function_type(inputs, results);
        draft.attrs.insert("sym_name".to_owned(), self.ctx.string_attr("function"));
        draft.attrs.insert("function_type".to_owned(), self.ctx.type_attr(ty));
        draft.regions.push(Body::default());
        draft
    }

    /// Creates an operation that defines the symbol.
    fn symbol(&self, target: &Draft, random: &mut Random) -> Option<Draft> {
        let dialect = target.def.as_ref().map_or("", |def| def.dialect.name.as_str());
        let all = self.symbols_of(dialect);
        let mut created = match random.pick(&(0..all.len()).collect::<Vec<_>>()) {
            Some(at) if random.chance(60) => self.fill(&all[at], random, 0, None)?,
            _ => {
                let function = self.registry.op_class("::mlir::func::FuncOp", "")?;
                let flat = |groups: &[Vec<Type>]| groups.iter().flatten().copied().collect::<Vec<_>>();
                let mut created = self.function(function, &flat(&target.operands), &flat(&target.results));
                created.attrs.insert("sym_visibility".to_owned(), self.ctx.string_attr("private"));
                created
            }
        };
        created.attrs.insert("sym_name".to_owned(), self.ctx.string_attr(SYMBOL));
        Some(created)
    }

    /// The operations that `HasParent` names.
    pub(super) fn parents_of(&self, def: &OpDef) -> Vec<Arc<OpDef>> {
        let namespace = namespace_of(&def.cpp_class);
        let named = def.traits.iter().filter_map(|entry| match &entry.kind {
            TraitKind::Native { name, params: Some(params), .. } if name == "HasParent" => Some(params),
            _ => None,
        });
        named
            .flat_map(|params| params.split(','))
            .filter_map(|class| self.registry.op_class(class, namespace).cloned())
            .collect()
    }
}

/// An operation of no dialect with an empty region.
fn region_of_none() -> Draft {
    let mut draft = Draft::scaffold("region");
    draft.regions.push(Body::default());
    draft
}

/// Puts an operation into one of another's regions: before the terminator, or in its place.
fn put_into(mut parent: Draft, inner: Draft, random: &mut Random) -> Draft {
    let ends = inner.def.as_ref().is_some_and(|def| def.has_trait("IsTerminator"));
    if parent.regions.is_empty() {
        return parent;
    }
    let at = random.below(parent.regions.len());
    let no_terminator = parent.def.as_ref().is_some_and(|def| def.has_trait("NoTerminator"));
    let blocks = &mut parent.regions[at].blocks;
    if blocks.is_empty() {
        let ops = if no_terminator { Vec::new() } else { vec![Draft::scaffold("end")] };
        blocks.push(BlockDraft { args: Vec::new(), ops });
    }
    if let Some(block) = blocks.first_mut() {
        if ends {
            block.ops.pop();
            block.ops.push(inner);
        } else {
            let place = if no_terminator { block.ops.len() } else { block.ops.len().saturating_sub(1) };
            block.ops.insert(place, inner);
        }
    }
    parent
}

/// Returns true if an attribute of an operation or of a nested one refers to the symbol.
fn mentions_symbol(ctx: &Context, draft: &Draft) -> bool {
    fn is_symbol(ctx: &Context, attr: Attribute, depth: u32) -> bool {
        match ctx.attr_data(attr) {
            AttrData::SymbolRef { root, .. } => ctx.str(*root) == SYMBOL,
            AttrData::Array(all) if depth < 4 => all.iter().any(|attr| is_symbol(ctx, *attr, depth + 1)),
            _ => false,
        }
    }
    let below = || draft.regions.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.ops);
    draft.attrs.values().any(|attr| is_symbol(ctx, *attr, 0)) || below().any(|op| mentions_symbol(ctx, op))
}
