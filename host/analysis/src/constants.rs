//! Constants that are created on demand, each once in the outermost region where it may stand.
//!
//! Mirrors upstream's `OperationFolder`.

use legalize_ir::{
    Attribute, BlockId, Context, InsertPoint, Ir, Location, Name, RegionId, Traits, Type, ValueId,
};
use rustc_hash::FxHashMap;

/// Constants by region, dialect, value and type.
#[derive(Clone, Debug, Default)]
pub struct ConstantPool {
    known: FxHashMap<(RegionId, Name, Attribute, Type), ValueId>,
}

impl ConstantPool {
    /// Creates an empty pool.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns a constant that can be used in a block. A new one is created by a dialect, at the start of the
    /// region around the block that is isolated, outermost, or keeps its constants; `None` if the dialect
    /// cannot.
    pub fn get_or_create(
        &mut self,
        ctx: &Context,
        ir: &mut Ir,
        block: BlockId,
        dialect: Name,
        value: Attribute,
        ty: Type,
    ) -> Option<ValueId> {
        let region = home_of_constants(ctx, ir, block)?;
        let key = (region, dialect, value, ty);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let entry = ir.region(region).first()?;
        let materialize = ctx.dialect(dialect)?.hooks().materialize_constant.as_ref()?;
        let state = materialize(ctx, value, ty, Location::UNKNOWN)?;
        let op = ir.create_op(&state);
        let own = ctx.op_dialect(ir.op(op).name());
        let found = *ir.op(op).results().first()?;
        // Another dialect may have created it, and know it already.
        let of_other = (region, own, value, ty);
        if let Some(&known) = self.known.get(&of_other) {
            ir.erase_op(op);
            self.known.insert(key, known);
            return Some(known);
        }
        ir.insert_op(op, InsertPoint::Start(entry));
        self.known.insert(of_other, found);
        self.known.insert(key, found);
        Some(found)
    }
}

/// The region in which constants that are used in a block are created.
fn home_of_constants(ctx: &Context, ir: &Ir, block: BlockId) -> Option<RegionId> {
    let mut block = block;
    loop {
        let region = ir.block(block).parent()?;
        let owner = ir.region(region).parent()?;
        let stays = Traits::ISOLATED_FROM_ABOVE | Traits::KEEPS_CONSTANTS;
        if ir.info(ctx, owner).is_none_or(|info| info.traits.intersects(stays)) {
            return Some(region);
        }
        match ir.op(owner).parent() {
            Some(outer) => block = outer,
            None => return Some(region),
        }
    }
}
