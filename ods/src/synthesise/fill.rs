//! A draft of one operation: sizes, types, attributes, properties, regions, successors.

use std::sync::Arc;

use legalize_ir::verify::element_type_or_self;
use legalize_ir::{AttrData, Attribute, InferInput, Ir, Location, Type, TypeData};

use super::Synthesiser;
use super::draft::{BlockDraft, Body, Draft};
use super::random::Random;
use super::solve::sizes;
use crate::model::{Arity, OpDef, TraitKind};
use crate::world::namespace_of;

/// Regions and terminators may nest this deep.
const MAX_DEPTH: u32 = 3;

impl Synthesiser<'_> {
    /// A draft of an operation; nothing if some operand has no type or some attribute no value. Types of
    /// operands that may be any number are taken from `hint` where there is one.
    pub(super) fn fill(
        &self,
        def: &Arc<OpDef>,
        random: &mut Random,
        depth: u32,
        hint: Option<&[Type]>,
    ) -> Option<Draft> {
        let ctx = self.ctx;
        let mut draft = Draft::of(def);
        let mut sizes = sizes(def, random);
        let open: Vec<usize> =
            (0..def.operands.len()).filter(|at| def.operands[*at].arity.is_variable_length()).collect();
        if let (Some(hint), [only]) = (hint, open.as_slice()) {
            sizes[*only] = hint.len();
        }
        let groups = self.solve(def, &sizes, random)?;
        draft.operands = groups.operands;
        draft.results = groups.results;
        if let (Some(hint), [only]) = (hint, open.as_slice()) {
            draft.operands[*only] = hint.to_vec();
        }
        for (index, operand) in def.operands.iter().enumerate() {
            let Arity::VariadicOfVariadic(name) = &operand.arity else { continue };
            let total = draft.operands[index].len();
            let first = random.below(total + 1);
            let sizes: Vec<i32> = match (total, random.chance(50)) {
                (0, _) => Vec::new(),
                (_, true) => vec![total as i32],
                (_, false) => vec![first as i32, (total - first) as i32],
            };
            draft.attrs.insert(name.clone(), ctx.dense_i32_array_attr(&sizes));
        }
        for (index, attr) in def.attributes.iter().enumerate() {
            if attr.derived || draft.attrs.contains_key(&attr.name) {
                continue;
            }
            let needed = !attr.optional && attr.default.is_none() && !attr.unit;
            if !needed && random.chance(45) {
                continue;
            }
            if let Some(default) = &attr.default
                && random.chance(30)
            {
                let made = self.default_of(attr.attr(), default, namespace_of(&def.cpp_class));
                draft.attrs.extend(made.map(|value| (attr.name.clone(), value)));
                continue;
            }
            let made = match groups.attrs[index] {
                Some(ty) => self.attr_of_type(attr, ty, random),
                None => None,
            };
            let made = made.or_else(|| {
                let all = self.attrs_of(&attr.constraint);
                if random.chance(50) { random.pick_early(&all) } else { random.pick(&all) }
            });
            match made {
                Some(value) => drop(draft.attrs.insert(attr.name.clone(), value)),
                None if needed => return None,
                None => {}
            }
        }
        for prop in &def.properties {
            if prop.default.is_some() && random.chance(45) {
                continue;
            }
            let all = self.attrs().of_prop(prop);
            match random.pick(&all) {
                Some(value) => drop(draft.attrs.insert(prop.name.clone(), value)),
                None if prop.default.is_none() => return None,
                None => {}
            }
        }
        self.fit_function_type(&mut draft, random);
        self.infer(def, &mut draft, random);
        for region in &def.regions {
            let count = if region.variadic { [1, 2, 0, 3][random.early(4)] } else { 1 };
            for _ in 0..count {
                let body = self.body(def, &draft, random, depth);
                draft.regions.push(body);
            }
        }
        for (index, successor) in def.successors.iter().enumerate() {
            let count = if successor.variadic { [1, 0, 2][random.below(3)] } else { 1 };
            for _ in 0..count {
                draft.successors.push(self.successor_args(def, &draft, index, random));
            }
        }
        Some(draft)
    }

    fn attr_of_type(
        &self,
        attr: &crate::model::AttributeDef,
        ty: Type,
        random: &mut Random,
    ) -> Option<Attribute> {
        let all = self.attrs_of(&attr.constraint);
        let of_type: Vec<Attribute> =
            all.iter().copied().filter(|attr| self.ctx.attr_type(*attr) == Some(ty)).collect();
        random.pick(&of_type).or_else(|| self.attrs().of_type(attr, ty, random))
    }

    /// The block arguments that operands of a branch may be for: those of the group with the same place among
    /// the groups of any number.
    fn successor_args(&self, def: &OpDef, draft: &Draft, index: usize, random: &mut Random) -> Vec<Type> {
        let open = (0..def.operands.len()).filter(|at| def.operands[*at].arity.is_variable_length());
        match open.clone().nth(index) {
            Some(group) if random.chance(85) => draft.operands[group].clone(),
            _ => Vec::new(),
        }
    }

    /// A function's type is that of its first block.
    fn fit_function_type(&self, draft: &mut Draft, random: &mut Random) {
        let is_function = draft.def.as_ref().is_some_and(|def| def.has_trait("FunctionOpInterface"));
        if is_function && random.chance(50) {
            let plain = self.ctx.type_attr(self.ctx.function_type(&[], &[]));
            let fits = draft.attrs.get("function_type").is_some_and(|attr| {
                matches!(self.ctx.attr_data(*attr), AttrData::Type(ty)
                    if matches!(self.ctx.type_data(*ty), TypeData::Function { .. }))
            });
            if fits {
                draft.attrs.insert("function_type".to_owned(), plain);
            }
        }
    }

    /// Takes result types from the operation's own inference, mostly.
    fn infer(&self, def: &OpDef, draft: &mut Draft, random: &mut Random) {
        let ctx = self.ctx;
        let infer = ctx.find_op_name(&def.name).and_then(|name| ctx.op_info(name));
        let Some(infer) = infer.and_then(|info| info.hooks.infer_result_types.as_ref()) else { return };
        if random.chance(10) {
            return;
        }
        let mut ir = Ir::new();
        let block = ir.create_block(&[]);
        let mut bare = draft.clone();
        bare.results.iter_mut().for_each(Vec::clear);
        let op = bare.place(ctx, &mut ir, block, &mut None);
        let operands: Vec<_> = ir.operands(op).collect();
        let made = infer(&InferInput {
            ctx,
            ir: &ir,
            operands: &operands,
            inherent: ir.op(op).inherent(),
            discardable: ir.op(op).discardable(),
            regions: &[],
            loc: Location::UNKNOWN,
        });
        if let Ok(types) = made
            && types.len() == draft.results.len()
        {
            draft.results = types.into_iter().map(|ty| vec![ty]).collect();
        }
    }

    /// What stands in a region: nothing, or a block with arguments and a terminator of some kind.
    fn body(&self, def: &Arc<OpDef>, draft: &Draft, random: &mut Random, depth: u32) -> Body {
        let implicit = self.implicit_terminator(def);
        let single = def.has_trait("SingleBlock") || implicit.is_some();
        if !single && random.chance(30) {
            return Body::default();
        }
        let ctx = self.ctx;
        let operands: Vec<Type> = draft.operands.iter().flatten().copied().collect();
        let results: Vec<Type> = draft.results.iter().flatten().copied().collect();
        let elements =
            |types: &[Type]| types.iter().map(|ty| element_type_or_self(ctx, *ty)).collect::<Vec<_>>();
        let inputs = draft.attrs.get("function_type").and_then(|attr| match ctx.attr_data(*attr) {
            AttrData::Type(ty) => match ctx.type_data(*ty) {
                TypeData::Function { inputs, .. } => Some(inputs.to_vec()),
                _ => None,
            },
            _ => None,
        });
        let args = match (inputs, def.has_trait("NoRegionArguments")) {
            (Some(inputs), _) => inputs,
            (None, true) => Vec::new(),
            (None, false) => match random.below(9) {
                0 => operands.clone(),
                1 => elements(&operands),
                2 => vec![ctx.common().index],
                3 => results.clone(),
                4 => vec![elements(&operands).first().copied().unwrap_or(ctx.common().f32); 2],
                5 => match random.pick(&operands) {
                    Some(ty) => vec![ty],
                    None => Vec::new(),
                },
                _ => Vec::new(),
            },
        };
        let mut block = BlockDraft { args: args.clone(), ops: Vec::new() };
        let hint = match random.below(8) {
            0 | 1 => results.clone(),
            2 => elements(&results),
            3 => args,
            4 => elements(&operands).into_iter().take(1).collect(),
            5 => vec![ctx.common().i1],
            _ => Vec::new(),
        };
        let end = match implicit {
            Some(end) => self.terminator(&end, random, depth, &hint),
            None if def.has_trait("NoTerminator") && random.chance(80) => None,
            None => {
                let ends = self.terminators_for(def);
                match random.pick(&ends) {
                    Some(at) if random.chance(75) => self.terminator(at, random, depth, &hint),
                    _ => Some(Draft::scaffold("end")),
                }
            }
        };
        block.ops.extend(end);
        Body { blocks: vec![block] }
    }

    fn terminator(&self, def: &Arc<OpDef>, random: &mut Random, depth: u32, hint: &[Type]) -> Option<Draft> {
        if depth >= MAX_DEPTH {
            return Some(Draft::scaffold("end"));
        }
        let hint: &[Type] = if random.chance(40) { &[] } else { hint };
        self.fill(def, random, depth + 1, Some(hint)).or_else(|| Some(Draft::scaffold("end")))
    }

    /// The operation that ends the regions of a definition where nothing is written.
    fn implicit_terminator(&self, def: &OpDef) -> Option<Arc<OpDef>> {
        let params = def.traits.iter().find_map(|entry| match &entry.kind {
            TraitKind::Native { name, params: Some(params), .. }
                if name == "SingleBlockImplicitTerminator" =>
            {
                Some(params)
            }
            _ => None,
        })?;
        self.world.op_class(params, namespace_of(&def.cpp_class)).cloned()
    }
}
