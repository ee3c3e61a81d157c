//! Random modules print, read back and print the same.

use proptest::prelude::*;

use super::*;
use crate::body::{InsertPoint, OperationState, ValueId};
use crate::context::{
    AffineExpr, AffineMap, AffineOp, AttrData, ElementsData, FloatKind, Int, LocData, Signedness, TypeData,
};

/// Choices in order; zero when they run out.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn below(&mut self, limit: usize) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first as usize % limit
    }

    fn ty(&mut self, ctx: &Context, depth: u32) -> Type {
        let common = ctx.common();
        let leaf = if depth == 0 { 4 } else { 12 };
        let data = match self.below(leaf) {
            0 => return common.i32,
            1 => return common.index,
            2 => TypeData::Float(FloatKind::ALL[self.below(18)]),
            3 => TypeData::Integer {
                width: self.below(200) as u32 + 1,
                signedness: [Signedness::Signless, Signedness::Signed, Signedness::Unsigned][self.below(3)],
            },
            4 => TypeData::Tuple((0..self.below(4)).map(|_| self.ty(ctx, depth - 1)).collect()),
            5 => TypeData::Function {
                inputs: (0..self.below(3)).map(|_| self.ty(ctx, depth - 1)).collect(),
                results: (0..self.below(3)).map(|_| self.ty(ctx, depth - 1)).collect(),
            },
            6 => TypeData::Complex(common.f32),
            7 => TypeData::Vector {
                shape: Box::new([self.below(9) as i64 + 1, 4]),
                scalable: Box::new([self.below(2) == 1, false]),
                element: common.f64,
            },
            8 => TypeData::RankedTensor {
                shape: (0..self.below(4)).map(|_| self.dimension()).collect(),
                element: self.ty(ctx, 0),
                encoding: None,
            },
            9 => TypeData::UnrankedTensor(self.ty(ctx, 0)),
            10 => TypeData::MemRef {
                shape: Box::new([self.dimension()]),
                element: self.ty(ctx, 0),
                layout: None,
                memory_space: (self.below(2) == 1).then(|| ctx.int_attr(common.i64, 3i64)),
            },
            _ => {
                TypeData::Opaque { dialect: ctx.name("d"), body: ["t", "t<1>", "a b"][self.below(3)].into() }
            }
        };
        ctx.ty(data)
    }

    fn dimension(&mut self) -> i64 {
        match self.below(5) {
            0 => Type::DYNAMIC,
            size => size as i64 - 1,
        }
    }

    fn bits(&mut self, width: u32) -> u128 {
        let bits = (0..16).fold(0u128, |bits, _| bits << 8 | self.below(256) as u128);
        if width >= 128 { bits } else { bits & ((1 << width) - 1) }
    }

    fn expr(&mut self, depth: u32) -> AffineExpr {
        match self.below(if depth == 0 { 3 } else { 7 }) {
            0 => AffineExpr::Dim(self.below(2) as u32),
            1 => AffineExpr::Symbol(0),
            2 => AffineExpr::Constant(self.below(20) as i64 - 10),
            // Sums print without brackets and are read from the left: `a + (b + c)` has no text.
            3 => self.expr(depth - 1).plus(self.expr(0)),
            4 => self.expr(depth - 1).times(AffineExpr::Constant(self.below(9) as i64 - 4)),
            op => {
                let op = if op == 5 { AffineOp::Mod } else { AffineOp::FloorDiv };
                let by = AffineExpr::Constant(self.below(8) as i64 + 1);
                AffineExpr::binary(op, self.expr(depth - 1), by)
            }
        }
    }

    fn attr(&mut self, ctx: &Context, depth: u32) -> Attribute {
        let common = ctx.common();
        let data = match self.below(if depth == 0 { 5 } else { 13 }) {
            0 => return common.unit,
            1 => {
                let width = self.below(130) as u32 + 1;
                let ty = ctx.int_type(width);
                let value = Int::from(num_bigint::BigInt::from(self.bits(width)));
                return ctx.int_attr(ty, value);
            }
            2 => {
                let kind = FloatKind::ALL[self.below(18)];
                let bits = self.bits(kind.width());
                // Decimal text is read as f64, as upstream reads it; wider kinds keep what that can hold.
                let bits = if kind.width() > 64 { kind.encode(f64::from_bits(bits as u64)) } else { bits };
                AttrData::Float { bits, ty: ctx.float_type(kind) }
            }
            3 => {
                let value = (0..self.below(6)).map(|_| self.below(256) as u8).collect();
                AttrData::String { value, ty: None }
            }
            4 => return ctx.symbol_ref_attr(["a", "a b", "_1", "0"][self.below(4)]),
            5 => AttrData::Type(self.ty(ctx, 1)),
            6 => AttrData::Array((0..self.below(4)).map(|_| self.attr(ctx, depth - 1)).collect()),
            7 => {
                let keys = ["a", "b", "with space", "d.e"];
                let entries: Vec<_> = (0..self.below(4))
                    .map(|_| (ctx.name(keys[self.below(4)]), self.attr(ctx, depth - 1)))
                    .collect();
                return ctx.dict(entries).as_attribute();
            }
            8 => {
                let bytes: Box<[u8]> = (0..4).map(|_| self.below(256) as u8).collect();
                let splat = bytes.iter().all(|&byte| byte == bytes[0]);
                let shape: Box<[i64]> = Box::new([2, 2]);
                let ty = ctx.ty(TypeData::RankedTensor { shape, element: common.i8, encoding: None });
                let data = if splat { bytes[..1].into() } else { bytes };
                AttrData::DenseElements { ty, data: ElementsData::Bytes { splat, data } }
            }
            9 => {
                let data: Box<[u8]> = (0..self.below(4) * 4).map(|_| self.below(256) as u8).collect();
                AttrData::DenseArray { element: common.i32, len: data.len() as u64 / 4, data }
            }
            10 => AttrData::AffineMap(Box::new(AffineMap {
                dims: 2,
                symbols: 1,
                results: (0..self.below(3)).map(|_| self.expr(2)).collect(),
            })),
            11 => {
                AttrData::StridedLayout { strides: Box::new([self.dimension(), 1]), offset: self.dimension() }
            }
            _ => AttrData::Location(self.loc(ctx, 2)),
        };
        ctx.attr(data)
    }

    fn loc(&mut self, ctx: &Context, depth: u32) -> Location {
        let name = ctx.name(["f", "g h"][self.below(2)]);
        let data = match self.below(if depth == 0 { 3 } else { 6 }) {
            0 => return Location::UNKNOWN,
            1 => LocData::FileLineCol { file: name, line: self.below(9) as u32, column: 3 },
            2 => LocData::FileLineColRange { file: name, start: (1, 2), end: (self.below(3) as u32, 9) },
            3 => LocData::Named { name, child: self.loc(ctx, depth - 1) },
            4 => LocData::CallSite { callee: self.loc(ctx, depth - 1), caller: self.loc(ctx, depth - 1) },
            _ => {
                let parts: Vec<_> = (0..self.below(3)).map(|_| self.loc(ctx, depth - 1)).collect();
                let metadata = (self.below(2) == 1).then(|| self.attr(ctx, 0));
                return ctx.fused_loc(&parts, metadata);
            }
        };
        ctx.loc(data)
    }

    /// Fills a block; gives nothing back but what it put into `values`.
    fn fill(&mut self, ctx: &Context, ir: &mut Ir, block: BlockId, values: &mut Vec<ValueId>, depth: u32) {
        for _ in 0..self.below(5) {
            let name = ["t.a", "t.b", "u.c"][self.below(3)];
            let mut state = OperationState::new(ctx, ctx.op_name(name), self.loc(ctx, 1));
            if !values.is_empty() {
                state.operands = (0..self.below(3)).map(|_| values[self.below(values.len())]).collect();
            }
            state.result_types = (0..self.below(4)).map(|_| self.ty(ctx, 2)).collect();
            let attrs: Vec<_> = (0..self.below(3))
                .map(|_| (ctx.name(["x", "y.z", "q q"][self.below(3)]), self.attr(ctx, 2)))
                .collect();
            state.discardable = ctx.dict(attrs);
            if depth > 0 && self.below(3) == 0 {
                let region = ir.create_region();
                let blocks: Vec<_> = (0..self.below(3) + 1)
                    .map(|_| {
                        let args: Vec<_> =
                            (0..self.below(3)).map(|_| (self.ty(ctx, 1), self.loc(ctx, 1))).collect();
                        let block = ir.create_block(&args);
                        ir.insert_block(block, region, None);
                        block
                    })
                    .collect();
                for &block in &blocks {
                    let known = values.len();
                    values.extend_from_slice(ir.block(block).args());
                    self.fill(ctx, ir, block, values, depth - 1);
                    let mut branch = OperationState::new(ctx, ctx.op_name("t.br"), Location::UNKNOWN);
                    // Nothing may branch to an entry block.
                    let targets = &blocks[1..];
                    let count = if targets.is_empty() { 0 } else { self.below(3) };
                    branch.successors = (0..count).map(|_| targets[self.below(targets.len())]).collect();
                    let op = ir.create_op(&branch);
                    ir.insert_op(op, InsertPoint::End(block));
                    values.truncate(known);
                }
                state.regions.push(region);
            }
            let op = ir.create_op(&state);
            ir.insert_op(op, InsertPoint::End(block));
            values.extend_from_slice(ir.op(op).results());
        }
    }
}

proptest! {
    #[test]
    fn printed_text_reads_back(bytes in proptest::collection::vec(any::<u8>(), 0..900)) {
        let ctx = context();
        let mut ir = Ir::new();
        let region = ir.create_region();
        let block = ir.create_block(&[]);
        ir.insert_block(block, region, None);
        Choices(&bytes).fill(&ctx, &mut ir, block, &mut Vec::new(), 3);
        let mut state = OperationState::new(&ctx, ctx.common().builtin_module, Location::UNKNOWN);
        state.regions.push(region);
        let root = ir.create_op(&state);
        for options in [
            PrintOptions { debug_info: true, ..PrintOptions::default() },
            PrintOptions { generic: true, debug_info: true, local_scope: true, ..PrintOptions::default() },
        ] {
            let text = print_op(&ctx, &ir, root, &options);
            let again = match read(&ctx, &text) {
                Ok(module) => print_op(&ctx, &module.ir, module.root, &options),
                Err(errors) => format!("{errors}\n{text}"),
            };
            prop_assert_eq!(again, text);
        }
    }
}
