//! A draft of one operation: sizes, types, attributes, properties, regions, successors.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, InferInput, Ir, Location, Type, TypeData, element_type_or_self};

use super::Synthesiser;
use super::aim::Aim;
use super::draft::{BlockDraft, Body, Draft};
use super::random::Random;
use super::solve::sizes;
use crate::cpp::{canonical, namespace_of};
use crate::format::Anchor;
use crate::model::{Arity, OpDef, TraitKind};

/// Regions and terminators may nest this deep.
const MAX_DEPTH: u32 = 3;

impl Synthesiser<'_> {
    /// Creates a draft of an operation; `None` if some operand has no type or some attribute no value. Types
    /// of variadic operands are taken from `hint` if it is given.
    pub(super) fn fill(
        &self,
        def: &Arc<OpDef>,
        random: &mut Random,
        depth: u32,
        hint: Option<&[Type]>,
    ) -> Option<Draft> {
        self.fill_aimed(def, random, depth, hint, &Aim::default())
    }

    /// A draft of an operation that satisfies an aim.
    pub(super) fn fill_aimed(
        &self,
        def: &Arc<OpDef>,
        random: &mut Random,
        depth: u32,
        hint: Option<&[Type]>,
        aim: &Aim,
    ) -> Option<Draft> {
        let ctx = self.ctx;
        let mut draft = Draft::of(def);
        let mut sizes = sizes(def, random, aim);
        let open: Vec<usize> =
            (0..def.operands.len()).filter(|at| def.operands[*at].arity.is_variable_length()).collect();
        if let (Some(hint), [only]) = (hint, open.as_slice()) {
            sizes[*only] = hint.len();
        }
        let groups = self.solve(def, &sizes, random, aim)?;
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
            if attr.derived.is_some() || draft.attrs.contains_key(&attr.name) {
                continue;
            }
            let needed = !attr.optional && attr.default.is_none() && !attr.unit;
            let wanted = aim.wants(&Anchor::Attr(index));
            let left_out = |random: &mut Random| match wanted {
                Some(present) => !present,
                None => random.chance(45),
            };
            if !needed && left_out(random) {
                continue;
            }
            let namespace = namespace_of(&def.cpp_class);
            let default = attr.default.as_ref();
            let default = default.and_then(|value| self.default_of(attr.attr(), value, namespace));
            if attr.default.is_some() && wanted.is_none() && random.chance(30) {
                draft.attrs.extend(default.map(|value| (attr.name.clone(), value)));
                continue;
            }
            let created = match groups.attrs[index] {
                Some(ty) => self.attr_of_type(attr, ty, random),
                None => self.static_list(attr, &draft, random),
            };
            let created = created.or_else(|| {
                let mut all = self.values_of(attr);
                // A default counts as absent.
                all.retain(|value| wanted != Some(true) || Some(*value) != default);
                if random.chance(50) { random.pick_early(&all) } else { random.pick(&all) }
            });
            match created {
                Some(value) => drop(draft.attrs.insert(attr.name.clone(), value)),
                None if needed => return None,
                None => {}
            }
        }
        for (index, prop) in def.properties.iter().enumerate() {
            let wanted = aim.wants(&Anchor::Prop(index));
            let left_out = |random: &mut Random| match wanted {
                Some(present) => !present,
                None => random.chance(45),
            };
            if prop.default.is_some() && left_out(random) {
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
        if !aim.is_any() && random.chance(35) {
            self.constants(&mut draft, random);
        }
        for (index, region) in def.regions.iter().enumerate() {
            let wanted = aim.wants(&Anchor::Region(index));
            let count = match (region.variadic, wanted) {
                (false, _) => 1,
                (true, Some(false)) => 0,
                (true, Some(true)) => 1 + random.early(3),
                (true, None) => [1, 2, 0, 3][random.early(4)],
            };
            for _ in 0..count {
                let mut body = self.body(def, &draft, random, depth);
                match wanted {
                    Some(false) => body.blocks.clear(),
                    Some(true) if body.blocks.is_empty() => {
                        let ops = vec![Draft::scaffold("end")];
                        body.blocks.push(BlockDraft { args: Vec::new(), ops });
                    }
                    _ => {}
                }
                draft.regions.push(body);
            }
        }
        for (index, successor) in def.successors.iter().enumerate() {
            let count = match (successor.variadic, aim.wants(&Anchor::Successor(index))) {
                (false, _) => 1,
                (true, Some(false)) => 0,
                (true, Some(true)) => 1 + random.below(2),
                (true, None) => [1, 0, 2][random.below(3)],
            };
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

    /// Returns a list of numbers, some of which are given by operands: `static_sizes` goes with `sizes` or
    /// `dynamic_sizes`, and has as many places for them as there are operands.
    pub(super) fn static_list(
        &self,
        attr: &crate::model::AttributeDef,
        draft: &Draft,
        random: &mut Random,
    ) -> Option<Attribute> {
        let def = draft.def.as_ref()?;
        let of = attr.name.strip_prefix("static_")?;
        let group = def.operand(of).or_else(|| def.operand(&format!("dynamic_{of}")))?;
        if canonical(&attr.attr().storage_type) != "::mlir::DenseI64ArrayAttr" || random.chance(10) {
            return None;
        }
        let mut values = vec![Type::DYNAMIC; draft.operands[group].len()];
        for _ in 0..[0, 1, 2][random.below(3)] {
            values.insert(random.below(values.len() + 1), [1, 2, 4][random.below(3)]);
        }
        Some(self.ctx.dense_i64_array_attr(&values))
    }

    /// Defines operands by constants of their types, where such operations exist.
    pub(super) fn constants(&self, draft: &mut Draft, random: &mut Random) {
        let Some(def) = draft.def.clone() else { return };
        let types: Vec<Type> = draft.operands.iter().flatten().copied().collect();
        draft.sources = types.iter().map(|ty| self.constant(&def, *ty, random)).collect();
    }

    /// An operation of a definition's dialect, else of arith, that makes a constant of a type.
    fn constant(&self, def: &OpDef, ty: Type, random: &mut Random) -> Option<Draft> {
        let makes_constant = |def: &&Arc<OpDef>| {
            def.has_trait("ConstantLike")
                && def.operands.is_empty()
                && def.regions.is_empty()
                && def.results.len() == 1
                && self.registry.holds_type(
                    self.ctx,
                    &def.results[0].constraint,
                    namespace_of(&def.cpp_class),
                    ty,
                ) != Some(false)
        };
        let near = self.by_dialect.get(&def.dialect.name).into_iter().flatten();
        let far = self.by_dialect.get("arith").into_iter().flatten();
        for maker in near.chain(far).filter(makes_constant) {
            let [value] = &maker.attributes[..] else { continue };
            let Some(created) = self.attr_of_type(value, ty, random) else { continue };
            let mut draft = Draft::of(maker);
            draft.results.push(vec![ty]);
            draft.attrs.insert(value.name.clone(), created);
            return Some(draft);
        }
        None
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
        let Some(infer) = infer.and_then(|info| info.hooks().infer_result_types.as_ref()) else { return };
        if random.chance(10) {
            return;
        }
        let mut ir = Ir::new();
        let block = ir.create_block(&[]);
        let mut bare = draft.clone();
        bare.results.iter_mut().for_each(Vec::clear);
        let op = bare.place(ctx, &mut ir, block, &mut None);
        let operands: Vec<_> = ir.operands(op).collect();
        let mut input = InferInput::of_op(ctx, &ir, op, &operands);
        (input.regions, input.loc) = (&[], Location::UNKNOWN);
        let created = infer(&input);
        if let Ok(types) = created
            && types.len() == draft.results.len()
        {
            draft.results = types.into_iter().map(|ty| vec![ty]).collect();
        }
    }

    /// Creates the body of a region: empty, or a block with arguments and a terminator of some kind.
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
        self.registry.op_class(params, namespace_of(&def.cpp_class)).cloned()
    }
}
