//! One case for each native trait, each combinator of constraints and each directive of formats: an instance
//! that is accepted and one that is refused, with the message. The tables fail if a case is missing.

mod combinators;
mod directives;
mod properties;
mod trait_facts;
mod traits;

use legalize_ir::{Context, parse_module, verify};

use super::context;

/// Values that instances use: `%i` and `%l` are integers, `%f` is a float, the others are tensors, named
/// after their shape.
const VALUES: &str = r#"
%i, %l, %f = "test.v"() : () -> (i32, i64, f32)
%t2, %t3, %t22, %f2 = "test.v"() : () -> (tensor<2xi32>, tensor<3xi32>, tensor<2x2xi32>, tensor<2xf32>)
%v2, %m2 = "test.v"() : () -> (vector<2xi32>, memref<2xi32>)
"#;

/// Defines tests and the list of what they cover, `COVERED`.
macro_rules! cases {
    ($($test:ident($what:literal) { $td:literal accepts $good:literal refuses $bad:literal says $message:literal })*) => {
        pub(super) const COVERED: &[&str] = &[$($what),*];
        $(
            #[test]
            fn $test() {
                super::accepts_one_and_refuses_another($td, $good, $bad, $message);
            }
        )*
    };
}
use cases;

/// The errors of reading and verifying a text.
fn errors(ctx: &Context, text: &str) -> String {
    let file = ctx.sources().add("t.mlir", format!("{VALUES}{text}\n"));
    let (module, mut errors) = parse_module(ctx, file, &Default::default()).into_parts();
    if let Some(module) = module.filter(|_| errors.is_empty()) {
        errors = verify(ctx, &module.ir, module.root);
    }
    errors.resolved(ctx.sources()).iter().map(|error| error.one_line() + "\n").collect()
}

/// The definitions accept one text and refuse another, in these words.
fn accepts_one_and_refuses_another(td: &str, good: &str, bad: &str, message: &str) {
    let (mut ctx, _) = context(td);
    directives::attach(&mut ctx);
    assert_eq!(errors(&ctx, good), "", "{good}");
    let rendered = errors(&ctx, bad);
    assert!(rendered.contains(message), "{bad}\nsays {rendered:?}\nnot  {message:?}");
}
