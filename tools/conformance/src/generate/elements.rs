//! Dense and sparse elements, dense arrays and resources.

use super::Gen;
use super::types::FLOATS;

impl Gen<'_> {
    /// A number of a type.
    fn element(&mut self, ty: &str) -> String {
        match FLOATS.iter().find(|float| float.0 == ty) {
            Some(&(_, width)) if self.random.one_in(5) => self.hex(width),
            // This format is unsigned.
            Some(&("f8E8M0FNU", _)) => self.decimal().trim_start_matches('-').to_owned(),
            Some(_) => self.decimal(),
            None if ty == "i1" => self.random.pick(&["true", "false", "0", "1"]).to_owned(),
            None => self.integer(ty),
        }
    }

    /// A static shape of random rank.
    fn static_shape(&mut self, ranks: usize, size: usize) -> Vec<usize> {
        (0..self.random.below(ranks + 1)).map(|_| 1 + self.random.below(size)).collect()
    }

    fn shaped(&mut self, shape: &[usize], element: &str) -> String {
        let dims: String = shape.iter().map(|size| format!("{size}x")).collect();
        let vector = !element.contains(['<', '!']) && !shape.contains(&0);
        if vector && self.random.one_in(3) {
            return format!("vector<{dims}{element}>");
        }
        let encoding = if self.random.one_in(12) { ", #foo.enc" } else { "" };
        format!("tensor<{dims}{element}{encoding}>")
    }

    /// Elements in brackets by shape.
    fn nested(&mut self, shape: &[usize], element: &mut dyn FnMut(&mut Self) -> String) -> String {
        match shape {
            [] => element(self),
            [size, inner @ ..] => {
                let parts: Vec<String> = (0..*size).map(|_| self.nested(inner, element)).collect();
                format!("[{}]", parts.join(", "))
            }
        }
    }

    pub(super) fn dense_splat(&mut self) -> String {
        let element = self.vector_element();
        let value = self.element(&element);
        if self.random.one_in(5) {
            return format!("dense<{value}> : vector<[4]x{element}>");
        }
        let shape = self.static_shape(3, 200);
        format!("dense<{value}> : {}", self.shaped(&shape, &element))
    }

    pub(super) fn dense_nested(&mut self, ranks: usize, size: usize) -> String {
        let element = self.vector_element();
        let shape = self.static_shape(ranks, size);
        let values = self.nested(&shape, &mut |g| g.element(&element));
        format!("dense<{values}> : {}", self.shaped(&shape, &element))
    }

    pub(super) fn dense_hex(&mut self) -> String {
        let (ty, width) = match self.random.below(3) {
            0 => self.float_type(),
            1 => ("index", 64),
            _ => [("i8", 8), ("ui16", 16), ("si64", 64), ("i128", 128)][self.random.below(4)],
        };
        let bytes = width.div_ceil(8) as usize;
        let shape = self.static_shape(2, 9);
        let count: usize = shape.iter().product();
        let splat = self.random.one_in(4);
        let one = |g: &mut Self| {
            let mut digits = String::new();
            for at in 0..bytes {
                // Bits above the width are zero.
                let left = width - 8 * at as u32;
                let mask = if left >= 8 { 0xff } else { (1u64 << left) - 1 };
                digits.push_str(&format!("{:02X}", g.random.bits() & mask));
            }
            digits
        };
        let digits: String = (0..if splat { 1 } else { count }).map(|_| one(self)).collect();
        format!("dense<\"0x{digits}\"> : {}", self.shaped(&shape, ty))
    }

    pub(super) fn dense_bool(&mut self) -> String {
        let shape = self.static_shape(2, 14);
        let values = self.nested(&shape, &mut |g| g.random.pick(&["true", "false"]).to_owned());
        format!("dense<{values}> : {}", self.shaped(&shape, "i1"))
    }

    pub(super) fn dense_complex(&mut self) -> String {
        let mut scalar = self.number_type();
        while scalar.trim_start_matches(['s', 'u']) == "i1" {
            // Upstream confuses the bits of these.
            scalar = self.number_type();
        }
        let shape = self.static_shape(2, 3);
        let splat = self.random.one_in(3);
        let values = self.nested(if splat { &[] } else { &shape }, &mut |g| {
            format!("({}, {})", g.element(&scalar), g.element(&scalar))
        });
        format!("dense<{values}> : {}", self.shaped(&shape, &format!("complex<{scalar}>")))
    }

    pub(super) fn dense_strings(&mut self) -> String {
        let shape = self.static_shape(2, 3);
        let splat = self.random.one_in(3);
        let values = self.nested(if splat { &[] } else { &shape }, &mut |g| g.text());
        format!("dense<{values}> : {}", self.shaped(&shape, "!foo.string"))
    }

    pub(super) fn dense_array(&mut self) -> String {
        let element = match self.random.below(9) {
            0 => "i1",
            1 => "i8",
            2 => "i16",
            3 => "i32",
            4 => "i64",
            5 => "f32",
            6 => "f64",
            7 => "bf16",
            _ => self.random.pick(&["si8", "ui32", "i24", "i128", "f16", "f80", "f128", "f8E5M2"]),
        };
        let count = self.random.below(6);
        if count == 0 {
            return format!("array<{element}>");
        }
        let value = |g: &mut Self| match element {
            "i1" => g.random.pick(&["true", "false"]).to_owned(),
            _ => g.element(element),
        };
        let values: Vec<String> = (0..count).map(|_| value(self)).collect();
        format!("array<{element}: {}>", values.join(", "))
    }

    pub(super) fn dense_resource(&mut self) -> String {
        let key = self.random.pick(&["blob", "\"odd key\"", "nowhere", "r.2"]);
        if key != "nowhere" && !self.resources.iter().any(|known| known == key) {
            self.resources.push(key.to_owned());
        }
        let element = self.number_type();
        let shape = self.static_shape(2, 9);
        format!("dense_resource<{key}> : {}", self.shaped(&shape, &element))
    }

    pub(super) fn sparse(&mut self) -> String {
        let element = self.number_type();
        let shape: Vec<usize> = (0..=self.random.below(2)).map(|_| 2 + self.random.below(4)).collect();
        let count = self.random.below(4);
        let ty = self.shaped(&shape, &element);
        if count == 0 {
            return format!("sparse<> : {ty}");
        }
        let index = |g: &mut Self, number: usize| {
            let mut at: Vec<usize> = shape.iter().map(|&size| g.random.below(size)).collect();
            if count > 1 && number < 2 {
                // Upstream cannot parse its own text for indices that are all equal.
                at[0] = number;
            }
            let at: Vec<String> = at.iter().map(usize::to_string).collect();
            format!("[{}]", at.join(", "))
        };
        let indices: Vec<String> = (0..count).map(|number| index(self, number)).collect();
        let values: Vec<String> = (0..count).map(|_| self.element(&element)).collect();
        format!("sparse<[{}], [{}]> : {ty}", indices.join(", "), values.join(", "))
    }
}
