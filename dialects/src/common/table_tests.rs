//! What holds for the tables of all dialects together.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use legalize_ir::verify::VerifySymbolUses;
use legalize_ir::{Context, OpInfo, register_builtin};
use legalize_ods::OdsModule;
use legalize_session::{Provider, Session};
use legalize_source::{Diagnostics, Includes, MemoryLoader, SourceMap};

use crate::common::hooks::DialectHooks;
use crate::common::trait_rules::TRAIT_RULES;
use crate::{DIALECTS, DefaultDialects};

/// The entries of a table: which hook is set, and of what.
fn entries(table: &DialectHooks) -> Vec<(String, &'static str)> {
    fn add<T>(entries: &mut Vec<(String, &'static str)>, hook: &str, list: &'static [(&'static str, T)]) {
        entries.extend(list.iter().map(|entry| (hook.to_owned(), entry.0)));
    }
    let mut all = Vec::new();
    let forms = table.forms.iter().copied().flatten().chain(table.default_forms);
    all.extend(forms.map(|form| ("form".to_owned(), form.0)));
    for rules in table.verifiers {
        add(&mut all, &format!("{:?}/{}", rules.phase, rules.topic), rules.rules);
    }
    for folders in table.folders {
        add(&mut all, "folder", folders);
    }
    add(&mut all, "can_print", table.can_print);
    add(&mut all, "symbol_uses", table.symbol_uses);
    add(&mut all, "inference", table.inference);
    add(&mut all, "result_names", table.result_names);
    add(&mut all, "block_arg_names", table.block_arg_names);
    add(&mut all, "successor_operands", table.successor_operands);
    add(&mut all, "region_flow", table.region_flow);
    add(&mut all, "stays_if_unused", table.stays_if_unused);
    add(&mut all, "region_dialects", table.region_dialects);
    add(&mut all, "type_verifiers", table.type_verifiers);
    add(&mut all, "attr_verifiers", table.attr_verifiers);
    all.extend(table.type_forms.iter().map(|form| ("type_forms".to_owned(), form.0)));
    all.extend(table.attr_forms.iter().map(|form| ("attr_forms".to_owned(), form.0)));
    all
}

#[test]
fn no_two_entries_set_one_hook() {
    let mut seen = HashSet::new();
    for (hook, name) in DIALECTS.iter().flat_map(|table| entries(table)) {
        assert!(seen.insert((hook.clone(), name)), "{hook} of {name} is set twice");
    }
    assert!(seen.len() > 500, "the tables are all but empty: {}", seen.len());
}

#[test]
fn tables_name_their_own_dialect() {
    for table in DIALECTS {
        for (hook, name) in entries(table) {
            let own = name.strip_prefix(table.name).is_some_and(|rest| rest.starts_with('.'));
            assert!(own, "{hook} of {name} stands in the table of {}", table.name);
        }
    }
}

/// The embedded dialects, and all operations of the tables, which are attached in an order.
struct Ordered {
    reverse: bool,
}

impl Provider for Ordered {
    fn add_files(&self, files: &mut MemoryLoader) {
        DefaultDialects.add_files(files);
    }

    fn modules(&self, sources: &Arc<SourceMap>, includes: &Includes) -> (Vec<OdsModule>, Diagnostics) {
        DefaultDialects.modules(sources, includes)
    }

    fn attach(&self, ctx: &mut Context) {
        register_builtin(ctx);
        // Those that no embedded definition declares are registered without one.
        for (_, name) in DIALECTS.iter().flat_map(|table| entries(table)) {
            let name = ctx.op_name(name);
            if ctx.op_info(name).is_none() {
                ctx.register_op(OpInfo::new(name));
            }
        }
        let mut tables = DIALECTS.to_vec();
        if self.reverse {
            tables.reverse();
        }
        for table in tables {
            table.attach(ctx);
        }
        for rule in TRAIT_RULES {
            rule.attach(ctx);
        }
    }
}

/// The hooks of each operation, verifiers in order.
fn attached(reverse: bool) -> BTreeMap<String, String> {
    let session = Session::builder().provider(Ordered { reverse }).build().expect("the dialects load");
    let ctx = session.ctx();
    let of = |info: &OpInfo| {
        let hooks = info.attached();
        let verifiers: Vec<String> = hooks
            .verifiers
            .iter()
            .map(|verifier| format!("{:?}/{}", verifier.phase, verifier.name))
            .collect();
        let set = [
            hooks.has_form(),
            hooks.can_print.is_some(),
            hooks.fold.is_some(),
            hooks.infer_result_types.is_some(),
            hooks.result_names.is_some(),
            hooks.block_arg_names.is_some(),
            hooks.successor_operands.is_some(),
            hooks.region_flow.is_some(),
            hooks.stays_if_unused.is_some(),
            hooks.default_dialect_for_regions.is_some(),
            info.extensions.of::<VerifySymbolUses>().is_some(),
        ];
        format!("{set:?} {verifiers:?}")
    };
    ctx.registered_ops().map(|info| (ctx.op_str(info.name).to_owned(), of(info))).collect()
}

#[test]
fn the_order_of_the_tables_makes_no_difference() {
    let (forth, back) = (attached(false), attached(true));
    assert!(forth.values().any(|hooks| hooks.contains("Operation/own")), "nothing is attached");
    for (name, hooks) in &forth {
        assert_eq!(back.get(name), Some(hooks), "{name}");
    }
    assert_eq!(forth.len(), back.len());
}
