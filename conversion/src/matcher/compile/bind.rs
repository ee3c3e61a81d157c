//! Binding of symbols to positions, from an operation to its operands, results, attributes, successors and
//! regions.

use legalize_ir::{Arity, Attribute, Name, OpInfo, OpName, Type, WAYS_TO_LOAD};
use legalize_pattern_model::{Constraint, Kind, Match, Site};
use legalize_source::Diagnostic;

use super::fixed_count;
use crate::matcher::compile::Compiler;
use crate::matcher::program::position::counts_from_the_front;
use crate::matcher::program::position::{PosId, Position, Positions};
use crate::matcher::program::question::{Answer, Question, YES, attr_answer, name_answer, type_answer};
use crate::matcher::program::steps::Ref;
use crate::natives::NativeValue;

/// Presence of an attribute according to the operation's definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presence {
    /// Always present: the attribute has a default, which is its value if it is absent.
    Certain,
    /// Declared, but possibly absent.
    Expected,
    /// Not declared.
    Unknown,
}

impl Presence {
    fn of(info: Option<&OpInfo>, name: Name) -> Self {
        let Some(info) = info else { return Presence::Unknown };
        if info.default_attrs.iter().any(|entry| entry.0 == name) {
            Presence::Certain
        } else if info.is_inherent(name) {
            Presence::Expected
        } else {
            Presence::Unknown
        }
    }
}

impl<'s, 'a> Compiler<'s, 'a> {
    fn check_presence(&mut self, pos: PosId, presence: Presence) {
        if presence != Presence::Certain {
            self.check_unless(presence == Presence::Expected, Question::IsThere(pos), YES);
        }
    }

    /// Binds a symbol, or checks that it is equal to its earlier binding. Returns true if it was new.
    pub(super) fn bind_or_equal(&mut self, sym: &'a str, pos: PosId, single: bool) -> bool {
        match self.bound.get(sym) {
            None => {
                self.bound.insert(sym, Ref::Pos(pos, single));
                true
            }
            Some(&Ref::Pos(known, _)) if known == pos => false,
            Some(&Ref::Pos(known, _)) => {
                self.check(Question::Equal(known.min(pos), known.max(pos)), YES);
                false
            }
            Some(_) => false,
        }
    }

    pub(super) fn bind_op(&mut self, sym: &'a str, pos: PosId) {
        if self.bind_or_equal(sym, pos, true) {
            self.pending.push((sym, pos));
        }
    }

    pub(super) fn visit_op(&mut self, sym: &'a str, pos: PosId) {
        let Some(Match::Operation { name, operands, attributes, results, successors, regions, .. }) =
            self.defs.get(sym).copied()
        else {
            return;
        };
        match name {
            Some(name) => {
                let name = self.shared.ctx.op_name(name);
                self.shared.names.insert(name_answer(name), name);
                self.check(Question::OpName(pos), name_answer(name));
            }
            None if pos == Positions::ROOT => {}
            None => self.check(Question::IsThere(pos), YES),
        }
        let name = name.as_deref().map(|name| self.shared.ctx.op_name(name));
        for (index, (place, single)) in self.groups(pos, operands, true, name).into_iter().enumerate() {
            self.bind_value(&operands[index], place, single);
        }
        for (index, (place, single)) in self.groups(pos, results, false, name).into_iter().enumerate() {
            let ty = self.position(Position::TypeOf(place));
            match self.kind(&results[index]) {
                Some(Kind::TypeRange) => self.bind_types(&results[index], ty),
                _ => self.bind_type(&results[index], ty, single),
            }
        }
        let info = self.info_of(sym);
        for entry in attributes {
            let name = self.shared.ctx.name(&entry.name);
            let place = self.position(Position::Attr(pos, name));
            let presence = Presence::of(info, name);
            self.bind_attr(&entry.value, place, presence);
        }
        if let Some(successors) = successors {
            self.check(Question::SuccessorCount(pos), successors.len() as Answer);
            for (index, sym) in successors.iter().enumerate() {
                let place = self.position(Position::Successor(pos, index as u32));
                self.bind_or_equal(sym, place, true);
            }
        }
        if let Some(regions) = regions {
            self.check(Question::RegionCount(pos), regions.len() as Answer);
            for (index, sym) in regions.iter().enumerate() {
                let place = self.position(Position::Region(pos, index as u32));
                self.bind_region(sym, place);
            }
        }
    }

    fn bind_region(&mut self, sym: &'a str, pos: PosId) {
        if !self.bind_or_equal(sym, pos, true) {
            return;
        }
        let Some(Match::Region { blocks: Some(blocks), .. }) = self.defs.get(sym).copied() else { return };
        self.check(Question::BlockCount(pos), blocks.len() as Answer);
        for (index, sym) in blocks.iter().enumerate() {
            let place = self.position(Position::Block(pos, index as u32));
            self.bind_block(sym, place);
        }
    }

    fn bind_block(&mut self, sym: &'a str, pos: PosId) {
        if !self.bind_or_equal(sym, pos, true) {
            return;
        }
        let Some(Match::Block { arguments, operations, ends_with, .. }) = self.defs.get(sym).copied() else {
            return;
        };
        if let Some(arguments) = arguments {
            self.check(Question::ArgumentCount(pos), arguments.len() as Answer);
            for (index, sym) in arguments.iter().enumerate() {
                let place = self.position(Position::BlockArgument(pos, index as u32));
                self.bind_value(sym, place, true);
            }
        }
        if let Some(operations) = operations {
            self.check(Question::OpsAre(pos, operations.len() as u32), YES);
            for (index, sym) in operations.iter().enumerate() {
                let place = self.position(Position::BlockOp(pos, index as u32));
                self.bind_op(sym, place);
            }
        }
        for (index, sym) in ends_with.iter().rev().enumerate() {
            let place = self.position(Position::BlockOpFromEnd(pos, index as u32));
            self.bind_op(sym, place);
        }
    }

    /// Positions of the listed operands (or results) of an operation, each with a flag that is true for one
    /// value: all single, all in one range, or one entry per group of the definition.
    fn groups(
        &mut self,
        pos: PosId,
        syms: &'a [String],
        operands: bool,
        name: Option<OpName>,
    ) -> Vec<(PosId, bool)> {
        let is_range =
            |this: &Self, sym: &str| matches!(this.kind(sym), Some(Kind::ValueRange | Kind::TypeRange));
        let ranges = syms.iter().filter(|sym| is_range(self, sym)).count();
        let count = syms.len() - ranges;
        let (exactly, at_least) = if operands {
            (Question::OperandCount(pos), Question::OperandsAtLeast(pos, count as u32))
        } else {
            (Question::ResultCount(pos), Question::ResultsAtLeast(pos, count as u32))
        };
        let number = |at| if operands { Position::Operand(pos, at) } else { Position::Result(pos, at) };
        let info = name.and_then(|name| self.shared.ctx.op_info(name));
        let groups = info.map_or(&[][..], |info| if operands { &info.operands } else { &info.results });
        if ranges == 0 {
            self.check_unless(fixed_count(info, operands) == Some(count), exactly, count as Answer);
            return (0..syms.len()).map(|at| (self.position(number(at as u32)), true)).collect();
        }
        if count > 0 {
            let singles = groups.iter().filter(|group| group.arity == Arity::Single).count();
            self.check_unless(singles >= count, at_least, YES);
        }
        if syms.len() == 1 {
            let all = if operands { Position::Operands(pos) } else { Position::Results(pos) };
            return vec![(self.position(all), false)];
        }
        let mut leading = true;
        let mut places = Vec::new();
        for (at, sym) in syms.iter().enumerate() {
            let single = !is_range(self, sym);
            leading &= single;
            if leading && name.is_none() {
                // The operation's name, and so its groups, are known only at run time.
                let place = self.position(if operands {
                    Position::SingleOperand(pos, at as u32)
                } else {
                    Position::SingleResult(pos, at as u32)
                });
                self.check(Question::IsThere(place), YES);
                places.push((place, true));
                continue;
            }
            if leading && info.is_none_or(|info| counts_from_the_front(info, at, operands)) {
                places.push((self.position(number(at as u32)), true));
                continue;
            }
            let group = if operands {
                Position::OperandGroup(pos, at as u32)
            } else {
                Position::ResultGroup(pos, at as u32)
            };
            let place = self.position(group);
            if single && !crate::matcher::program::position::is_single_group(info, at, operands) {
                self.check(Question::IsOne(place), YES);
            } else {
                self.check(Question::IsThere(place), YES);
            }
            places.push((place, single));
        }
        places
    }

    fn bind_value(&mut self, sym: &'a str, pos: PosId, single: bool) {
        if !self.bind_or_equal(sym, pos, single) {
            return;
        }
        match self.defs.get(sym).copied() {
            Some(Match::Operand { ty: Some(ty), .. }) => {
                let place = self.position(Position::TypeOf(pos));
                self.bind_type(ty, place, true);
            }
            Some(Match::Operands { types, elements, .. }) => {
                if let Some(types) = types {
                    let place = self.position(Position::TypeOf(pos));
                    self.bind_types(types, place);
                }
                if let Some(elements) = elements {
                    self.check(Question::ValueCount(pos), elements.len() as Answer);
                    for (index, sym) in elements.iter().enumerate() {
                        let place = self.position(Position::Element(pos, index as u32));
                        self.bind_value(sym, place, true);
                    }
                }
            }
            Some(Match::Result { op, index, .. }) => {
                let defining_op = self.position(Position::DefiningOp(pos));
                let only = fixed_count(self.info_of(op), false) == Some(1);
                self.check_unless(only && *index == 0, Question::ResultNumber(pos), Answer::from(*index));
                self.bind_op(op, defining_op);
            }
            Some(Match::Results { op, index, .. }) => {
                let defining_op = self.position(Position::DefiningOp(pos));
                self.bind_op(op, defining_op);
                let group = match index {
                    Some(index) => Position::ResultGroup(defining_op, *index),
                    None => Position::Results(defining_op),
                };
                let group = self.position(group);
                self.check(Question::Equal(group.min(pos), group.max(pos)), YES);
            }
            _ => {}
        }
    }

    fn bind_type(&mut self, sym: &'a str, pos: PosId, single: bool) {
        if let Some(Match::Type { value: Some(text), .. }) = self.defs.get(sym).copied() {
            let ty = self.type_of(text, self.site(sym));
            if let Some(ty) = ty {
                self.shared.types.insert(type_answer(ty), ty);
                self.check(Question::TypeIs(pos), type_answer(ty));
            }
            self.bound.insert(sym, Ref::Const(ty.map_or(NativeValue::Null, NativeValue::Type)));
            return;
        }
        self.bind_or_equal(sym, pos, single);
    }

    fn bind_types(&mut self, sym: &'a str, pos: PosId) {
        if let Some(Match::Types { values: Some(texts), .. }) = self.defs.get(sym).copied() {
            let site = self.site(sym);
            let types: Vec<Type> = texts.iter().filter_map(|text| self.type_of(text, site)).collect();
            let list = self.shared.questions.type_list(types.clone());
            self.check(Question::TypesAre(pos, list), YES);
            self.bound.insert(sym, Ref::Const(NativeValue::Types(types.into())));
            return;
        }
        self.bind_or_equal(sym, pos, false);
    }

    fn bind_attr(&mut self, sym: &'a str, pos: PosId, presence: Presence) {
        let Some(Match::Attribute { ty, value, .. }) = self.defs.get(sym).copied() else {
            self.check_presence(pos, presence);
            self.bind_or_equal(sym, pos, true);
            return;
        };
        if let Some(text) = value {
            let typed = ty.as_deref().and_then(|ty| self.constant_type(ty));
            let attr = self.attr_of(text, typed, self.site(sym));
            if let Some(attr) = attr {
                self.shared.attrs.insert(attr_answer(attr), attr);
                self.check(Question::AttrIs(pos), attr_answer(attr));
            }
            self.bound.insert(sym, Ref::Const(attr.map_or(NativeValue::Null, NativeValue::Attr)));
            return;
        }
        self.check_presence(pos, presence);
        if self.bind_or_equal(sym, pos, true)
            && let Some(ty) = ty
        {
            let place = self.position(Position::TypeOf(pos));
            // Most attributes have no type.
            self.check(Question::IsThere(place), YES);
            self.bind_type(ty, place, true);
        }
    }

    pub(super) fn constant_type(&mut self, sym: &'a str) -> Option<Type> {
        match self.defs.get(sym).copied() {
            Some(Match::Type { value: Some(text), .. }) => self.type_of(text, self.site(sym)),
            _ => None,
        }
    }

    /// Parses the text of a type. Its symbol is bound even if that fails, so that its uses are not reported
    /// too.
    pub(crate) fn type_of(&mut self, text: &str, site: Site) -> Option<Type> {
        match self.shared.ty(text) {
            Ok(ty) => Some(ty),
            Err(why) => {
                let diagnostic =
                    Diagnostic::error("convert::bad_type", format!("'{text}' is not a type: {why}"))
                        .with_help(format!(
                            "correct the spelling, or load the dialect that defines it ({WAYS_TO_LOAD})"
                        ));
                self.report(site, diagnostic, "in this statement");
                None
            }
        }
    }

    /// Parses the text of an attribute.
    pub(crate) fn attr_of(&mut self, text: &str, ty: Option<Type>, site: Site) -> Option<Attribute> {
        match self.shared.attr(text, ty) {
            Ok(attr) => Some(attr),
            Err(why) => {
                let diagnostic = Diagnostic::error(
                    "convert::bad_attribute",
                    format!("'{text}' is not an attribute: {why}"),
                )
                .with_help(format!(
                    "correct the spelling, or load the dialect that defines it ({WAYS_TO_LOAD})"
                ));
                self.report(site, diagnostic, "in this statement");
                None
            }
        }
    }

    /// Binds symbols that are compared with bound ones.
    pub(super) fn bind_equals(&mut self) {
        let pattern = self.pattern;
        loop {
            let before = self.bound.len();
            for statement in &pattern.matches {
                let Match::Constraint(Constraint::Equal { left, right, negated: false }) = statement else {
                    continue;
                };
                match (self.bound.get(left.as_str()).cloned(), self.bound.get(right.as_str()).cloned()) {
                    (Some(Ref::Pos(pos, single)), None) => self.bind_as(right, pos, single),
                    (None, Some(Ref::Pos(pos, single))) => self.bind_as(left, pos, single),
                    _ => {}
                }
            }
            if self.bound.len() == before || self.failed {
                return;
            }
            self.drain();
        }
    }

    /// Binds a symbol of any kind.
    fn bind_as(&mut self, sym: &'a str, pos: PosId, single: bool) {
        match self.kind(sym) {
            Some(Kind::Operation) => self.bind_op(sym, pos),
            Some(Kind::Value | Kind::ValueRange) => self.bind_value(sym, pos, single),
            Some(Kind::Type) => self.bind_type(sym, pos, single),
            Some(Kind::TypeRange) => self.bind_types(sym, pos),
            Some(Kind::Attribute) => self.bind_attr(sym, pos, Presence::Unknown),
            Some(Kind::Region) => self.bind_region(sym, pos),
            Some(Kind::Block) => self.bind_block(sym, pos),
            None => {}
        }
    }

    /// Binds a result of a matched operation if that is known to have it. Returns true if so.
    pub(crate) fn bind_matched_result(&mut self, id: &'a str, op: &str, index: u32) -> bool {
        let Some(&Ref::Pos(of, _)) = self.bound.get(op) else { return false };
        // Positions that depend on users are evaluated again for each.
        if !self.lists_result(op, index) || !self.users.is_empty() {
            return false;
        }
        let place = self.position(Position::Result(of, index));
        self.bound.insert(id, Ref::Pos(place, true));
        true
    }

    /// True if a matched operation lists its results and this one is among them: then their number is
    /// checked.
    fn lists_result(&self, op: &str, index: u32) -> bool {
        let Some(Match::Operation { results, .. }) = self.defs.get(op).copied() else { return false };
        let is_single = |result: &String| self.kind(result) == Some(Kind::Type);
        results.iter().all(is_single) && (index as usize) < results.len()
    }

    /// Binds the results of matched operations that were not reached through an operand.
    pub(super) fn bind_results(&mut self) {
        for statement in &self.pattern.matches {
            match statement {
                Match::Result { id, op, index } if !self.bound.contains_key(id.as_str()) => {
                    if let Some(&Ref::Pos(of, _)) = self.bound.get(op.as_str()) {
                        let place = self.position(Position::Result(of, *index));
                        if !self.lists_result(op, *index) {
                            self.check(Question::IsThere(place), YES);
                        }
                        self.bound.insert(id, Ref::Pos(place, true));
                    }
                }
                Match::Results { id, op, index, single } if !self.bound.contains_key(id.as_str()) => {
                    if let Some(&Ref::Pos(of, _)) = self.bound.get(op.as_str()) {
                        let place = self.position(match index {
                            Some(index) => Position::ResultGroup(of, *index),
                            None => Position::Results(of),
                        });
                        self.check(Question::IsThere(place), YES);
                        self.bound.insert(id, Ref::Pos(place, *single));
                    }
                }
                _ => {}
            }
        }
    }
}
