//! Instances of operations from their definitions: what parses and verifies, and what just fails to.
//!
//! A [`Synthesiser`] holds types and attributes of every kind that a context knows. From a definition and a
//! seed it drafts an operation: sizes of groups, types that satisfy all constraints at once, attributes that
//! are absent, default or other, regions with terminators; it is placed in a scene of parents and symbols.
//! Drafts that the verifier refuses are discarded, so the results satisfy everything that is declared.
//! [`Synthesiser::near_miss`] changes one thing about an instance; [`Synthesiser::instance_on`] makes one
//! that takes a given side of a branch of its format.
//!
//! Invariant: the same context, definition and seed give the same text. Omitted: rules that only a verifier
//! in C++ knows; callers that have it can run it and use another seed.

mod aim;
mod attrs;
mod draft;
mod fill;
mod miss;
mod params;
mod random;
mod scene;
mod solve;
mod types;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use legalize_ir::{
    Attribute, Context, Ir, OpId, OperationState, PrintOptions, Type, element_type_or_self, print_op, verify,
};
use rustc_hash::FxHashMap;

use aim::Aim;
use attrs::Attrs;
use draft::Draft;
use random::Random;
use types::TypePool;

use crate::model::{AttrConstraint, ConstraintDef, OpDef};
use crate::registry::Registry;

pub use aim::Side;
pub use miss::Break;

/// Drafts of one operation until one is sound.
const ATTEMPTS: u64 = 40;
/// Sufficient number of common types that satisfy a constraint; with fewer, the other types are tried, too.
const ENOUGH: usize = 8;

/// Candidates that satisfy a constraint, by its address; keeping the constraint alive keeps the address
/// unique.
type ByConstraint<T> = FxHashMap<usize, (Arc<ConstraintDef>, Rc<[T]>)>;

/// Generator of instances of a context's operations.
pub struct Synthesiser<'c> {
    ctx: &'c Context,
    registry: Arc<Registry>,
    types: TypePool,
    declared_attrs: BTreeMap<String, Vec<Attribute>>,
    by_dialect: BTreeMap<String, Vec<Arc<OpDef>>>,
    types_of: RefCell<FxHashMap<String, Rc<[Type]>>>,
    all_types_of: RefCell<FxHashMap<String, Rc<[Type]>>>,
    types_by_address: RefCell<ByConstraint<Type>>,
    attrs_of: RefCell<ByConstraint<Attribute>>,
}

/// A module with one instance of an operation in it.
#[non_exhaustive]
pub struct Instance {
    /// The body.
    pub ir: Ir,
    /// The module.
    pub module: OpId,
    /// The operation that the module is about.
    pub op: OpId,
    /// True if the verifier reports no error.
    pub sound: bool,
    items: Vec<Draft>,
}

impl Instance {
    /// Prints the module in generic form.
    pub fn text(&self, ctx: &Context) -> String {
        print_op(ctx, &self.ir, self.module, &PrintOptions::default().with(|options| options.generic = true))
    }
}

/// Constraints of one text accept the same.
fn key_of(constraint: &ConstraintDef) -> String {
    format!("{} {:?}", constraint.predicate.to_cpp(), constraint.builder_call)
}

impl<'c> Synthesiser<'c> {
    /// A synthesiser for all that a context knows. Types and attributes whose syntax no definition declares
    /// are given as text; those that cannot be read are left out.
    pub fn new(ctx: &'c Context, types: &[&str], attrs: &[&str]) -> Self {
        let registry = Registry::of(ctx);
        let mut by_dialect: BTreeMap<String, Vec<Arc<OpDef>>> = BTreeMap::new();
        for def in registry.ops.values() {
            by_dialect.entry(def.dialect.name.clone()).or_default().push(def.clone());
        }
        by_dialect.values_mut().for_each(|all| all.sort_by(|a, b| a.name.cmp(&b.name)));
        Synthesiser {
            ctx,
            types: TypePool::new(ctx, &registry, types),
            declared_attrs: attrs::declared(ctx, &registry, attrs),
            registry,
            by_dialect,
            types_of: RefCell::default(),
            all_types_of: RefCell::default(),
            types_by_address: RefCell::default(),
            attrs_of: RefCell::default(),
        }
    }

    /// The definitions that the context knows, by dialect and name.
    pub fn ops(&self) -> impl Iterator<Item = &Arc<OpDef>> {
        self.by_dialect.values().flatten()
    }

    /// Returns the types and attributes of dialects that instances are composed of.
    pub fn declared(&self) -> (Vec<Type>, Vec<Attribute>) {
        (self.types.declared.clone(), self.declared_attrs.values().flatten().copied().collect())
    }

    /// Leaves out types and attributes, and types that hold such a type.
    pub fn leave_out(&mut self, types: &[Type], attrs: &[Attribute]) {
        let ctx = self.ctx;
        let keep = |ty: &Type| !types.contains(ty) && !types.contains(&element_type_or_self(ctx, *ty));
        self.types.core.retain(keep);
        self.types.more.retain(keep);
        self.types.declared.retain(keep);
        self.declared_attrs.values_mut().for_each(|all| all.retain(|attr| !attrs.contains(attr)));
    }

    fn attrs(&self) -> Attrs<'_> {
        Attrs {
            ctx: self.ctx,
            registry: &self.registry,
            declared: &self.declared_attrs,
            types: &self.types.declared,
        }
    }

    /// Returns an instance of a definition. An instance that is not sound is returned only if none of several
    /// attempts is sound; `None` if there is no draft at all.
    pub fn instance(&self, def: &Arc<OpDef>, seed: u64) -> Option<Instance> {
        let mut last = None;
        for attempt in 0..ATTEMPTS {
            let mut random = Random::of_text(&format!("{} {seed} {attempt}", def.name));
            let Some(created) = self.attempt(def, &Aim::default(), &mut random) else { continue };
            if created.sound {
                return Some(created);
            }
            last = Some(created);
        }
        last
    }

    /// A draft of a definition in a scene, built.
    fn attempt(&self, def: &Arc<OpDef>, aim: &Aim, random: &mut Random) -> Option<Instance> {
        let mut target = self.fill_aimed(def, random, 0, None, aim)?;
        target.is_target = true;
        let items = self.scene(target, random);
        self.build(items)
    }

    fn build(&self, items: Vec<Draft>) -> Option<Instance> {
        let ctx = self.ctx;
        let mut ir = Ir::new();
        let mut state = OperationState::new(ctx, ctx.common().builtin_module, legalize_ir::Location::UNKNOWN);
        let region = ir.create_region();
        let block = ir.create_block(&[]);
        ir.insert_block(block, region, None);
        let mut op = None;
        for item in &items {
            item.place(ctx, &mut ir, block, &mut op);
        }
        state.regions.push(region);
        let module = ir.create_op(&state);
        let sound = !verify(ctx, &ir, module).has_errors();
        Some(Instance { op: op?, ir, module, sound, items })
    }

    /// The types that satisfy a constraint.
    fn types_of(&self, constraint: &Arc<ConstraintDef>) -> Rc<[Type]> {
        let address = Arc::as_ptr(constraint) as usize;
        if let Some((_, known)) = self.types_by_address.borrow().get(&address) {
            return known.clone();
        }
        // Constraints of one text are read many times, once per file.
        let key = key_of(constraint);
        let known = self.types_of.borrow().get(&key).cloned();
        let found = known.unwrap_or_else(|| {
            let built =
                constraint.builder_call.as_ref().map(|call| self.registry.build_type(self.ctx, call, ""));
            let found: Rc<[Type]> = match built {
                Some(Ok(ty)) => Rc::from([ty]),
                _ => self.filtered(constraint),
            };
            self.types_of.borrow_mut().insert(key, found.clone());
            found
        });
        self.types_by_address.borrow_mut().insert(address, (constraint.clone(), found.clone()));
        found
    }

    /// The types that satisfy a constraint, the strange ones included.
    fn all_types_of(&self, constraint: &Arc<ConstraintDef>) -> Rc<[Type]> {
        let key = key_of(constraint);
        if let Some(known) = self.all_types_of.borrow().get(&key) {
            return known.clone();
        }
        let fits = |ty: &&Type| self.registry.holds_type(self.ctx, constraint, "", **ty) != Some(false);
        let found: Rc<[Type]> =
            self.types.core.iter().chain(&self.types.more).filter(fits).copied().collect();
        self.all_types_of.borrow_mut().insert(key, found.clone());
        found
    }

    fn filtered(&self, constraint: &Arc<ConstraintDef>) -> Rc<[Type]> {
        let fits = |ty: &&Type| self.registry.holds_type(self.ctx, constraint, "", **ty) != Some(false);
        let mut found: Vec<Type> = self.types.core.iter().filter(fits).copied().collect();
        if found.len() < ENOUGH {
            found.extend(self.types.more.iter().filter(fits));
        }
        found.into()
    }

    /// The attributes that satisfy a constraint.
    fn attrs_of(&self, constraint: &Arc<ConstraintDef>) -> Rc<[Attribute]> {
        let address = Arc::as_ptr(constraint) as usize;
        if let Some((_, known)) = self.attrs_of.borrow().get(&address) {
            return known.clone();
        }
        let found: Rc<[Attribute]> = self.attrs().accepted(constraint).into();
        self.attrs_of.borrow_mut().insert(address, (constraint.clone(), found.clone()));
        found
    }

    /// The values of a declared attribute; a symbol's visibility is one of three words.
    fn values_of(&self, attr: &crate::model::AttributeDef) -> Vec<Attribute> {
        match attr.name.as_str() {
            "sym_visibility" => {
                ["private", "nested", "public"].map(|word| self.ctx.string_attr(word)).to_vec()
            }
            _ => self.attrs_of(&attr.constraint).to_vec(),
        }
    }

    fn default_of(&self, facts: &AttrConstraint, value: &str, namespace: &str) -> Option<Attribute> {
        crate::register::default_attr(self.ctx, &self.registry, facts, value, namespace)
    }

    /// Returns operations of a definition's dialect with a region that may contain it.
    fn containers(&self, def: &OpDef) -> Vec<Arc<OpDef>> {
        let all = self.by_dialect.get(&def.dialect.name).map_or(&[][..], Vec::as_slice);
        all.iter().filter(|other| !other.regions.is_empty() && other.name != def.name).cloned().collect()
    }

    /// Operations of a dialect that are symbols.
    fn symbols_of(&self, dialect: &str) -> Vec<Arc<OpDef>> {
        let all = self.by_dialect.get(dialect).map_or(&[][..], Vec::as_slice);
        all.iter().filter(|def| def.has_trait("SymbolOpInterface")).cloned().collect()
    }

    /// Returns operations that may terminate a definition's regions: those that require it as their parent,
    /// else those of its dialect without such a requirement.
    fn terminators_for(&self, def: &OpDef) -> Vec<&Arc<OpDef>> {
        let all = self.by_dialect.get(&def.dialect.name).map_or(&[][..], Vec::as_slice);
        let ends = || all.iter().filter(|end| end.has_trait("IsTerminator") && end.successors.is_empty());
        let named: Vec<&Arc<OpDef>> =
            ends().filter(|end| self.parents_of(end).iter().any(|parent| parent.name == def.name)).collect();
        if named.is_empty() { ends().filter(|end| self.parents_of(end).is_empty()).collect() } else { named }
    }
}
