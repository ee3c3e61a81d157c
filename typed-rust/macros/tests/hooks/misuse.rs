//! Misuse of typed accessors panics with the operation, the accessor and the reason, at the caller's place.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, Location, catch_unwind};
use std::sync::{Arc, Once};

use legalize::ir::{BlockId, Context, Ir, OpId, OperationState, ValueId};
use legalize::typed::{BuildOp, OpView, TypeView};

use crate::hooked::{self, PartsOp, SizedType};

thread_local! {
    /// True while a panic of this thread is expected.
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
    /// The message and the place of the last expected panic of this thread.
    static PANIC: RefCell<Option<(String, String, u32)>> = const { RefCell::new(None) };
}

/// Runs what panics; returns the message, after a check that the place is in the closure.
#[track_caller]
fn panic_of(run: impl FnOnce()) -> String {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let others = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let place = info.location().map(|at| (at.file().to_owned(), at.line()));
            let message = info.payload_as_str().map(str::to_owned);
            let (true, Some((file, line)), Some(message)) = (IS_EXPECTED.get(), place, message) else {
                return others(info);
            };
            PANIC.with_borrow_mut(|last| *last = Some((message, file, line)));
        }));
    });
    let here = Location::caller();
    IS_EXPECTED.set(true);
    let result = catch_unwind(AssertUnwindSafe(run));
    IS_EXPECTED.set(false);
    assert!(result.is_err(), "no panic at {here}");
    let (message, file, line) = PANIC.take().expect("a panic with a message");
    let is_inside = (here.line()..here.line() + 5).contains(&line);
    assert!(file == here.file() && is_inside, "'{message}' is at {file}:{line}, not at {here}");
    message
}

/// Checks the message of a panic.
#[track_caller]
fn assert_panics(expected: &str, run: impl FnOnce()) {
    assert_eq!(panic_of(run), expected);
}

fn context() -> Context {
    let mut ctx = Context::new(Arc::default());
    legalize::ir::register_builtin(&mut ctx);
    ctx.allow_unregistered_dialects(true);
    let found = hooked::register(&mut ctx);
    assert!(!found.has_errors());
    ctx
}

/// A body with a value, a block and an operation, and one of each that is erased.
struct Body {
    ctx: Context,
    ir: Ir,
    value: ValueId,
    block: BlockId,
    op: PartsOp,
    erased_value: ValueId,
    erased_block: BlockId,
    erased: PartsOp,
}

impl Body {
    fn new() -> Self {
        let (ctx, mut ir) = (context(), Ir::new());
        let mut state = OperationState::new(&ctx, ctx.op_name("x.v"), legalize::ir::Location::UNKNOWN);
        state.result_types.push(ctx.common().i32);
        let [value_op, erased_op] = [0; 2].map(|_| ir.create_op(&state));
        let [value, erased_value] = [value_op, erased_op].map(|op| ir.op(op).results()[0]);
        let [block, erased_block] = [0; 2].map(|_| ir.create_block(&[]));
        let mut create = || {
            let new = PartsOp::builder(ctx.common().i32, value, 7, block);
            new.create(&mut (&ctx, &mut ir), legalize::ir::Location::UNKNOWN).expect("an operation")
        };
        let (op, erased) = (create(), create());
        ir.erase_op(erased.op());
        ir.erase_op(erased_op);
        ir.erase_block(erased_block);
        Body { ctx, ir, value, block, op, erased_value, erased_block, erased }
    }

    fn at(&self) -> (&Context, &Ir) {
        (&self.ctx, &self.ir)
    }

    /// An operation without parts; of another name, or one that was not verified.
    fn raw(&mut self, name: &str, attrs: &[(&str, &str)]) -> PartsOp {
        let loc = legalize::ir::Location::UNKNOWN;
        let mut state = OperationState::new(&self.ctx, self.ctx.op_name(name), loc);
        for (name, text) in attrs {
            state.set_attr(&self.ctx, name, self.ctx.string_attr(text));
        }
        PartsOp::of(self.ir.create_op(&state))
    }
}

/// Calls an accessor, and drops the value.
macro_rules! reads {
    ($body:ident, $op:expr, $($accessor:ident: $what:literal),* $(,)?) => {
        [$(($what, panic_of(|| _ = $op.$accessor(&$body.at())))),*]
    };
}

#[test]
fn accessors_of_each_kind_name_an_erased_operation() {
    let body = Body::new();
    let found = reads!(
        body, body.erased,
        first: "operand 'first'", second: "operand 'second'", rest: "operand 'rest'", one: "result 'one'",
        two: "result 'two'", more: "result 'more'", count: "attribute 'count'",
        count_attr: "attribute 'count'", note: "attribute 'note'", flag: "attribute 'flag'",
        bare: "attribute 'bare'", body: "region 'body'", bodies: "region 'bodies'",
        next: "successor 'next'", others: "successor 'others'", loc: "the location",
    );
    for (what, message) in found {
        let why = "the operation is erased or belongs to another body";
        assert_eq!(message, format!("cannot read {what} of 'hooked.parts' op: {why}"));
    }
}

#[test]
fn accessors_of_each_kind_name_an_absent_part() {
    let mut body = Body::new();
    let op = body.raw("hooked.parts", &[]);
    let found = reads!(
        body, op,
        first: "operand 'first' of 'hooked.parts' op: the operation has 0 operands",
        one: "result 'one' of 'hooked.parts' op: the operation has 0 results",
        body: "region 'body' of 'hooked.parts' op: the operation has 0 regions",
        next: "successor 'next' of 'hooked.parts' op: the operation has 0 successors",
        count: "attribute 'count' of 'hooked.parts' op: it is absent",
    );
    for (what, message) in found {
        assert_eq!(message, format!("cannot read {what}"));
    }
    let wrong = body.raw("hooked.parts", &[("count", "a"), ("flag", "b")]);
    let found = reads!(
        body, wrong,
        count: "attribute 'count' of 'hooked.parts' op: '\"a\"' is not of the declared kind",
        flag: "attribute 'flag' of 'hooked.parts' op: '\"b\"' is not of the declared kind",
    );
    for (what, message) in found {
        assert_eq!(message, format!("cannot read {what}"));
    }
    // What may be absent is absent.
    let at = body.at();
    assert!(op.second(&at).is_none() && op.rest(&at).is_empty() && op.two(&at).is_none());
    assert!(op.more(&at).is_empty() && op.bodies(&at).is_empty() && op.others(&at).is_empty());
    assert!(op.note(&at).is_none() && op.flag(&at) && !op.bare(&at));
}

#[test]
fn accessors_name_the_other_operation_of_a_handle() {
    let mut body = Body::new();
    let op = body.raw("hooked.square", &[]);
    let found = reads!(
        body, op,
        first: "operand 'first'", one: "result 'one'", body: "region 'body'", next: "successor 'next'",
        count: "attribute 'count'",
    );
    for (what, message) in found {
        let why = "the handle is of a 'hooked.square' op";
        assert_eq!(message, format!("cannot read {what} of 'hooked.parts' op: {why}"));
    }
}

#[test]
fn setters_of_each_kind_name_an_erased_or_another_operation() {
    let mut all = Body::new();
    let other = all.raw("hooked.square", &[]);
    let (erased, value, block) = (all.erased, all.value, all.block);
    for (op, why) in [
        (erased, "the operation is erased or belongs to another body"),
        (other, "the handle is of a 'hooked.square' op"),
    ] {
        let at = &mut (&all.ctx, &mut all.ir);
        let found = [
            ("operand 'first'", panic_of(|| op.set_first(at, value))),
            ("operand 'second'", panic_of(|| op.set_second(at, None))),
            ("operand 'rest'", panic_of(|| op.set_rest(at, &[value]))),
            ("attribute 'count'", panic_of(|| op.set_count(at, 1))),
            ("attribute 'note'", panic_of(|| op.set_note(at, Some("a")))),
            ("attribute 'note'", panic_of(|| op.set_note(at, None))),
            ("attribute 'flag'", panic_of(|| op.set_flag(at, true))),
            ("attribute 'bare'", panic_of(|| op.set_bare(at, true))),
            ("successor 'next'", panic_of(|| op.set_next(at, block))),
        ];
        for (what, message) in found {
            assert_eq!(message, format!("cannot set {what} of 'hooked.parts' op: {why}"));
        }
    }
}

#[test]
fn setters_and_builders_name_an_erased_value() {
    let mut all = Body::new();
    let (op, block) = (all.op, all.block);
    let (value, target) = (all.erased_value, all.erased_block);
    let at = &mut (&all.ctx, &mut all.ir);
    let why = format!("value {value:?} is erased or belongs to another body");
    for what in ["first", "rest"] {
        let message = match what {
            "first" => panic_of(|| op.set_first(at, value)),
            _ => panic_of(|| op.set_rest(at, &[value])),
        };
        assert_eq!(message, format!("cannot set operand '{what}' of 'hooked.parts' op: {why}"));
    }
    let gone = format!("block {target:?} is erased or belongs to another body");
    let expected = format!("cannot set successor 'next' of 'hooked.parts' op: {gone}");
    assert_panics(&expected, || op.set_next(at, target));
    let i32 = at.0.common().i32;
    assert_panics(&format!("cannot create 'hooked.parts' op: operand 'first': {why}"), || {
        let new = PartsOp::builder(i32, value, 7, block);
        _ = new.create(at, legalize::ir::Location::UNKNOWN);
    });
    let region = op.body(at);
    let known = op.first(at);
    let expected = "cannot create 'hooked.parts' op: region 'body': the region belongs to another operation";
    assert_panics(expected, || {
        let new = PartsOp::builder(i32, known, 7, block).body(region);
        _ = new.create(at, legalize::ir::Location::UNKNOWN);
    });
    // Nothing was changed.
    assert_eq!((op.first(at), op.next(at)), (known, block));
}

#[test]
fn parameters_name_their_type() {
    let ctx = context();
    let view = SizedType::of(ctx.common().i32);
    assert_panics(
        "cannot read parameter 'size' of 'hooked.sized': the view is of another type or attribute",
        || _ = view.size(&ctx),
    );
}

#[test]
fn casts_of_an_erased_operation_panic_at_the_caller() {
    let body = Body::new();
    let op: OpId = body.erased.op();
    let expected = format!("operation {op:?} is erased or belongs to another body");
    assert_panics(&expected, || _ = PartsOp::cast(&body.at(), op));
    assert_panics(&expected, || _ = PartsOp::isa(&body.at(), op));
}
