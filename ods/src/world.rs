//! All definitions that a context has been given, by C++ name, and the one door to the snippet room.

use std::sync::Arc;

use legalize_ir::{Attribute, BlockId, Context, Ir, OpId, Param, RegionId, Type};
use rustc_hash::FxHashMap;

use crate::model::{
    AttrDef, ConstraintDef, EnumDef, OdsModule, OpDef, ParameterDef, Predicate, PropertyDef, TypeDef,
};

/// Definitions by C++ name in full.
#[derive(Clone, Default)]
pub(crate) struct World {
    pub(crate) types: FxHashMap<String, Arc<TypeDef>>,
    pub(crate) attrs: FxHashMap<String, Arc<AttrDef>>,
    pub(crate) ops: FxHashMap<String, Arc<OpDef>>,
    pub(crate) enums: FxHashMap<String, Arc<EnumDef>>,
    /// Grows with every registration, so that the newest one of several is known.
    generation: u32,
}

/// `::ns::Class` of any spelling.
pub(crate) fn canonical(class: &str) -> String {
    let class = class.trim();
    if class.starts_with("::") { class.to_owned() } else { format!("::{class}") }
}

impl World {
    /// What is known so far in a context, with more modules added.
    pub(crate) fn extended(ctx: &Context, modules: &[OdsModule]) -> World {
        let dialects = ctx.registered_dialects();
        let known = dialects.iter().filter_map(|info| info.extensions.of::<Arc<World>>());
        let mut world =
            known.max_by_key(|world| world.generation).map(|world| World::clone(world)).unwrap_or_default();
        world.generation += 1;
        for module in modules {
            for def in &module.types {
                world.types.insert(canonical(&def.cpp_class), def.clone());
            }
            for def in &module.attrs {
                world.attrs.insert(canonical(&def.cpp_class), def.clone());
            }
            for def in &module.ops {
                world.ops.insert(canonical(&def.cpp_class), def.clone());
            }
            for def in &module.enums {
                world.enums.insert(canonical(&def.cpp_type()), def.clone());
            }
        }
        world
    }

    /// The operation of a C++ class as it is spelled inside a namespace.
    pub(crate) fn op_class(&self, class: &str, namespace: &str) -> Option<&Arc<OpDef>> {
        lookup(&self.ops, class, namespace)
    }

    /// What a context was given so far.
    pub(crate) fn of(ctx: &Context) -> Arc<World> {
        let dialects = ctx.registered_dialects();
        let known = dialects.iter().filter_map(|info| info.extensions.of::<Arc<World>>());
        known.max_by_key(|world| world.generation).cloned().unwrap_or_default()
    }

    /// Evaluates C++ text that makes a type.
    pub(crate) fn build_type(&self, ctx: &Context, call: &str) -> Result<Type, String> {
        let _ = ctx;
        Err(format!("cannot evaluate '{call}'"))
    }

    /// Evaluates C++ text that makes types from types: `$_self` is the one type, or all of them.
    pub(crate) fn transform(
        &self,
        ctx: &Context,
        text: &str,
        from: &[Type],
        many: bool,
    ) -> Result<Vec<Type>, String> {
        let _ = (ctx, from, many);
        Err(format!("cannot evaluate '{text}'"))
    }

    /// Evaluates C++ text that makes an attribute from a value's text (`$0`); nothing for a null attribute.
    pub(crate) fn build_attr(
        &self,
        ctx: &Context,
        call: &str,
        value: &str,
        namespace: &str,
    ) -> Result<Option<Attribute>, String> {
        let _ = (ctx, value, namespace);
        Err(format!("cannot evaluate '{call}'"))
    }

    /// Evaluates the default value of a property as the attribute that stands for it.
    pub(crate) fn build_property(
        &self,
        ctx: &Context,
        prop: &PropertyDef,
        value: &str,
        namespace: &str,
    ) -> Result<Option<Attribute>, String> {
        let _ = (ctx, prop, namespace);
        Err(format!("cannot evaluate '{value}'"))
    }

    /// Evaluates the default value of a parameter.
    pub(crate) fn build_param(
        &self,
        ctx: &Context,
        param: &ParameterDef,
        value: &str,
        namespace: &str,
    ) -> Result<Param, String> {
        let _ = (ctx, param, namespace);
        Err(format!("cannot evaluate '{value}'"))
    }

    /// The condition of a constraint; nothing if it always holds.
    pub(crate) fn condition(&self, constraint: &Arc<ConstraintDef>) -> Option<Arc<Condition>> {
        (*constraint.predicate != Predicate::True).then(|| Arc::new(Condition))
    }

    /// A condition on a whole operation.
    pub(crate) fn op_condition(&self, predicate: &Arc<Predicate>, def: &OpDef) -> Arc<Condition> {
        let _ = (predicate, def);
        Arc::new(Condition)
    }

    /// Whether a type satisfies a constraint; nothing if that cannot be told.
    pub(crate) fn holds_type(
        &self,
        ctx: &Context,
        constraint: &Arc<ConstraintDef>,
        ty: Type,
    ) -> Option<bool> {
        match self.condition(constraint) {
            Some(condition) => condition.holds_type(self, ctx, ty),
            None => Some(true),
        }
    }
}

/// A condition.
pub(crate) struct Condition;

impl Condition {
    pub(crate) fn holds_type(&self, world: &World, ctx: &Context, ty: Type) -> Option<bool> {
        let _ = (world, ctx, ty);
        None
    }
    pub(crate) fn holds_attr(&self, world: &World, ctx: &Context, attr: Attribute) -> Option<bool> {
        let _ = (world, ctx, attr);
        None
    }
    pub(crate) fn holds_op(&self, world: &World, ctx: &Context, ir: &Ir, op: OpId) -> Option<bool> {
        let _ = (world, ctx, ir, op);
        None
    }
    pub(crate) fn holds_region(
        &self,
        world: &World,
        ctx: &Context,
        ir: &Ir,
        region: RegionId,
    ) -> Option<bool> {
        let _ = (world, ctx, ir, region);
        None
    }
    pub(crate) fn holds_block(&self, world: &World, ctx: &Context, ir: &Ir, block: BlockId) -> Option<bool> {
        let _ = (world, ctx, ir, block);
        None
    }
}

/// Looks a class up from inside a namespace outwards.
fn lookup<'m, T>(map: &'m FxHashMap<String, T>, class: &str, namespace: &str) -> Option<&'m T> {
    let class = class.trim();
    if class.starts_with("::") {
        return map.get(class);
    }
    let mut scope = canonical(namespace);
    loop {
        if let Some(found) = map.get(&format!("{scope}::{class}")) {
            return Some(found);
        }
        match scope.rfind("::") {
            Some(0) | None => break,
            Some(at) => scope.truncate(at),
        }
    }
    map.get(&format!("::{class}")).or_else(|| map.get(&format!("::mlir::{class}")))
}
