//! Tests of the tables of all dialects together, including those of the embedded dialects.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_dialects_core::{DefaultDialects, HOOKS as CORE};
use legalize_dialects_hooks::entries::mistakes;
use legalize_dialects_hooks::table::DialectHooks;
use legalize_dialects_hooks::trait_rules::TRAIT_RULES;
use legalize_dialects_upstream::HOOKS as UPSTREAM;
use legalize_ir::{Context, OpInfo, VerifySymbolUses, register_builtin};
use legalize_ods::OdsModule;
use legalize_session::{Provider, Session};
use legalize_source::{Includes, MemoryLoader, Reported, SourceMap};

/// The tables of both crates.
fn tables() -> Vec<&'static DialectHooks> {
    [CORE.tables(), UPSTREAM.tables()].concat()
}

#[test]
fn no_two_entries_set_one_hook_and_tables_name_their_own_dialect() {
    assert_eq!(mistakes(&tables()), Vec::<String>::new());
    let entries: usize = tables().iter().map(|table| table.entries().len()).sum();
    assert!(entries > 1000, "the tables are all but empty: {entries}");
}

/// Provider of the embedded dialects and of all operations of the tables, which are attached in a given
/// order.
struct Ordered {
    reverse: bool,
}

impl Provider for Ordered {
    fn add_files(&self, files: &mut MemoryLoader) {
        DefaultDialects.add_files(files);
    }

    fn modules(&self, sources: &Arc<SourceMap>, includes: &Includes) -> Reported<Vec<OdsModule>> {
        DefaultDialects.modules(sources, includes)
    }

    fn attach(&self, ctx: &mut Context) {
        register_builtin(ctx);
        let mut tables = tables();
        // Operations that no embedded definition declares are registered without one; an operation with rules
        // of its own about functions is registered as a function.
        for (hook, name) in tables.iter().flat_map(|table| table.entries()) {
            let name = ctx.op_name(name);
            if hook == "Traits/functions" {
                let mut info = OpInfo::new(name);
                info.trait_names = [ctx.name("FunctionOpInterface")].into();
                ctx.register_op(info);
            } else if ctx.op_info(name).is_none() {
                ctx.register_op(OpInfo::new(name));
            }
        }
        let rules = |ctx: &mut Context| TRAIT_RULES.iter().for_each(|rule| rule.attach(ctx));
        if self.reverse {
            tables.reverse();
            rules(ctx);
        }
        for table in tables {
            table.attach(ctx);
        }
        if !self.reverse {
            rules(ctx);
        }
    }
}

/// The hooks of each operation, with its verifiers in order.
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
            hooks.has_custom_assembly(),
            hooks.can_print.is_some(),
            hooks.fold.is_some(),
            hooks.infer_result_types.is_some(),
            hooks.result_names.is_some(),
            hooks.block_arg_names.is_some(),
            hooks.successor_operands.is_some(),
            hooks.region_flow.is_some(),
            hooks.memory_effects.is_some(),
            hooks.default_dialect_for_regions.is_some(),
            info.extensions.get::<VerifySymbolUses>().is_some(),
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
