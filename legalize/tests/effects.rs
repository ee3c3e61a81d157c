//! Memory effects of operations: what definitions declare for each instance, what a program attaches in Rust,
//! and who asks.
#![cfg(feature = "dialects")]

use std::sync::Arc;

use legalize::ir::{EffectKind, EffectOn, MemoryEffect, memory_effects, memory_effects_recursively};
use legalize::prelude::*;

const DIALECT: &str = r#"
    include "mlir/IR/OpBase.td"
    include "mlir/Interfaces/SideEffectInterfaces.td"
    def E : Dialect { let name = "e"; let cppNamespace = "::e"; }
    def Cache : Resource<"::e::Cache">;
    def Copy : Op<E, "copy", [MemoryEffects<[MemRead<Cache>]>, AttrSizedOperandSegments]> {
      let arguments = (ins
        Arg<Variadic<AnyType>, "", [MemReadAt<0, FullEffect>]>:$from,
        Arg<Variadic<AnyType>, "", [MemWriteAt<1, PartialEffect>]>:$to,
        Arg<SymbolRefAttr, "", [MemFree]>:$name);
      let results = (outs Res<AnyType, "", [MemAlloc]>:$made);
    }
    def Pure_ : Op<E, "pure", [NoMemoryEffect]> { let results = (outs I32:$r); }
    def Any : Op<E, "any"> { let results = (outs I32:$r); }
    def Told : Op<E, "told", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
      let arguments = (ins OptionalAttr<StrAttr>:$does);
      let results = (outs I32:$r);
    }
    def Around : Op<E, "around", [RecursiveMemoryEffects, NoTerminator, SingleBlock]> { let regions = (region AnyRegion:$body); }
"#;

/// Attaches effects of `e.told`, given by its attribute, and no effects of `e.any`.
struct Effects;

fn reported_effects(ctx: &Context, ir: &Ir, op: OpId, report: &mut dyn FnMut(MemoryEffect)) {
    let does = ir.attr_named(ctx, op, "does").and_then(|does| ctx.as_str(does)).unwrap_or_default();
    for word in does.split_whitespace() {
        let kind = match word {
            "read" => EffectKind::Read,
            "write" => EffectKind::Write,
            "alloc" => EffectKind::Allocate,
            _ => EffectKind::Free,
        };
        let effect = MemoryEffect::new(kind);
        let result = ir.op(op).results()[0];
        report(if kind == EffectKind::Allocate { effect.on_value(result) } else { effect });
    }
}

impl Provider for Effects {
    fn attach(&self, ctx: &mut Context) {
        let hooks: [(&str, Arc<legalize::ir::MemoryEffectsHook>); 2] =
            [("e.told", Arc::new(reported_effects)), ("e.any", Arc::new(|_, _, _, _| {}))];
        for (name, hook) in hooks {
            ctx.update_op(ctx.op_name(name), |info| info.attached_mut().memory_effects = Some(hook));
        }
    }
}

fn session(attached: bool) -> Session {
    let builder = legalize::session().ods_text("e.td", DIALECT);
    let builder = if attached { builder.provider(Effects) } else { builder };
    builder.build().unwrap_or_else(|found| panic!("{}", found.render()))
}

/// The effects of the operations of a module's last function-free level, one line each.
fn shown(
    session: &Session,
    text: &str,
    effects: impl Fn(&Context, &Ir, OpId) -> Option<Vec<MemoryEffect>>,
) -> Vec<String> {
    let module = session.parse("in.mlir", text).unwrap_or_else(|found| panic!("{}", found.render()));
    let (ctx, ir) = (session.ctx(), &module.ir);
    let block = ir.region(ir.op(module.root).regions()[0]).first().expect("a block");
    let shown = |op: OpId| {
        let Some(effects) = effects(ctx, ir, op) else { return "unknown".to_owned() };
        let one = |effect: &MemoryEffect| {
            let on = match effect.on {
                EffectOn::Anything => String::new(),
                EffectOn::Value(value) => {
                    format!(" {}", legalize::ir::type_to_string(ctx, ir.value_type(value)))
                }
                EffectOn::Symbol(symbol) => format!(" {}", legalize::ir::attr_to_string(ctx, symbol)),
            };
            let resource = effect.resource.map_or(String::new(), |name| format!(" of {}", ctx.str(name)));
            let full = if effect.full_region { " full" } else { "" };
            format!("{:?}{on}{resource} at {}{full}", effect.kind, effect.stage)
        };
        effects.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    ir.block_ops(block).map(shown).collect()
}

const OPS: &str = r#"
    %0:3 = "builtin.unrealized_conversion_cast"() : () -> (i1, i2, i3)
    %1 = "e.copy"(%0#0, %0#1, %0#2) {operandSegmentSizes = array<i32: 2, 1>, name = @s} : (i1, i2, i3) -> i4
    %2 = "e.pure"() : () -> i32
    %3 = "e.any"() : () -> i32
    %4 = "e.told"() {does = "alloc write"} : () -> i32
"#;

#[test]
fn declared_effects_are_on_values_symbols_and_resources() {
    let own = |ctx: &Context, ir: &Ir, op| memory_effects(ctx, ir, op).map(|effects| effects.to_vec());
    let copy = "Read of Cache at 0, Read i1 at 0 full, Read i2 at 0 full, Write i3 at 1, Free @s at 0, Allocate i4 at 0";
    assert_eq!(shown(&session(false), OPS, own), ["", copy, "", "unknown", "unknown"]);
    assert_eq!(shown(&session(true), OPS, own), ["", copy, "", "", "Allocate i32 at 0, Write at 0"]);
}

#[test]
fn effects_of_regions_are_those_of_what_is_in_them() {
    let text = r#"
        "e.around"() ({ %0 = "e.pure"() : () -> i32  %1 = "e.told"() {does = "read"} : () -> i32 }) : () -> ()
        "e.around"() ({ %0 = "e.pure"() : () -> i32  "u.op"() : () -> () }) : () -> ()
    "#;
    let session =
        legalize::session().ods_text("e.td", DIALECT).provider(Effects).allow_unregistered_dialects();
    let session = session.build().unwrap_or_else(|found| panic!("{}", found.render()));
    assert_eq!(shown(&session, text, memory_effects_recursively), ["Read at 0", "unknown"]);
}

fn after(attached: bool, pipeline: &str, text: &str) -> String {
    let session = session(attached);
    let mut module = session.parse("in.mlir", text).unwrap_or_else(|found| panic!("{}", found.render()));
    session.run_pipeline(pipeline, &mut module).unwrap_or_else(|found| panic!("{}", found.render()));
    session.print(&module)
}

#[test]
fn dead_code_elimination_asks_each_instance() {
    let text = r#"
        func.func @f() {
          %0 = "e.any"() : () -> i32
          %1 = "e.told"() {does = "alloc read write"} : () -> i32
          %2 = "e.told"() {does = "alloc read"} : () -> i32
          %3 = "e.told"() {does = "free"} : () -> i32
          %4 = "e.told"() : () -> i32
          return
        }
    "#;
    let left = |attached| {
        let text = after(attached, "builtin.module(canonicalize)", text);
        (text.matches("e.any").count(), text.matches("e.told").count())
    };
    assert_eq!(left(false), (1, 4));
    assert_eq!(left(true), (0, 2));
}

#[test]
fn common_subexpressions_are_read_once_where_nothing_writes_between_them() {
    let text = r#"
        func.func @f() -> (i32, i32, i32, i32, i32) {
          %0 = "e.told"() {does = "read"} : () -> i32
          %1 = "e.told"() {does = "read"} : () -> i32
          %2 = "e.told"() {does = "free"} : () -> i32
          %3 = "e.told"() {does = "read"} : () -> i32
          %4 = "e.told"() {does = "write"} : () -> i32
          %5 = "e.told"() {does = "read"} : () -> i32
          return %0, %1, %3, %4, %5 : i32, i32, i32, i32, i32
        }
    "#;
    let reads = |attached| after(attached, "builtin.module(cse)", text).matches("\"read\"").count();
    assert_eq!((reads(false), reads(true)), (4, 2));
}
