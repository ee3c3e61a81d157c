//! Locations of a context.

use std::sync::atomic::Ordering;

use rustc_hash::FxHashSet;

use super::super::depth::Deep;
use super::super::{Attribute, LocData, Location};
use super::Context;

impl Context {
    /// Interns a location.
    pub fn loc(&self, data: LocData) -> Location {
        let data = match data {
            LocData::FileLineColRange { file, start, end } if start == end => {
                LocData::FileLineCol { file, line: start.0, column: start.1 }
            }
            data => data,
        };
        Location::from_index(self.locs.intern_as(data, |data| {
            let extent = self.extent_of_loc(&data);
            self.deepest.fetch_max(extent.depth, Ordering::Relaxed);
            Deep { data, extent }
        }))
    }

    /// The data of a location; a place in a file that was read is resolved to line and column.
    pub fn loc_data(&self, loc: Location) -> LocData {
        match (loc.index(), loc.source()) {
            (Some(index), _) => self.deep_loc(index).data.clone(),
            (None, Some(span)) => match self.sources.try_file(span.file) {
                Some(file) => {
                    let at = file.line_col(span.start);
                    LocData::FileLineCol { file: self.name(file.name()), line: at.line, column: at.column }
                }
                None => LocData::Unknown,
            },
            (None, None) => LocData::Unknown,
        }
    }

    /// `fused<metadata>[…]` as upstream builds it: nested fused locations without metadata are opened,
    /// unknown ones dropped, equal ones kept once; a single one is returned as it is. A location that already
    /// has 128 parts is returned for all: along a chain of operations that are merged step by step, the
    /// number of locations would grow quadratically with its length.
    pub fn fused_loc(&self, locations: &[Location], metadata: Option<Attribute>) -> Location {
        /// Locations up to which looking through them is faster than a table.
        const FEW: usize = 16;
        /// Locations of a nested one to which none is added.
        const MANY: usize = 128;
        let inner = |loc: &Location| match loc.index().map(|index| &self.deep_loc(index).data) {
            Some(LocData::Fused { locations, .. }) => locations.len(),
            _ => 1,
        };
        if metadata.is_none()
            && let Some(&many) =
                locations.iter().max_by_key(|loc| inner(loc)).filter(|loc| inner(loc) >= MANY)
            && self.has_no_metadata(many)
        {
            return many;
        }
        let most = locations.iter().map(inner).sum();
        let mut flat = Vec::with_capacity(most);
        let mut seen = FxHashSet::default();
        let mut add = |loc: Location| {
            if flat.len() == FEW && seen.is_empty() {
                seen.reserve(most);
                seen.extend(flat.iter().copied());
            }
            let is_new = if flat.len() < FEW { !flat.contains(&loc) } else { seen.insert(loc) };
            if is_new {
                flat.push(loc);
            }
        };
        for &loc in locations {
            match loc.index().map(|index| &self.deep_loc(index).data) {
                Some(LocData::Unknown) => {}
                Some(LocData::Fused { locations, metadata: inner }) if *inner == metadata => {
                    locations.iter().filter(|loc| **loc != Location::UNKNOWN).for_each(|&loc| add(loc));
                }
                _ => add(loc),
            }
        }
        match (flat.as_slice(), metadata) {
            ([], None) => Location::UNKNOWN,
            ([], Some(_)) => self.loc(LocData::Fused { locations: Box::new([Location::UNKNOWN]), metadata }),
            ([single], None) => *single,
            _ => self.loc(LocData::Fused { locations: flat.into_boxed_slice(), metadata }),
        }
    }

    fn has_no_metadata(&self, fused: Location) -> bool {
        let data = fused.index().map(|index| &self.deep_loc(index).data);
        matches!(data, Some(LocData::Fused { metadata: None, .. }))
    }
}
