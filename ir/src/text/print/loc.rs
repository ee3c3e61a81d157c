//! Locations.

use super::super::OpPrinter;
use crate::context::{LocData, Location};

impl<'a> OpPrinter<'a> {
    /// Prints ` loc(…)` at the end of an item, if locations are printed. While aliases are collected, the
    /// caller has visited the location already.
    pub(in crate::text) fn print_trailing_loc(&mut self, loc: Location, alias: bool) {
        if self.p.options.debug_info && self.p.collector.is_none() {
            self.text(" ");
            self.print_loc(loc, alias);
        }
    }

    /// Prints `loc(…)`, or the bare location if locations are printed in pretty form.
    pub(in crate::text) fn print_loc(&mut self, loc: Location, alias: bool) {
        if self.p.options.pretty_debug_info {
            self.loc_body(loc, true, true);
            return;
        }
        self.text("loc(");
        if !alias || !self.loc_alias(loc) {
            self.loc_body(loc, false, true);
        }
        self.text(")");
    }

    /// Returns the data of a location; the file of the last query is cached.
    pub(super) fn loc_data(&mut self, loc: Location) -> LocData {
        let Some(span) = loc.source() else { return self.p.ctx.loc_data(loc) };
        if self.p.last_file.as_ref().is_none_or(|last| last.0 != span.file) {
            self.p.last_file = self.p.ctx.sources().try_file(span.file).map(|file| (span.file, file));
        }
        match &self.p.last_file {
            Some((_, file)) => {
                let at = file.line_col(span.start);
                let name = self.p.ctx.name(file.name());
                LocData::FileLineCol { file: name, line: at.line, column: at.column }
            }
            None => LocData::Unknown,
        }
    }

    fn loc_body(&mut self, loc: Location, pretty: bool, top: bool) {
        if top || !self.loc_alias(loc) {
            // If locations have aliases, the parts of a location are printed as those.
            let bytes = if self.has_aliases() { 1 } else { self.p.ctx.loc_text_bytes(loc) };
            self.long(bytes, |printer| printer.loc_body_here(loc, pretty));
        }
    }

    fn loc_body_here(&mut self, loc: Location, pretty: bool) {
        let ctx = self.p.ctx;
        match self.loc_data(loc) {
            LocData::Unknown => self.text(if pretty { "[unknown]" } else { "unknown" }),
            LocData::FileLineCol { file, line, column } => {
                self.loc_file(ctx.str(file), pretty);
                self.text(&format!(":{line}:{column}"));
            }
            LocData::FileLineColRange { file, start, end } => {
                self.loc_file(ctx.str(file), pretty);
                let (line, column) = start;
                if line == end.0 {
                    self.text(&format!(":{line}:{column} to :{}", end.1));
                } else {
                    self.text(&format!(":{line}:{column} to {}:{}", end.0, end.1));
                }
            }
            LocData::Named { name, child } => {
                self.p.string(ctx.str(name).as_bytes());
                if child != Location::UNKNOWN {
                    self.text("(");
                    self.loc_body(child, pretty, false);
                    self.text(")");
                }
            }
            LocData::CallSite { callee, caller } => {
                if !pretty {
                    self.text("callsite(");
                }
                self.loc_body(callee, pretty, false);
                if pretty {
                    let same_line = matches!(self.loc_data(callee), LocData::Named { .. })
                        && matches!(self.loc_data(caller), LocData::FileLineCol { .. });
                    if !same_line {
                        self.text("\n");
                    }
                }
                self.text(" at ");
                self.loc_body(caller, pretty, false);
                if !pretty {
                    self.text(")");
                }
            }
            LocData::Fused { locations, metadata } => {
                if !pretty {
                    self.text("fused");
                }
                if let Some(metadata) = metadata {
                    self.text("<");
                    self.print_attr(metadata);
                    self.text(">");
                }
                self.text("[");
                for (index, &inner) in locations.iter().enumerate() {
                    if index > 0 {
                        self.text(", ");
                    }
                    self.loc_body(inner, pretty, false);
                }
                self.text("]");
            }
        }
    }

    fn loc_file(&mut self, file: &str, pretty: bool) {
        if pretty {
            self.text(file);
        } else {
            self.p.string(file.as_bytes());
        }
    }
}
