//! Loops of any dialect: the loop-carried values.

use legalize_ir::Type;

use crate::rules::{Checked, wrong};
use crate::subject::Subject;

/// The first place where two lists of types differ.
pub fn difference(a: &[Type], b: &[Type]) -> Option<(usize, Type, Type)> {
    let differs = |(index, (a, b)): (usize, (&Type, &Type))| (a != b).then_some((index, *a, *b));
    a.iter().zip(b).enumerate().find_map(differs)
}

/// Verifies that each loop-carried value has the same type as initial value, region argument, yielded value
/// and result.
///
/// Mirrors `LoopLikeOpInterface`. `yielded` is `None` where another rule verifies the terminator.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_carried(
    at: Subject<'_>,
    inits: &[Type],
    args: &[Type],
    yielded: Option<&[Type]>,
    results: &[Type],
) -> Checked {
    if inits.len() != args.len() {
        return wrong(format!(
            "different number of inits and region iter_args: {} != {}",
            inits.len(),
            args.len()
        ));
    }
    if let Some(yielded) = yielded.filter(|yielded| yielded.len() != args.len()) {
        return wrong(format!(
            "different number of region iter_args and yielded values: {} != {}",
            args.len(),
            yielded.len()
        ));
    }
    for (words, difference) in [
        (["init", "region iter_arg"], difference(inits, args)),
        (["region iter_arg", "yielded value"], difference(args, yielded.unwrap_or(args))),
        (["region iter_arg", "loop result"], difference(args, results)),
    ] {
        if let Some((index, a, b)) = difference {
            return wrong(format!(
                "{index}-th {} and {index}-th {} have different type: '{}' != '{}'",
                words[0],
                words[1],
                at.show(a),
                at.show(b)
            ));
        }
    }
    Ok(())
}
