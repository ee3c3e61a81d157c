//! Operations, regions and blocks.

use rustc_hash::FxHashSet;

use super::super::OpPrinter;
use super::push_number;
use crate::body::{BlockId, OpId, RegionId, ValueDef, ValueId};
use crate::context::{AttrData, Attribute, Name, OpName};

impl<'a> OpPrinter<'a> {
    /// An operation with indentation, results, location and users, without the end of the line.
    pub(super) fn print_full_op(&mut self, op: OpId) {
        let ir = self.p.ir;
        self.p.indentation();
        let data = ir.op(op);
        let results = data.results();
        if let [result] = *results {
            self.p.value(result, false);
            self.text(" = ");
        } else if let Some(&first) = results.first() {
            self.result_groups(op, first, results.len());
        }
        self.print_op_body(op);
        if self.p.options.debug_info {
            self.print_trailing_loc(data.loc(), true);
        }
        if self.p.options.value_users {
            self.op_users(op);
        }
    }

    fn result_groups(&mut self, op: OpId, first: ValueId, count: usize) {
        let ir = self.p.ir;
        let groups: Vec<u32> = self.p.names.groups(op).to_vec();
        let group = |printer: &mut Self, value, size: usize| {
            printer.p.value(value, false);
            if size > 1 {
                printer.text(":");
                push_number(size as u32, &mut printer.p.out);
            }
        };
        if groups.is_empty() {
            group(self, first, count);
        }
        for (index, &start) in groups.iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            let end = groups.get(index + 1).map_or(count, |&next| next as usize);
            group(self, ir.op(op).results()[start as usize], end - start as usize);
        }
        self.text(" = ");
    }

    /// Prints an operation from its name on, in the requested form.
    #[inline]
    pub(in crate::text) fn print_op_body(&mut self, op: OpId) {
        let ctx = self.p.ctx;
        let name = self.p.ir.op(op).name();
        if !self.p.options.generic
            && let Some(form) = self.p.custom_format(op)
            && form.can_print.is_none_or(|can_print| can_print(ctx, self.p.ir, op))
        {
            let text = ctx.op_str(name);
            let dialect = ctx.op_dialect(name);
            if self.p.default_dialects.last() == Some(&Some(dialect)) {
                let prefix = ctx.str(dialect).len() + 1;
                let short = text.get(prefix..).filter(|short| !short.contains('.'));
                self.text(short.unwrap_or(text));
            } else {
                self.text(text);
            }
            (form.print)(self, op);
            return;
        }
        self.print_generic_op(op);
    }

    pub(in crate::text) fn print_generic_op(&mut self, op: OpId) {
        if self.p.collector.is_some() {
            self.collect_generic_op(op);
            return;
        }
        let (ctx, ir) = (self.p.ctx, self.p.ir);
        let data = ir.op(op);
        self.quoted_name(data.name());
        self.text("(");
        self.operands(ir.operands(op));
        self.text(")");
        if data.successor_count() > 0 {
            self.text("[");
            for (index, block) in ir.successors(op).enumerate() {
                if index > 0 {
                    self.text(", ");
                }
                self.p.block_name(block);
            }
            self.text("]");
        }
        if data.inherent() != ctx.common().empty_dict {
            self.text(" <");
            match ctx.attr_data(data.inherent().as_attribute()) {
                AttrData::Properties(attr) => self.print_attr(*attr),
                _ => self.print_dict(data.inherent()),
            }
            self.text(">");
        }
        if !data.regions().is_empty() {
            self.text(" (");
            for (index, &region) in data.regions().iter().enumerate() {
                if index > 0 {
                    self.text(", ");
                }
                self.print_region(region, true, true, true);
            }
            self.text(")");
        }
        if data.discardable() != ctx.common().empty_dict {
            self.text(" ");
            self.print_dict(data.discardable());
        }
        self.text(" : (");
        self.types(ir.operands(op).map(|value| ir.value_type(value)), ", ");
        self.text(") -> ");
        self.result_types(data.results().iter().map(|&value| ir.value_type(value)));
    }

    fn quoted_name(&mut self, name: OpName) {
        if let Some(text) = self.p.op_names.of(name.index()) {
            self.p.out.extend_from_slice(text);
            return;
        }
        let start = self.p.out.len();
        self.p.string(self.p.ctx.op_str(name).as_bytes());
        self.p.op_names.insert(name.index(), &self.p.out[start..]);
    }

    // Regions and blocks.

    pub(in crate::text) fn print_region(
        &mut self,
        region: RegionId,
        entry_args: bool,
        terminators: bool,
        empty_block: bool,
    ) {
        if self.p.options.skip_regions && self.p.collector.is_none() {
            self.text("{...}");
            return;
        }
        self.nested(|printer| match printer.p.collector {
            Some(_) => printer.collect_region(region, entry_args, terminators),
            None => printer.print_region_here(region, entry_args, terminators, empty_block),
        });
    }

    fn print_region_here(
        &mut self,
        region: RegionId,
        entry_args: bool,
        terminators: bool,
        empty_block: bool,
    ) {
        let (ctx, ir) = (self.p.ctx, self.p.ir);
        self.text("{\n");
        if let Some(entry) = ir.region(region).first() {
            let parent = ir.region(region).parent();
            let info = parent.and_then(|parent| ir.info(ctx, parent));
            self.p.default_dialects.push(info.and_then(|info| info.hooks().default_dialect_for_regions));
            for block in ir.region_blocks(region) {
                if block != entry {
                    self.print_block(block, true, true);
                    continue;
                }
                let data = ir.block(entry);
                let header =
                    (empty_block && data.first().is_none()) || (entry_args && !data.args().is_empty());
                self.print_block(block, header, terminators);
            }
            self.p.default_dialects.pop();
        }
        self.p.indentation();
        self.text("}");
    }

    fn print_block(&mut self, block: BlockId, header: bool, terminators: bool) {
        let (ctx, ir) = (self.p.ctx, self.p.ir);
        if header {
            self.block_header(block);
        }
        self.p.indent += 2;
        if self.p.options.value_users {
            for &argument in ir.block(block).args() {
                self.argument_users(argument);
            }
        }
        // What is before the block belongs to the operation around it.
        if let Some(around) = ir.block_parent_op(block) {
            self.p.note_failure(around);
        }
        let skipped = if terminators { None } else { ir.terminator(ctx, block) };
        let is_divided = self.p.division.is_some() && self.print_divided(block, skipped);
        let mut next = ir.block(block).first().filter(|_| !is_divided);
        while let Some(op) = next.filter(|&op| Some(op) != skipped) {
            next = ir.op(op).next();
            // The text before a nested block is written before the block is printed, however deep that is.
            self.p.flush_if_long();
            self.print_full_op(op);
            self.text("\n");
            self.p.flush_if_long();
            self.p.note_failure(op);
        }
        self.p.indent -= 2;
    }

    fn block_header(&mut self, block: BlockId) {
        let ir = self.p.ir;
        let data = ir.block(block);
        self.p.indentation();
        self.p.block_name(block);
        if !data.args().is_empty() {
            self.text("(");
            for (index, (&argument, &loc)) in data.args().iter().zip(data.arg_locs()).enumerate() {
                if index > 0 {
                    self.text(", ");
                }
                self.p.value(argument, false);
                self.text(": ");
                self.print_type(ir.value_type(argument));
                self.print_trailing_loc(loc, false);
            }
            self.text(")");
        }
        self.text(":");
        let mut predecessors: Vec<BlockId> = ir.predecessors(block).collect();
        let region_entry = data.parent().and_then(|region| ir.region(region).first());
        match predecessors.as_slice() {
            _ if data.parent().is_none() => self.text("  // block is not in a region!"),
            [] if region_entry == Some(block) => {}
            [] => self.text("  // no predecessors"),
            [single] => {
                let single = *single;
                self.text("  // pred: ");
                self.p.block_name(single);
            }
            _ => {
                predecessors.sort_by_key(|&block| self.p.names.block_order(block));
                self.text(&format!("  // {} preds: ", predecessors.len()));
                for (index, &predecessor) in predecessors.iter().enumerate() {
                    if index > 0 {
                        self.text(", ");
                    }
                    self.p.block_name(predecessor);
                }
            }
        }
        self.text("\n");
    }

    pub(in crate::text) fn print_region_argument(&mut self, value: ValueId, attrs: &[(Name, Attribute)]) {
        let ir = self.p.ir;
        let loc = match ir.value(value).def() {
            ValueDef::Argument { block, index } => ir.block(block).arg_locs().get(index as usize).copied(),
            ValueDef::Result { op, .. } => Some(ir.op(op).loc()),
        };
        let loc = loc.unwrap_or(crate::context::Location::UNKNOWN);
        if self.p.collector.is_some() {
            // Upstream does not look for aliases among the attributes.
            self.collect_argument(value, loc);
            return;
        }
        self.p.value(value, false);
        self.text(": ");
        self.print_type(ir.value_type(value));
        self.print_entries(attrs.iter().copied(), " {");
        self.print_trailing_loc(loc, false);
    }

    // Users.

    fn op_users(&mut self, op: OpId) {
        let ir = self.p.ir;
        let results = ir.op(op).results();
        if results.is_empty() {
            if ir.op(op).operand_count() > 0 {
                self.text(" // id: ");
                self.op_id(op);
            }
            return;
        }
        if ir.results_unused(op) {
            self.text(" // unused");
            return;
        }
        let users: FxHashSet<OpId> = results.iter().flat_map(|&result| ir.users(result)).collect();
        let used_in: usize = users.iter().map(|&user| ir.op(user).results().len()).sum();
        self.text(if used_in <= 1 && users.len() <= 1 && results.len() == 1 {
            " // user: "
        } else {
            " // users: "
        });
        for (index, &result) in results.iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            if results.len() > 1 {
                self.text("(");
            }
            self.users(result);
            if results.len() > 1 {
                self.text(")");
            }
        }
    }

    fn argument_users(&mut self, argument: ValueId) {
        self.p.indentation();
        self.text("// ");
        self.p.value(argument, true);
        if self.p.ir.is_unused(argument) {
            self.text(" is unused");
        } else {
            self.text(" is used by ");
            self.users(argument);
        }
        self.text("\n");
    }

    fn users(&mut self, value: ValueId) {
        let ir = self.p.ir;
        if ir.is_unused(value) {
            self.text("unused");
        }
        let mut seen: FxHashSet<OpId> = FxHashSet::default();
        for (index, value_use) in ir.uses(value).enumerate() {
            if !seen.insert(value_use.op) {
                continue;
            }
            if index > 0 {
                self.text(", ");
            }
            let results = ir.op(value_use.op).results();
            if results.is_empty() {
                self.op_id(value_use.op);
            } else {
                self.operands(results.iter().copied());
            }
        }
    }

    fn op_id(&mut self, op: OpId) {
        match self.p.names.op_number(op) {
            Some(number) => self.text(&format!("%{number}")),
            None => self.text("<<UNKNOWN OPERATION>>"),
        }
    }
}
