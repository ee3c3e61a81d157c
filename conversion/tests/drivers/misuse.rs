//! Misuse of a rewriter panics at the caller's place and names the operation.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

thread_local! {
    /// True while a panic of this thread is expected.
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
    /// The message and the file of the last expected panic of this thread.
    static PANIC: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Returns the message and the file of a panic.
fn panic_of(run: impl FnOnce()) -> (String, String) {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let others = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !IS_EXPECTED.get() {
                return others(info);
            }
            let message = info.payload_as_str().unwrap_or_default().to_owned();
            let file = info.location().map(|at| at.file().to_owned()).unwrap_or_default();
            PANIC.with_borrow_mut(|last| *last = Some((message, file)));
        }));
    });
    IS_EXPECTED.set(true);
    let result = catch_unwind(AssertUnwindSafe(run));
    IS_EXPECTED.set(false);
    assert!(result.is_err(), "no panic");
    PANIC.take().expect("a panic")
}

/// Checks the messages of calls, whose places are in this file.
macro_rules! assert_panics {
    ($($expected:expr => $run:expr;)*) => {
        $(
            let (message, file) = panic_of(|| _ = $run);
            assert_eq!((message.as_str(), file.as_str()), (&*$expected, file!()));
        )*
    };
}

/// A module of `u.a`, and `u.use` of its result.
fn module() -> (Module, OpId, OpId) {
    let m = Module::parse(r#"%0 = "u.a"() : () -> i32  "u.use"(%0) : (i32) -> ()"#);
    let ops: Vec<OpId> = m.ir.nested_ops(m.root, WalkOrder::PreOrder);
    (m, ops[1], ops[2])
}

#[test]
fn replacing_and_erasing_name_the_operation() {
    let (mut m, made, user) = module();
    let value = m.ir.op(made).results()[0];
    let mut rewriter = PlainRewriter::new(&m.ctx, &mut m.ir);
    assert_panics! {
        "'u.a' op: an operation with 1 results is replaced by 2 values" =>
            rewriter.replace_op(made, &[value, value]);
        "'u.a' op: only a dialect conversion replaces one result by 2 values" =>
            rewriter.replace_op_with_multiple(made, &[&[value, value]]);
        "only a dialect conversion replaces one value by 0 values" => rewriter.replace_all_uses(value, &[]);
        "'u.a' op is erased, but its result 0 is used by 'u.use' op" => rewriter.erase_op(made);
        "the modification of 'u.a' op ends, but was not begun" => rewriter.finalize_modification(made);
        "the modification of 'u.use' op ends, but was not begun" => rewriter.cancel_modification(user);
    }
}

#[test]
fn erased_operations_panic_at_the_caller() {
    let (mut m, made, user) = module();
    let value = m.ir.op(made).results()[0];
    m.ir.erase_op(user);
    let mut rewriter = PlainRewriter::new(&m.ctx, &mut m.ir);
    let gone = format!("operation {user:?} is erased or belongs to another body");
    assert_panics! {
        gone => rewriter.set_operand(user, 0, value);
        gone => rewriter.set_operands(user, &[value]);
        gone => rewriter.set_attr(user, "a", None);
        gone => rewriter.start_modification(user);
        gone => rewriter.replace_op(user, &[]);
        gone => rewriter.clone_op(user, &mut IrMapping::default());
        gone => rewriter.move_op(user, InsertPoint::Before(made));
        gone => rewriter.split_block(user);
        gone => rewriter.match_failure(user, "no".into());
    }
    // Through `dyn Rewriter` the message is the same.
    let rewriter: &mut dyn Rewriter<'_> = &mut rewriter;
    assert_eq!(panic_of(|| rewriter.set_operand(user, 0, value)).0, gone);
}

#[test]
fn converted_operands_and_arguments_name_the_index() {
    let (m, made, _) = module();
    let value = m.ir.op(made).results()[0];
    let mut operands = ConvertedOperands::new();
    operands.push(&[value, value]);
    let mut signature = SignatureConversion::new(1);
    signature.add_inputs(0, &[m.ctx.common().i32]);
    assert_panics! {
        "operand 0 is mapped to 2 values, and one is asked for" => operands.one(0);
        "there are 1 converted operands, and no operand 1" => operands.many(1);
        "argument 0 is mapped already" => signature.replace_input(0, &[value]);
        "there are 1 original arguments, and no argument 4" => signature.replace_input(4, &[value]);
    }
}
