//! Converted operands of a conversion pattern.

use legalize_ir::ValueId;
use smallvec::SmallVec;

/// Replacements of each original operand: one, several, or none if it was dropped.
#[derive(Clone, Debug, Default)]
pub struct ConvertedOperands {
    values: SmallVec<[ValueId; 4]>,
    /// Ends of the operands' values; empty while every operand is one value.
    ends: SmallVec<[u32; 4]>,
}

impl ConvertedOperands {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an operand.
    pub fn push(&mut self, values: &[ValueId]) {
        if let &[value] = values
            && self.ends.is_empty()
        {
            return self.values.push(value);
        }
        if values.len() != 1 && self.ends.is_empty() {
            self.ends = (1..=self.values.len() as u32).collect();
            self.values.extend_from_slice(values);
            self.ends.push(self.values.len() as u32);
            return;
        }
        let counted = !self.ends.is_empty();
        self.values.extend_from_slice(values);
        if counted {
            self.ends.push(self.values.len() as u32);
        }
    }

    /// Number of original operands.
    pub fn len(&self) -> usize {
        if self.ends.is_empty() { self.values.len() } else { self.ends.len() }
    }

    /// Returns true if the operation has no operand.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns true if every operand is one value.
    pub fn is_one_to_one(&self) -> bool {
        self.ends.is_empty()
    }

    /// The one value that replaces an operand.
    ///
    /// # Panics
    /// If it is not exactly one; patterns that do not take many values are never called then.
    #[track_caller]
    pub fn one(&self, index: usize) -> ValueId {
        match self.many(index) {
            &[value] => value,
            values => panic!("operand {index} is mapped to {} values, and one is asked for", values.len()),
        }
    }

    /// The values that replace an operand.
    ///
    /// # Panics
    /// If the operand does not exist.
    #[track_caller]
    pub fn many(&self, index: usize) -> &[ValueId] {
        let count = self.len();
        assert!(index < count, "there are {count} converted operands, and no operand {index}");
        if self.ends.is_empty() {
            return std::slice::from_ref(&self.values[index]);
        }
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.values[start..self.ends[index] as usize]
    }

    /// The values of all operands, joined in order.
    pub fn values(&self) -> &[ValueId] {
        &self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use slotmap::KeyData;

    #[test]
    fn operands_are_mapped_to_any_number_of_values() {
        let value = |index: u64| ValueId::from(KeyData::from_ffi((1 << 32) | index));
        let mut operands = ConvertedOperands::new();
        operands.push(&[value(1)]);
        operands.push(&[value(2)]);
        assert!(operands.is_one_to_one() && operands.one(1) == value(2));
        operands.push(&[]);
        operands.push(&[value(3), value(4)]);
        assert_eq!(operands.len(), 4);
        assert_eq!(operands.many(0), [value(1)]);
        assert_eq!(operands.many(2), []);
        assert_eq!(operands.many(3), [value(3), value(4)]);
        assert!(!operands.is_one_to_one());
        let mut operands = ConvertedOperands::new();
        operands.push(&[]);
        operands.push(&[value(1)]);
        assert_eq!((operands.len(), operands.many(0), operands.one(1)), (2, &[][..], value(1)));
    }
}
