//! How deep types, attributes and locations nest: known when they are interned, from what their parts are known by.
//!
//! Nothing is refused here. Readers refuse what nests deeper than `Limits::ir_depth` where it is written, the verifier
//! what was made otherwise; printing and walking go on on new stacks, however deep it is.

use std::borrow::Borrow;
use std::hash::{Hash, Hasher};

use super::footprint::Footprint;
use super::{AttrData, Attribute, Context, LocData, Location, Nested, Type, TypeData};

/// Interned data with the number of its levels; equal if the data is.
pub(super) struct Deep<T> {
    pub data: T,
    pub depth: u32,
}

impl<T: PartialEq> PartialEq for Deep<T> {
    fn eq(&self, other: &Self) -> bool {
        self.data == other.data
    }
}

impl<T: Eq> Eq for Deep<T> {}

impl<T: Hash> Hash for Deep<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.data.hash(state);
    }
}

impl<T: Footprint> Footprint for Deep<T> {
    fn heap_bytes(&self) -> usize {
        self.data.heap_bytes()
    }
}

/// What is interned is looked up by its data.
macro_rules! by_data {
    ($($data:ty),*) => {
        $(impl Borrow<$data> for Deep<$data> {
            fn borrow(&self) -> &$data {
                &self.data
            }
        })*
    };
}
by_data!(TypeData, AttrData, LocData);

impl Context {
    /// The number of levels of a type: one, and those of the deepest type or attribute that it is made of.
    pub fn type_depth(&self, ty: Type) -> u32 {
        self.deep_type(ty).depth
    }

    /// The number of levels of an attribute; those of types and locations in it count.
    pub fn attr_depth(&self, attr: Attribute) -> u32 {
        self.deep_attr(attr).depth
    }

    /// The number of levels of a location; those of the metadata in it count.
    pub fn loc_depth(&self, loc: Location) -> u32 {
        loc.index().map_or(1, |index| self.deep_loc(index).depth)
    }

    pub(super) fn depth_of_type(&self, data: &TypeData) -> u32 {
        match data {
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::None => 1,
            TypeData::Opaque { .. } => 1,
            _ => {
                let mut parts = Vec::new();
                super::nested::held_by_type(data, &mut parts);
                self.depth_around(&parts)
            }
        }
    }

    pub(super) fn depth_of_attr(&self, data: &AttrData) -> u32 {
        match data {
            AttrData::Location(loc) => self.loc_depth(*loc).saturating_add(1),
            AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => {
                self.type_depth(*ty).saturating_add(1)
            }
            _ => {
                let mut parts = Vec::new();
                super::nested::held_by_attr(data, &mut parts);
                self.depth_around(&parts)
            }
        }
    }

    pub(super) fn depth_of_loc(&self, data: &LocData) -> u32 {
        let inner = match data {
            LocData::Unknown | LocData::FileLineCol { .. } | LocData::FileLineColRange { .. } => 0,
            LocData::Named { child, .. } => self.loc_depth(*child),
            LocData::CallSite { callee, caller } => self.loc_depth(*callee).max(self.loc_depth(*caller)),
            LocData::Fused { locations, metadata } => {
                let metadata = metadata.map_or(0, |attr| self.attr_depth(attr));
                locations.iter().map(|&loc| self.loc_depth(loc)).fold(metadata, u32::max)
            }
        };
        inner.saturating_add(1)
    }

    fn depth_around(&self, parts: &[Nested]) -> u32 {
        let depth = |part: &Nested| match *part {
            Nested::Attr(attr) => self.attr_depth(attr),
            Nested::Type(ty) => self.type_depth(ty),
        };
        parts.iter().map(depth).max().unwrap_or(0).saturating_add(1)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_source::SourceMap;

    use super::*;
    use crate::text::{attr_to_string, loc_to_string, parse_attr_str, type_to_string};

    fn context() -> Context {
        let mut ctx = Context::new(Arc::new(SourceMap::new()));
        crate::register_builtin(&mut ctx);
        ctx
    }

    #[test]
    fn levels_count_through_types_attributes_and_locations() {
        let ctx = context();
        for (text, depth) in [
            ("unit", 1),
            ("1 : i32", 2),
            ("[]", 1),
            ("[unit, [unit]]", 3),
            ("{a = [tuple<i32>]}", 5),
            ("tensor<1xi8, [unit]>", 4),
            ("loc(fused<[unit]>[\"a\", \"b\"(\"c\")])", 5),
        ] {
            let attr = parse_attr_str(&ctx, text, None).expect("an attribute");
            assert_eq!(ctx.attr_depth(attr), depth, "{text}");
        }
    }

    #[test]
    fn the_verifier_refuses_what_was_made_too_deep() {
        let mut limits = legalize_source::Limits::default();
        limits.set(legalize_source::Limit::IrDepth, 5);
        let mut ctx = Context::new(Arc::new(SourceMap::with_limits(limits)));
        crate::register_builtin(&mut ctx);
        ctx.allow_unregistered_dialects(true);
        let verdict = |levels: u32, in_attribute: bool| {
            let ty = (1..levels).fold(ctx.common().i32, |ty, _| ctx.ty(TypeData::Tuple([ty].into())));
            let mut ir = crate::Ir::new();
            let mut state = crate::OperationState::new(&ctx, ctx.op_name("t.x"), Location::UNKNOWN);
            match in_attribute {
                true => state.set_attr(&ctx, "a", ctx.type_attr(ty)),
                false => state.result_types.push(ty),
            }
            let op = ir.create_op(&state);
            crate::verify(&ctx, &ir, op).iter().map(|found| found.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(verdict(5, false), [""; 0]);
        assert_eq!(verdict(6, false), ["more than 5 nested levels (at <unknown>:0)"]);
        assert_eq!(verdict(4, true), [""; 0]);
        assert_eq!(verdict(5, true), ["more than 5 nested levels (at <unknown>:0)"]);
    }

    /// Deeper than the limit for text, on a stack that has no room for it.
    #[test]
    fn what_is_made_in_rust_prints_however_deep_it_is() {
        const DEPTH: u32 = 70_000;
        let run = || {
            let ctx = context();
            let (mut ty, mut attr, mut loc) = (ctx.common().i32, ctx.common().unit, Location::UNKNOWN);
            let name = ctx.name("a");
            for _ in 1..DEPTH {
                ty = ctx.ty(TypeData::Tuple([ty].into()));
                attr = ctx.array_attr(&[attr]);
                loc = ctx.loc(LocData::Named { name, child: loc });
            }
            assert_eq!((ctx.type_depth(ty), ctx.attr_depth(attr), ctx.loc_depth(loc)), (DEPTH, DEPTH, DEPTH));
            let lengths = [type_to_string(&ctx, ty), attr_to_string(&ctx, attr), loc_to_string(&ctx, loc)];
            assert!(lengths.iter().all(|text| text.len() > DEPTH as usize));
            assert_eq!(ctx.nested(attr).count(), DEPTH as usize);
        };
        let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(run).expect("a thread");
        thread.join().expect("the stack is not used up");
    }
}
