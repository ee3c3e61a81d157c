//! Traits to bits and names.

use legalize_ir::{Context, Name, TYPE_TRAITS, Traits};

use crate::model::{Effect, OpDef, TraitKind};

/// The bit of a native or internal trait by its C++ name.
const BITS: &[(&str, Traits)] = &[
    ("IsTerminator", Traits::TERMINATOR),
    ("IsIsolatedFromAbove", Traits::ISOLATED_FROM_ABOVE),
    ("SymbolTable", Traits::SYMBOL_TABLE),
    ("IsCommutative", Traits::COMMUTATIVE),
    ("SingleBlock", Traits::SINGLE_BLOCK),
    ("SingleBlockImplicitTerminator", Traits::SINGLE_BLOCK),
    ("NoTerminator", Traits::NO_TERMINATOR),
    ("HasOnlyGraphRegion", Traits::GRAPH_REGION),
    ("ConstantLike", Traits::CONSTANT_LIKE),
    ("ReturnLike", Traits::RETURN_LIKE),
    ("HasRecursiveMemoryEffects", Traits::RECURSIVE_MEMORY_EFFECTS),
    ("AlwaysSpeculatableImplTrait", Traits::ALWAYS_SPECULATABLE),
    ("AttrSizedOperandSegments", Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    ("AttrSizedResultSegments", Traits::ATTR_SIZED_RESULT_SEGMENTS),
    ("SameVariadicOperandSize", Traits::SAME_VARIADIC_OPERAND_SIZE),
    ("SameVariadicResultSize", Traits::SAME_VARIADIC_RESULT_SIZE),
    ("SameOperandsAndResultType", Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ("SameTypeOperands", Traits::SAME_TYPE_OPERANDS),
    ("SameOperandsAndResultShape", Traits::SAME_OPERANDS_AND_RESULT_SHAPE),
    ("SameOperandsShape", Traits::SAME_OPERANDS_SHAPE),
    ("SameOperandsAndResultElementType", Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE),
    ("SameOperandsElementType", Traits::SAME_OPERANDS_ELEMENT_TYPE),
    ("SameOperandsAndResultRank", Traits::SAME_OPERANDS_AND_RESULT_RANK),
    ("ResultsBroadcastableShape", Traits::RESULTS_BROADCASTABLE_SHAPE),
    ("Elementwise", Traits::ELEMENTWISE),
    ("IsInvolution", Traits::INVOLUTION),
    ("IsIdempotent", Traits::IDEMPOTENT),
    ("NoRegionArguments", Traits::NO_REGION_ARGUMENTS),
    ("AffineScope", Traits::AFFINE_SCOPE),
    ("AutomaticAllocationScope", Traits::AUTOMATIC_ALLOCATION_SCOPE),
];

/// The C++ names of all native and internal traits that Rust code checks or uses.
#[cfg(test)]
pub(crate) fn native_traits() -> impl Iterator<Item = &'static str> {
    let others = ["HasParent", "FirstAttrDerivedResultType"].into_iter().chain(super::natives::NAMES);
    BITS.iter().map(|(name, _)| *name).chain(others)
}

/// Returns true if Rust code checks or uses a native or internal trait.
pub(crate) fn is_native_trait(name: &str) -> bool {
    // The adaptor of an operation is generated C++: there is nothing to check.
    matches!(name, "HasParent" | "FirstAttrDerivedResultType" | "InferTypeOpAdaptor")
        || super::natives::NAMES.contains(&name)
        || BITS.iter().any(|(known, _)| *known == name)
}

/// The bits of traits in the order of their declaration.
pub(super) fn in_order(def: &OpDef) -> Box<[Traits]> {
    let mut found: Vec<Traits> = Vec::new();
    for entry in &def.traits {
        let (TraitKind::Native { name, .. } | TraitKind::Internal { name }) = &entry.kind else { continue };
        let bit = BITS.iter().find(|(known, _)| known == name).map(|known| known.1);
        found.extend(bit.filter(|bit| TYPE_TRAITS.contains(*bit) && !found.contains(bit)));
    }
    found.into()
}

/// Returns the kind of the regions as given by the definition's C++ text, in one `return`.
fn region_kind(def: &OpDef) -> Traits {
    let text = &def.extra_class_declaration;
    let returned = text
        .split_once("getRegionKind(")
        .and_then(|(_, body)| body.split_once('{')?.1.split_once("return")?.1.split_once(';'))
        .map(|(value, _)| value.trim());
    match returned {
        Some(value) if value.ends_with("RegionKind::Graph") => Traits::GRAPH_REGION,
        Some(value) if value.ends_with("RegionKind::SSACFG") => Traits::empty(),
        _ => Traits::UNKNOWN_REGION_KIND,
    }
}

/// The bits of an operation's traits.
pub(super) fn bits(def: &OpDef) -> Traits {
    let mut bits = Traits::empty();
    for entry in &def.traits {
        match &entry.kind {
            TraitKind::Native { name, .. } | TraitKind::Internal { name } => {
                if let Some((_, bit)) = BITS.iter().find(|(known, _)| known == name) {
                    bits |= *bit;
                }
            }
            TraitKind::Interface { name, bases, effects, .. } => {
                let is = |wanted: &str| name == wanted || bases.iter().any(|base| base == wanted);
                if is("RegionKindInterface") {
                    bits |= region_kind(def);
                }
                if is("SymbolOpInterface") {
                    bits |= Traits::SYMBOL;
                }
                if is("MemoryEffectOpInterface") && effects.as_ref().is_some_and(Vec::is_empty) {
                    bits |= Traits::NO_MEMORY_EFFECT;
                }
            }
            TraitKind::Pred { .. } => {}
        }
    }
    bits.set(Traits::DECLARES_FOLDER, def.has_folder);
    bits | memory_effects(def)
}

/// Returns the traits for the memory effects that an operation declares itself.
fn memory_effects(def: &OpDef) -> Traits {
    let is_read = |effect: &Effect| effect.effect == "::mlir::MemoryEffects::Read";
    let is_write = |effect: &Effect| effect.effect == "::mlir::MemoryEffects::Write";
    let allocates = |effect: &Effect| effect.effect == "::mlir::MemoryEffects::Allocate";
    let mut effects: Vec<&Effect> = Vec::new();
    let (mut any, mut known) = (false, true);
    for entry in &def.traits {
        let TraitKind::Interface { name, bases, effects: declared, .. } = &entry.kind else { continue };
        if name == "MemoryEffectOpInterface" || bases.iter().any(|base| base == "MemoryEffectOpInterface") {
            any = true;
            known &= declared.is_some();
            effects.extend(declared.iter().flatten());
        }
    }
    effects.extend(def.operands.iter().flat_map(|operand| &operand.effects));
    effects.extend(def.attributes.iter().flat_map(|attr| &attr.effects));
    let of_results = || def.results.iter().flat_map(|result| &result.effects);
    any |= !effects.is_empty() || of_results().next().is_some();
    if !any || !known {
        return if any { Traits::OWN_MEMORY_EFFECTS } else { Traits::empty() };
    }
    let mut bits = Traits::OWN_MEMORY_EFFECTS;
    let reads = effects.iter().all(|effect| is_read(effect));
    let reads_or_allocates = def
        .results
        .iter()
        .all(|result| result.effects.iter().any(allocates) || result.effects.iter().all(is_read));
    bits.set(Traits::REMOVABLE_IF_UNUSED, reads && reads_or_allocates);
    effects.extend(of_results());
    bits.set(Traits::DOES_NOT_WRITE, !effects.iter().any(|effect| is_write(effect)));
    bits.set(Traits::ONLY_READS, !effects.is_empty() && effects.iter().all(|effect| is_read(effect)));
    bits
}

/// Returns all names by which code may look up a trait: records, lists, C++ classes; sorted.
pub(super) fn names(ctx: &Context, def: &OpDef) -> Box<[Name]> {
    let mut names: Vec<&str> = Vec::new();
    for entry in &def.traits {
        if !entry.anonymous {
            names.push(&entry.record);
        }
        names.extend(entry.via.iter().map(String::as_str).filter(|via| !via.starts_with("anonymous_")));
        if let TraitKind::Interface { bases, .. } = &entry.kind {
            names.extend(bases.iter().map(String::as_str));
        }
        if !entry.name().is_empty() {
            names.push(entry.name());
        }
    }
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(|name| ctx.name(name)).collect()
}
