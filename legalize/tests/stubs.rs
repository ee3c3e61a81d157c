//! The skeleton in Rust of `legalize coverage --stubs`, as it is written for the project of its tests: it
//! compiles, and its hooks are used.
#![cfg(all(feature = "dialects", feature = "drr", feature = "pdll", feature = "project"))]

// It is as the command writes it, for a module that may be public.
#[rustfmt::skip]
#[expect(unreachable_pub, reason = "a test has no public items")]
#[path = "../../host/cli/tests/coverage/hooks.rs"]
mod hooks;

use std::path::Path;

use hooks::{Hooked, Unwritten};

fn project() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../host/cli/tests/filetests/good/coverage/legalize.ron")
}

#[test]
fn hooks_are_called_and_are_errors_until_they_are_written() {
    let session = legalize::session().project(project()).provider(Hooked::new(Unwritten)).build();
    let session = session.expect("a session");
    for text in ["%0 = shop.buy", "shop.sell"] {
        let errors = session.parse("a.mlir", text).expect_err("refused").render();
        assert!(errors.contains("is not written yet"), "{errors}");
    }
}

#[test]
fn patterns_have_their_natives_with_the_hooks() {
    let missing = |with: bool| {
        let mut builder = legalize::session().project(project());
        if with {
            builder = builder.provider(Hooked::new(Unwritten));
        }
        let session = builder.build().expect("a session");
        let set = session.pattern_set(None);
        let errors = set.errors_of_each(session.ctx(), session.natives());
        errors.iter().filter(|(_, errors)| !errors.is_empty()).count()
    };
    assert_eq!((missing(false), missing(true)), (3, 1), "an inference is left");
}
