//! Sequences of transform that are called by name.

use crate::common::attributes::elements;
use crate::common::functions::signature;
use crate::common::functions::verify::is_external;
use crate::common::rules::{Checked, Rules, Subject, plain};

/// Arguments of what is elsewhere are said to be consumed or not.
fn verify_sequence(at: Subject<'_>) -> Checked {
    let Some((inputs, _)) = signature(at).filter(|_| is_external(at)) else { return Ok(()) };
    let attrs = elements(at.ctx, at.attr("arg_attrs"));
    let says = |index: usize| {
        let entries =
            attrs.get(index).and_then(|dict| at.ctx.as_dict(*dict)).map(|dict| at.ctx.dict_entries(dict));
        entries.is_some_and(|entries| {
            let names = ["transform.consumed", "transform.readonly"];
            entries.iter().any(|entry| names.contains(&at.ctx.str(entry.0)))
        })
    };
    match (0..inputs.len()).all(says) {
        true => Ok(()),
        false => plain("must provide consumed/readonly status for arguments of external or called ops"),
    }
}

pub(crate) const RULES: Rules = Rules::after("functions", &[("transform.named_sequence", verify_sequence)]);
