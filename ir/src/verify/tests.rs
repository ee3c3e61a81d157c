use std::sync::Arc;

use legalize_source::{Diagnostic, SourceMap};

use super::*;
use crate::body::{InsertPoint, OperationState, ValueId};
use crate::context::{Arity, GroupDef, LocData, Location, OpInfo, Traits, Type};

/// A body that is written down operation by operation; operation `n` is at `t.mlir:n`.
struct Build {
    ctx: Context,
    ir: Ir,
    count: u32,
}

impl Build {
    fn new() -> Self {
        Build::over(SourceMap::new())
    }

    fn over(sources: SourceMap) -> Self {
        let mut ctx = Context::new(Arc::new(sources));
        ctx.allow_unregistered_dialects(true);
        let mut register = |name: &str, operands: usize, results: usize, regions: u32, traits: Traits| {
            let mut info = OpInfo::new(ctx.op_name(name));
            let group = GroupDef { name: ctx.name("x"), arity: Arity::Single };
            info.operands = vec![group; operands].into();
            info.results = vec![group; results].into();
            info.region_count = Some(regions);
            info.successor_count = Some(0);
            info.traits = traits;
            ctx.register_op(info);
        };
        let scope = Traits::ISOLATED_FROM_ABOVE | Traits::SYMBOL_TABLE | Traits::NO_TERMINATOR;
        register("t.module", 0, 0, 1, scope | Traits::SINGLE_BLOCK | Traits::GRAPH_REGION);
        register("t.func", 0, 0, 1, Traits::ISOLATED_FROM_ABOVE | Traits::SYMBOL);
        register("t.one", 0, 1, 0, Traits::empty());
        register("t.add", 2, 1, 0, Traits::SAME_OPERANDS_AND_RESULT_TYPE);
        register("t.map", 2, 1, 0, Traits::ELEMENTWISE);
        register("t.return", 0, 0, 0, Traits::TERMINATOR);
        register("t.if", 0, 0, 1, Traits::NO_REGION_ARGUMENTS | Traits::SINGLE_BLOCK);
        let mut branch = OpInfo::new(ctx.op_name("t.br"));
        branch.traits = Traits::TERMINATOR;
        branch.attached_mut().successor_operands =
            Some(Arc::new(|_, ir, op, _| 0..ir.op(op).operand_count()));
        ctx.register_op(branch);
        Build { ctx, ir: Ir::new(), count: 0 }
    }

    fn state(&mut self, name: &str, operands: &[ValueId], results: &[Type]) -> OperationState {
        self.count += 1;
        let file = self.ctx.name("t.mlir");
        let loc = self.ctx.loc(LocData::FileLineCol { file, line: self.count, column: 1 });
        let mut state = OperationState::new(&self.ctx, self.ctx.op_name(name), loc);
        state.operands = operands.into();
        state.result_types = results.into();
        state
    }

    fn put(&mut self, state: &OperationState, block: Option<BlockId>) -> OpId {
        let op = self.ir.create_op(state);
        if let Some(block) = block {
            self.ir.insert_op(op, InsertPoint::End(block));
        }
        op
    }

    fn op(&mut self, block: BlockId, name: &str, operands: &[ValueId], results: &[Type]) -> OpId {
        let state = self.state(name, operands, results);
        self.put(&state, Some(block))
    }

    /// An `i32` from nowhere.
    fn one(&mut self, block: BlockId) -> ValueId {
        let i32 = self.ctx.common().i32;
        let op = self.op(block, "t.one", &[], &[i32]);
        self.ir.op(op).results()[0]
    }

    fn branch(&mut self, block: BlockId, operands: &[ValueId], to: &[BlockId]) -> OpId {
        let mut state = self.state("t.br", operands, &[]);
        state.successors = to.into();
        self.put(&state, Some(block))
    }

    /// An operation with one region of that many blocks.
    fn scope(
        &mut self,
        block: Option<BlockId>,
        name: &str,
        symbol: &str,
        blocks: usize,
    ) -> (OpId, Vec<BlockId>) {
        let region = self.ir.create_region();
        let inner: Vec<_> = (0..blocks).map(|_| self.ir.create_block(&[])).collect();
        inner.iter().for_each(|&block| self.ir.insert_block(block, region, None));
        let mut state = self.state(name, &[], &[]);
        state.regions.push(region);
        if !symbol.is_empty() {
            state.set_attr(&self.ctx, "sym_name", self.ctx.string_attr(symbol));
        }
        (self.put(&state, block), inner)
    }

    fn module(&mut self) -> (OpId, BlockId) {
        let (module, blocks) = self.scope(None, "t.module", "", 1);
        (module, blocks[0])
    }

    fn check(&self, root: OpId) -> String {
        verify(&self.ctx, &self.ir, root).resolved(self.ctx.sources()).render()
    }
}

impl Build {
    /// Sets the limits of a tool that reports upstream's errors only.
    fn as_upstream() -> Self {
        let mut limits = legalize_source::Limits::default();
        limits.upstream_errors = true;
        Build::over(SourceMap::with_limits(limits))
    }
}

#[test]
fn an_operation_of_unknown_location_is_shown() {
    for upstream in [false, true] {
        let mut b = if upstream { Build::as_upstream() } else { Build::new() };
        let (module, top) = b.module();
        let (_, blocks) = b.scope(Some(top), "t.func", "f", 1);
        let one = b.one(blocks[0]);
        b.op(blocks[0], "t.add", &[one, one], &[]);
        b.op(blocks[0], "t.return", &[], &[]);
        let note = "see the operation: \"t.add\"(%0, %0) : (i32, i32) -> ()";
        assert!(!b.check(module).contains(note), "its place is known: {}", b.check(module));
        let add = b.ir.block_ops(blocks[0]).nth(1).expect("the second operation");
        b.ir.set_loc(add, Location::UNKNOWN);
        assert_eq!(b.check(module).contains(note), !upstream, "{}", b.check(module));
    }
}

#[test]
fn every_error_is_reported_once() {
    let mut b = Build::new();
    let (module, top) = b.module();
    let i32 = b.ctx.common().i32;
    let (_, blocks) = b.scope(Some(top), "t.func", "f", 2);
    let one = b.one(blocks[0]);
    b.op(blocks[0], "t.add", &[one], &[i32]);
    b.op(blocks[0], "t.add", &[one, one], &[]);
    // A branch in the middle of its block.
    b.branch(blocks[0], &[], &[blocks[1]]);
    b.branch(blocks[0], &[one], &[blocks[1]]);
    // Regions of an operation that failed are looked at as well; the second block has no terminator.
    let (_, inner) = b.scope(Some(blocks[1]), "t.if", "", 1);
    b.op(inner[0], "t.one", &[], &[]);
    b.op(inner[0], "t.return", &[], &[]);
    let (_, other) = b.scope(Some(top), "t.func", "f", 1);
    // A value of another function, before an error in the same block.
    b.op(other[0], "t.add", &[one, one], &[i32]);
    b.op(other[0], "t.add", &[], &[]);
    b.op(other[0], "t.return", &[], &[]);
    insta::assert_snapshot!(b.check(module), @r#"
    t.mlir:6:1: error: operation with block successors must terminate its parent block [ir::structure]
         = help: change operation with block successors to terminate its parent block
    t.mlir:13:1: error: 't.add' op requires one result [ir::structure]
         = help: use one result
    t.mlir:8:1: error: block with no terminator, has "t.if"() ({
      "t.one"() : () -> ()
      "t.return"() : () -> ()
    }) : () -> () [ir::structure]
         = help: correct the operation; --mlir-print-op-generic prints all of its parts
    t.mlir:4:1: error: 't.add' op expected 2 operands, but found 1 [ir::structure]
         = help: use 2 operands
    t.mlir:5:1: error: 't.add' op requires one result [ir::structure]
         = help: use one result
    t.mlir:7:1: error: branch has 1 operands for successor #0, but target block has 0 [ir::branch]
         = help: pass one operand of the same type for each argument of the target block
    t.mlir:9:1: error: 't.one' op requires one result [ir::structure]
         = help: use one result
    t.mlir:11:1: error: redefinition of symbol named 'f' [ir::symbol_redefinition]
         = help: rename one of the symbols, or put them into different symbol tables
    t.mlir:2:1: note: see existing symbol definition here
    t.mlir:12:1: error: 't.add' op using value defined outside the region [ir::isolation]
         = help: pass the value as an operand or argument: the region is isolated from above
    t.mlir:11:1: note: required by region isolation constraints
    "#);
}

#[test]
fn every_isolated_operation_reports_its_first_error_as_upstream() {
    let mut b = Build::as_upstream();
    let (module, top) = b.module();
    let i32 = b.ctx.common().i32;
    for name in ["f", "g"] {
        let (_, blocks) = b.scope(Some(top), "t.func", name, 1);
        let one = b.one(blocks[0]);
        b.op(blocks[0], "t.add", &[one], &[i32]);
        b.op(blocks[0], "t.add", &[one, one], &[]);
    }
    insta::assert_snapshot!(b.check(module), @"
    t.mlir:4:1: error: 't.add' op expected 2 operands, but found 1 [ir::structure]
         = help: use 2 operands
    t.mlir:8:1: error: 't.add' op expected 2 operands, but found 1 [ir::structure]
         = help: use 2 operands
    ");
}

#[test]
fn the_order_is_upstreams() {
    let mut b = Build::as_upstream();
    let (module, top) = b.module();
    // The unknown operation is met before the function, which is checked on its own.
    let (_, blocks) = b.scope(Some(top), "t.func", "f", 1);
    b.op(blocks[0], "t.add", &[], &[]);
    b.scope(Some(top), "t.func", "f", 0);
    insta::assert_snapshot!(b.check(module), @"
    t.mlir:3:1: error: 't.add' op requires one result [ir::structure]
         = help: use one result
    ");
    let (module, top) = b.module();
    b.scope(Some(top), "t.func", "f", 0);
    b.scope(Some(top), "t.func", "f", 0);
    insta::assert_snapshot!(b.check(module), @"
    t.mlir:7:1: error: redefinition of symbol named 'f' [ir::symbol_redefinition]
         = help: rename one of the symbols, or put them into different symbol tables
    t.mlir:6:1: note: see existing symbol definition here
    ");
    b.ctx.allow_unregistered_dialects(false);
    b.op(top, "u.op", &[], &[]);
    insta::assert_snapshot!(b.check(module), @r"
    t.mlir:8:1: error: 'u.op' op created with unregistered dialect [ir::unregistered]
         = help: load the definitions of dialect 'u' (`--ods FILE.td`, or a project file), or allow unregistered dialects (`--allow-unregistered-dialect`)
    ");
}

#[test]
fn blocks_end_with_terminators() {
    let mut b = Build::as_upstream();
    let (module, top) = b.module();
    let mut func = |name: &str, fill: &dyn Fn(&mut Build, &[BlockId])| {
        let (_, blocks) = b.scope(Some(top), "t.func", name, 2);
        fill(&mut b, &blocks);
    };
    func("last", &|b, blocks| {
        b.op(blocks[0], "t.return", &[], &[]);
        b.one(blocks[1]);
    });
    func("empty", &|b, blocks| {
        b.op(blocks[0], "t.return", &[], &[]);
    });
    func("middle", &|b, blocks| {
        b.op(blocks[0], "t.return", &[], &[]);
        b.op(blocks[0], "t.return", &[], &[]);
    });
    func("entry", &|b, blocks| {
        b.branch(blocks[0], &[], &[blocks[0]]);
    });
    func("early", &|b, blocks| {
        let one = b.one(blocks[0]);
        b.op(blocks[0], "t.add", &[one], &[]);
        b.branch(blocks[0], &[], &[blocks[1]]);
        b.op(blocks[0], "t.return", &[], &[]);
    });
    func("operands", &|b, blocks| {
        let one = b.one(blocks[0]);
        b.branch(blocks[0], &[one], &[blocks[1]]);
        b.op(blocks[1], "t.return", &[], &[]);
    });
    insta::assert_snapshot!(b.check(module), @r#"
    t.mlir:4:1: error: block with no terminator, has %0 = "t.one"() : () -> i32 [ir::structure]
         = help: correct the operation; --mlir-print-op-generic prints all of its parts
    t.mlir:5:1: error: empty block: expect at least a terminator [ir::structure]
         = help: correct the operation; --mlir-print-op-generic prints all of its parts
    t.mlir:8:1: error: 't.return' op must be the last operation in the parent block [ir::structure]
         = help: change the operation to be the last operation in the parent block
    t.mlir:10:1: error: entry block of region may not have predecessors [ir::structure]
         = help: change entry block of region, or remove it: entry block of region may not have predecessors
    t.mlir:15:1: error: operation with block successors must terminate its parent block [ir::structure]
         = help: change operation with block successors to terminate its parent block
    t.mlir:19:1: error: branch has 1 operands for successor #0, but target block has 0 [ir::branch]
         = help: pass one operand of the same type for each argument of the target block
    "#);
}

#[test]
fn operands_are_computed_before() {
    let mut b = Build::new();
    let (module, top) = b.module();
    let i32 = b.ctx.common().i32;
    // A graph region has no order.
    let user = b.op(top, "t.add", &[], &[i32]);
    let one = b.one(top);
    b.ir.set_operands(user, &[one, one]);
    assert_eq!(b.check(module), "");

    let (_, blocks) = b.scope(Some(top), "t.func", "f", 4);
    b.branch(blocks[0], &[], &[blocks[1], blocks[2]]);
    let inner = b.one(blocks[1]);
    b.branch(blocks[1], &[], &[blocks[3]]);
    b.branch(blocks[2], &[], &[blocks[3]]);
    b.op(blocks[3], "t.add", &[inner, inner], &[i32]);
    b.op(blocks[3], "t.return", &[], &[]);

    let (_, blocks) = b.scope(Some(top), "t.func", "g", 2);
    let user = b.op(blocks[0], "t.add", &[], &[i32]);
    let late = b.one(blocks[0]);
    b.ir.set_operands(user, &[late, late]);
    b.op(blocks[0], "t.return", &[], &[]);
    // Never executed, so nothing is checked.
    let user = b.op(blocks[1], "t.add", &[], &[i32]);
    let late = b.one(blocks[1]);
    b.ir.set_operands(user, &[late, late]);
    b.op(blocks[1], "t.return", &[], &[]);

    let (_, blocks) = b.scope(Some(top), "t.func", "h", 1);
    b.op(blocks[0], "t.add", &[one, one], &[i32]);
    b.op(blocks[0], "t.return", &[], &[]);

    let (_, blocks) = b.scope(Some(top), "t.func", "i", 2);
    let arg = b.ir.insert_arg(blocks[1], 0, i32, Location::UNKNOWN);
    b.op(blocks[0], "t.add", &[arg, arg], &[i32]);
    let value = b.one(blocks[0]);
    b.branch(blocks[0], &[value], &[blocks[1]]);
    b.op(blocks[1], "t.return", &[], &[]);
    insta::assert_snapshot!(b.check(module), @"
    t.mlir:9:1: error: operand #0 does not dominate this use [ir::dominance]
         = help: define the value on every path to its use, or pass it as a block argument
    t.mlir:6:1: note: operand defined here (op in the same region)
    t.mlir:12:1: error: operand #0 does not dominate this use [ir::dominance]
         = help: define the value on every path to its use, or pass it as a block argument
    t.mlir:13:1: note: operand defined here (op in the same block)
    t.mlir:19:1: error: 't.add' op using value defined outside the region [ir::isolation]
         = help: pass the value as an operand or argument: the region is isolated from above
    t.mlir:18:1: note: required by region isolation constraints
    t.mlir:22:1: error: operand #0 does not dominate this use [ir::dominance]
         = help: define the value on every path to its use, or pass it as a block argument
    t.mlir:21:1: note: operand defined as a block argument (block #1 in the same region)
    ");
}

#[test]
fn nested_definitions_are_not_seen_outside() {
    let mut b = Build::new();
    let (module, top) = b.module();
    let i32 = b.ctx.common().i32;
    let (_, blocks) = b.scope(Some(top), "t.func", "f", 1);
    let (_, inner) = b.scope(Some(blocks[0]), "t.if", "", 1);
    let value = b.one(inner[0]);
    b.op(inner[0], "t.return", &[], &[]);
    b.op(blocks[0], "t.add", &[value, value], &[i32]);
    b.op(blocks[0], "t.return", &[], &[]);
    // Deep nesting takes no stack.
    let (_, blocks) = b.scope(Some(top), "t.func", "g", 1);
    let value = b.one(blocks[0]);
    let mut block = blocks[0];
    let mut blocks = vec![block];
    for _ in 0..2_000 {
        let (_, inner) = b.scope(Some(block), "t.if", "", 1);
        block = inner[0];
        blocks.push(block);
        b.op(block, "t.add", &[value, value], &[i32]);
    }
    for block in blocks {
        b.op(block, "t.return", &[], &[]);
    }
    insta::assert_snapshot!(b.check(module), @"
    t.mlir:6:1: error: operand #0 does not dominate this use [ir::dominance]
         = help: define the value on every path to its use, or pass it as a block argument
    t.mlir:4:1: note: operand defined here (op in a child region)
    ");
}

#[test]
fn traits_compare_types() {
    let mut b = Build::new();
    let tensor = |shape: &[i64], element: Type| crate::context::TypeData::RankedTensor {
        shape: shape.into(),
        element,
        encoding: None,
    };
    let (i32, i64) = (b.ctx.common().i32, b.ctx.common().i64);
    let t2 = b.ctx.ty(tensor(&[2], i32));
    let t3 = b.ctx.ty(tensor(&[3], i32));
    let any = b.ctx.ty(tensor(&[Type::DYNAMIC], i32));
    let mut found = Vec::new();
    for (name, operands, result) in [
        ("t.add", [i32, i64], i32),
        ("t.add", [t2, any], t2),
        ("t.add", [t2, t3], t2),
        ("t.map", [t2, i64], t2),
        ("t.map", [t2, t2], i32),
        ("t.map", [i32, i32], t2),
        ("t.map", [t2, any], t3),
    ] {
        let (module, top) = b.module();
        let values = operands.map(|ty| {
            let op = b.op(top, "t.one", &[], &[ty]);
            b.ir.op(op).results()[0]
        });
        b.op(top, name, &values, &[result]);
        found.extend(verify(&b.ctx, &b.ir, module).iter().map(|error| error.message.clone()));
    }
    insta::assert_snapshot!(found.join("\n"), @r"
    't.add' op requires the same type for all operands and results
    't.add' op requires the same type for all operands and results
    't.map' op if an operand is non-scalar, then there must be at least one non-scalar result
    't.map' op if a result is non-scalar, then at least one operand must be non-scalar
    't.map' op all non-scalar operands/results must have the same shape and base type
    ");
}

#[test]
fn hooks_run_in_order_and_get_a_place() {
    let mut b = Build::as_upstream();
    let name = b.ctx.op_name("t.one");
    b.ctx.update_op(name, |info| {
        info.attached_mut().verify_invariants = Some(Arc::new(|_, ir, op| match ir.op(op).next() {
            Some(_) => Ok(()),
            None => Err(Diagnostic::error("", "is never the last")),
        }));
        info.attached_mut().set_verifier(|_, _, _| Err(plain_error("never right")));
    });
    let (module, top) = b.module();
    b.one(top);
    insta::assert_snapshot!(b.check(module), @"
    t.mlir:2:1: error: 't.one' op is never the last [ir::invariant]
         = help: change the operation, or remove it: its verifier refuses it as it is
    ");
    b.one(top);
    insta::assert_snapshot!(b.check(module), @"
    t.mlir:2:1: error: never right [ir::verify]
         = help: change the operation, or remove it: its verifier refuses it as it is
    ");
}

/// Checks that large blocks take linear time: not a benchmark, but it reveals a quadratic walk at once.
#[test]
fn a_large_block_is_linear() {
    let mut b = Build::new();
    let (module, top) = b.module();
    let (_, blocks) = b.scope(Some(top), "t.func", "f", 1);
    let i32 = b.ctx.common().i32;
    let mut value = b.one(blocks[0]);
    let state = b.state("t.add", &[value, value], &[i32]);
    let count = if cfg!(debug_assertions) { 100_000 } else { 1_000_000 };
    for _ in 0..count {
        let mut state = state.clone();
        state.operands = smallvec::smallvec![value, value];
        let op = b.put(&state, Some(blocks[0]));
        value = b.ir.op(op).results()[0];
    }
    b.op(blocks[0], "t.return", &[], &[]);
    let start = std::time::Instant::now();
    assert_eq!(b.check(module), "");
    let each = start.elapsed().as_nanos() / count;
    println!("{each} ns per operation");
}
