//! Functions of wasmssa, whose arguments are references to locals.

use legalize_ir::VerifyPhase;

use super::verify::local;
use crate::common::functions::signature;
use crate::common::functions::verify::verify_attrs;
use crate::common::rules::{Checked, Rules, Subject, plain};

/// Arguments of a function of wasmssa are references to its locals.
fn verify_locals(at: Subject<'_>) -> Checked {
    verify_attrs(at)?;
    let (Some((inputs, _)), Some(entry)) = (signature(at), at.block(0)) else { return Ok(()) };
    let args = at.args(entry);
    if args.len() != inputs.len() {
        return plain(format!(
            "entry block should have same number of arguments as function type. Function type has {}, entry block \
             has {}",
            inputs.len(),
            args.len()
        ));
    }
    for (index, (&arg, &input)) in args.iter().zip(&inputs).enumerate() {
        match local(at, Some(arg)) {
            None => {
                return plain(format!(
                    "entry block argument type should be LocalRefType, got '{}' for block argument {index}",
                    at.show(arg)
                ));
            }
            Some(of) if of != input => {
                return plain(format!(
                    "func argument type #{index}('{}') doesn't match entry block referenced type ('{}')",
                    at.show(input),
                    at.show(of)
                ));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

pub(crate) const RULES: Rules =
    Rules::of(VerifyPhase::Traits, "functions", &[("wasmssa.func", verify_locals)]);
