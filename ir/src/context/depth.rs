//! Nesting depth and text length of types, attributes and locations: computed when they are interned, from
//! those of their parts.
//!
//! A shared part is interned once and written as often as it occurs, so that few parts can have a huge text.
//! Nothing is refused here. Parsers refuse what nests deeper than `Limits::ir_depth` where it is written, the
//! verifier what was created otherwise, and what is longer than `Limits::text_bytes`; so do drivers after
//! each application. Printing and walking go on on new stacks, however deep it is; the printer leaves out
//! what is too long.

use std::borrow::Borrow;
use std::hash::{Hash, Hasher};

use legalize_source::{Exceeded, Limit};

use super::footprint::Footprint;
use super::{AttrData, Attribute, Context, LocData, Location, Nested, Type, TypeData};

/// Nesting depth and text length of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    /// Levels.
    pub depth: u32,
    /// Minimum number of printed bytes if no part has an alias; at most `u32::MAX`.
    pub bytes: u32,
}

impl Extent {
    /// Extent of an item without parts and with a short text.
    pub(super) const ONE: Extent = Extent { depth: 1, bytes: 1 };

    /// Returns the extent of an item around parts, with `own` bytes of its own.
    fn around(parts: impl IntoIterator<Item = Extent>, own: usize) -> Extent {
        let own = u32::try_from(own).unwrap_or(u32::MAX).saturating_add(1);
        let inner = Extent { depth: 0, bytes: own };
        let all = parts.into_iter().fold(inner, |all, part| Extent {
            depth: all.depth.max(part.depth),
            bytes: all.bytes.saturating_add(part.bytes),
        });
        Extent { depth: all.depth.saturating_add(1), ..all }
    }
}

/// Interned data with its extent; equal if the data is.
pub(super) struct Deep<T> {
    pub data: T,
    pub extent: Extent,
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

    fn text_bytes(&self) -> u32 {
        if T::HAS_TEXT_LIMIT { self.extent.bytes } else { 0 }
    }
}

/// Implements the lookup of interned items by their data.
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
    /// Returns the number of levels of a type: one, and those of the deepest type or attribute in it.
    pub fn type_depth(&self, ty: Type) -> u32 {
        self.deep_type(ty).extent.depth
    }

    /// The number of levels of an attribute; those of types and locations in it count.
    pub fn attr_depth(&self, attr: Attribute) -> u32 {
        self.deep_attr(attr).extent.depth
    }

    /// The number of levels of a location; those of the metadata in it count.
    pub fn loc_depth(&self, loc: Location) -> u32 {
        self.extent_of(loc).depth
    }

    /// Bytes that a type prints as at the least, if nothing in it has an alias; `u32::MAX` if it is that much
    /// or more.
    pub fn type_text_bytes(&self, ty: Type) -> u32 {
        self.deep_type(ty).extent.bytes
    }

    /// Bytes that an attribute prints as at the least; as [`Context::type_text_bytes`].
    pub fn attr_text_bytes(&self, attr: Attribute) -> u32 {
        self.deep_attr(attr).extent.bytes
    }

    /// Bytes that a location prints as at the least; as [`Context::type_text_bytes`].
    pub fn loc_text_bytes(&self, loc: Location) -> u32 {
        self.extent_of(loc).bytes
    }

    /// Returns the limit that the text of some type or attribute of the context exceeds.
    pub fn text_exceeded(&self) -> Option<Exceeded> {
        // The limit is not looked up where nothing is long.
        let longest = self.longest();
        if longest == 0 || longest <= self.most_text_bytes() {
            return None;
        }
        Some(self.sources().limits().exceeded(Limit::TextBytes, self.sources().bytes()))
    }

    /// Bytes of a text that may be printed; what a text has is not counted beyond `u32::MAX`.
    pub(crate) fn most_text_bytes(&self) -> u32 {
        let most = self.sources().limits().text_bytes.for_items(self.sources().bytes());
        u32::try_from(most).unwrap_or(u32::MAX).min(u32::MAX - 1)
    }

    fn extent_of(&self, loc: Location) -> Extent {
        loc.index().map_or(Extent::ONE, |index| self.deep_loc(index).extent)
    }

    pub(super) fn extent_of_type(&self, data: &TypeData) -> Extent {
        match data {
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::None => Extent::ONE,
            TypeData::Opaque { body, .. } => Extent::around([], body.len()),
            _ => {
                let mut parts = Vec::new();
                super::nested::held_by_type(data, &mut parts);
                self.extent_around(&parts, 0)
            }
        }
    }

    pub(super) fn extent_of_attr(&self, data: &AttrData) -> Extent {
        match data {
            AttrData::Location(loc) => Extent::around([self.extent_of(*loc)], 0),
            AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => {
                Extent::around([self.deep_type(*ty).extent], 0)
            }
            _ => {
                let mut parts = Vec::new();
                super::nested::held_by_attr(data, &mut parts);
                let own = if let AttrData::String { value, .. } = data { value.len() } else { 0 };
                self.extent_around(&parts, own)
            }
        }
    }

    pub(super) fn extent_of_loc(&self, data: &LocData) -> Extent {
        match data {
            LocData::Unknown | LocData::FileLineCol { .. } | LocData::FileLineColRange { .. } => Extent::ONE,
            LocData::Named { child, .. } => Extent::around([self.extent_of(*child)], 0),
            LocData::CallSite { callee, caller } => {
                Extent::around([self.extent_of(*callee), self.extent_of(*caller)], 0)
            }
            LocData::Fused { locations, metadata } => {
                let metadata = metadata.map(|attr| self.deep_attr(attr).extent);
                let locations = locations.iter().map(|&loc| self.extent_of(loc));
                Extent::around(locations.chain(metadata), 0)
            }
        }
    }

    fn extent_around(&self, parts: &[Nested], own: usize) -> Extent {
        let extent = |part: &Nested| match *part {
            Nested::Attr(attr) => self.deep_attr(attr).extent,
            Nested::Type(ty) => self.deep_type(ty).extent,
        };
        Extent::around(parts.iter().map(extent), own)
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
    fn texts_of_shared_types_double() {
        let ctx = context();
        let (mut ty, mut attr, mut loc) = (ctx.common().i32, ctx.common().unit, Location::UNKNOWN);
        let (a, b) = (ctx.name("a"), ctx.name("b"));
        let mut dict = attr;
        assert_eq!(ctx.text_exceeded(), None);
        for level in 1..70u32 {
            ty = ctx.ty(TypeData::Tuple([ty, ty].into()));
            attr = ctx.array_attr(&[attr, attr]);
            dict = ctx.attr(AttrData::Dictionary([(a, dict), (b, dict)].into()));
            loc = ctx.loc(LocData::Fused { locations: [loc, loc].into(), metadata: None });
            if level == 10 {
                assert!(ctx.type_text_bytes(ty) as usize <= type_to_string(&ctx, ty).len());
                assert!(ctx.attr_text_bytes(attr) as usize <= attr_to_string(&ctx, attr).len());
                assert_eq!(ctx.text_exceeded(), None);
            }
        }
        let all = [
            ctx.type_text_bytes(ty),
            ctx.attr_text_bytes(attr),
            ctx.attr_text_bytes(dict),
            ctx.loc_text_bytes(loc),
        ];
        assert_eq!(all, [u32::MAX; 4]);
        let texts = [
            type_to_string(&ctx, ty),
            attr_to_string(&ctx, attr),
            attr_to_string(&ctx, dict),
            loc_to_string(&ctx, loc),
        ];
        let left_out = "<<more than 16777216 bytes of a type, attribute or location as text>>";
        assert!(texts.iter().all(|text| text.contains(left_out) && text.len() < 100), "{texts:?}");
        assert_eq!(ctx.text_exceeded().map(|exceeded| exceeded.limit), Some(Limit::TextBytes));
    }

    #[test]
    fn the_verifier_refuses_types_that_are_too_deep() {
        let mut limits = legalize_source::Limits::default();
        limits.set(Limit::IrDepth, 5);
        let mut ctx = Context::new(Arc::new(SourceMap::with_limits(limits)));
        crate::register_builtin(&mut ctx);
        ctx.allow_unregistered_dialects(true);
        let verdict = |levels: u32, in_attribute: bool| {
            let ty = (1..levels).fold(ctx.common().i32, |ty, _| ctx.ty(TypeData::Tuple([ty].into())));
            let mut ir = crate::Ir::new();
            let mut state = crate::OperationState::new(&ctx, ctx.op_name("t.x"), Location::UNKNOWN);
            if in_attribute {
                state.set_attr(&ctx, "a", ctx.type_attr(ty));
            } else {
                state.result_types.push(ty);
            }
            let op = ir.create_op(&state);
            crate::verify(&ctx, &ir, op).iter().map(|found| found.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(verdict(5, false), [""; 0]);
        assert_eq!(verdict(6, false), ["more than 5 nested levels (at <unknown>:0)"]);
        assert_eq!(verdict(4, true), [""; 0]);
        assert_eq!(verdict(5, true), ["more than 5 nested levels (at <unknown>:0)"]);
    }

    /// Nests deeper than the limit for text, on a stack that is too small for it.
    #[test]
    fn types_created_in_rust_print_at_any_depth() {
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
