//! The entries of tables, one by one: the hook that each sets, and the name that it sets it for.

use std::collections::HashSet;

use crate::table::DialectHooks;

/// Name of the hook that an entry sets, and the name of the operation, type or attribute.
pub type Entry = (String, &'static str);

impl DialectHooks {
    /// All entries that name an operation, a type or an attribute.
    pub fn entries(&self) -> Vec<Entry> {
        fn add<T>(entries: &mut Vec<Entry>, hook: &str, list: &'static [(&'static str, T)]) {
            entries.extend(list.iter().map(|entry| (hook.to_owned(), entry.0)));
        }
        let mut all = Vec::new();
        let forms = self.assembly.iter().copied().flatten().chain(self.default_assembly);
        all.extend(forms.map(|form| ("form".to_owned(), form.0)));
        for rules in self.verifiers {
            add(&mut all, &format!("{:?}/{}", rules.phase, rules.topic), rules.rules);
        }
        for folders in self.folders {
            add(&mut all, "folder", folders);
        }
        add(&mut all, "can_print", self.can_print);
        add(&mut all, "symbol_uses", self.symbol_uses);
        add(&mut all, "inference", self.inference);
        add(&mut all, "result_names", self.result_names);
        add(&mut all, "block_arg_names", self.block_arg_names);
        add(&mut all, "successor_operands", self.successor_operands);
        add(&mut all, "region_flow", self.region_flow);
        for ranges in self.int_ranges {
            add(&mut all, "int_ranges", ranges);
        }
        add(&mut all, "loop_bounds", self.loop_bounds);
        add(&mut all, "range_folds", self.range_folds);
        add(&mut all, "branch_choices", self.branch_choices);
        add(&mut all, "region_branches", self.region_branches);
        add(&mut all, "speculation", self.speculation);
        add(&mut all, "slot_allocations", self.slot_allocations);
        add(&mut all, "slot_accesses", self.slot_accesses);
        add(&mut all, "memory_effects", self.memory_effects);
        add(&mut all, "region_dialects", self.region_dialects);
        add(&mut all, "type_verifiers", self.type_verifiers);
        add(&mut all, "attr_verifiers", self.attr_verifiers);
        all.extend(self.undeclared_ops.iter().map(|name| ("undeclared_ops".to_owned(), *name)));
        all.extend(self.type_assembly.iter().map(|form| ("type_assembly".to_owned(), form.0)));
        all.extend(self.attr_assembly.iter().map(|form| ("attr_assembly".to_owned(), form.0)));
        all
    }
}

/// Mistakes in tables, one text each: two entries that set the same hook, so that the order of the tables
/// would matter, and entries of a dialect other than the table's.
pub fn mistakes(tables: &[&DialectHooks]) -> Vec<String> {
    let mut seen = HashSet::new();
    let mut wrong = Vec::new();
    for table in tables {
        for (hook, name) in table.entries() {
            if !name.strip_prefix(table.name).is_some_and(|rest| rest.starts_with('.')) {
                wrong.push(format!("{hook} of {name} stands in the table of {}", table.name));
            }
            if !seen.insert((hook.clone(), name)) {
                wrong.push(format!("{hook} of {name} is set twice"));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::successors::all_operands;

    #[test]
    fn mistakes_are_found() {
        const ONE: DialectHooks = DialectHooks {
            successor_operands: &[("one.br", all_operands), ("two.br", all_operands)],
            ..DialectHooks::new("one")
        };
        const TWO: DialectHooks =
            DialectHooks { successor_operands: &[("two.br", all_operands)], ..DialectHooks::new("two") };
        assert_eq!(mistakes(&[&TWO]), Vec::<String>::new());
        assert_eq!(
            mistakes(&[&ONE, &TWO]),
            [
                "successor_operands of two.br stands in the table of one",
                "successor_operands of two.br is set twice"
            ]
        );
    }
}
