//! Random patterns that are taken from places of a module, so that many match there, and nearly match
//! elsewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use legalize_ir::*;
use legalize_pattern_model::*;

use super::{Numbers, natives};

/// A pattern and the shapes that it has.
pub(super) struct Generated {
    pub pattern: Pattern,
    pub shapes: BTreeSet<&'static str>,
}

/// Shapes that every run must cover, in patterns that match and in patterns that do not.
pub(super) const SHAPES: [&str; 43] = [
    "any name",
    "attribute of a type",
    "attribute, any",
    "attribute, given",
    "attribute, the same twice",
    "attribute, two",
    "block arguments",
    "block, its last operations",
    "block, its operations",
    "constraint, native",
    "constraint, negated",
    "constraint, predicate",
    "constraint, predicate tree",
    "constraint, with a result",
    "constraint, with a result that is compared",
    "equal operations, attributes or types",
    "equal that binds",
    "equal values",
    "nested",
    "nested twice",
    "not equal",
    "operand of a given type",
    "operand twice",
    "operands, groups",
    "operands, none",
    "operands, range after single",
    "operands, range of given types",
    "operands, range of all",
    "operands, range one by one",
    "operands, same range twice",
    "operands, type range of two",
    "reader",
    "reader of a range",
    "region, its blocks",
    "regions",
    "result, all of an operation",
    "result, not the first",
    "results, range of types",
    "root that others read",
    "successors",
    "type that a constraint gives",
    "type, the same twice",
    "two readers",
];

struct Writer<'a> {
    numbers: &'a mut Numbers,
    ctx: &'a Context,
    ir: &'a Ir,
    matches: Vec<Match>,
    shapes: BTreeSet<&'static str>,
    ops: Vec<(OpId, Sym)>,
    values: BTreeMap<ValueId, Vec<Sym>>,
    ranges: Vec<(Vec<ValueId>, Sym)>,
    types: Vec<(Type, Sym)>,
    type_ranges: Vec<(Vec<Type>, Sym)>,
    attributes: Vec<(Attribute, Sym)>,
    blocks: Vec<(BlockId, Sym)>,
    /// True if operations of a region are matched.
    looks_in: bool,
    next: u32,
}

/// A pattern around an operation of the body.
pub(super) fn pattern(
    numbers: &mut Numbers,
    ctx: &Context,
    ir: &Ir,
    all: &[OpId],
    index: usize,
) -> Generated {
    let mut writer = Writer {
        numbers,
        ctx,
        ir,
        matches: Vec::new(),
        shapes: BTreeSet::new(),
        ops: Vec::new(),
        values: BTreeMap::new(),
        ranges: Vec::new(),
        types: Vec::new(),
        type_ranges: Vec::new(),
        attributes: Vec::new(),
        blocks: Vec::new(),
        looks_in: false,
        next: 0,
    };
    let anchor = all[writer.numbers.below(all.len())];
    writer.operation(anchor, 3, None);
    let mut users = 0;
    for _ in 0..2 {
        users += usize::from(writer.numbers.chance(35) && writer.user());
    }
    if users > 0 {
        writer.shapes.insert("reader");
    }
    if users > 1 {
        writer.shapes.insert("two readers");
    }
    for _ in 0..writer.numbers.below(3) {
        writer.constraint();
    }
    let mut root = writer.ops.iter().position(|op| op.0 == anchor).unwrap_or(0);
    if writer.numbers.chance(25) && !writer.looks_in {
        root = writer.numbers.below(writer.ops.len());
        if writer.ops[root].0 != anchor {
            writer.shapes.insert("root that others read");
        }
    }
    let root = writer.ops[root].1.clone();
    writer.finish(root, index)
}

impl Writer<'_> {
    fn fresh(&mut self) -> Sym {
        self.next += 1;
        format!("s{}", self.next)
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.numbers.chance(percent)
    }

    fn shape(&mut self, shape: &'static str) {
        self.shapes.insert(shape);
    }

    fn finish(self, root: Sym, index: usize) -> Generated {
        let mut args = vec![Arg::Text(index.to_string()), Arg::Ref(root.clone())];
        let syms = self.matches.iter().flat_map(Match::defines).map(|(sym, _)| sym.clone());
        args.extend(syms.filter(|sym| *sym != root).map(Arg::Ref));
        let record = Action::Native { name: "record".to_owned(), args, results: Vec::new(), place: None };
        let pattern = Pattern {
            benefit: self.numbers.below(3) as u16,
            matches: self.matches,
            root: Some(root),
            rewrite: vec![record],
            ..Default::default()
        };
        Generated { pattern, shapes: self.shapes }
    }

    /// The symbol of an operation; `given` is an operand that has a symbol already.
    fn operation(&mut self, op: OpId, depth: usize, given: Option<(usize, Sym)>) -> Sym {
        let data = self.ir.op(op);
        let operands: Vec<ValueId> = self.ir.operands(op).collect();
        let results: Vec<Type> = data.results().iter().map(|&result| self.ir.value_type(result)).collect();
        let name = self.ctx.op_str(data.name()).to_owned();
        let operands = self.operands(op, &name, &operands, depth, given);
        let attributes = self.all_attributes(op);
        let results = self.all_results(&results);
        let successors: Vec<BlockId> = self.ir.successors(op).collect();
        let successors = if !self.chance(if successors.is_empty() { 8 } else { 60 }) {
            None
        } else {
            self.shape("successors");
            Some(successors.into_iter().map(|block| self.block(block)).collect())
        };
        let regions: Vec<RegionId> = self.ir.op(op).regions().to_vec();
        let regions = if !self.chance(if regions.is_empty() { 8 } else { 60 }) {
            None
        } else {
            self.shape("regions");
            Some(regions.into_iter().map(|region| self.region(region, depth)).collect())
        };
        let name = match self.chance(15) {
            true => {
                self.shape("any name");
                None
            }
            false if self.chance(4) => Some("u.b".to_owned()),
            false => Some(name),
        };
        let id = self.fresh();
        self.ops.push((op, id.clone()));
        self.matches.push(Match::Operation {
            id: id.clone(),
            name,
            operands,
            attributes,
            results,
            successors,
            regions,
            place: None,
        });
        id
    }

    fn region(&mut self, region: RegionId, depth: usize) -> Sym {
        let blocks = if !(depth > 0 && self.chance(60)) {
            None
        } else {
            self.shape("region, its blocks");
            let blocks: Vec<BlockId> = self.ir.region_blocks(region).collect();
            Some(blocks.into_iter().map(|block| self.described_block(block, depth)).collect())
        };
        let id = self.fresh();
        self.matches.push(Match::Region { id: id.clone(), blocks });
        id
    }

    fn described_block(&mut self, block: BlockId, depth: usize) -> Sym {
        let arguments = if !self.chance(60) {
            None
        } else {
            self.shape("block arguments");
            let arguments = self.ir.block(block).args().to_vec();
            Some(arguments.into_iter().map(|value| self.value(value, 0)).collect())
        };
        let ops: Vec<OpId> = self.ir.block_ops(block).collect();
        let (mut operations, mut ends_with) = (None, Vec::new());
        if self.chance(50) {
            self.shape("block, its operations");
            operations = Some(ops.into_iter().map(|op| self.inner(op, depth)).collect());
        } else if self.chance(60) {
            self.shape("block, its last operations");
            let skipped = self.numbers.below(ops.len() + 1);
            ends_with = ops[skipped..].iter().map(|&op| self.inner(op, depth)).collect();
        }
        let id = self.fresh();
        self.matches.push(Match::Block { id: id.clone(), arguments, operations, ends_with });
        id
    }

    /// An operation in a matched block; nothing outside is reached from there.
    fn inner(&mut self, op: OpId, depth: usize) -> Sym {
        self.looks_in = true;
        self.defining_op(op, depth)
    }

    fn block(&mut self, block: BlockId) -> Sym {
        if let Some(known) = self.blocks.iter().find(|known| known.0 == block).map(|known| known.1.clone())
            && self.chance(60)
        {
            return known;
        }
        let id = self.fresh();
        self.matches.push(Match::Successor { id: id.clone() });
        self.blocks.push((block, id.clone()));
        id
    }

    fn operands(
        &mut self,
        op: OpId,
        name: &str,
        values: &[ValueId],
        depth: usize,
        given: Option<(usize, Sym)>,
    ) -> Vec<Sym> {
        if values.is_empty() && self.chance(60) {
            self.shape("operands, none");
            return Vec::new();
        }
        if given.is_none() && self.chance(20) {
            self.shape("operands, range of all");
            return vec![self.range(values, depth)];
        }
        if name == "test.many" && given.is_none() && self.chance(80) {
            let sizes = self.ir.attr_named(self.ctx, op, "operandSegmentSizes");
            let sizes = sizes.and_then(|sizes| self.ctx.as_dense_i32_array(sizes)).unwrap_or_default();
            let sizes: Vec<usize> = sizes.iter().map(|&size| size as usize).collect();
            self.shape("operands, groups");
            let mut start = 0;
            let groups = sizes.into_iter().enumerate().map(|(at, size)| {
                let group = &values[start..start + size];
                start += size;
                if at == 1 || (size == 1 && self.chance(50)) {
                    self.value(group[0], depth)
                } else {
                    self.range(group, depth)
                }
            });
            return groups.collect();
        }
        if name != "test.many" && given.is_none() && !values.is_empty() && self.chance(15) {
            self.shape("operands, range after single");
            let single = 1 + self.numbers.below(values.len());
            let mut syms: Vec<Sym> = values[..single].iter().map(|&value| self.value(value, depth)).collect();
            syms.push(self.range(&values[single..], depth));
            return syms;
        }
        let mut syms = Vec::new();
        for (at, &value) in values.iter().enumerate() {
            syms.push(match &given {
                Some((index, sym)) if *index == at => sym.clone(),
                _ => self.value(value, depth),
            });
        }
        syms
    }

    fn value(&mut self, value: ValueId, depth: usize) -> Sym {
        if let Some(known) = self.values.get(&value).cloned()
            && self.chance(70)
        {
            self.shape("operand twice");
            return known[self.numbers.below(known.len())].clone();
        }
        if self.chance(3)
            && let Some(other) = self.values.values().next().cloned()
        {
            return other[0].clone();
        }
        let id = match (self.ir.value(value).def(), depth) {
            (ValueDef::Result { op, index, .. }, 1..) if self.chance(60) => {
                self.shape(if depth == 3 { "nested" } else { "nested twice" });
                let defining_op = self.defining_op(op, depth);
                let index = if self.chance(4) { index + 1 } else { index };
                if index > 0 {
                    self.shape("result, not the first");
                }
                let id = self.fresh();
                self.matches.push(Match::Result { id: id.clone(), op: defining_op, index });
                id
            }
            _ => {
                let given = self.chance(30);
                let ty = (given || self.chance(30)).then(|| self.ty(self.ir.value_type(value)));
                if ty.is_some() {
                    self.shape("operand of a given type");
                }
                let id = self.fresh();
                self.matches.push(Match::Operand { id: id.clone(), ty });
                id
            }
        };
        self.values.entry(value).or_default().push(id.clone());
        id
    }

    fn defining_op(&mut self, op: OpId, depth: usize) -> Sym {
        match self.ops.iter().find(|known| known.0 == op).map(|known| known.1.clone()) {
            Some(known) if self.chance(70) => known,
            _ => self.operation(op, depth - 1, None),
        }
    }

    fn range(&mut self, values: &[ValueId], depth: usize) -> Sym {
        let known = self.ranges.iter().find(|known| known.0 == values).map(|known| known.1.clone());
        if let Some(known) = known
            && self.chance(60)
        {
            self.shape("operands, same range twice");
            return known;
        }
        let defining_op = values.first().and_then(|&value| self.ir.defining_op(value));
        let id = match defining_op {
            Some(defining_op)
                if depth > 0 && self.ir.op(defining_op).results() == values && self.chance(70) =>
            {
                self.shape("result, all of an operation");
                let op = self.defining_op(defining_op, depth);
                let id = self.fresh();
                let index = self.chance(30).then_some(0);
                self.matches.push(Match::Results { id: id.clone(), op, index, single: false });
                id
            }
            _ => {
                let of: Vec<Type> = values.iter().map(|&value| self.ir.value_type(value)).collect();
                let types = self.chance(50).then(|| self.types(&of));
                if types.is_some() {
                    self.shape("operands, range of given types");
                }
                let elements = self.chance(40).then(|| {
                    self.shape("operands, range one by one");
                    self.looks_in = true;
                    values.iter().map(|&value| self.value(value, depth)).collect()
                });
                let id = self.fresh();
                self.matches.push(Match::Operands { id: id.clone(), types, elements });
                id
            }
        };
        self.ranges.push((values.to_vec(), id.clone()));
        id
    }

    fn ty(&mut self, ty: Type) -> Sym {
        let known = self.types.iter().find(|known| known.0 == ty).map(|known| known.1.clone());
        if let Some(known) = known
            && self.chance(50)
        {
            self.shape("type, the same twice");
            return known;
        }
        let of_type = |this: &Self| {
            let mut known = this.values.iter().filter(|known| this.ir.value_type(*known.0) == ty);
            known.next().map(|known| known.1[0].clone())
        };
        if self.chance(20)
            && let Some(value) = of_type(self)
        {
            self.shape("type that a constraint gives");
            let id = self.fresh();
            self.matches.push(Match::Constraint(Constraint::Native {
                name: "type_of".to_owned(),
                args: vec![Arg::Ref(value)],
                results: vec![NativeResult { id: id.clone(), kind: Kind::Type }],
                negated: false,
                place: None,
            }));
            self.types.push((ty, id.clone()));
            return id;
        }
        let value = self
            .chance(40)
            .then(|| if self.chance(6) { "i64".to_owned() } else { type_to_string(self.ctx, ty) });
        let id = self.fresh();
        self.matches.push(Match::Type { id: id.clone(), value });
        self.types.push((ty, id.clone()));
        id
    }

    fn types(&mut self, types: &[Type]) -> Sym {
        let known = self.type_ranges.iter().find(|known| known.0 == types).map(|known| known.1.clone());
        if let Some(known) = known
            && self.chance(60)
        {
            self.shape("operands, type range of two");
            return known;
        }
        let values = self.chance(40).then(|| types.iter().map(|&ty| type_to_string(self.ctx, ty)).collect());
        let id = self.fresh();
        self.matches.push(Match::Types { id: id.clone(), values });
        self.type_ranges.push((types.to_vec(), id.clone()));
        id
    }

    fn all_results(&mut self, types: &[Type]) -> Vec<Sym> {
        if self.chance(25) {
            self.shape("results, range of types");
            return vec![self.types(types)];
        }
        types.iter().map(|&ty| self.ty(ty)).collect()
    }

    fn all_attributes(&mut self, op: OpId) -> Vec<AttributeEntry> {
        let mut entries = Vec::new();
        for name in ["p", "q"] {
            let found = self.ir.attr_named(self.ctx, op, name);
            if let Some(found) = found
                && self.chance(60)
            {
                entries.push(AttributeEntry { name: name.to_owned(), value: self.attribute(found) });
            }
        }
        if entries.len() > 1 {
            self.shape("attribute, two");
        }
        entries
    }

    fn attribute(&mut self, attr: Attribute) -> Sym {
        let known = self.attributes.iter().find(|known| known.0 == attr).map(|known| known.1.clone());
        if let Some(known) = known
            && self.chance(60)
        {
            self.shape("attribute, the same twice");
            return known;
        }
        let (mut ty, mut value) = (None, None);
        match self.numbers.below(3) {
            0 => {
                self.shape("attribute, given");
                value =
                    Some(if self.chance(5) { "2 : i32".to_owned() } else { attr_to_string(self.ctx, attr) });
            }
            1 => {
                self.shape("attribute of a type");
                let of = self.ctx.attr_type(attr).unwrap_or(self.ctx.common().i32);
                ty = Some(self.ty(of));
            }
            _ => self.shape("attribute, any"),
        }
        let id = self.fresh();
        self.matches.push(Match::Attribute { id: id.clone(), ty, value });
        self.attributes.push((attr, id.clone()));
        id
    }

    /// Adds an operation that uses a bound value and is not bound itself.
    fn user(&mut self) -> bool {
        let is_new = |this: &Self, op: OpId| this.ops.iter().all(|known| known.0 != op);
        if self.chance(30) {
            for (values, sym) in self.ranges.clone() {
                let users: Vec<OpId> =
                    values.iter().flat_map(|&value| self.ir.uses(value)).map(|found| found.op).collect();
                let user = users
                    .into_iter()
                    .find(|&op| is_new(self, op) && self.ir.operands(op).eq(values.iter().copied()));
                if let Some(user) = user {
                    self.shape("reader of a range");
                    self.reading(user, vec![sym]);
                    return true;
                }
            }
        }
        let values: Vec<ValueId> = self.values.keys().copied().collect();
        // Results of bound operations, too.
        let results = self.ops.iter().flat_map(|op| self.ir.op(op.0).results().iter().copied());
        let values: Vec<ValueId> = values.into_iter().chain(results).collect();
        let from = self.numbers.below(values.len());
        for &value in values[from..].iter().chain(&values[..from]) {
            let Some(found) = self.ir.uses(value).find(|found| is_new(self, found.op)) else { continue };
            let known = self.values.get(&value).and_then(|known| known.first().cloned());
            let sym = match (known, self.ir.value(value).def()) {
                (Some(known), _) => known,
                (None, ValueDef::Result { op, index, .. }) => {
                    let of = self.ops.iter().find(|known| known.0 == op).map(|known| known.1.clone());
                    let Some(op) = of else { continue };
                    let id = self.fresh();
                    self.matches.push(Match::Result { id: id.clone(), op, index });
                    self.values.entry(value).or_default().push(id.clone());
                    id
                }
                _ => continue,
            };
            self.operation(found.op, 1, Some((found.index as usize, sym)));
            return true;
        }
        false
    }

    /// Adds a user of a range and of nothing else.
    fn reading(&mut self, op: OpId, operands: Vec<Sym>) {
        let results: Vec<Type> =
            self.ir.op(op).results().iter().map(|&result| self.ir.value_type(result)).collect();
        let results = self.all_results(&results);
        let attributes = self.all_attributes(op);
        let name = Some(self.ctx.op_str(self.ir.op(op).name()).to_owned());
        let id = self.fresh();
        self.ops.push((op, id.clone()));
        let (successors, regions, place) = (None, None, None);
        self.matches.push(Match::Operation {
            id,
            name,
            operands,
            attributes,
            results,
            successors,
            regions,
            place,
        });
    }

    fn constraint(&mut self) {
        let values: Vec<Sym> = self.values.values().flatten().cloned().collect();
        let pick = |this: &mut Self, from: &[Sym]| from.get(this.numbers.below(from.len())).cloned();
        let negated = self.chance(30);
        let native = |name: &str, args: Vec<Sym>, results: Vec<NativeResult>, negated| {
            let args = args.into_iter().map(Arg::Ref).collect();
            Constraint::Native { name: name.to_owned(), args, results, negated, place: None }
        };
        let created = match self.numbers.below(8) {
            0 | 1 => {
                let Some(value) = pick(self, &values) else { return };
                self.shape(if negated { "constraint, negated" } else { "constraint, native" });
                let name = natives::CHECKS[self.numbers.below(2)];
                native(name, vec![value], Vec::new(), negated)
            }
            2 | 3 => {
                let Some(value) = pick(self, &values) else { return };
                let bound: Vec<Sym> = self.types.iter().map(|known| known.1.clone()).collect();
                match pick(self, &bound) {
                    // The result is compared through a symbol of its own with what an operation bound.
                    Some(ty) if self.chance(60) => {
                        self.shape("constraint, with a result that is compared");
                        let id = self.fresh();
                        let results = vec![NativeResult { id: id.clone(), kind: Kind::Type }];
                        self.matches.push(Match::Constraint(native("type_of", vec![value], results, false)));
                        Constraint::Equal { left: ty, right: id, negated: false }
                    }
                    _ => {
                        self.shape("constraint, with a result");
                        let results = vec![NativeResult { id: self.fresh(), kind: Kind::Type }];
                        native("type_of", vec![value], results, false)
                    }
                }
            }
            4 => {
                let Some(subject) = pick(self, &values) else { return };
                let tree = self.predicate(2);
                let plain = matches!(tree, Predicate::True | Predicate::False | Predicate::Leaf(_));
                self.shape(if plain { "constraint, predicate" } else { "constraint, predicate tree" });
                let (args, summary, place) = (Vec::new(), String::new(), None);
                Constraint::Predicate { tree, subject, args, summary, place }
            }
            5 => {
                let (Some(left), Some(right)) = (pick(self, &values), pick(self, &values)) else { return };
                self.shape(if negated { "not equal" } else { "equal values" });
                Constraint::Equal { left, right, negated }
            }
            6 => {
                let lists: [Vec<Sym>; 3] = [
                    self.types.iter().map(|known| known.1.clone()).collect(),
                    self.attributes.iter().map(|known| known.1.clone()).collect(),
                    self.ops.iter().map(|known| known.1.clone()).collect(),
                ];
                let list = &lists[self.numbers.below(3)];
                let (Some(left), Some(right)) = (pick(self, list), pick(self, list)) else { return };
                let negated = negated && left != right;
                self.shape(if negated { "not equal" } else { "equal operations, attributes or types" });
                Constraint::Equal { left, right, negated }
            }
            _ => {
                let types: Vec<Sym> = self.types.iter().map(|known| known.1.clone()).collect();
                let Some(known) = pick(self, &types) else { return };
                self.shape("equal that binds");
                let id = self.fresh();
                self.matches.push(Match::Type { id: id.clone(), value: None });
                if self.chance(50) {
                    Constraint::Equal { left: id, right: known, negated: false }
                } else {
                    Constraint::Equal { left: known, right: id, negated: false }
                }
            }
        };
        self.matches.push(Match::Constraint(created));
    }

    fn predicate(&mut self, depth: usize) -> Predicate {
        let leaf = |name: &str| Predicate::Leaf(Snippet { text: name.to_owned(), place: None });
        match self.numbers.below(if depth == 0 { 5 } else { 10 }) {
            0 => Predicate::True,
            1 => Predicate::False,
            2..=4 => leaf(natives::CHECKS[self.numbers.below(2)]),
            5 | 6 => Predicate::And((0..2).map(|_| self.predicate(depth - 1).into()).collect()),
            7 | 8 => Predicate::Or((0..2).map(|_| self.predicate(depth - 1).into()).collect()),
            _ => Predicate::Not(Arc::new(self.predicate(depth - 1))),
        }
    }
}
