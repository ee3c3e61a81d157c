//! Structural equality of operations, and hashes that go with it.
//!
//! Two operations are equivalent if they have the same name, attributes, result types and locations, use the
//! same values, and hold regions of the same shape whose operations are equivalent, one by one. A value that
//! is defined inside corresponds to the one at the same position in the other operation. Operands of
//! commutative operations are compared in order. The comparison does not recurse. Mirrors
//! `OperationEquivalence`.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use crate::body::{BlockId, Ir, OpId, RegionId, ValueDef, ValueId};

/// Options of the comparison: the parts that count for equality. By default all of them do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Equivalence {
    /// Locations of operations and block arguments make no difference.
    pub ignore_locations: bool,
    /// Attributes that no definition declares make no difference.
    pub ignore_discardable: bool,
    /// Declared attributes make no difference.
    pub ignore_inherent: bool,
}

impl Equivalence {
    /// Equality of everything but locations.
    pub const STRUCTURE: Equivalence =
        Equivalence { ignore_locations: true, ignore_discardable: false, ignore_inherent: false };

    /// Returns true if two operations of a body are equivalent; values that are defined outside must be the
    /// same.
    ///
    /// # Panics
    /// If an operation is erased or belongs to another body.
    #[track_caller]
    pub fn ops(self, ir: &Ir, a: OpId, b: OpId) -> bool {
        a == b || self.ops_with(ir, a, ir, b, |a, b| a == b)
    }

    /// Returns true if two operations, of one body or of two that share a context, are equivalent. `same`
    /// answers for values that are defined outside.
    ///
    /// # Panics
    /// If an operation is erased or belongs to another body.
    #[track_caller]
    pub fn ops_with(
        self,
        a_ir: &Ir,
        a: OpId,
        b_ir: &Ir,
        b: OpId,
        same: impl FnMut(ValueId, ValueId) -> bool,
    ) -> bool {
        let mut pairs = Pairs::new(self, a_ir, b_ir);
        pairs.op(a, b) && pairs.finish(same)
    }

    /// Returns true if two regions are equivalent, in the sense of [`ops_with`](Equivalence::ops_with).
    ///
    /// # Panics
    /// If a region is erased or belongs to another body.
    #[track_caller]
    pub fn regions_with(
        self,
        a_ir: &Ir,
        a: RegionId,
        b_ir: &Ir,
        b: RegionId,
        same: impl FnMut(ValueId, ValueId) -> bool,
    ) -> bool {
        let mut pairs = Pairs::new(self, a_ir, b_ir);
        pairs.regions.push((a, b));
        pairs.finish(same)
    }

    /// A number that is the same for operations that [`ops`](Equivalence::ops) holds to be equivalent. It
    /// does not depend on the contents of their regions.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn hash(self, ir: &Ir, op: OpId) -> u64 {
        self.hash_with(ir, op, |value| value)
    }

    /// Like [`hash`](Equivalence::hash); `value` gives the key of a value that is defined outside.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn hash_with<T: Hash>(self, ir: &Ir, op: OpId, mut value: impl FnMut(ValueId) -> T) -> u64 {
        let data = ir.op(op);
        let mut hasher = FxHasher::default();
        data.name().hash(&mut hasher);
        if !self.ignore_inherent {
            data.inherent().hash(&mut hasher);
        }
        if !self.ignore_discardable {
            data.discardable().hash(&mut hasher);
        }
        if !self.ignore_locations {
            data.loc().hash(&mut hasher);
        }
        (data.operand_count(), data.successor_count(), data.regions().len()).hash(&mut hasher);
        for &result in data.results() {
            ir.value_type(result).hash(&mut hasher);
        }
        for operand in ir.operands(op) {
            match ir.value(operand).def() {
                // In a graph region an operation may read its own result, or what it holds.
                ValueDef::Result { op: def, index } if def == op => index.hash(&mut hasher),
                def if is_inside(ir, def, op) => {}
                _ => value(operand).hash(&mut hasher),
            }
        }
        hasher.finish()
    }
}

/// Returns true if a value is defined in an operation's regions.
fn is_inside(ir: &Ir, def: ValueDef, op: OpId) -> bool {
    let around = match def {
        ValueDef::Result { op, .. } => ir.parent_op(op),
        ValueDef::Argument { block, .. } => ir.block_parent_op(block),
    };
    !ir.op(op).regions().is_empty() && around.is_some_and(|around| ir.is_ancestor(op, around))
}

/// Values and blocks that correspond in two operations that are compared.
struct Pairs<'a> {
    how: Equivalence,
    a: &'a Ir,
    b: &'a Ir,
    /// Regions to be compared.
    regions: Vec<(RegionId, RegionId)>,
    /// Operations whose operands and successors are to be compared, when all definitions are known.
    ops: Vec<(OpId, OpId)>,
    values: FxHashMap<ValueId, ValueId>,
    /// The values that are defined inside of the second operation.
    inside: FxHashSet<ValueId>,
    blocks: FxHashMap<BlockId, BlockId>,
}

impl<'a> Pairs<'a> {
    fn new(how: Equivalence, a: &'a Ir, b: &'a Ir) -> Self {
        Pairs {
            how,
            a,
            b,
            regions: Vec::new(),
            ops: Vec::new(),
            values: FxHashMap::default(),
            inside: FxHashSet::default(),
            blocks: FxHashMap::default(),
        }
    }

    /// Compares two operations by themselves.
    fn op(&mut self, a: OpId, b: OpId) -> bool {
        let (x, y) = (self.a.op(a), self.b.op(b));
        let alike = x.name() == y.name()
            && (self.how.ignore_inherent || x.inherent() == y.inherent())
            && (self.how.ignore_discardable || x.discardable() == y.discardable())
            && (self.how.ignore_locations || x.loc() == y.loc())
            && x.operand_count() == y.operand_count()
            && x.successor_count() == y.successor_count()
            && x.regions().len() == y.regions().len();
        if !alike || !self.define(x.results(), y.results()) {
            return false;
        }
        self.regions.extend(x.regions().iter().copied().zip(y.regions().iter().copied()));
        self.ops.push((a, b));
        true
    }

    /// Notes that values correspond, if their types are the same.
    fn define(&mut self, a: &[ValueId], b: &[ValueId]) -> bool {
        self.values.extend(a.iter().copied().zip(b.iter().copied()));
        self.inside.extend(b);
        a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| self.a.value_type(a) == self.b.value_type(b))
    }

    fn block(&mut self, a: BlockId, b: BlockId) -> bool {
        let (x, y) = (self.a.block(a), self.b.block(b));
        self.blocks.insert(a, b);
        self.define(x.args(), y.args()) && (self.how.ignore_locations || x.arg_locs() == y.arg_locs())
    }

    /// Compares what is nested, then what everything reads and where it branches.
    fn finish(&mut self, mut same: impl FnMut(ValueId, ValueId) -> bool) -> bool {
        while let Some((a, b)) = self.regions.pop() {
            let (ir_a, ir_b) = (self.a, self.b);
            if !both(ir_a.region_blocks(a), ir_b.region_blocks(b), |a, b| {
                self.block(a, b) && both(ir_a.block_ops(a), ir_b.block_ops(b), |a, b| self.op(a, b))
            }) {
                return false;
            }
        }
        let target = |block: &BlockId| self.blocks.get(block).copied().unwrap_or(*block);
        self.ops.iter().all(|&(a, b)| {
            self.a.successors(a).zip(self.b.successors(b)).all(|(a, b)| target(&a) == b)
                && self.a.operands(a).zip(self.b.operands(b)).all(|(a, b)| match self.values.get(&a) {
                    Some(&inside) => inside == b,
                    None => !self.inside.contains(&b) && same(a, b),
                })
        })
    }
}

/// Returns true if two sequences have the same length and `alike` holds for each pair.
fn both<T>(
    a: impl Iterator<Item = T>,
    mut b: impl Iterator<Item = T>,
    mut alike: impl FnMut(T, T) -> bool,
) -> bool {
    a.into_iter().all(|a| b.next().is_some_and(|b| alike(a, b))) && b.next().is_none()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_source::SourceMap;

    use super::*;
    use crate::body::IrMapping;
    use crate::context::Context;
    use crate::text::{ParseOptions, ParsedModule, parse_module};

    fn read(ctx: &Context, text: &str) -> ParsedModule {
        let file = ctx.sources().add("t.mlir", text);
        let (module, errors) = parse_module(ctx, file, &ParseOptions::default()).into_parts();
        module.unwrap_or_else(|| panic!("{errors:?}"))
    }

    fn context() -> Context {
        let mut ctx = Context::new(Arc::new(SourceMap::new()));
        crate::register_builtin(&mut ctx);
        ctx.allow_unregistered_dialects(true);
        ctx
    }

    /// Returns true if two modules are equivalent.
    fn check(a: &str, b: &str, how: Equivalence) -> bool {
        let ctx = context();
        let (a, b) = (read(&ctx, a), read(&ctx, b));
        how.ops_with(&a.ir, a.root, &b.ir, b.root, |_, _| false)
    }

    #[test]
    fn differences_are_found() {
        let text = r#"
            %0 = "t.a"() {x = 1} : () -> i32
            "t.b"(%0) ({
              ^bb0(%1: i32):
                "t.c"(%1, %0)[^bb1] : (i32, i32) -> ()
              ^bb1:
                "t.d"(%2) : (i32) -> ()
                %2 = "t.e"() : () -> i32
            }) : (i32) -> ()
        "#;
        let how = Equivalence::STRUCTURE;
        assert!(check(text, text, how));
        assert!(!check(text, text, Equivalence::default()), "the files are two");
        for (from, to) in [
            ("x = 1", "x = 2"),
            ("t.c", "t.x"),
            ("(%1, %0)", "(%0, %1)"),
            ("[^bb1]", "[^bb0]"),
            ("\"t.d\"(%2)", "\"t.d\"(%0)"),
            ("^bb1:", "^bb1(%3: i32):"),
            ("%2 = \"t.e\"() : () -> i32", "%2 = \"t.e\"() : () -> i32 \"t.e\"() : () -> ()"),
            ("%2 = \"t.e\"()", "%2 = \"t.e\"() ({})"),
        ] {
            assert!(!check(text, &text.replace(from, to), how), "{to}");
        }
        let ignoring = Equivalence { ignore_discardable: true, ..how };
        assert!(check(text, &text.replace("x = 1", "x = 2"), ignoring));
    }

    #[test]
    fn equivalent_operations_have_one_hash() {
        let ctx = context();
        let mut module = read(
            &ctx,
            r#"
            %0 = "t.a"() : () -> i32
            %1 = "t.b"(%0) ({ "t.c"(%0) : (i32) -> () }) : (i32) -> i64
            %2 = "t.b"(%0) ({ "t.c"(%1) : (i64) -> () }) : (i32) -> i64
            %3 = "t.d"(%3) : (i32) -> i32
            "t.f"(%0) ({ %4 = "t.g"() : () -> i32 }) : (i32) -> ()
            "#,
        );
        let ops: Vec<_> = module.ir.nested_ops(module.root, crate::WalkOrder::PreOrder);
        // The last but one reads what it holds, which text cannot say.
        let [.., outer, inner] = ops[..] else { panic!("two operations") };
        module.ir.set_operand(outer, 0, module.ir.op(inner).results()[0]);
        let how = Equivalence::STRUCTURE;
        for &op in &ops {
            let copy = module.ir.clone_op(op, &mut IrMapping::default());
            assert!(how.ops(&module.ir, op, copy) && Equivalence::default().ops(&module.ir, op, copy));
            assert_eq!(how.hash(&module.ir, op), how.hash(&module.ir, copy));
            for &other in ops.iter().filter(|&&other| other != op) {
                assert!(!how.ops(&module.ir, op, other));
            }
        }
    }

    #[test]
    fn nesting_takes_no_stack() {
        let text = "\"t.a\"() ({\n".repeat(3_000) + &"}) : () -> ()\n".repeat(3_000);
        assert!(check(&text, &text, Equivalence::STRUCTURE));
    }
}
