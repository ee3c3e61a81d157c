//! Attributes.

use super::super::OpPrinter;
use super::push_number;
use crate::body::OpId;
use crate::context::{AttrData, AttrDict, Attribute, ElementsData, Int, Name, Signedness, Type, TypeData};

/// Dense elements of more than this many elements print as hexadecimal, unless the options say otherwise.
const HEX_LIMIT: i64 = 100;

/// Condition under which the type of an attribute is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Typed {
    Always,
    /// Except if it is the type that the parser assumes by default.
    NotDefault,
    Never,
}

impl<'a> OpPrinter<'a> {
    /// An attribute, or its alias.
    #[inline]
    pub(in crate::text) fn print_attr(&mut self, attr: Attribute) {
        if self.p.collector.is_some() {
            self.collect_attr(attr, false);
            return;
        }
        if let Some(text) = self.p.attrs.of(attr.index()) {
            self.p.out.extend_from_slice(text);
            return;
        }
        let start = self.p.out.len();
        if !self.attr_alias(attr) {
            self.attr_body(attr, Typed::Always);
        }
        self.p.attrs.insert(attr.index(), &self.p.out[start..]);
    }

    /// An attribute without its type, or its alias.
    pub(in crate::text) fn print_attr_without_type(&mut self, attr: Attribute) {
        if self.p.collector.is_some() {
            self.collect_attr(attr, true);
        } else if !self.attr_alias(attr) {
            self.attr_body(attr, Typed::Never);
        }
    }

    /// An attribute without its type if it is the one that the parser assumes by default, or its alias.
    pub(super) fn print_attr_short(&mut self, attr: Attribute) {
        if self.p.collector.is_some() {
            self.collect_attr(attr, false);
        } else if !self.attr_alias(attr) {
            self.attr_body(attr, Typed::NotDefault);
        }
    }

    /// An attribute as it is, without an alias for itself.
    pub(super) fn print_attr_body(&mut self, attr: Attribute) {
        self.attr_body(attr, Typed::Always);
    }

    fn attr_body(&mut self, attr: Attribute, typed: Typed) {
        self.long(self.p.ctx.attr_text_bytes(attr), |printer| printer.attr_body_here(attr, typed));
    }

    fn attr_body_here(&mut self, attr: Attribute, typed: Typed) {
        let ctx = self.p.ctx;
        match ctx.attr_data(attr) {
            AttrData::Unit => self.text("unit"),
            AttrData::Integer { value, ty } => {
                if let TypeData::Integer { width: 1, signedness: Signedness::Signless } = ctx.type_data(*ty) {
                    self.text(if value.is_zero() { "false" } else { "true" });
                    return;
                }
                self.int(value);
                if typed == Typed::NotDefault && *ty == ctx.common().i64 {
                    return;
                }
            }
            AttrData::Float { bits, ty } => {
                let TypeData::Float(kind) = ctx.type_data(*ty) else { return };
                let mut text = String::new();
                let decimal = kind.write(*bits, &mut text);
                self.text(&text);
                if typed == Typed::NotDefault && *ty == ctx.common().f64 && decimal {
                    return;
                }
            }
            AttrData::String { value, .. } => self.p.string(value),
            AttrData::Type(ty) => self.print_type(*ty),
            AttrData::Properties(attr) => self.print_attr(*attr),
            AttrData::Array(elements) => {
                self.text("[");
                for (index, &element) in elements.iter().enumerate() {
                    if index > 0 {
                        self.text(", ");
                    }
                    self.print_attr_short(element);
                }
                self.text("]");
            }
            AttrData::Dictionary(entries) => {
                self.text("{");
                self.named_attrs(entries.iter().copied());
                self.text("}");
            }
            AttrData::SymbolRef { root, nested } => {
                self.p.symbol(*root);
                for &name in nested {
                    self.text("::");
                    self.p.symbol(name);
                }
            }
            AttrData::DenseElements { ty, data } => {
                if self.elides(*ty, data) {
                    self.text("dense_resource<__elided__>");
                } else {
                    self.text("dense<");
                    self.elements(*ty, data, true);
                    self.text(">");
                }
            }
            AttrData::DenseArray { element, len, data } => {
                self.text("array<");
                self.print_type(*element);
                let size = if *len == 0 { 0 } else { data.len() / *len as usize };
                for index in 0..*len as usize {
                    self.text(if index == 0 { ": " } else { ", " });
                    self.element(ctx.type_data(*element), &data[index * size..(index + 1) * size]);
                }
                self.text(">");
            }
            AttrData::DenseResource { key, .. } => {
                self.text("dense_resource<");
                self.p.keyword_or_string(ctx.str(*key));
                self.text(">");
                if !self.p.resources.contains(key) {
                    self.p.resources.push(*key);
                }
            }
            AttrData::SparseElements { indices, values, .. } => {
                let parts = [indices, values].map(|attr| match ctx.attr_data(*attr) {
                    AttrData::DenseElements { ty, data } => Some((*ty, data)),
                    _ => None,
                });
                if parts.iter().flatten().any(|&(ty, data)| self.elides(ty, data)) {
                    self.text("dense_resource<__elided__>");
                } else {
                    self.text("sparse<");
                    if let [Some(indices), Some(values)] = parts
                        && self.element_count(indices.0) != 0
                    {
                        self.elements(indices.0, indices.1, false);
                        self.text(", ");
                        self.elements(values.0, values.1, true);
                    }
                    self.text(">");
                }
            }
            AttrData::AffineMap(map) => {
                self.text(&format!("affine_map<{map}>"));
            }
            AttrData::IntegerSet(set) => {
                self.text(&format!("affine_set<{set}>"));
            }
            AttrData::StridedLayout { strides, offset } => self.strided(strides, *offset),
            AttrData::Distinct { id, referenced } => {
                let next = self.p.distinct.len() as u64;
                let number = *self.p.distinct.entry(*id).or_insert(next);
                self.text(&format!("distinct[{number}]<"));
                if *referenced != ctx.common().unit {
                    self.print_attr(*referenced);
                }
                self.text(">");
            }
            AttrData::Location(loc) => self.print_loc(*loc, false),
            AttrData::Opaque { dialect, body, .. } => {
                if !self.syntax_prints("#", *dialect, |syntax, printer| {
                    syntax.print_attr.as_ref().is_some_and(|hook| hook(printer, attr))
                }) {
                    let start = self.open_symbol("#", ctx.str(*dialect));
                    self.text(body);
                    self.close_symbol(start);
                }
            }
            AttrData::Dialect { name, params } => {
                let full = ctx.str(*name);
                let (dialect, mnemonic) = full.split_once('.').unwrap_or((full, ""));
                let info = ctx.attr_info(*name);
                if info.is_some()
                    || !self.syntax_prints("#", ctx.name(dialect), |syntax, printer| {
                        syntax.print_attr.as_ref().is_some_and(|hook| hook(printer, attr))
                    })
                {
                    let start = self.open_symbol("#", dialect);
                    self.text(mnemonic);
                    self.params(info.and_then(|info| info.printer(ctx)), params);
                    self.close_symbol(start);
                }
            }
        }
        if typed != Typed::Never
            && let Some(ty) = ctx.attr_type(attr)
            && ty != ctx.common().none
        {
            self.text(" : ");
            self.print_type(ty);
        }
    }

    fn int(&mut self, value: &Int) {
        match value {
            Int::Small(value) => {
                if let Ok(small) = u32::try_from(*value) {
                    push_number(small, &mut self.p.out);
                } else {
                    self.text(&value.to_string());
                }
            }
            Int::Big(digits) => match self.p.limits.integer(value) {
                Ok(()) => self.text(&digits.to_string()),
                Err(exceeded) => self.leave_out(exceeded),
            },
        }
    }

    fn strided(&mut self, strides: &[i64], offset: i64) {
        let number = |value: i64| {
            if value == Type::DYNAMIC { "?".to_owned() } else { value.to_string() }
        };
        let list: Vec<String> = strides.iter().map(|&stride| number(stride)).collect();
        self.text(&format!("strided<[{}]", list.join(", ")));
        if offset != 0 {
            self.text(&format!(", offset: {}", number(offset)));
        }
        self.text(">");
    }

    // Dictionaries.

    /// `name = attribute, …`
    fn named_attrs(&mut self, entries: impl IntoIterator<Item = (Name, Attribute)>) {
        for (index, (name, attr)) in entries.into_iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            self.p.keyword_or_string(self.p.ctx.str(name));
            if attr != self.p.ctx.common().unit {
                self.text(" = ");
                self.print_attr(attr);
            }
        }
    }

    /// Prints `open`, entries and `}` if there are any entries; returns true if there are.
    pub(in crate::text) fn print_entries(
        &mut self,
        entries: impl IntoIterator<Item = (Name, Attribute)>,
        open: &str,
    ) -> bool {
        let mut entries = entries.into_iter().peekable();
        if entries.peek().is_none() {
            return false;
        }
        self.text(open);
        self.named_attrs(entries);
        self.text("}");
        true
    }

    /// A dictionary with its braces.
    pub(super) fn print_dict(&mut self, dict: AttrDict) {
        let index = dict.as_attribute().index();
        if let Some(text) = self.p.dicts.of(index) {
            self.p.out.extend_from_slice(text);
            return;
        }
        let start = self.p.out.len();
        self.text("{");
        self.named_attrs(self.p.ctx.dict_entries(dict).iter().copied());
        self.text("}");
        if self.p.collector.is_none() {
            self.p.dicts.insert(index, &self.p.out[start..]);
        }
    }

    /// The union of both dictionaries of an operation.
    pub(in crate::text) fn print_op_attrs(&mut self, op: OpId, elided: &[Name], open: &str) {
        let ctx = self.p.ctx;
        let data = self.p.ir.op(op);
        let inherent = ctx.dict_entries(data.inherent());
        let discardable = ctx.dict_entries(data.discardable());
        let shown = |entry: &(Name, Attribute)| !elided.contains(&entry.0);
        if inherent.is_empty() || discardable.is_empty() {
            let entries = if inherent.is_empty() { discardable } else { inherent };
            self.print_entries(entries.iter().copied().filter(shown), open);
            return;
        }
        let mut all: Vec<_> = inherent.iter().chain(discardable).copied().filter(shown).collect();
        all.sort_by_key(|entry| ctx.str(entry.0));
        self.print_entries(all, open);
    }

    // Elements.

    fn shape(&self, ty: Type) -> (&'a [i64], Type) {
        match self.p.ctx.type_data(ty) {
            TypeData::Vector { shape, element, .. }
            | TypeData::RankedTensor { shape, element, .. }
            | TypeData::MemRef { shape, element, .. } => (shape, *element),
            _ => (&[], ty),
        }
    }

    fn element_count(&self, ty: Type) -> u64 {
        self.shape(ty).0.iter().product::<i64>() as u64
    }

    fn elides(&self, ty: Type, data: &ElementsData) -> bool {
        let splat = match data {
            ElementsData::Bytes { splat, .. } | ElementsData::Strings { splat, .. } => *splat,
        };
        let limit = self.p.options.elide_elements_if_larger;
        !splat && limit.is_some_and(|limit| self.element_count(ty) > limit)
    }

    fn elements(&mut self, ty: Type, data: &ElementsData, allow_hex: bool) {
        let ctx = self.p.ctx;
        let (shape, element) = self.shape(ty);
        let count = self.element_count(ty);
        match data {
            ElementsData::Bytes { splat, data } => {
                let limit = self.p.options.hex_elements_if_larger.unwrap_or(HEX_LIMIT);
                if allow_hex && !splat && u64::try_from(limit).is_ok_and(|limit| count > limit) {
                    self.hex_elements(element, data);
                    return;
                }
                let element_data = ctx.type_data(element);
                if *splat {
                    self.element(element_data, data);
                } else if count > 0 {
                    let size = data.len() / count as usize;
                    self.nested_elements(shape, |printer, index| {
                        printer.element(element_data, &data[index * size..(index + 1) * size]);
                    });
                }
            }
            ElementsData::Strings { splat, data } => {
                if *splat {
                    self.p.string(&data[0]);
                } else if count > 0 {
                    self.nested_elements(shape, |printer, index| {
                        printer.p.string(data.get(index).map_or(&[][..], |text| text));
                    });
                }
            }
        }
    }

    fn hex_elements(&mut self, element: Type, data: &[u8]) {
        const HEX: &[u8; 16] = b"0123456789ABCDEF";
        self.text("\"0x");
        let mut push = |byte: u8| {
            self.p.out.extend_from_slice(&[HEX[(byte >> 4) as usize], HEX[(byte & 15) as usize]]);
        };
        if matches!(self.p.ctx.type_data(element), TypeData::Integer { width: 1, .. }) {
            // Upstream packs these into bits.
            for bits in data.chunks(8) {
                push(bits.iter().enumerate().fold(0, |byte, (at, &bit)| byte | (bit & 1) << at));
            }
        } else {
            data.iter().copied().for_each(push);
        }
        self.text("\"");
    }

    /// Elements in brackets by shape.
    fn nested_elements(&mut self, shape: &[i64], mut print: impl FnMut(&mut Self, usize)) {
        let count = shape.iter().product::<i64>() as usize;
        // Number of elements in a bracket of each dimension.
        let mut sizes = vec![1usize; shape.len()];
        for (at, &size) in shape.iter().enumerate().rev() {
            let inner = sizes.get(at + 1).copied().unwrap_or(1);
            sizes[at] = inner * size as usize;
        }
        for index in 0..count {
            if index > 0 {
                self.text(", ");
            }
            sizes.iter().filter(|&&size| index % size == 0).for_each(|_| self.p.out.push(b'['));
            print(self, index);
            sizes.iter().filter(|&&size| (index + 1) % size == 0).for_each(|_| self.p.out.push(b']'));
        }
    }

    /// Prints one element, given its bytes.
    fn element(&mut self, ty: &TypeData, bytes: &[u8]) {
        match ty {
            TypeData::Complex(scalar) => {
                let scalar = self.p.ctx.type_data(*scalar);
                let (real, imaginary) = bytes.split_at(bytes.len() / 2);
                self.text("(");
                self.element(scalar, real);
                self.text(",");
                self.element(scalar, imaginary);
                self.text(")");
            }
            TypeData::Float(kind) => {
                let mut wide = [0u8; 16];
                wide[..bytes.len().min(16)].copy_from_slice(&bytes[..bytes.len().min(16)]);
                let mut text = String::new();
                kind.write(u128::from_le_bytes(wide), &mut text);
                self.text(&text);
            }
            TypeData::Integer { width: 1, .. } => {
                self.text(if bytes.first().is_some_and(|bit| bit & 1 == 1) { "true" } else { "false" });
            }
            TypeData::Integer { width, signedness } => {
                let signed = *signedness != Signedness::Unsigned;
                self.int(&int_from_bytes(bytes, *width, signed));
            }
            _ => self.int(&int_from_bytes(bytes, 64, true)),
        }
    }
}

/// An integer of `width` bits from little-endian bytes.
fn int_from_bytes(bytes: &[u8], width: u32, signed: bool) -> Int {
    if bytes.len() <= 8 {
        let mut wide = [0u8; 8];
        wide[..bytes.len()].copy_from_slice(bytes);
        let value = i64::from_le_bytes(wide);
        if bytes.len() < 8 || signed {
            return Int::Small(value).wrapped(width, signed);
        }
    }
    Int::from(num_bigint::BigInt::from_bytes_le(num_bigint::Sign::Plus, bytes)).wrapped(width, signed)
}
